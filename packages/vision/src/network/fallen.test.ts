import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { combine } from '../consensus/combine.ts';
import { FALLEN_ASKED, FALLEN_DOUBTED, fallenIsDoubted } from '../consensus/observed.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import { examine } from '../examine.ts';
import MODEL from '../model/data/fallen.json' with { type: 'json' };
import type { Vote } from '../panel.ts';
import { fallenShare } from './fallen.ts';

const SAMPLES = fileURLToPath(new URL('../../../documents/assets/samples/', import.meta.url));
const NO_WORDS = { description: '', stages: [], project: {}, inspectedOn: '2026-11-27' };

test('without the whole photo nothing is said of what may have fallen', () => {
  expect(fallenShare({})).toBeUndefined();
  const towards = Float32Array.from(MODEL.weights, (weight) => (weight > 0 ? 6 : 0));
  expect(fallenShare({ whole: towards })).toBeGreaterThan(FALLEN_ASKED);
  expect(fallenShare({ whole: towards.map((one) => 6 - one) })).toBeLessThan(FALLEN_ASKED);
});

test.each(['garage-slab.jpg', 'ensuite-floor.jpg', 'meeting-room-door.jpg'])(
  'each photo is asked about it, and %s shows none',
  async (name) => {
    const { votes } = await examine(readFileSync(`${SAMPLES}${name}`), NO_WORDS);
    const [share] = votes.flatMap(({ opinion }) => opinion?.fallen ?? []);
    expect(share).toBeGreaterThan(0);
    expect(fallenIsDoubted(votes)).toBe(false);
  },
  30_000,
);

test('a photo that doesn’t rule it out is never called clean', () => {
  const clean = (fallen: number): Vote => ({
    engineId: 'surface',
    engineName: 'Surface network',
    family: 'network',
    status: 'voted',
    elapsedMs: 1,
    opinion: {
      families: { normal: 0.99, crack: 0.01 },
      defects: {},
      summary: 'No defect stands out from the surface.',
      recommendations: [],
      measurements: [],
      damaged: 0,
      fallen,
    },
  });
  const answer = (fallen: number) => combine([clean(fallen)], NO_WORDS, SHIPPED_WEIGHTS).outcome;
  expect(answer(FALLEN_DOUBTED - 0.01)).toBe('no_visible_defect');
  expect(answer(FALLEN_DOUBTED)).toBe('not_sure');
});
