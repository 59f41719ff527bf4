/**
 * node scripts/run.mjs packages/vision/evaluate/recall.ts <collection> [--work DIR] [--most N] [--write]
 * What the panel that ships finds of each kind of defect, in the photos kept for measuring: none of their sources'
 * photos of that kind trained a network or were fitted to. Product pages read it to say what the panel overlooks.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { FamilyRecall } from '../src/consensus/recall.ts';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { grouped, isDefect, wilson } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { allBallots } from './ballots.ts';
import { readManifest } from './manifest.ts';
import { answerOf } from './panel-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: 'training/scratch' },
    most: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: recall.ts <collection with manifest.csv> [--work DIR] [--most N] [--write]');
  process.exit(2);
}
await mkdir(values.work, { recursive: true });
const ballots = await allBallots(await readManifest(folder), values.work, Number(values.most));
const families: Record<string, FamilyRecall> = {};
for (const [family, some] of grouped(
  ballots.filter(({ held, truth }) => held && isDefect(truth)),
  ({ truth }) => truth,
)) {
  const answers = some.map(({ file, truth, votes, milliseconds }) =>
    judge(file, truth, answerOf(votes, SHIPPED_WEIGHTS), milliseconds),
  );
  const named = answers.filter(({ predicted }) => predicted === family).length;
  const marked = answers.filter(({ predicted }) => isDefect(predicted)).length;
  families[family] = {
    photos: some.length,
    sources: grouped(some, ({ source }) => source).size,
    named,
    marked,
  };
  const [low, high] = wilson(named, some.length);
  console.log(
    `${family.padEnd(14)} ${some.length} photos, named ${named} (${low.toFixed(2)}–${high.toFixed(2)}), some defect ${marked}`,
  );
}
if (values.write) {
  const text = JSON.stringify({ version: SHIPPED_WEIGHTS.version, families }, null, 2);
  await writeFile(new URL('../src/model/data/recall.json', import.meta.url), `${text}\n`);
}
