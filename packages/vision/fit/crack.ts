/**
 * Fits the crack engine's trees: node packages/vision/fit/crack.ts FOLDER [--cache FILE]
 * FOLDER holds manifest.csv and photos/. Every source is judged by trees that never saw it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lineFeatures } from '../src/geometry/line-features.ts';
import { linesIn } from '../src/geometry/lines.ts';
import type { Evidence } from '../src/index.ts';
import { type Boosted, score } from '../src/model/trees.ts';
import { auroc, boost, type Row } from './boost.ts';
import { drawPhotos } from './drawn.ts';
import { enlarge, evidenceOfFile, type LabelledPhoto, listPhotos } from './photos.ts';
import { scaleScores } from './scale.ts';

interface Sample {
  source: string;
  cracked: boolean;
  use: string;
  lines: number[][];
}

/** The lines of a photo that are judged at all: the first in length times clearness. */
const JUDGED = 10;
const TREES = { trees: 140, depth: 4, rate: 0.12, ridge: 6, features: 0.5, seed: 3 };
const TARGET = new URL('../src/model/data/crack.json', import.meta.url);

function linesOf(evidence: Evidence): number[][] {
  const map = linesIn(evidence);
  return map.lines
    .toSorted((a, b) => b.length * b.salience - a.length * a.salience)
    .slice(0, JUDGED)
    .map((line) => lineFeatures(line, map, evidence).map((value) => Number(value.toPrecision(5))));
}

/** Families that show no crack for sure. Others may have one beside what they are labelled with. */
const CLEAN = new Set(['normal', 'surface', 'not_building']);
/** Of large sources every so many-th photo is enough. */
const every: Readonly<Record<string, number>> = { houses_normal: 3, ambientcg_thumbs: 2 };

async function gather(folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  const photos = (await listPhotos(folder)).filter(({ family }) => family === 'crack' || CLEAN.has(family));
  const counts = new Map<string, number>();
  const keep = ({ source }: LabelledPhoto) => {
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    return count % (every[source] ?? 1) === 0;
  };
  for (const photo of photos.filter(keep)) {
    const evidence = await evidenceOfFile(folder, photo).catch(() => undefined);
    if (!evidence || Math.min(evidence.working.width, evidence.working.height) < 96) continue;
    const { source, use } = photo;
    const cracked = photo.family === 'crack';
    samples.push({ source, use, cracked, lines: linesOf(evidence) });
    // Photos from a phone are twice the size of these and softer pixel by pixel.
    if (use === 'train' && samples.length % 4 === 0) {
      samples.push({ source, use: 'enlarged', cracked, lines: linesOf(await enlarge(evidence)) });
    }
  }
  for await (const { evidence, cracked } of drawPhotos(420)) {
    samples.push({ source: 'drawn', use: 'train', cracked, lines: linesOf(evidence) });
  }
  return samples;
}

/**
 * A photo's label says that one of its lines is a crack, not which. The likeliest is taken for it, first by length
 * and clearness, then by the trees themselves; the rest of a cracked photo says nothing.
 */
function fit(samples: readonly Sample[]): Boosted {
  const weightOf = (sample: Sample) => (sample.use === 'enlarged' ? 0.5 : 1);
  const crackedLines = samples.filter(({ cracked }) => cracked).length;
  const cleanLines = samples
    .filter(({ cracked }) => !cracked)
    .reduce((sum, { lines }) => sum + lines.length, 0);
  const balance = (crackedLines / Math.max(1, cleanLines)) * 2.5;
  let model: Boosted | undefined;
  for (let round = 0; round < 3; round++) {
    const rows: Row[] = [];
    for (const sample of samples) {
      const weight = weightOf(sample);
      if (!sample.cracked) {
        for (const features of sample.lines) rows.push({ features, label: 0, weight: weight * balance });
        continue;
      }
      const known = model;
      const best = known
        ? sample.lines.toSorted((a, b) => score(known, b) - score(known, a))[0]
        : sample.lines[0];
      if (best) rows.push({ features: best, label: 1, weight });
    }
    // The first rounds only have to tell which line is meant.
    model = boost(rows, round < 2 ? { ...TREES, trees: 40 } : TREES);
  }
  if (!model) throw new Error('nothing to fit');
  return model;
}

/** A photo's score: that of its likeliest line. */
const photoScore = (model: Boosted, { lines }: Sample) =>
  Math.max(-6, ...lines.map((line) => score(model, line)));

function judge(samples: readonly Sample[]) {
  const training = samples.filter(({ use }) => use !== 'measure');
  const sources = [...new Set(training.map(({ source }) => source))];
  const held: { sample: Sample; score: number }[] = [];
  for (const source of sources) {
    const model = fit(training.filter((sample) => sample.source !== source));
    for (const sample of training) {
      if (sample.source === source && sample.use !== 'enlarged')
        held.push({ sample, score: photoScore(model, sample) });
    }
  }
  const model = fit(training);
  for (const sample of samples) {
    if (sample.use === 'measure') held.push({ sample, score: photoScore(model, sample) });
  }
  return { model, held };
}

const [folder = '', flag, cache] = process.argv.slice(2);
const cached = flag === '--cache' && cache && existsSync(cache);
const samples: Sample[] = cached ? JSON.parse(readFileSync(cache, 'utf8')) : await gather(folder);
if (flag === '--cache' && cache && !cached) writeFileSync(cache, JSON.stringify(samples));
const { model, held } = judge(samples);
const clean = held.filter(({ sample }) => !sample.cracked).map((one) => one.score);
const scale = scaleScores(
  held.map(({ sample, score: value }) => ({ score: value, label: sample.cracked ? 1 : 0 })),
);
const limit = clean.toSorted((a, b) => a - b)[Math.floor(clean.length * 0.9)] ?? 0;
console.log(
  `all sources, each left out: n ${held.length}, threshold at 10% false alarms ${limit.toFixed(2)}`,
);
for (const source of new Set(held.map(({ sample }) => sample.source))) {
  const own = held.filter(({ sample }) => sample.source === source);
  const cracked = own.filter(({ sample }) => sample.cracked).map((one) => one.score);
  const clear = own.filter(({ sample }) => !sample.cracked).map((one) => one.score);
  const share = (list: number[]) =>
    list.length ? list.filter((one) => one > limit).length / list.length : Number.NaN;
  console.log(
    source.padEnd(22),
    `cracked ${cracked.length} found ${share(cracked).toFixed(2)} AUROC ${auroc(cracked, clean).toFixed(3)}`,
    `clean ${clear.length} alarms ${share(clear).toFixed(2)}`,
  );
}
const text = JSON.stringify({ version: new Date().toISOString().slice(0, 10), scale, ...model });
writeFileSync(TARGET, `${text}\n`);
console.log(`written ${text.length} bytes`, scale);
