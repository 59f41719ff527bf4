/**
 * npm run evaluate:bars -- <collection> [--tier C] [--most 200], and evaluate:fallen
 * Of which photos labelled by eye (training/*.csv.gz) it is said that bare bars show, or asked whether something has
 * fallen. Honest only of tier C: what ships was fitted on the others. Photos that the collection lacks are left out.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BARS_SHOWN, FALLEN_ASKED } from '../src/consensus/observed.ts';
import { evidenceFrom, seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { grouped, wilson } from '../src/learning/figures.ts';
import { barsShare } from '../src/network/bars.ts';
import { fallenShare } from '../src/network/fallen.ts';
import { type Inference, inferenceOf } from '../src/network/inference.ts';
import { labelsOf } from './labels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string' }, most: { type: 'string', default: '200' } },
});
/** From what on each sign is said. */
const SAID = {
  bars: (inference: Inference) => (barsShare(inference) ?? 0) >= BARS_SHOWN,
  fallen: (inference: Inference) => (fallenShare(inference) ?? 0) >= FALLEN_ASKED,
};
const [named, folder] = positionals;
const sign = (['bars', 'fallen'] as const).find((one) => one === named);
if (!sign || !folder) {
  console.error(
    `Usage: npm run evaluate:${sign ?? 'bars|fallen'} -- <collection with photos/> [--tier A|B|C] [--most N]`,
  );
  process.exit(2);
}
const labelled = (await labelsOf(sign))
  .map((one) => ({ ...one, file: join(folder, 'photos', one.path) }))
  .filter(({ tier, is }) => is !== 'unsure' && tier === (values.tier ?? tier));
const there = labelled.filter(({ file }) => existsSync(file));
console.log(`${there.length} of ${labelled.length} labelled photos are in this collection.`);

const isSaidOf = SAID[sign];

async function isSaid(file: string): Promise<boolean> {
  const photo = await readPhoto(await readFile(file), {
    minimumSide: 1,
    maximumBytes: Number.POSITIVE_INFINITY,
  });
  return isSaidOf(await inferenceOf(evidenceFrom(await seedEvidence(photo))));
}

function told(name: string, said: readonly boolean[]): string {
  const hits = said.filter(Boolean).length;
  const [low, high] = wilson(hits, said.length);
  return `${name.padEnd(46)} ${String(hits).padStart(4)} of ${String(said.length).padStart(4)}  ${(hits / said.length).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

const all = new Map<string, boolean[]>();
const kept = (kind: string, said: readonly boolean[]) => all.set(kind, [...(all.get(kind) ?? []), ...said]);
for (const [key, photos] of grouped(there, ({ source, is, look }) => `${is}|${look}|${source}`)) {
  const said: boolean[] = [];
  for (const { file } of photos.slice(0, Number(values.most))) said.push(await isSaid(file));
  const [is, look, source] = key.split('|');
  const kind = `${is === 'yes' ? 'found' : 'false'}, ${look}`;
  console.log(told(`${kind}: ${source}`, said));
  kept(kind, said);
  kept(is === 'yes' ? 'found' : 'false', said);
}
for (const [kind, said] of all) console.log(told(`${kind}, all`, said));
