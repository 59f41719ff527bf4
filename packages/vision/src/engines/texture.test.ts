import { describe, expect, test } from 'vitest';
import { type Canvas, develop, paint } from '../../test/drawing/canvas.ts';
import { leaves, mould, rust } from '../../test/drawing/growth.ts';
import { bricks, concrete, finish, plaster } from '../../test/drawing/surfaces.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { readPhoto } from '../evidence/photo.ts';
import type { Opinion } from '../panel.ts';
import { texture } from './texture.ts';

const view = { width: 640, height: 520, seed: 31 };
const context = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };

async function ask(drawn: Canvas): Promise<Opinion> {
  const evidence = await gatherEvidence(await readPhoto(await develop(finish(drawn))));
  const opinion = await texture.vote(evidence, context, new AbortController().signal);
  if (!opinion) throw new Error('texture always has an opinion');
  return opinion;
}

/** A wall half covered in ivy. */
function overgrown(): Canvas {
  const wall = leaves(leaves(leaves(plaster(view))));
  for (let y = 260; y < 520; y++) {
    for (let x = 0; x < 640; x++) {
      if (wall.random() < 0.8) paint(wall, x, y, [60 + wall.random() * 40, 100 + wall.random() * 50, 40]);
    }
  }
  return wall;
}

describe('colour and texture', () => {
  test('tell plants on a wall', async () => {
    const { families, summary } = await ask(overgrown());
    expect(families.vegetation).toBeGreaterThan(0.5);
    expect(summary).toMatch(/^Leaf green over about \d+% of the photo\.$/);
  });

  test('see more rust where there is some than on the bare surface', async () => {
    const bare = await ask(concrete(view));
    const rusty = await ask(rust(rust(concrete(view))));
    expect(rusty.families.corrosion ?? 0).toBeGreaterThan(2 * (bare.families.corrosion ?? 1));
  });

  test('say nothing of a colour that they don’t find: it may be there all the same', async () => {
    for (const drawn of [concrete(view), bricks(view), mould(plaster(view)), rust(concrete(view))])
      expect((await ask(drawn)).summary).not.toMatch(/\bno\b|without/i);
  });

  test.each<[string, () => Canvas]>([
    ['plaster', () => plaster(view)],
    ['concrete', () => concrete(view)],
    ['brick', () => bricks(view)],
    ['mould, which isn’t claimed', () => mould(plaster(view))],
  ])('make nothing of %s', async (_, draw) => {
    const { families } = await ask(draw());
    expect(families.vegetation).toBeLessThan(0.2);
    expect(families.corrosion).toBeLessThan(0.35);
  });

  test('call an even wall plain, and a mouldy one not', async () => {
    const even = await ask(plaster(view, [214, 210, 203], 5));
    expect(even.summary).toBe('Most of the photo is one even surface.');
    expect(even.families.normal).toBeGreaterThan(0.5);
    expect((await ask(mould(mould(plaster(view, [214, 210, 203], 5))))).families.normal).toBeUndefined();
  });

  test('claim no family that they were not measured on', async () => {
    const claimed = ['corrosion', 'crack', 'normal', 'vegetation'];
    for (const drawn of [plaster(view), mould(plaster(view)), bricks(view)]) {
      const { families } = await ask(drawn);
      for (const family of Object.keys(families)) expect(claimed).toContain(family);
    }
  });
});
