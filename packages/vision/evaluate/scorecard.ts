/**
 * npm run evaluate:scorecard -- <collection> [--work DIR] [--most N] [--write]
 * What the panel that ships finds, misses and invents in the photos kept for measuring: none of their sources' photos of
 * that kind trained a network or were fitted to. Writes what the product tells of itself: `recall.json` (blind spots in
 * every answer) and `scorecard.json` (the public page), both in packages/knowledge/src/data.
 */
import { writeFile } from 'node:fs/promises';
import { ENOUGH_PHOTOS } from '@plumbline/knowledge/recall';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { allBallots } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';
import { overlaps } from './overlap.ts';
import { answerOf } from './panel-run.ts';
import { type Answered, recallOf, scorecardOf, tooFew } from './score.ts';

const asked = collectionAsked('npm run evaluate:scorecard --', { writes: true });
const manifest = await readManifest(asked.folder);
const ballots = await allBallots(manifest, asked.work, asked.most);
const answers: Answered[] = ballots
  .filter(({ held }) => held)
  .map(({ source, truth, votes }) => ({ source, truth, answer: answerOf(votes, SHIPPED_WEIGHTS) }));
const head = { version: SHIPPED_WEIGHTS.version, measuredOn: new Date().toISOString().slice(0, 10) };
const recall = { ...head, ...recallOf(answers) };
const regions = await overlaps(manifest, asked.folder);
const scorecard = { ...head, ...scorecardOf(answers), regions };
for (const { family, photos, named, marked, clean, said } of scorecard.families) {
  const [low, high] = named.interval;
  console.log(
    `${family.padEnd(14)} ${photos} photos, named ${named.count} (${low.toFixed(2)}–${high.toFixed(2)}), some defect ${marked.count}, called clean ${clean.count}; said of ${said.photos}, right ${said.right}`,
  );
}
const { answered, overall } = scorecard;
console.log(
  `${overall.photos} photos, answered ${answered.count}, right of these ${answered.right}, ECE ${overall.calibrationError.toFixed(3)}`,
);
for (const { family, photos, overlap } of regions)
  console.log(`${family.padEnd(14)} region overlaps ${overlap.toFixed(2)} with ${photos} masks (trained on)`);
const few = tooFew(answers);
if (asked.write && few.length > 0) {
  console.error(
    `Not written: ${few.map(({ family, photos }) => `${photos} of ${family}`).join(', ')}. The product needs ${ENOUGH_PHOTOS} photos of each kind to tell what it finds; with fewer it would call nothing free of visible defects. Measure on the collection it was measured on with yours added to it.`,
  );
  process.exitCode = 1;
} else if (asked.write) {
  const data = new URL('../../knowledge/src/data/', import.meta.url);
  const write = (name: string, value: object) =>
    writeFile(new URL(name, data), `${JSON.stringify(value, null, 2)}\n`);
  await write('recall.json', recall);
  await write('scorecard.json', scorecard);
}
