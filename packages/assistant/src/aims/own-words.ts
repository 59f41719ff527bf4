/** The words of a finding: its title and place, and whatever was written, said or answered of it, with their relatives. */
import { type OwnFindingSummary, plainUpTo } from '../account-data.ts';
import { stemsIn, wordsOf } from '../question/words.ts';

/** 'Rusty' is rust. */
const bare = (stem: string) => (stem.length > 4 ? stem.replace(/i$/, '') : stem);

/** Words that people use for one another, whatever it was called when it was recorded. */
const RELATED: readonly (readonly string[])[] = (
  [
    'toilet dunny loo wc lavatory',
    'rust rusty rusted corroded corrosion',
    'mould mold mildew',
    'leak leaks leaking drip drips dripping',
    'wardrobe robe robes closet',
    'lounge loungeroom living',
    'verandah veranda porch',
    'rail railing handrail balustrade banister',
    'stairs steps staircase stairwell',
    'fridge refrigerator',
    'cooktop stove hob',
    'fibro asbestos',
    'socket sockets powerpoint gpo outlet',
    'tap taps mixer faucet',
    'gyprock plasterboard drywall plaster',
    'rot rotten rotted',
    'gutter gutters guttering spouting',
    'paling palings fence fencing',
    'termite termites',
    'stink smell odour',
  ] as const
).map((line) => [...new Set(stemsIn(line).map(bare))]);

/** A word with those that mean the same. */
const relatives = (stem: string): readonly string[] =>
  RELATED.find((group) => group.includes(bare(stem))) ?? [bare(stem)];

/** Said of any building, so that one alone names no finding. */
const COMMON = new Set(
  stemsIn(
    'crack cracks cracked leak leaking gap gaps wall walls door doors floor floors ceiling window windows water roof damp tile tiles paint damage damaged loose broken missing failed defect rot mould stain step stairs joint house garden yard corner edge side fence pipe light glass brick concrete slab timber frame surface area line open close hole top bottom end job month old worn bad dry wet hot cold day week new small large wide',
  ),
);
export const isCommon = (stem: string): boolean => COMMON.has(stem);

/** Characters of a note that are read for its words. */
export const LONGEST_NOTE = 2000;
const held = new WeakMap<OwnFindingSummary, ReadonlySet<string>>();

/** Whether what was written, said or answered of a finding, on site or with its photo, holds a word or a relative of it. */
export function isWritten(stem: string, finding: OwnFindingSummary): boolean {
  let stems = held.get(finding);
  if (!stems) {
    const { words, decisionNote = '', answered = '' } = finding;
    stems = new Set(stemsIn(plainUpTo(`${words}\n${decisionNote}\n${answered}`, LONGEST_NOTE)).map(bare));
    held.set(finding, stems);
  }
  const there = stems;
  return relatives(stem).some((other) => there.has(other));
}

/** Whether title or place of a finding hold a relative of a word: the toilet of a 'loo'. */
export const isNamedAlike = (stem: string, { title, location }: OwnFindingSummary): boolean => {
  const others = relatives(stem);
  return others.length > 1 && stemsIn(`${title} ${location}`).some((other) => others.includes(bare(other)));
};

/** The words of a message that may be looked for in what was written: none that only ask. */
export const tellingStems = (text: string): string[] =>
  wordsOf(text).subject.filter((stem) => !/^\d+$/.test(stem));
