import { familyRecall, RECALL_VERSION } from '@plumbline/knowledge/recall';
import { describe, expect, it } from 'vitest';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import { networkFingerprint } from '../network/fingerprint.ts';
import { LOCAL_FAMILIES } from '../network/inference.ts';
import { packSamples, readSamples } from './sample-files.ts';

describe.each(['benchmark', 'anchors'] as const)('%s', (name) => {
  // After another network was put in: node scripts/run.mjs packages/vision/evaluate/benchmark.ts "$DATA" --write
  it('was made with the network that ships', async () => {
    expect((await readSamples(name)).network).toBe(await networkFingerprint());
  });

  it('reads back as it was written', async () => {
    const read = await readSamples(name);
    expect(read.samples.length).toBeGreaterThan(300);
    const again = await packSamples(read);
    expect(again.byteLength).toBeGreaterThan(10_000);
    for (const { embedding } of read.samples) expect(Math.hypot(...embedding)).toBeCloseTo(1, 1);
  });
});

it('nothing that is measured on is learned from', async () => {
  const [benchmark, anchors] = await Promise.all([readSamples('benchmark'), readSamples('anchors')]);
  const learned = new Set(anchors.samples.map(({ group }) => group));
  expect(benchmark.samples.filter(({ group }) => learned.has(group))).toEqual([]);
});

// Results name this version: two networks under one name couldn't be told apart later. fit-weights.ts --write sets it.
it('names its network in the version of the panel', async () => {
  expect(SHIPPED_WEIGHTS.version).toContain((await networkFingerprint()).slice(0, 8));
});

// After evaluate/recall.ts --write: figures of another panel would promise what this one doesn't hold.
it('tells what this panel finds of every kind of defect, measured on photos of strange sources', () => {
  expect(RECALL_VERSION).toBe(SHIPPED_WEIGHTS.version);
  for (const family of LOCAL_FAMILIES) {
    const found = familyRecall[family];
    expect(found?.photos, family).toBeGreaterThanOrEqual(28);
    expect(found?.named, family).toBeLessThanOrEqual(found?.marked ?? -1);
  }
});
