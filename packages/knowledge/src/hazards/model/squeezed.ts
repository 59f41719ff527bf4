/**
 * Long texts of few characters, kept in fewer bytes than in a zipped file: each character is a few yes or no,
 * and a likely one takes less than a bit (arithmetic coding). How likely is counted on the way, by what stands around it.
 */

export interface Squeezed {
  /** Every character that there is. */
  letters: string;
  length: number;
  /** Base64. */
  code: string;
}

/** What tells of the next character: a number below `contexts`, by the characters before it, as places in `letters`. */
export interface Around {
  contexts: number;
  of: (before: Uint8Array, at: number) => number;
}

/** Ranges are 32 bits, and get another byte below this. */
export const NARROW = 2 ** 24;

/** How often each question was met, and how often the answer was no: a little of both before the first. */
export class Counts {
  private readonly all: Float64Array;
  private readonly no: Float64Array;

  constructor({ contexts }: Around, depth: number) {
    this.all = new Float64Array(contexts << depth).fill(0.8);
    this.no = new Float64Array(contexts << depth).fill(0.4);
  }

  /** Where the range is split: 'no' lies below. */
  split(range: number, question: number): number {
    return Math.floor((range * (this.no[question] ?? 0)) / (this.all[question] ?? 1));
  }

  hear(question: number, yes: boolean): void {
    this.all[question] = (this.all[question] ?? 0) + 1;
    if (!yes) this.no[question] = (this.no[question] ?? 0) + 1;
  }
}

export const depthOf = (letters: string): number => Math.max(1, Math.ceil(Math.log2(letters.length)));

/** The text that was squeezed with the same surroundings (`evaluate/model/squeeze.ts`). */
export function expand({ letters, length, code }: Squeezed, around: Around): string {
  const bytes = atob(code);
  const depth = depthOf(letters);
  const counts = new Counts(around, depth);
  const places = new Uint8Array(length);
  let range = 2 ** 32 - 1;
  let next = 0;
  const byte = () => bytes.charCodeAt(next++) || 0;
  let value = 0;
  while (next < 4) value = value * 256 + byte();
  for (let at = 0; at < length; at += 1) {
    const first = around.of(places, at) << depth;
    let node = 1;
    while (node < 1 << depth) {
      const split = counts.split(range, first | node);
      const yes = value >= split;
      counts.hear(first | node, yes);
      if (yes) value -= split;
      range = yes ? range - split : split;
      node = node * 2 + Number(yes);
      for (; range < NARROW; range *= 256) value = value * 256 + byte();
    }
    places[at] = node - (1 << depth);
  }
  return Array.from(places, (place) => letters[place]).join('');
}
