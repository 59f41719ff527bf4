import { fitted, measureTrace, scaleFrom, TRACED_SIDE } from '@plumbline/knowledge/measurements';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../fit/random.ts';
import { crack } from '../src/engines/crack.ts';
import { WORKING_SIDE } from '../src/evidence/limits.ts';
import { examine } from '../src/examine.ts';

const PHOTO = { width: 2000, height: 1500 };
const COURSE: readonly (readonly [number, number])[] = [
  [150, 210],
  [480, 440],
  [690, 500],
  [1010, 800],
  [1190, 860],
  [1480, 1230],
  [1740, 1390],
];
const COIN = { length: 25, tolerance: 0.1 };

/** The same grain for every photo, grey by grey. */
function grainOf({ width, height }: typeof PHOTO): Buffer {
  const random = randomFrom(7);
  const grain = Buffer.alloc(width * height * 3);
  for (let at = 0; at < grain.length; at += 3) {
    const grey = 128 + (random() * 2 - 1) * 14;
    grain[at] = grey;
    grain[at + 1] = grey;
    grain[at + 2] = grey;
  }
  return grain;
}
const grain = grainOf(PHOTO);

/** A crack of even width on sanded plaster, blurred and grainy as through a lens. */
async function photographed(widthPx: number): Promise<Buffer> {
  const path = COURSE.map(([x, y]) => `${x} ${y}`).join(' L');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${PHOTO.height}"><rect width="100%" height="100%" fill="#d8d2c6"/><path d="M${path}" stroke="#3a342c" stroke-width="${widthPx}" stroke-linejoin="round" fill="none"/></svg>`;
  const raw = { width: PHOTO.width, height: PHOTO.height, channels: 3 as const };
  return sharp(Buffer.from(svg))
    .blur(0.8)
    .composite([{ input: grain, raw, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const lengthPx = COURSE.slice(1).reduce((sum, [x, y], at) => {
  const [fromX, fromY] = COURSE[at] ?? [x, y];
  return sum + Math.hypot(x - fromX, y - fromY);
}, 0);

/** The crack as the scale tool measures it, with a coin marked in the same photo. */
async function measured(wide: number, perPixel: number) {
  const context = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
  const { overlays } = await examine(await photographed(wide / perPixel), context, { engines: [crack] });
  const trace = overlays.find((overlay) => overlay.kind === 'trace');
  const size = fitted(PHOTO, TRACED_SIDE);
  const coin = COIN.length / perPixel / PHOTO.width;
  const scale = scaleFrom({ from: [0.1, 0.9], to: [0.1 + coin, 0.9] }, COIN, size, 0.5);
  if (!trace || !scale) throw new Error('The crack wasn’t found');
  return measureTrace(trace, scale, size);
}

describe('the scale tool on cracks of known width', () => {
  test('counts pixels in the picture that the crack was traced in', () => {
    expect(TRACED_SIDE).toBe(WORKING_SIDE);
  });

  // From a wall seen whole to a close-up: millimetres in a pixel of the photo, width of the crack in millimetres.
  test.each([
    [1.2, 10],
    [0.8, 8],
    [0.5, 6],
    [0.3, 4],
    [0.2, 5],
    [0.1, 3],
  ])('at %d mm a pixel, %d mm wide: within 10 %, and within its own error bar', async (perPixel, wide) => {
    const { width, length } = await measured(wide, perPixel);
    expect(Math.abs(width.value - wide)).toBeLessThan(wide * 0.1);
    expect(Math.abs(width.value - wide)).toBeLessThan(width.uncertainty);
    expect(Math.abs(length.value / (lengthPx * perPixel) - 1)).toBeLessThan(0.1);
  });

  test.each([
    [0.5, 2],
    [0.5, 1.5],
    [0.5, 1],
  ])(
    'at %d mm a pixel, %d mm wide: too few pixels for 10 %, and the error bar says so',
    async (perPixel, wide) => {
      const { width } = await measured(wide, perPixel);
      expect(Math.abs(width.value - wide)).toBeLessThan(width.uncertainty);
    },
  );
});
