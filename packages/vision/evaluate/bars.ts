/**
 * npm run evaluate:bars -- <collection> [--tier C] [--most 200]
 * In which of the photos labelled by eye (training/bars.csv.gz) bare bars are said to show. Honest only of tier C: the
 * head that ships was fitted on the others. Photos that the collection lacks are counted and left out.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { BARS_SHOWN } from '../src/consensus/observed.ts';
import { evidenceFrom, seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { grouped, wilson } from '../src/learning/figures.ts';
import { barsShare } from '../src/network/bars.ts';
import { inferenceOf } from '../src/network/inference.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string' }, most: { type: 'string', default: '200' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run evaluate:bars -- <collection with photos/> [--tier A|B|C] [--most N]');
  process.exit(2);
}
const table = gunzipSync(await readFile(new URL('../../../training/bars.csv.gz', import.meta.url)));
const [, ...lines] = table.toString().trim().split('\n');
const labelled = lines
  .map((line) => {
    const [path = '', source = '', tier = '', bars = '', look = ''] = line.split(',');
    return { path: join(folder, 'photos', path), source, tier, bars, look };
  })
  .filter(({ tier, bars }) => bars !== 'unsure' && tier === (values.tier ?? tier));
const there = labelled.filter(({ path }) => existsSync(path));
console.log(`${there.length} of ${labelled.length} labelled photos are in this collection.`);

async function shows(path: string): Promise<boolean> {
  const photo = await readPhoto(await readFile(path), {
    minimumSide: 1,
    maximumBytes: Number.POSITIVE_INFINITY,
  });
  const inference = await inferenceOf(evidenceFrom(await seedEvidence(photo)));
  return (barsShare(inference) ?? 0) >= BARS_SHOWN;
}

function told(name: string, said: readonly boolean[]): string {
  const hits = said.filter(Boolean).length;
  const [low, high] = wilson(hits, said.length);
  return `${name.padEnd(46)} ${String(hits).padStart(4)} of ${String(said.length).padStart(4)}  ${(hits / said.length).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

const all = new Map<string, boolean[]>();
for (const [key, photos] of grouped(there, ({ source, bars, look }) => `${bars}|${look}|${source}`)) {
  const said: boolean[] = [];
  for (const { path } of photos.slice(0, Number(values.most))) said.push(await shows(path));
  const [bars, look, source] = key.split('|');
  const kind =
    bars === 'yes' ? 'bars found' : `false, ${look === 'broken' ? 'broken surfaces' : 'other photos'}`;
  console.log(told(`${kind}: ${source}`, said));
  all.set(kind, [...(all.get(kind) ?? []), ...said]);
}
for (const [kind, said] of all) console.log(told(`${kind}, all`, said));
