/**
 * Fits a linear score of the whole photo (src/network/whole.ts): whether something large may have come down or stand
 * open (src/model/data/fallen.json), or whether a coat flakes or a wall is damp (coats.json).
 * npx tsx packages/vision/fit/whole.ts fallen|coats FOLDER [--cache FILE] [--write]
 * FOLDER holds photos/; the labels stand in training/<name>.csv.gz. Photos of tier C teach nothing. Each kin of sources
 * that shows the sign is also judged by a score that never saw it nor a third of the other sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelsOf, type Sign } from '../evaluate/labels.ts';
import { evidenceFrom, seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { assetPath } from '../src/network/assets.ts';
import { inferenceOf } from '../src/network/inference.ts';
import { principal } from './principal.ts';
import { softmax } from './softmax.ts';

/** Directions of the whole photo that count, and the ridge on their weights: chosen for `fallen` by sources left out, of 12 to 256 and 0.006 to 2. */
const DIRECTIONS = 32;
const RIDGE = 0.6;
const KINS = {
  fallen: [['peer_phinet'], ['iisl_quake'], ['tilespall', 'pouya_spall']],
  coats: [['bd3_full', 'bd3_samples'], ['urbanroof_report'], ['facades_thesis_spb', 'ambientcg_thumbs']],
} as const satisfies Partial<Record<Sign, readonly (readonly string[])[]>>;
/** Of each thousand photos of the harder kind, sound ones or other defects, so many may be asked about in vain. */
const IN_VAIN = [20, 50, 100];

interface Known {
  source: string;
  look: string;
  has: boolean;
  whole: number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cache: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const [named = '', folder] = positionals;
if (!(named in KINS) || !folder) {
  console.error('Usage: whole.ts fallen|coats <folder with photos/> [--cache FILE] [--write]');
  process.exit(2);
}
const sign = named as keyof typeof KINS;
const LEFT_OUT: readonly (readonly string[])[] = KINS[sign];

/** What the network knows of each labelled photo that may teach. */
async function known(from: string): Promise<Known[]> {
  if (values.cache && existsSync(values.cache)) return JSON.parse(readFileSync(values.cache, 'utf8'));
  const some: Known[] = [];
  for (const { path, source, tier, is, look } of await labelsOf(sign)) {
    const file = join(from, 'photos', path);
    if (tier === 'C' || is === 'unsure' || !existsSync(file)) continue;
    const photo = await readPhoto(await readFile(file), { minimumSide: 1 });
    const { whole } = await inferenceOf(evidenceFrom(await seedEvidence(photo)));
    if (!whole) throw new Error('The network tells nothing of the whole photo.');
    some.push({ source, look, has: is === 'yes', whole: [...whole] });
  }
  if (values.cache) writeFileSync(values.cache, JSON.stringify(some));
  return some;
}

/** Many photos of one source say less than as many of several; both labels count alike. */
function worths(photos: readonly Known[]): number[] {
  const counts = new Map<string, number>();
  const key = ({ source, has }: Known) => `${source} ${has}`;
  for (const one of photos) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  const worth = (one: Known) => 1 / Math.sqrt(counts.get(key(one)) ?? 1);
  const total = (has: boolean) =>
    photos.filter((one) => one.has === has).reduce((sum, one) => sum + worth(one), 0);
  const totals = [total(false), total(true)];
  return photos.map((one) => worth(one) / (totals[one.has ? 1 : 0] ?? 1));
}

const photos = await known(folder);
const space = principal(
  photos.map(({ whole }) => whole),
  DIRECTIONS,
);
const rows = new Map(photos.map((one) => [one, space.project(one.whole)]));
const rowOf = (one: Known) => rows.get(one) ?? [];

function fit(some: readonly Known[]) {
  const weights = worths(some);
  const [without, having] = softmax(
    some.map((one, at) => ({ row: rowOf(one), label: one.has ? 1 : 0, weight: weights[at] ?? 0 })),
    2,
    RIDGE,
  );
  if (!without || !having) throw new Error('Nothing was fitted.');
  return {
    weights: having.weights.map((weight, at) => weight - (without.weights[at] ?? 0)),
    offset: having.offset - without.offset,
  };
}

const others = [...new Set(photos.filter(({ has }) => !has).map(({ source }) => source))]
  .filter((source) => !LEFT_OUT.flat().includes(source))
  .sort();
const scores = new Map<Known, number>();
for (const [at, kin] of LEFT_OUT.entries()) {
  const out = new Set([...kin, ...others.filter((_, index) => index % LEFT_OUT.length === at)]);
  const { weights, offset } = fit(photos.filter(({ source }) => !out.has(source)));
  for (const one of photos.filter(({ source }) => out.has(source)))
    scores.set(
      one,
      rowOf(one).reduce((sum, value, index) => sum + value * (weights[index] ?? 0), offset),
    );
}
const scoresOf = (holds: (one: Known) => boolean) =>
  photos.filter(holds).flatMap((one) => scores.get(one) ?? []);
const highest = (some: readonly number[], share: number) =>
  some.toSorted((one, other) => other - one)[Math.floor(share * some.length)] ?? 0;
for (const thousandths of IN_VAIN) {
  const kinds = ['clean', 'defect'].map((look) => scoresOf((one) => !one.has && one.look === look));
  const from = Math.max(...kinds.map((some) => highest(some, thousandths / 1000)));
  const found = LEFT_OUT.map((kin) => {
    const some = scoresOf(({ has, source }) => has && kin.includes(source));
    return `${kin.join(', ')} ${some.filter((score) => score > from).length} of ${some.length}`;
  });
  console.log(
    `${thousandths / 10} % in vain from ${(1 / (1 + Math.exp(-from))).toFixed(3)}: ${found.join('; ')}`,
  );
}

if (values.write) {
  const { weights, offset } = space.unfolded(fit(photos));
  const network = createHash('sha256').update(readFileSync(assetPath('damage.onnx')));
  const round = (value: number) => Number(value.toPrecision(4));
  const model = {
    fittedOn: network.digest('hex').slice(0, 16),
    offset: round(offset),
    weights: weights.map(round),
  };
  writeFileSync(new URL(`../src/model/data/${sign}.json`, import.meta.url), `${JSON.stringify(model)}\n`);
}
