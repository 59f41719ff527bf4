import type { AnalysisContext } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import { type Canvas, develop } from '../test/drawing/canvas.ts';
import { crack, steppedCrack } from '../test/drawing/defects.ts';
import { bricks, concrete, finish, plaster, room, shadow, tiles } from '../test/drawing/surfaces.ts';
import { examine } from './examine.ts';

const view = { width: 1000, height: 750, seed: 17 };
const context: AnalysisContext = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
const shape = { width: 5, depth: 0.2, angle: 0.6, length: 0.7, branches: 2 };

async function answer(drawn: Canvas, description = '') {
  return examine(await develop(finish(drawn)), { ...context, description });
}

describe('the panel finds', () => {
  test('a crack on plaster, and shows where it runs', async () => {
    const { consensus, overlays, overlayDescription } = await answer(crack(plaster(view), shape));
    expect(consensus).toMatchObject({ outcome: 'defect', family: 'crack' });
    const trace = overlays.find(({ kind }) => kind === 'trace');
    if (trace?.kind !== 'trace') throw new Error('no trace');
    expect(trace.points.length).toBeGreaterThan(20);
    for (const point of trace.points) {
      for (const part of point) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
    }
    expect(overlayDescription).toMatch(/runs like a crack/);
  });

  test.each<[string, () => Canvas]>([
    [
      'a thin one on a painted wall',
      () => crack(plaster(view, [222, 218, 210], 6), { ...shape, width: 2.2, depth: 0.5 }),
    ],
    ['a wide one in concrete', () => crack(concrete(view), { ...shape, width: 11, depth: 0.1 })],
    ['one that runs up a wall', () => crack(plaster(view), { ...shape, angle: 1.4 })],
  ])('%s', async (_, draw) => {
    const { consensus } = await answer(draw());
    expect(consensus).toMatchObject({ outcome: 'defect', family: 'crack' });
  });

  test('which crack it is, when words say so', async () => {
    const drawn = crack(plaster(view), shape);
    const { consensus } = await answer(
      drawn,
      'Hairline crack in the plasterboard ceiling above the bedroom door',
    );
    expect(consensus).toMatchObject({ outcome: 'defect', defectId: 'plasterboard_crack' });
  });
});

describe('the panel doesn’t call cracked', () => {
  test.each<[string, () => Canvas]>([
    ['a clean wall', () => plaster(view)],
    ['clean concrete', () => concrete(view)],
    ['brickwork with light joints', () => bricks(view)],
    ['brickwork with dark joints', () => bricks(view, { mortar: [70, 64, 58], body: [170, 110, 84] })],
    ['tiles with grout', () => tiles(view)],
    ['a room', () => room(view)],
    [
      'a wall with a shadow across',
      () => {
        const wall = plaster(view);
        shadow(wall, 4);
        return wall;
      },
    ],
  ])('%s', async (_, draw) => {
    const { consensus } = await answer(draw());
    expect(consensus.family).not.toBe('crack');
  });

  test('a clean wall, of which it says that nothing is visible', async () => {
    const { consensus } = await answer(plaster(view, [218, 214, 206], 8));
    expect(consensus.outcome).toBe('no_visible_defect');
  });
});

test('a stepped crack in brickwork is traced through the joints', async () => {
  const { votes } = await answer(steppedCrack(bricks(view), 200, 66, 8));
  const geometry = votes.find(({ engineId }) => engineId === 'crack');
  expect(geometry?.opinion?.summary).toMatch(/^A stepped line .* runs like a crack\.$/);
  expect(geometry?.opinion?.defects.brick_stepped_crack).toBeGreaterThan(0.5);
});
