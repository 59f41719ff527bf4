/** Squeezes long texts of few characters: what `expand` in `src/hazards/model/squeezed.ts` reads. */
import { type Around, Counts, depthOf, NARROW, type Squeezed } from '../../src/hazards/model/squeezed.ts';

const BYTE = 256;
const TOP = 2 ** 32;

/** Writes yes and no as one long number. */
class Writer {
  private readonly bytes: number[] = [];
  private low = 0;
  private range = TOP - 1;

  put(yes: boolean, question: number, counts: Counts): void {
    const split = counts.split(this.range, question);
    counts.hear(question, yes);
    if (yes) this.low += split;
    this.range = yes ? this.range - split : split;
    for (; this.range < NARROW; this.range *= BYTE) this.shift();
  }

  private shift(): void {
    if (this.low >= TOP) this.carry();
    this.bytes.push(Math.floor(this.low / NARROW));
    this.low = (this.low % NARROW) * BYTE;
  }

  private carry(): void {
    this.low -= TOP;
    let at = this.bytes.length - 1;
    for (; this.bytes[at] === BYTE - 1; at -= 1) this.bytes[at] = 0;
    this.bytes[at] = (this.bytes[at] ?? 0) + 1;
  }

  end(): string {
    for (let left = 0; left < 4; left += 1) this.shift();
    return Buffer.from(this.bytes).toString('base64');
  }
}

export function squeeze(text: string, around: Around): Squeezed {
  const letters = [...new Set(text)].sort().join('');
  const depth = depthOf(letters);
  const places = Uint8Array.from(text, (letter) => letters.indexOf(letter));
  const counts = new Counts(around, depth);
  const writer = new Writer();
  places.forEach((place, at) => {
    const first = around.of(places, at) << depth;
    let node = 1;
    for (let bit = depth - 1; bit >= 0; bit -= 1) {
      const yes = ((place >> bit) & 1) === 1;
      writer.put(yes, first | node, counts);
      node = node * 2 + Number(yes);
    }
  });
  return { letters, length: text.length, code: writer.end() };
}
