/**
 * Fits the texture engine: node packages/vision/fit/texture.ts FOLDER [--cache FILE]
 * FOLDER holds manifest.csv and photos/. Every source is judged by trees that never saw it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Family } from '@plumbline/knowledge';
import { fromRgb } from '../src/evidence/derivatives.ts';
import { type Evidence, evidenceFrom } from '../src/index.ts';
import { descriptorOf } from '../src/texture/descriptor.ts';
import { scaled, type TextureModel, textureFamilies } from '../src/texture/model.ts';
import { SIGNS, signOf, type TexturedFamily } from '../src/texture/signs.ts';
import { auroc } from './boost.ts';
import { drawGrowth } from './drawn-growth.ts';
import { evidenceOfFile, listPhotos } from './photos.ts';
import { randomFrom } from './random.ts';
import { softmax } from './softmax.ts';

interface Sample {
  source: string;
  use: string;
  family: Family;
  row: number[];
}

const TARGET = new URL('../src/model/data/texture.json', import.meta.url);
const RIDGE = 0.02;
const CLAIMED = Object.keys(SIGNS) as TexturedFamily[];
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

function fitFamily(family: TexturedFamily, samples: readonly Sample[]): TextureModel['families'][number] {
  const counts = new Map<string, number>();
  const key = (one: Sample) => `${one.source} ${one.family === family}`;
  for (const one of samples) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  // Many photos of one source say less than as many of several, and drawn ones less than real ones.
  const worth = (one: Sample) => (one.source === 'drawn' ? 0.5 : 1) / Math.sqrt(counts.get(key(one)) ?? 1);
  const total = (own: boolean) =>
    samples.filter((one) => (one.family === family) === own).reduce((sum, one) => sum + worth(one), 0);
  const totals = [total(false), total(true)];
  const round = (value: number) => Number(value.toFixed(4));
  const scales = SIGNS[family].map((sign) => {
    const values = samples.map(({ row }) => signOf(sign, row));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { sign, mean: round(mean), spread: round(spread) };
  });
  const rows = samples.map((one) => {
    const label = one.family === family ? 1 : 0;
    const row = scales.map((scale) => scaled(signOf(scale.sign, one.row), scale));
    return { row, label, weight: worth(one) / (totals[label] || 1) };
  });
  const [no, yes] = softmax(rows, 2, RIDGE);
  return {
    family,
    offset: round((yes?.offset ?? 0) - (no?.offset ?? 0)),
    signs: scales.map((scale, at) => ({
      ...scale,
      weight: round((yes?.weights[at] ?? 0) - (no?.weights[at] ?? 0)),
    })),
  };
}

const fit = (samples: readonly Sample[]): TextureModel => ({
  version: new Date().toISOString().slice(0, 10),
  families: CLAIMED.map((family) => fitFamily(family, samples)),
});

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

for (const family of CLAIMED) {
  const of = ({ model: own, sample }: (typeof held)[number]) =>
    textureFamilies(own, sample.row).get(family) ?? 0;
  const names = new Set(held.map(({ sample }) => `${sample.family} ${sample.source} ${sample.use}`));
  const yes = held.filter(({ sample }) => sample.family === family && sample.source !== 'drawn').map(of);
  const no = held.filter(({ sample }) => sample.family !== family && sample.source !== 'drawn').map(of);
  console.log(`${family}: AUROC ${auroc(yes, no).toFixed(3)}`);
  for (const name of [...names].sort()) {
    const own = held.filter(({ sample }) => `${sample.family} ${sample.source} ${sample.use}` === name);
    const over = own.filter((one) => of(one) > 0.7).length / own.length;
    if (own.length >= 20)
      console.log('  ', name.padEnd(44), `n ${own.length}`.padEnd(8), `over 0.7: ${over.toFixed(2)}`);
  }
}
const text = JSON.stringify(model);
writeFileSync(TARGET, `${text}\n`);
console.log(`written ${text.length} bytes`);
