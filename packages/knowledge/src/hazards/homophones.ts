/** What a telephone writes that takes dictation: 'know rail on the stares', 'the sealing is bough down'. */
import { stemOf } from '../language/tokens.ts';
import type { Word } from './words.ts';

interface Heard {
  written: RegExp;
  meant: string;
  /** The words behind it, or before it, of which one is enough. */
  after?: RegExp;
  before?: RegExp;
}

const RAIL =
  'rails?|hand|handrails?|balustrades?|barrier|cover|lid|smoke|fence|gate|latch|guard|flue|props?|treads?|steps?|earth';
const GOES_WRONG =
  '(?:(?:is|has|was|s|are|came|and|it|all|now|just|really|starting|to) )*(?:bough|bow\\w*|sag\\w*|crack\\w*|fell|fall\\w*|down|bulg\\w*|drip\\w*|leak\\w*|collaps\\w*|coming|wet|low|hang\\w*|droop\\w*|split\\w*|swollen|loose|wobbl\\w*|lean\\w*|rot\\w*|broken|bent|gone|missing|sink\\w*|block\\w*|glow\\w*|smok\\w*|disconnect\\w*)';

const HEARD: readonly Heard[] = [
  {
    written: /^know$/,
    meant: 'no',
    after: new RegExp(`^(?:${RAIL})\\b`),
    before: /(?:is|are|has|have|got|with|there)$/,
  },
  {
    written: /^stares$/,
    meant: 'stairs',
    before: /(?:the|loft|back|front|on|up|down|of|these|those|our|my|cellar|timber|concrete)$/,
  },
  {
    written: /^sealings?$/,
    meant: 'ceiling',
    after: new RegExp(`^${GOES_WRONG}\\b`),
    before: /(?:the|my|our|bedroom|kitchen|lounge|hall|bathroom|room)$/,
  },
  { written: /^(?:bough|boughed)$/, meant: 'bowed', after: /^(?:down|out|in|by|about|at|up|over)\b/ },
  { written: /^steal$/, meant: 'steel', after: /^(?:beams?|posts?|columns?|props?|lintels?|frames?)\b/ },
  {
    written: /^(?:joyces?|joyst|choice|choists?)$/,
    meant: 'joist',
    before: /(?:rotten|cracked|split|broken|floor|deck|balcony)$/,
  },
  { written: /^barers?$/, meant: 'bearer', before: /(?:the|rotten|cracked|split|broken|floor|deck)$/ },
  {
    written: /^lentils?$/,
    meant: 'lintel',
    after: new RegExp(`^(?:over|above|${GOES_WRONG})\\b`),
    before: /(?:the|cracked|rusted|steel|window|door|garage)$/,
  },
  {
    written: /^flew$/,
    meant: 'flue',
    after: new RegExp(`^${GOES_WRONG}\\b`),
    before: /(?:the|heater|our|gas|fire)$/,
  },
  {
    written: /^wholes?$/,
    meant: 'hole',
    after: /^in the (?:floor|deck|balcony|stairs?|ceiling|path|roof|fence)\b/,
    before: /(?:a|big|the|open|two|huge)$/,
  },
  {
    written: /^pains?$/,
    meant: 'pane',
    after: /^of (?:glass|the window)\b/,
    before: /(?:window|cracked|glass|loose)$/,
  },
  { written: /^bear$/, meant: 'bare', after: /^(?:wires?|wiring|cables?|ends?|copper|live)\b/ },
  {
    written: /^gaits?$/,
    meant: 'gate',
    before: /(?:pool|the|side|self closing)$/,
    after: /^(?:does|do|will|is|not|has|latch\w*|clos\w*|at|by|to|swings?)\b/,
  },
  { written: /^(?:pull|pole)$/, meant: 'pool', after: /^(?:fence|gate|gait|barrier|pump)\b/ },
  {
    written: /^(?:guess|gass|gash)$/,
    meant: 'gas',
    after: /^(?:leak\w*|smell|bottle|heater|meter|pipe|stove)\b/,
  },
];

/** Needs what stands behind it and before it, where both are told. */
function fits({ after, before }: Heard, words: readonly Word[], at: number): boolean {
  const join = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .filter(({ sentence }) => sentence === words[at]?.sentence)
      .map(({ text }) => text)
      .join(' ');
  return (
    (after === undefined || after.test(join(at + 1, at + 7))) &&
    (before === undefined || before.test(join(at - 2, at)))
  );
}

/** The words as they were said. */
export function asSaid(words: readonly Word[]): Word[] {
  const said: Word[] = [...words];
  HEARD.forEach((heard) => {
    said.forEach((word, at) => {
      if (!heard.written.test(word.text) || !fits(heard, said, at)) return;
      said[at] = { ...word, text: heard.meant, stem: stemOf(heard.meant) };
    });
  });
  return said;
}
