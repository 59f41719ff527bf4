/**
 * npm run evaluate:ablation -- <collection> [--work training/scratch] [--most 200]
 * Each engine alone, the panel, and the panel less each engine, on sources that nothing was trained on.
 */
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { figuresOf, grouped } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import type { Vote } from '../src/panel.ts';
import { allBallots, type Ballots } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';
import { answerOf } from './panel-run.ts';

const asked = collectionAsked('npm run evaluate:ablation --');
const ballots = await allBallots(await readManifest(asked.folder), asked.work, asked.most);
const sees = (vote: Vote) => vote.opinion && Object.keys(vote.opinion.families).length > 0;
const ids = [...new Set(ballots.flatMap(({ votes }) => votes.filter(sees).map(({ engineId }) => engineId)))];

/** Every source counts the same, however many photos it has. */
function row(name: string, some: readonly Ballots[], keep: (id: string) => boolean): string {
  const judged = some.map(({ file, source, truth, votes, milliseconds }) => ({
    source,
    ...judge(
      file,
      truth,
      answerOf(
        votes.filter(({ engineId }) => keep(engineId)),
        SHIPPED_WEIGHTS,
      ),
      milliseconds,
    ),
  }));
  const sources = [...grouped(judged, ({ source, truth }) => `${source}/${truth}`).values()];
  const mean = sources.reduce((sum, set) => sum + figuresOf(set).accuracy, 0) / sources.length;
  const figures = figuresOf(judged);
  const cells = [
    mean,
    figures.accuracy,
    figures.answeredAccuracy,
    figures.coverage,
    figures.defectAuroc,
    figures.falseAlarms,
    figures.rejectionAuroc,
    figures.calibrationError,
  ];
  return `${name.padEnd(22)} ${cells.map((cell) => (Number.isNaN(cell) ? '–' : cell.toFixed(3)).padStart(9)).join('')}`;
}

console.log(`Engines that speak of photos alone: ${ids.join(', ')}`);
for (const [title, held] of [
  ['Photos kept for measuring, shipped network', true],
  ['Sources left out in turn', false],
] as const) {
  const some = ballots.filter((one) => one.held === held);
  if (some.length === 0) continue;
  console.log(`\n${title} (${some.length} photos)`);
  console.log(`${''.padEnd(22)}  by source      all  answered  coverage   defect    false   reject      ECE`);
  for (const id of ids) console.log(row(`${id} alone`, some, (other) => other === id));
  console.log(row('the panel', some, () => true));
  for (const id of ids) console.log(row(`the panel less ${id}`, some, (other) => other !== id));
}
