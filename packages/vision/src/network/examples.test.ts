import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSamples } from '../learning/sample-files.ts';
import { assetPath } from './assets.ts';
import { packExamples, readExamples } from './examples.ts';

describe('the labelled examples that ship', () => {
  it('read back as they were written, but for what a byte a number loses', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'examples-'));
    const path = join(folder, 'precedents.bin');
    const written = [
      { family: 'crack' as const, embedding: [0.6, -0.8, 0] },
      { family: 'not_building' as const, embedding: [0, 0.28, 0.96] },
    ];
    await writeFile(path, packExamples(written));
    const read = await readExamples(path);
    await rm(folder, { recursive: true });
    expect(read.map(({ family }) => family)).toEqual(['crack', 'not_building']);
    written.forEach(({ embedding }, at) => {
      embedding.forEach((value, k) => {
        expect(read[at]?.embedding[k]).toBeCloseTo(value, 2);
      });
    });
  });

  // After another network was put in: node scripts/run.mjs packages/vision/evaluate/benchmark.ts "$DATA" --write
  it('are placed by the network that ships', async () => {
    const [examples, anchors] = await Promise.all([
      readExamples(assetPath('precedents.bin')),
      readSamples('anchors'),
    ]);
    expect(examples.map(({ family }) => family)).toEqual(anchors.samples.map(({ family }) => family));
    const [first, own] = [examples[0]?.embedding ?? [], anchors.samples[0]?.embedding ?? []];
    const likeness = [...first].reduce((sum, value, k) => sum + value * (own[k] ?? 0), 0);
    expect(likeness).toBeGreaterThan(0.999);
  });
});
