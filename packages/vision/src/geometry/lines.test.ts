import { describe, expect, test } from 'vitest';
import { type Canvas, canvas, develop, noise, paint } from '../../test/drawing/canvas.ts';
import { crack, steppedCrack } from '../../test/drawing/defects.ts';
import { bricks, cable, finish, plaster, shadow } from '../../test/drawing/surfaces.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { readPhoto } from '../evidence/photo.ts';
import type { Line } from './line.ts';
import { linesIn } from './lines.ts';

const view = { width: 1000, height: 750, seed: 21 };

async function linesOf(drawn: Canvas): Promise<Line[]> {
  return linesIn(await gatherEvidence(await readPhoto(await develop(drawn, 'png')))).lines;
}

/** A dark bar of known width across a grey picture, at an angle in radians. */
function bar(width: number, angle: number): Canvas {
  const drawn = canvas(view.width, view.height, [190, 190, 190], 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      const along = (x - 500) * cos + (y - 375) * sin;
      const off = Math.abs((y - 375) * cos - (x - 500) * sin);
      const cover = Math.min(1, Math.max(0, width / 2 + 0.5 - off));
      if (cover > 0 && Math.abs(along) < 300) paint(drawn, x, y, [40, 40, 40], cover);
    }
  }
  noise(drawn, 1.5);
  return drawn;
}

describe('a dark line is measured', () => {
  test.each([
    [2, 0],
    [4, 0.6],
    [6, 1.2],
    [10, Math.PI / 2],
    [16, 2.3],
  ])('%d px wide at %f radians: width, length and direction', async (width, angle) => {
    const [line] = await linesOf(bar(width, angle));
    expect(line?.width).toBeGreaterThan(width * 0.7 - 0.5);
    expect(line?.width).toBeLessThan(width * 1.3 + 1);
    expect(line?.length).toBeGreaterThan(500);
    expect(line?.length).toBeLessThan(720);
    const degrees = (Math.abs(Math.atan2(Math.sin(angle), Math.abs(Math.cos(angle)))) * 180) / Math.PI;
    expect(Math.abs((line?.slope ?? 0) - degrees)).toBeLessThan(4);
    expect(line?.chord).toBeGreaterThan(0.85);
  });

  test('by its course: a crack turns, swells and forks; a cable does neither', async () => {
    const wall = plaster(view, [205, 200, 190], 8);
    const cracked = crack(wall, { width: 6, depth: 0.15, angle: 0.5, length: 0.7, branches: 2 });
    const [fissure] = await linesOf(finish(cracked, 1.5));
    const hung = plaster(view, [205, 200, 190], 8);
    cable(hung, 6);
    const [wire] = await linesOf(finish(hung, 1.5));
    expect(fissure?.turning).toBeGreaterThan(1.3 * (wire?.turning ?? 1));
    expect(fissure?.widthSpread).toBeGreaterThan(wire?.widthSpread ?? 9);
    expect(fissure?.forks).toBeGreaterThanOrEqual(1);
    expect(wire?.chord).toBeGreaterThan(0.85);
  });
});

describe('what is no line', () => {
  test('the sharp edge of a shadow', async () => {
    const wall = plaster(view, [205, 200, 190], 6);
    shadow(wall, 2);
    const lines = await linesOf(finish(wall, 1.5));
    expect(lines.filter(({ length }) => length > 300)).toEqual([]);
  });

  test('a plain wall', async () => {
    expect(await linesOf(finish(plaster(view, [205, 200, 190], 8), 1.5))).toEqual([]);
  });
});

test('a stepped crack is one line through the joints, level and plumb by turns', async () => {
  const wall = steppedCrack(bricks(view, { mortar: [190, 184, 172] }), 200, 66, 7);
  const [line] = await linesOf(finish(wall, 1.5));
  expect(line?.length).toBeGreaterThan(600);
  expect(line?.squared).toBeGreaterThan(0.5);
  expect(line?.slope).toBeGreaterThan(20);
  expect(line?.slope).toBeLessThan(70);
});
