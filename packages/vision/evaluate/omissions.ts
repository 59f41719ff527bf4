/**
 * npm run evaluate:omissions -- <collection with manifest.csv> [--photos 300]
 * How often the panel would ask about a photo that was kept without analysis: of photos of sound surfaces, and of photos
 * that show a defect. No words are given, as nobody wrote any. Only photos that trained nothing are shown.
 */
import { parseArgs } from 'node:util';
import { createEngines } from '../src/engines/engines.ts';
import { thinned } from './ballots.ts';
import { readManifest, type Sourced } from './manifest.ts';
import { examineFile } from './panel-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string', default: '300' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: omissions.ts <collection with manifest.csv> [--photos N]');
  process.exit(2);
}

const measured = (await readManifest(folder)).filter(({ use }) => use === 'measure');
const most = Number(values.photos);
const engines = createEngines();

/** How sure the panel is that there is a defect; 0 where it says anything else. */
async function sureness(photos: readonly { path: string }[]): Promise<number[]> {
  const sure: number[] = [];
  for (const { path } of photos) {
    const told = await examineFile(path, engines).catch(() => undefined);
    const { outcome, confidence } = told?.consensus ?? { outcome: 'unreadable', confidence: 0 };
    sure.push(outcome === 'defect' ? confidence : 0);
  }
  return sure;
}

const pick = (photos: readonly Sourced[]) => thinned(photos, most);
const clean = await sureness(pick(measured.filter(({ truth }) => truth === 'normal')));
const defects = await sureness(
  pick(measured.filter(({ truth }) => truth !== 'normal' && truth !== 'not_building')),
);
const share = (sure: readonly number[], from: number) =>
  sure.filter((one) => one >= from).length / Math.max(1, sure.length);

console.log(`${clean.length} photos of sound surfaces, ${defects.length} with a defect`);
console.log('asks from | of 100 sound photos | of 100 with a defect');
for (const from of [0.01, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
  const [asked, found] = [share(clean, from), share(defects, from)].map((one) => (one * 100).toFixed(1));
  console.log(`${from.toFixed(2)} | ${asked} | ${found}`);
}
