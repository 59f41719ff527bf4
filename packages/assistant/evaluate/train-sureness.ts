/**
 * `npm run train:sureness`: how likely an answer is to be graded right, learnt as a logistic regression from the answers
 * to questions of other hands that nobody reads, into `src/data/sureness.json`. Nothing of them is used but how they
 * were graded. First it measures: each set is left out in turn. `-- --measure` writes nothing. Run it after
 * `train:intents`, and after what answers has changed.
 */
import { writeFileSync } from 'node:fs';
import { kindOf, warmUp } from '../src/index.ts';
import { likelyRight, SIGNS, type SurenessWeights, useSureness, weighed } from '../src/sureness.ts';
import { calibrationError } from './calibration-error.ts';
import { CASE_SETS, isUnread, readCases } from './cases.ts';
import { type Graded, grade } from './grade.ts';

/** How much a weight is drawn to nought: a kind seen thrice proves little. */
const SHRINK = 6;
/** A kind that is seen less often has no weight of its own. */
const LEAST_OF_KIND = 5;
const STEPS = 6_000;
const RATE = 0.6;

function learnSureness(answers: readonly Graded[]): SurenessWeights {
  const counts = new Map<string, number>();
  for (const { led } of answers) counts.set(kindOf(led), (counts.get(kindOf(led)) ?? 0) + 1);
  const kinds = [...counts].flatMap(([kind, count]) => (count < LEAST_OF_KIND ? [] : [kind])).sort();
  const samples = answers.map(({ led, grade: got }) => {
    const signs = weighed(led);
    return {
      values: [
        ...kinds.map((kind) => Number(kind === kindOf(led))),
        ...SIGNS.map((sign) => signs?.[sign] ?? 0),
      ],
      right: got === 'right' ? 1 : 0,
    };
  });
  const learnt = new Float64Array(kinds.length + SIGNS.length);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(learnt.length);
    let biasSlope = 0;
    for (const { values, right } of samples) {
      const score = values.reduce((sum, value, at) => sum + (learnt[at] ?? 0) * value, bias);
      const error = right - 1 / (1 + Math.exp(-score));
      biasSlope += error;
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    bias += (RATE * biasSlope) / samples.length;
    for (const [at, weight] of learnt.entries())
      learnt[at] = weight + (RATE * ((slope[at] ?? 0) - SHRINK * weight)) / samples.length;
  }
  const rounded = (value = 0) => Math.round(value * 100) / 100;
  return {
    bias: rounded(bias),
    byKind: Object.fromEntries(kinds.map((kind, at) => [kind, rounded(learnt[at])])),
    bySign: Object.fromEntries(
      SIGNS.map((sign, at) => [sign, rounded(learnt[kinds.length + at])]),
    ) as SurenessWeights['bySign'],
  };
}

/** By these every answer is as sure as the next, so that none is held back from being graded. */
const ALIKE: SurenessWeights = {
  bias: 2,
  byKind: {},
  bySign: Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as SurenessWeights['bySign'],
};

await warmUp();
useSureness(ALIKE);
const answersOf = new Map<string, Graded[]>();
for (const set of CASE_SETS) {
  const answers: Graded[] = [];
  if (set === 'held-out') continue;
  for (const [at, told] of readCases(set).entries()) {
    if (!isUnread(set, at)) continue;
    const graded = await grade(told);
    // A refusal claims nothing; how sure it is isn't shown.
    if (!graded.led.declined) answers.push(graded);
  }
  if (answers.length > 0) answersOf.set(set, answers);
}

const leftOut: { sure: number; right: boolean }[] = [];
for (const [set, answers] of answersOf) {
  useSureness(learnSureness([...answersOf].flatMap(([other, some]) => (other === set ? [] : some))));
  for (const { led, grade: got } of answers) leftOut.push({ sure: likelyRight(led), right: got === 'right' });
  const mean = answers.reduce((sum, { led }) => sum + likelyRight(led), 0) / answers.length;
  const right = answers.filter((each) => each.grade === 'right').length / answers.length;
  console.log(
    `${set}, left out: sure ${mean.toFixed(2)}, right ${right.toFixed(2)} of ${answers.length}, ECE ${calibrationError(answers).toFixed(3)}`,
  );
}
let gaps = 0;
for (let tenth = 0; tenth < 10; tenth += 1) {
  const some = leftOut.filter(({ sure }) => Math.floor(sure * 10) === tenth);
  const right = some.filter((each) => each.right).length;
  gaps += Math.abs(some.reduce((sum, { sure }) => sum + sure, 0) - right);
  if (some.length > 0) console.log(`sure from ${(tenth / 10).toFixed(1)}: ${right} right of ${some.length}`);
}
console.log(`all left out: ECE ${(gaps / leftOut.length).toFixed(3)}`);
const learnt = learnSureness([...answersOf.values()].flat());
console.log(JSON.stringify(learnt));
if (!process.argv.includes('--measure'))
  writeFileSync(
    new URL('../src/data/sureness.json', import.meta.url),
    `${JSON.stringify(learnt, null, 2)}\n`,
  );
