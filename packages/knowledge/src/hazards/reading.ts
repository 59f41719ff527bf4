/** A person's words, with the classes that they name and what is denied, past or supposed among them. */
import { stemOf } from '../language/tokens.ts';
import { addBodges } from './bodges.ts';
import { addSigns } from './ground.ts';
import { asSaid } from './homophones.ts';
import { CONDITION_LANE, type Lane, THING_LANE } from './lexicon.ts';
import { addHung } from './overhead.ts';
import { addSayings } from './sayings.ts';
import { scopeOf } from './scope.ts';
import { addCrackWidths, addGrowth, addSizes, crackWidths } from './sizes.ts';
import { makeSpeller, runOn, SLIPS, withG } from './spelling.ts';
import { foldText, type Word, wordsOf } from './words.ts';

export interface Span {
  start: number;
  end: number;
}

const KNOWN = new Set(
  [...THING_LANE.values(), ...CONDITION_LANE.values()].flat().flatMap(({ words }) => words),
);

/** How many words of a sentence are quoted before what it tells ends, and in all. */
const LONGEST_LEAD = 20;
const LONGEST_QUOTE = 24;

export class Reading {
  readonly words: readonly Word[];
  readonly found = new Map<string, Span[]>();
  readonly denied: readonly boolean[];
  readonly quiet: readonly boolean[];
  readonly settled: readonly boolean[];
  private readonly folded: string;

  constructor(text: string) {
    this.folded = foldText(text);
    const correct = makeSpeller();
    const written = asSaid(wordsOf(this.folded)).flatMap((word) => {
      const slang = SLIPS.get(word.text) ?? withG(word.text);
      if (slang !== word.text) return [{ ...word, text: slang, stem: stemOf(slang) }];
      const parts = runOn(word.text);
      return parts.length === 1 ? [word] : parts.map((text) => ({ ...word, text, stem: stemOf(text) }));
    });
    const scope = scopeOf(written, (end) => this.asks(end, written));
    this.denied = scope.denied;
    this.quiet = scope.quiet;
    this.settled = scope.settled;
    this.words = written.map((word) => {
      if (KNOWN.has(word.stem) || KNOWN.has(`=${word.text}`)) return word;
      const right = correct(word.text);
      return right === word.text ? word : { ...word, text: right, stem: stemOf(right) };
    });
    const masked = this.spans(THING_LANE, new Array(this.words.length).fill(false), 'other');
    this.spans(CONDITION_LANE, masked, 'mask');
    // 'Is a brown stain on the ceiling dangerous?' asks, and tells of none.
    const danger = this.found.get('danger')?.filter((span) => !this.isAsked(span));
    if (danger) this.found.set('danger', danger);
    const add = (name: string, start: number, end: number) => this.add(name, { start, end });
    addSizes(this.words, add);
    addBodges(this.words, add);
    const isSilenced = (at: number) => this.denied[at] === true || this.quiet[at] === true;
    addHung(this.words, isSilenced, add);
    addSigns(this.words, isSilenced, add);
    addSayings(this.words, this, add);
    if (this.found.has('crack')) addGrowth(this.words, add);
    if (this.found.has('crack') && (this.found.has('size5') || this.found.has('size15')))
      addCrackWidths(this.words, crackWidths(text), add);
  }

  private add(name: string, span: Span): void {
    const list = this.found.get(name);
    if (list) list.push(span);
    else this.found.set(name, [span]);
  }

  /** Adds what the lane names; the words of a phrase in `maskName` mean nothing else. */
  private spans(lane: Lane, masked: readonly boolean[], maskName: string): boolean[] {
    const taken = [...masked];
    const out = [...masked];
    for (let start = 0; start < this.words.length; start += 1) {
      const word = this.words[start];
      if (!word || taken[start]) continue;
      const entries = [...(lane.get(word.stem) ?? []), ...(lane.get(`=${word.text}`) ?? [])].sort(
        (a, b) =>
          b.words.length - a.words.length ||
          Number(b.classes.includes('mask')) - Number(a.classes.includes('mask')),
      );
      let longest = 0;
      for (const { words, classes } of entries) {
        if (longest > words.length && lane === THING_LANE) continue;
        const fits = words.every((key, by) => by === 0 || this.isKey(start + by, key));
        if (!fits || out[start + words.length - 1]) continue;
        longest = Math.max(longest, words.length);
        const end = start + words.length;
        for (const name of classes) this.add(name, { start, end });
        if (classes.includes(maskName)) out.fill(true, start, end);
        if (lane === THING_LANE || classes.includes(maskName)) taken.fill(true, start, end);
        if (classes.includes(maskName)) break;
      }
    }
    return out;
  }

  private isKey(at: number, key: string): boolean {
    const word = this.words[at];
    return key.startsWith('=') ? word?.text === key.slice(1) : word?.stem === key;
  }

  /** True where a question mark stands behind the word before this one. */
  asks(end: number, words = this.words): boolean {
    const last = words[end - 1];
    const next = words[end];
    return last !== undefined && this.folded.slice(last.to, next?.from).includes('?');
  }

  /** True of the last word of 'is the stain dangerous?'. Nobody asks that of a balcony or a wall for nothing. */
  private isAsked({ start, end }: Span): boolean {
    const sentence = this.words.filter((word) => word.sentence === this.words[start]?.sentence);
    return (
      /^(?:is|are|could|can)$/.test(sentence[0]?.text ?? '') &&
      sentence.some(({ text }) => /^(?:stain|mark|spot)s?$/.test(text)) &&
      this.words[end]?.sentence !== sentence[0]?.sentence
    );
  }

  /** The classes that it names without denying them. */
  named(): Set<string> {
    return new Set(
      [...this.found]
        .filter(([, spans]) => spans.some(({ start }) => !this.denied[start]))
        .map(([name]) => name),
    );
  }

  /** The text of each clause. */
  clauses(): string[] {
    const ends = this.words.filter(({ clause }, at) => this.words[at + 1]?.clause !== clause);
    const starts = this.words.filter(({ clause }, at) => this.words[at - 1]?.clause !== clause);
    return starts.map(({ from }, at) => this.folded.slice(from, ends[at]?.to));
  }

  quote({ start, end }: Span): string {
    const sentence = this.words[start]?.sentence;
    let from = start;
    let to = end - 1;
    while (from > 0 && this.words[from - 1]?.sentence === sentence && end - from < LONGEST_LEAD) from -= 1;
    // Where the sentence is longer than that, it is quoted from where a clause begins, and says that it was cut.
    const cut = from > 0 && this.words[from - 1]?.sentence === sentence;
    while (cut && from < start && this.words[from - 1]?.clause === this.words[from]?.clause) from += 1;
    while (
      this.words[to + 1]?.sentence === this.words[end - 1]?.sentence &&
      to - from < LONGEST_QUOTE &&
      this.words[to + 1]
    )
      to += 1;
    const said = this.folded.slice(this.words[from]?.from, this.words[to]?.to).replace(/\s+/g, ' ').trim();
    return `${cut ? '… ' : ''}${said}`.slice(0, 160);
  }
}
