/**
 * Fits the texture engine: node packages/vision/fit/texture.ts FOLDER [--cache FILE]
 * FOLDER holds manifest.csv and photos/. Every source is judged by trees that never saw it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Family } from '@plumbline/knowledge';
import { fromRgb } from '../src/evidence/derivatives.ts';
import { type Evidence, evidenceFrom } from '../src/index.ts';
import { descriptorOf } from '../src/texture/descriptor.ts';
import { type TextureModel, textureFamilies } from '../src/texture/model.ts';
import { auroc, boost } from './boost.ts';
import { drawGrowth } from './drawn-growth.ts';
import { evidenceOfFile, listPhotos } from './photos.ts';
import { randomFrom } from './random.ts';

interface Sample {
  source: string;
  use: string;
  family: Family;
  row: number[];
}

const TARGET = new URL('../src/texture/texture-model.json', import.meta.url);
const TREES = { trees: 60, depth: 3, rate: 0.15, ridge: 12, features: 0.35, seed: 5 };
/** Lines are the crack engine's matter: to texture a cracked wall is a sound one. */
const seen = (family: Family): Family => (family === 'crack' ? 'normal' : family);
const CLAIMED: readonly Family[] = [
  'normal',
  'spalling',
  'mould_algae',
  'vegetation',
  'corrosion',
  'peeling_damp',
  'efflorescence',
  'not_building',
];
const random = randomFrom(2);

/** A part of a photo at about the size of the whole: rooms hold plain walls, which close-ups are mistaken for. */
async function crop({ working, original, quality, capture }: Evidence): Promise<Evidence> {
  const share = 0.35 + 0.25 * random();
  const width = Math.round(working.width * share);
  const height = Math.round(working.height * share);
  const left = Math.floor(random() * (working.width - width));
  const top = Math.floor(random() * (working.height - height));
  const { data, info } = await fromRgb(working)
    .extract({ left, top, width, height })
    .resize(448, 448, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return evidenceFrom({
    original,
    quality,
    capture,
    working: { data, width: info.width, height: info.height },
  });
}

async function gather(folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  let count = 0;
  for (const photo of await listPhotos(folder)) {
    count += 1;
    if (photo.source === 'houses_normal' && count % 2 === 0) continue;
    if (photo.path.includes('masks')) continue;
    const evidence = await evidenceOfFile(folder, photo).catch(() => undefined);
    if (!evidence) continue;
    const family = photo.family === 'surface' ? 'normal' : photo.family;
    samples.push({ source: photo.source, use: photo.use, family, row: descriptorOf(evidence) });
    if (photo.source === 'houses_normal' && count % 4 === 1) {
      samples.push({ source: photo.source, use: 'crop', family, row: descriptorOf(await crop(evidence)) });
    }
  }
  for await (const { evidence, family } of drawGrowth(600)) {
    samples.push({ source: 'drawn', use: 'train', family, row: descriptorOf(evidence) });
  }
  return samples;
}

function fit(samples: readonly Sample[]): TextureModel {
  const version = new Date().toISOString().slice(0, 10);
  const families = CLAIMED.map((family) => {
    const own = samples.filter((sample) => seen(sample.family) === family);
    const counts = new Map<string, number>();
    for (const { source, family: f } of samples)
      counts.set(`${source} ${f}`, (counts.get(`${source} ${f}`) ?? 0) + 1);
    // Many photos of one source say less than as many of several.
    const worth = ({ source, family: f }: Sample) => 1 / Math.sqrt(counts.get(`${source} ${f}`) ?? 1);
    const total = own.reduce((sum, sample) => sum + worth(sample), 0);
    const others = samples.reduce((sum, sample) => sum + worth(sample), 0) - total;
    const rows = samples.map((sample) => {
      const label = seen(sample.family) === family ? (1 as const) : (0 as const);
      return { features: sample.row, label, weight: (worth(sample) * 300) / (label ? total : others) };
    });
    return { family, offset: family === 'normal' ? 0.6 : 0, model: boost(rows, TREES) };
  });
  return { version, temperature: 1, families };
}

const guess = (model: TextureModel, { row }: Sample): [Family, number] => {
  const entries = Object.entries(textureFamilies(model, row)) as [Family, number][];
  return entries.reduce((best, next) => (next[1] > best[1] ? next : best));
};

const [folder = '', flag, cache] = process.argv.slice(2);
const cached = flag === '--cache' && cache && existsSync(cache);
const samples: Sample[] = cached ? JSON.parse(readFileSync(cache, 'utf8')) : await gather(folder);
if (flag === '--cache' && cache && !cached) writeFileSync(cache, JSON.stringify(samples));
const training = samples.filter(({ use }) => use !== 'measure');
const held: { sample: Sample; model: TextureModel }[] = [];
for (const source of new Set(training.map((sample) => sample.source))) {
  const model = fit(training.filter((sample) => sample.source !== source));
  for (const sample of training) if (sample.source === source) held.push({ sample, model });
}
const model = fit(training);
for (const sample of samples) if (sample.use === 'measure') held.push({ sample, model });

const groups = new Map<string, typeof held>();
for (const one of held) {
  const key = `${one.sample.family} ${one.sample.source}${one.sample.use === 'measure' ? ' (measure)' : ''}`;
  groups.set(key, [...(groups.get(key) ?? []), one]);
}
for (const [key, list] of [...groups].sort()) {
  const right = list.filter((one) => guess(one.model, one.sample)[0] === seen(one.sample.family)).length;
  const wrong = new Map<string, number>();
  for (const one of list) {
    const [family] = guess(one.model, one.sample);
    if (family !== seen(one.sample.family)) wrong.set(family, (wrong.get(family) ?? 0) + 1);
  }
  const most = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 3);
  console.log(key.padEnd(46), `n ${list.length}`.padEnd(8), (right / list.length).toFixed(2), most.join(' '));
}
for (const family of CLAIMED) {
  const of = (one: (typeof held)[number]) => textureFamilies(one.model, one.sample.row)[family] ?? 0;
  const real = held.filter(({ sample }) => sample.source !== 'drawn');
  const yes = real.filter(({ sample }) => seen(sample.family) === family).map(of);
  const no = real.filter(({ sample }) => seen(sample.family) !== family).map(of);
  console.log(family.padEnd(16), `AUROC ${auroc(yes, no).toFixed(3)}`);
}
const text = JSON.stringify(model);
writeFileSync(TARGET, `${text}\n`);
console.log(`written ${text.length} bytes`);
