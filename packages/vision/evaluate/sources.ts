/**
 * npm run evaluate:sources -- <collection> [--work training/scratch] [--most 200]
 * The panel on sources that its network wasn't trained on: each fold's left-out sources with that fold's network
 * (`training/run.sh folds` makes them), and the photos kept for measuring with the shipped one.
 */
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { figuresOf, grouped, isDefect, type Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { allBallots, aloneBallots, type Ballots } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';
import { answerOf } from './panel-run.ts';
import { reportLines } from './report.ts';

const asked = collectionAsked('npm run evaluate:sources --');
const manifest = await readManifest(asked.folder);
const ballots = await allBallots(manifest, asked.work, asked.most);
const alone = await aloneBallots(manifest, asked.work, asked.most);

function judgeAll(some: readonly Ballots[]): Judged[] {
  return some.map(({ file, truth, votes, milliseconds }) =>
    judge(file, truth, answerOf(votes, SHIPPED_WEIGHTS), milliseconds),
  );
}

const three = (value: number) => (Number.isNaN(value) ? '    –' : value.toFixed(3));
console.log(
  '\nsource             truth              n  right  any defect  not sure  right of answered    ECE',
);
const marks = (one: Ballots) => (one.held ? '' : alone.leftOut.includes(one) ? ' **' : ' *');
for (const [key, some] of grouped(
  [...ballots, ...alone.leftOut],
  (one) => `${one.source}|${one.truth}|${marks(one)}`,
)) {
  const [source = '', truth = '', mark = ''] = key.split('|');
  const judged = judgeAll(some);
  const figures = figuresOf(judged);
  const marked = judged.filter(({ predicted }) => isDefect(predicted)).length / judged.length;
  console.log(
    `${(source + mark).padEnd(18)} ${truth.padEnd(13)} ${String(some.length).padStart(6)}  ${three(figures.accuracy)}       ${three(marked)}     ${three(1 - figures.coverage)}              ${three(figures.answeredAccuracy)}  ${three(figures.calibrationError)}`,
  );
}
console.log(
  '* by a network trained without this source, ** by one of tier A and drawn pictures alone; the others by the shipped one, which never saw them.',
);
for (const [title, some] of [
  ['Photos kept for measuring, shipped network', ballots.filter(({ held }) => held)],
  ['Photos kept for measuring, network of tier A and drawn pictures alone', alone.measured],
  ['Sources left out in turn', ballots.filter(({ held }) => !held)],
] as const) {
  if (some.length === 0) continue;
  console.log(`\n${title}`);
  console.log(reportLines(figuresOf(judgeAll(some))).join('\n'));
}
