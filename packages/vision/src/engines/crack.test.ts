import { describe, expect, test } from 'vitest';
import { type Canvas, develop } from '../../test/drawing/canvas.ts';
import { crack as drawCrack, steppedCrack } from '../../test/drawing/defects.ts';
import { bricks, cable, concrete, finish, plaster, shadow, tiles } from '../../test/drawing/surfaces.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { readPhoto } from '../evidence/photo.ts';
import type { Opinion } from '../panel.ts';
import { crack, extent } from './crack.ts';

const view = { width: 900, height: 680, seed: 40 };
const context = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
/** What says nothing either way: one family among ten. */
const NEUTRAL = 0.1;

async function ask(drawn: Canvas): Promise<Opinion> {
  const evidence = await gatherEvidence(await readPhoto(await develop(finish(drawn))));
  const opinion = await crack.vote(evidence, context, new AbortController().signal);
  if (!opinion) throw new Error('crack always has an opinion');
  return opinion;
}

describe('crack geometry', () => {
  test('never gives a line more than all of the photo’s diagonal', () => {
    const working = { width: 300, height: 400, data: new Uint8Array() };
    expect(extent({ length: 200 }, { working })).toBe('40% of the photo’s diagonal long');
    expect(extent({ length: 1150 }, { working })).toBe(
      'with its bends and branches longer than the photo’s diagonal',
    );
  });

  test.each([
    ['fine', { width: 2, depth: 0.5, angle: 0.4, length: 0.6 }],
    ['wide and forked', { width: 7, depth: 0.1, angle: 1.2, length: 0.7, branches: 2 }],
  ])('knows a crack on plaster, %s', async (_, shape) => {
    const { families, summary, overlays } = await ask(drawCrack(plaster(view), shape));
    expect(families.crack).toBeGreaterThan(3 * NEUTRAL);
    expect(summary).toMatch(/diagonal long\. It runs like a crack\.$/);
    expect(overlays?.length).toBeGreaterThan(0);
  });

  test('calls a crack through the joints stepped, and thinks of brickwork', async () => {
    const { families, summary, defects } = await ask(steppedCrack(bricks(view), 200, 66, 8));
    expect(families.crack).toBeGreaterThan(2 * NEUTRAL);
    expect(summary).toMatch(/^A stepped line/);
    expect(defects.brick_stepped_crack).toBeGreaterThan(0.5);
  });

  test.each<[string, () => Canvas]>([
    ['bare plaster', () => plaster(view)],
    ['bare concrete', () => concrete(view)],
    ['light joints', () => bricks(view)],
    ['dark joints', () => bricks(view, { mortar: [70, 64, 58], body: [170, 110, 84] })],
    ['grout', () => tiles(view)],
    [
      'a thick cable',
      () => {
        const wall = plaster(view);
        cable(wall, 7);
        return wall;
      },
    ],
    [
      'a thin cable',
      () => {
        const wall = concrete(view);
        cable(wall, 3);
        return wall;
      },
    ],
    [
      'the edge of a shadow',
      () => {
        const wall = plaster(view);
        shadow(wall, 3);
        return wall;
      },
    ],
  ])('isn’t taken in by %s', async (_, draw) => {
    const { families, overlays } = await ask(draw());
    expect(families.crack).toBeLessThan(1.5 * NEUTRAL);
    expect(overlays).toBeUndefined();
  });
});
