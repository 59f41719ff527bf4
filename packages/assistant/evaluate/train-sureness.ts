/**
 * `npm run train:sureness`: how likely an answer is to be graded right, learnt as a logistic regression from questions
 * that the model of aims hadn't learnt from, into `src/data/sureness.json`. First it measures: each set is left out in
 * turn. `-- --measure` writes nothing. Run it after `train:intents`.
 */
import { writeFileSync } from 'node:fs';
import { useAims } from '../src/aims/model.ts';
import { kindOf, warmUp } from '../src/index.ts';
import { likelyRightAnew, type SurenessWeights, signsOf, sureness, useSureness } from '../src/sureness.ts';
import { LEARNT_SETS, learn } from './aims/learn.ts';
import { calibrationError } from './calibration-error.ts';
import { readCases } from './cases.ts';
import { type Graded, grade } from './grade.ts';

/** The first development set was looked at while answers were written: it flatters. */
const OTHER_SETS = LEARNT_SETS.filter((set) => set !== 'development');
/** How much a weight is drawn to nought: a kind seen thrice proves little. */
const SHRINK = 3;
const STEPS = 12_000;
const RATE = 0.5;

const SIGNS = ['taken', 'words', 'support', 'followUp'] as const;

function learnSureness(answers: readonly Graded[]): SurenessWeights {
  const kinds = [...new Set(answers.map(({ led }) => kindOf(led)))].sort();
  const bias = { value: 0 };
  const byKind = new Map(kinds.map((kind) => [kind, 0]));
  const bySign = new Map(SIGNS.map((sign) => [sign, 0]));
  const samples = answers.map(({ led, grade: got }) => ({
    kind: kindOf(led),
    signs: signsOf(led),
    right: got === 'right' ? 1 : 0,
  }));
  for (let step = 0; step < STEPS; step += 1) {
    const slope = { bias: 0, kinds: new Map<string, number>(), signs: new Map<string, number>() };
    for (const { kind, signs, right } of samples) {
      const score =
        bias.value +
        (byKind.get(kind) ?? 0) +
        SIGNS.reduce((sum, sign) => sum + (bySign.get(sign) ?? 0) * signs[sign], 0);
      const error = right - 1 / (1 + Math.exp(-score));
      slope.bias += error;
      slope.kinds.set(kind, (slope.kinds.get(kind) ?? 0) + error);
      for (const sign of SIGNS) slope.signs.set(sign, (slope.signs.get(sign) ?? 0) + error * signs[sign]);
    }
    const moved = (weight: number, sum: number, shrink: number) =>
      weight + (RATE * (sum - shrink * weight)) / samples.length;
    bias.value = moved(bias.value, slope.bias, 0);
    for (const [kind, weight] of byKind) byKind.set(kind, moved(weight, slope.kinds.get(kind) ?? 0, SHRINK));
    for (const [sign, weight] of bySign) bySign.set(sign, moved(weight, slope.signs.get(sign) ?? 0, SHRINK));
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    bias: rounded(bias.value),
    byKind: Object.fromEntries([...byKind].map(([kind, weight]) => [kind, rounded(weight)])),
    taken: rounded(bySign.get('taken') ?? 0),
    words: rounded(bySign.get('words') ?? 0),
    support: rounded(bySign.get('support') ?? 0),
    followUp: rounded(bySign.get('followUp') ?? 0),
    unread: 0,
  };
}

/** Sets of other hands whose even lines nobody reads: only how many of them are right is used. */
const UNREAD = [
  'development-20',
  'development-21',
  'development-22',
  'development-23',
  'development-24',
] as const;

/** What brings the mean of what is claimed to the share that is right, on questions that nobody mended for. */
async function forUnread(learnt: SurenessWeights): Promise<number> {
  useAims(learn(LEARNT_SETS));
  useSureness(learnt);
  const answers: Graded[] = [];
  for (const told of UNREAD.flatMap((set) => readCases(set).filter((_, at) => at % 2 === 1))) {
    const graded = await grade(told);
    if (!graded.led.declined) answers.push(graded);
  }
  const right = answers.filter((each) => each.grade === 'right').length;
  let [low, high] = [-4, 4];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    const claimed = answers.reduce((sum, { led }) => sum + likelyRightAnew(led, middle), 0);
    if (claimed > right) high = middle;
    else low = middle;
  }
  return Math.round(((low + high) / 2) * 100) / 100;
}

await warmUp();
const answersOf = new Map<string, Graded[]>();
for (const set of OTHER_SETS) {
  useAims(learn(LEARNT_SETS.filter((other) => other !== set)));
  const answers: Graded[] = [];
  for (const told of readCases(set)) {
    const graded = await grade(told);
    // A refusal claims nothing; how sure it is isn't shown.
    if (!graded.led.declined) answers.push(graded);
  }
  answersOf.set(set, answers);
}

for (const [set, answers] of answersOf) {
  useSureness(learnSureness([...answersOf].flatMap(([other, some]) => (other === set ? [] : some))));
  const mean = answers.reduce((sum, { led }) => sum + sureness(led, led.rows), 0) / answers.length;
  const right = answers.filter((each) => each.grade === 'right').length / answers.length;
  console.log(
    `${set}, left out: sure ${mean.toFixed(2)}, right ${right.toFixed(2)} of ${answers.length}, ECE ${calibrationError(answers).toFixed(3)}`,
  );
}
const regression = learnSureness([...answersOf.values()].flat());
const learnt = { ...regression, unread: await forUnread(regression) };
console.log(JSON.stringify(learnt));
if (!process.argv.includes('--measure'))
  writeFileSync(
    new URL('../src/data/sureness.json', import.meta.url),
    `${JSON.stringify(learnt, null, 2)}\n`,
  );
