/**
 * node scripts/run.mjs packages/vision/evaluate/benchmark.ts <collection> [--write]
 * Looks at photos with the network that is installed and keeps what the engines make of them, as numbers:
 * `benchmark.json.gz` of photos kept for measuring and of drawn ones, which every version of the panel is measured on,
 * and `anchors.json.gz` of photos that the network was trained on, which a new head mustn't forget.
 * `precedents.bin` has the same photos, for the engine that compares with labelled ones.
 * Run it whenever a network or an engine changes: the trainer works only with numbers of its own network.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawGrowth } from '../fit/drawn-growth.ts';
import { type EvidenceSeed, seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { grouped } from '../src/learning/figures.ts';
import type { Sample } from '../src/learning/observation.ts';
import { packSamples, type SampleFile } from '../src/learning/sample-files.ts';
import { packExamples } from '../src/network/examples.ts';
import { networkFingerprint } from '../src/network/fingerprint.ts';
import { createVisionPool } from '../src/pool.ts';
import { thinned } from './ballots.ts';
import { readManifest, type Sourced } from './manifest.ts';

const MOST_MEASURED = 100;
const MOST_ANCHORS: Partial<Record<string, number>> = { crack: 160, normal: 220, not_building: 140 };
const DRAWN = 160;
/** Series of drawn pictures that nothing else uses. */
const SERIES = { benchmark: 7, anchors: 8 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, workers: { type: 'string', default: '2' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: benchmark.ts <collection with manifest.csv> [--workers N] [--write]');
  process.exit(2);
}
const workers = Number(values.workers);
const pool = createVisionPool({
  workers,
  workerUrl: new URL('../src/worker.ts', import.meta.url),
  queueLimit: workers * 2,
});

/** One photo of each scene, sources in turn, so that no source with many photos fills a family. */
function chosenAnchors(photos: readonly Sourced[]): Sourced[] {
  const chosen: Sourced[] = [];
  for (const [family, some] of grouped(photos, ({ truth }) => truth)) {
    const sources = [...grouped(some, ({ source }) => source).values()].map((of) =>
      [...grouped(of, ({ group }) => group).values()].flatMap(([first]) => (first ? [first] : [])),
    );
    const most = MOST_ANCHORS[family] ?? 80;
    for (let turn = 0; chosen.filter(({ truth }) => truth === family).length < most; turn++) {
      const next = sources.flatMap((photosOf) => photosOf[turn] ?? []);
      if (next.length === 0) break;
      const room = most - chosen.filter(({ truth }) => truth === family).length;
      chosen.push(...next.slice(0, room));
    }
  }
  return chosen;
}

let done = 0;
async function look(seed: EvidenceSeed, of: Pick<Sample, 'family' | 'source' | 'group'>): Promise<Sample> {
  const { original, working, quality, capture } = seed;
  const observation = await pool.observe({ original, working, quality, capture });
  done += 1;
  if (done % 100 === 0) console.log(`… ${done} photos`);
  return { ...of, ...observation };
}

/** A few at a time, in order. */
async function inTurn<T>(
  items: AsyncIterable<T> | Iterable<T>,
  of: (item: T) => Promise<Sample | undefined>,
) {
  const samples: Sample[] = [];
  let batch: Promise<Sample | undefined>[] = [];
  const collect = async () => {
    for (const sample of await Promise.all(batch)) if (sample) samples.push(sample);
    batch = [];
  };
  for await (const item of items) {
    batch.push(of(item));
    if (batch.length >= workers * 2) await collect();
  }
  await collect();
  return samples;
}

const ofPhotos = (photos: readonly Sourced[]) =>
  inTurn(photos, async ({ path, file, truth, source, group }) => {
    try {
      const photo = await readPhoto(await readFile(path), { minimumSide: 1 });
      return await look(await seedEvidence(photo), { family: truth, source, group: `${source}/${group}` });
    } catch (cause) {
      console.log(`Passed over ${file}: ${cause instanceof Error ? cause.message : String(cause)}`);
      return undefined;
    }
  });

let drawn = 0;
const ofDrawn = (series: number) =>
  inTurn(drawGrowth(DRAWN, series), ({ evidence, family }) =>
    look(evidence, { family, source: 'drawn', group: `drawn/${series}/${drawn++}` }),
  );

const manifest = await readManifest(folder);
const network = await networkFingerprint();
const made: Record<SampleFile, Sample[]> = {
  benchmark: [
    ...(await ofPhotos(
      thinned(
        manifest.filter(({ use }) => use === 'measure'),
        MOST_MEASURED,
      ),
    )),
    ...(await ofDrawn(SERIES.benchmark)),
  ],
  anchors: [
    ...(await ofPhotos(chosenAnchors(manifest.filter(({ use }) => use === 'train')))),
    ...(await ofDrawn(SERIES.anchors)),
  ],
};
for (const [name, samples] of Object.entries(made)) {
  const bytes = packSamples({ network, samples });
  const counts = [...grouped(samples, ({ family }) => family)].map(
    ([family, some]) => `${family} ${some.length}`,
  );
  console.log(
    `${name}: ${samples.length} photos (${counts.join(', ')}), ${bytes.length} bytes, network ${network}`,
  );
  if (values.write) await writeFile(new URL(`../assets/${name}.json.gz`, import.meta.url), bytes);
}
if (values.write) {
  await writeFile(new URL('../assets/precedents.bin', import.meta.url), packExamples(made.anchors));
}
await pool.close();
