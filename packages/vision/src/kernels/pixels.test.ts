import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../fit/random.ts';
import { plainPlanes, plainRidges } from '../../test/plain-loops.ts';
import type { RgbImage } from '../evidence/evidence.ts';
import { greyOf } from '../evidence/plane.ts';
import { findRidges } from '../geometry/ridge.ts';
import { inputSize, toPlanes } from '../network/input.ts';
import { SOURCE_SHA256 } from './pixels-wasm.ts';

/** Noise on a slope of light with dark lines of several widths: every branch of the loops is taken. */
function picture(width: number, height: number, seed: number): RgbImage {
  const random = randomFrom(seed);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = 60 + (120 * at) / data.length + 30 * random();
  for (let line = 1; line <= 6; line++) {
    const [startX, startY, turn] = [random() * width, random() * height, random() * Math.PI];
    for (let step = 0; step < width; step += 0.5) {
      for (let across = 0; across < 3 * line; across++) {
        const x = Math.round(startX + Math.cos(turn) * step + across);
        const y = Math.round(startY + Math.sin(turn) * step);
        if (x >= 0 && x < width && y >= 0 && y < height)
          data.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
  }
  return { data, width, height };
}

const bits = (numbers: Float32Array) => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

// The largest first and last, so that what it left behind would show in the small ones.
const sizes = [
  [1024, 768],
  [131, 97],
  [64, 333],
  [17, 16],
  [500, 501],
  [1024, 683],
] as const;

describe.each(sizes)('a picture of %d × %d px', (width, height) => {
  const shown = picture(width, height, width + height);

  test.each([96, 192, 256, 384, 640])('is shown to a network at %d px the same to the bit', (side) => {
    const size = inputSize(width, height, side);
    const planes = toPlanes(shown, size.width, size.height);
    expect(bits(planes).equals(bits(plainPlanes(shown, size.width, size.height)))).toBe(true);
  });

  test('has the same lines to the bit', () => {
    const [found, plain] = [findRidges(greyOf(shown)), plainRidges(greyOf(shown))];
    expect(plain.strength.some((strength) => strength > 0)).toBe(true);
    for (const part of ['strength', 'across', 'salience'] as const) {
      expect(bits(found[part]).equals(bits(plain[part]))).toBe(true);
    }
  });
});

test('what runs was compiled from the source that is kept: npm run build:kernels', () => {
  const source = readFileSync(new URL('../../kernels/pixels.ts', import.meta.url));
  expect(createHash('sha256').update(source).digest('hex')).toBe(SOURCE_SHA256);
});
