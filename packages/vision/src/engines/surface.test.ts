import { statSync } from 'node:fs';
import type { AnalysisContext } from '@plumbline/knowledge';
import { describe, expect, it } from 'vitest';
import { asPhoto } from '../../test/drawing/as-photo.ts';
import type { RgbImage } from '../evidence/evidence.ts';
import { evidenceFrom } from '../evidence/gather.ts';
import { assetPath } from '../network/assets.ts';
import { inferenceOf } from '../network/inference.ts';
import { createPrecedent } from './precedent.ts';
import { createSurface, whereabouts } from './surface.ts';

const WIDTH = 448;
const HEIGHT = 336;
const context: AnalysisContext = { description: '', stages: [], project: {}, inspectedOn: '2026-01-01' };
const signal = new AbortController().signal;

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function plainWall(): RgbImage {
  const next = dice(1);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < data.length; at += 3) {
    const grain = (next() - 0.5) * 10;
    data.set([206 + grain, 200 + grain, 188 + grain], at);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** A dark crack down the left third of the wall, about 3 px wide. */
function crackedWall(): RgbImage {
  const wall = plainWall();
  const next = dice(9);
  let x = 130;
  for (let y = 0; y < HEIGHT; y++) {
    x += (next() - 0.5) * 3.4;
    for (let dx = -1; dx <= 1; dx++) {
      const at = (y * WIDTH + Math.round(x) + dx) * 3;
      wall.data.set([52, 48, 44], at);
    }
  }
  return wall;
}

const evidenceOf = (working: RgbImage) => evidenceFrom(asPhoto(working));

describe('the surface network', () => {
  it('is small enough to ship', () => {
    const bytes = ['surface.onnx', 'damage.onnx'].map((name) => statSync(assetPath(name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024);
    expect(statSync(assetPath('precedents.bin')).size).toBeLessThan(512 * 1024);
  });

  it('sees a crack, and where it runs', async () => {
    const opinion = await createSurface().vote(evidenceOf(crackedWall()), context, signal);
    expect(opinion?.families.crack).toBeGreaterThan(0.5);
    const heat = opinion?.overlays?.[0];
    expect(heat).toMatchObject({ kind: 'heat', label: 'Crack' });
    expect(opinion?.overlayDescription).toContain('left');
  });

  it('finds less to mark on the same wall without the crack', async () => {
    const clean = await createSurface().vote(evidenceOf(plainWall()), context, signal);
    const cracked = await createSurface().vote(evidenceOf(crackedWall()), context, signal);
    expect(clean?.families.crack).toBeLessThan(0.3);
    expect(cracked?.families.crack).toBeGreaterThan((clean?.families.crack ?? 1) + 0.3);
  });

  it('looks closer where the photo has the pixels for it', async () => {
    const large = { data: new Uint8Array(1024 * 768 * 3).fill(190), width: 1024, height: 768 };
    const { cells } = await inferenceOf(evidenceOf(large));
    expect([cells.columns, cells.rows]).toEqual([40, 30]);
    const small = await inferenceOf(evidenceOf(plainWall()));
    expect([small.cells.columns, small.cells.rows]).toEqual([24, 18]);
  });

  it('gives probabilities that sum to one', async () => {
    const opinion = await createSurface().vote(evidenceOf(plainWall()), context, signal);
    const total = Object.values(opinion?.families ?? {}).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 6);
  });

  it('looks once, however many engines ask', async () => {
    const evidence = evidenceOf(plainWall());
    expect(await inferenceOf(evidence)).toBe(await inferenceOf(evidence));
  });

  it('fails where its file is missing, and works again once it is there', async () => {
    await expect(createSurface('/nowhere').vote(evidenceOf(plainWall()), context, signal)).rejects.toThrow();
    expect(await createSurface().vote(evidenceOf(plainWall()), context, signal)).toBeDefined();
  });
});

describe('precedent', () => {
  it('knows an added example at the next vote', async () => {
    const engine = createPrecedent();
    const evidence = evidenceOf(crackedWall());
    const embedding = [...(await inferenceOf(evidence)).embedding];
    for (let copy = 0; copy < 3; copy++) engine.add({ family: 'efflorescence', embedding });
    const after = await engine.vote(evidence, context, signal);
    expect(after?.families.efflorescence).toBeGreaterThan(0.5);
    engine.replaceAdded([]);
    const before = await engine.vote(evidence, context, signal);
    expect(before?.families.efflorescence ?? 0).toBeLessThan(0.3);
  });
});

describe('where the marks lie', () => {
  it('is told in words', () => {
    const corner = new Float32Array(16);
    corner[0] = 1;
    expect(whereabouts(corner, 4, 4)).toBe('in the upper left');
    expect(whereabouts(new Float32Array(16).fill(0.5), 4, 4)).toBe('around the middle');
    const right = new Float32Array(16);
    right[7] = 1;
    right[11] = 1;
    expect(whereabouts(right, 4, 4)).toBe('on the right');
  });
});
