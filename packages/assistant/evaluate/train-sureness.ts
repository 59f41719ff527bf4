/**
 * `npm run train:sureness`: which share of answers of each kind was graded right on questions that the model of aims
 * hadn't learnt from, as `src/data/sureness.json`. `-- --measure` writes nothing. Run it after `train:intents`.
 */
import { writeFileSync } from 'node:fs';
import { useAims } from '../src/aims/model.ts';
import { kindOf, warmUp } from '../src/index.ts';
import { LEARNT_SETS, learn } from './aims/learn.ts';
import { readCases } from './cases.ts';
import { grade } from './grade.ts';

/** The first development set was looked at while answers were written: it flatters. */
const OTHER_SETS = LEARNT_SETS.filter((set) => set !== 'development');
/** How many answers of an average kind each kind starts with: a kind seen thrice proves little. */
const AVERAGE_ANSWERS = 8;

await warmUp();
const answers: { kind: string; right: boolean }[] = [];
for (const set of OTHER_SETS) {
  useAims(learn(LEARNT_SETS.filter((other) => other !== set)));
  for (const told of readCases(set)) {
    const { led, grade: got } = await grade(told);
    // A refusal claims nothing; how sure it is isn't shown.
    if (!led.declined) answers.push({ kind: kindOf(led), right: got === 'right' });
  }
}

const shareOf = (some: typeof answers) => some.filter(({ right }) => right).length / some.length;
const overall = shareOf(answers);
const rounded = (value: number) => Math.round(value * 100) / 100;
const byKind: Record<string, number> = {};
for (const kind of [...new Set(answers.map(({ kind: each }) => each))].sort()) {
  const some = answers.filter((each) => each.kind === kind);
  const right = some.filter((each) => each.right).length;
  byKind[kind] = rounded((right + AVERAGE_ANSWERS * overall) / (some.length + AVERAGE_ANSWERS));
  console.log(`${kind.padEnd(16)} ${right} of ${some.length} right, taken as ${byKind[kind]}`);
}
console.log(`all              ${rounded(overall)} of ${answers.length}`);
if (!process.argv.includes('--measure'))
  writeFileSync(
    new URL('../src/data/sureness.json', import.meta.url),
    `${JSON.stringify({ overall: rounded(overall), byKind }, null, 2)}\n`,
  );
