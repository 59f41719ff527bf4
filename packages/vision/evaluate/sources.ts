/**
 * npm run evaluate:sources -- <collection> [--work training/scratch] [--most 200]
 * The panel on sources that its network wasn't trained on: each fold's left-out sources with that fold's network
 * (`training/run.sh folds` makes them), and the photos kept for measuring with the shipped one.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { figuresOf, grouped, isDefect, type Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { allBallots, type Ballots } from './ballots.ts';
import { readManifest } from './manifest.ts';
import { answerOf } from './panel-run.ts';
import { reportLines } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: 'training/scratch' },
    most: { type: 'string', default: '200' },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run evaluate:sources -- <collection with manifest.csv> [--work DIR] [--most N]');
  process.exit(2);
}
await mkdir(values.work, { recursive: true });
const ballots = await allBallots(await readManifest(folder), values.work, Number(values.most));

function judgeAll(some: readonly Ballots[]): Judged[] {
  return some.map(({ file, truth, votes, milliseconds }) =>
    judge(file, truth, answerOf(votes, SHIPPED_WEIGHTS), milliseconds),
  );
}

const three = (value: number) => (Number.isNaN(value) ? '    –' : value.toFixed(3));
console.log(
  '\nsource             truth              n  right  any defect  not sure  right of answered    ECE',
);
for (const [key, some] of grouped(ballots, ({ source, truth, held }) => `${source}|${truth}|${held}`)) {
  const [source = '', truth = '', held] = key.split('|');
  const judged = judgeAll(some);
  const figures = figuresOf(judged);
  const marked = judged.filter(({ predicted }) => isDefect(predicted)).length / judged.length;
  const mark = held === 'true' ? '' : ' *';
  console.log(
    `${(source + mark).padEnd(18)} ${truth.padEnd(13)} ${String(some.length).padStart(6)}  ${three(figures.accuracy)}       ${three(marked)}     ${three(1 - figures.coverage)}              ${three(figures.answeredAccuracy)}  ${three(figures.calibrationError)}`,
  );
}
console.log(
  '* by a network trained without this source; the others by the shipped one, which never saw them.',
);
for (const [title, held] of [
  ['Photos kept for measuring, shipped network', true],
  ['Sources left out in turn', false],
] as const) {
  const some = ballots.filter((one) => one.held === held);
  if (some.length === 0) continue;
  console.log(`\n${title}`);
  console.log(reportLines(figuresOf(judgeAll(some))).join('\n'));
}
