import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../fit/random.ts';
import { plainFacts, plainSpots } from '../../test/plain-blurs.ts';
import { plainQuality, plainScene, plainSums } from '../../test/plain-counts.ts';
import { plainGrey, plainPlanes, plainRidges, plainShrunk } from '../../test/plain-loops.ts';
import { plainStains } from '../../test/plain-stains.ts';
import { squaresApart } from '../alike/likeness.ts';
import { BYTES, describedSpots, spotsIn } from '../alike/print.ts';
import { findSpots, type Grey, type Spot } from '../alike/scale-space.ts';
import type { Plane, RgbImage } from '../evidence/evidence.ts';
import { greyOf } from '../evidence/plane.ts';
import { measureQuality } from '../evidence/quality.ts';
import { sceneOf } from '../geometry/line-features.ts';
import { findRidges } from '../geometry/ridge.ts';
import { inputSize, shownAt, toPlanes } from '../network/input.ts';
import { lookAt } from '../stains/stains.ts';
import { shrinkRgb, sumsOf } from '../texture/cells.ts';
import { SOURCE_SHA256 } from './pixels-wasm.ts';

/** Noise on a slope of light with dark lines of several widths. */
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

/** A light wall that gets darker to one side, with a brown patch and an edge. */
function stained(width: number, height: number): RgbImage {
  const random = randomFrom(width);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = [x / width, y / height];
      const light = (v > 0.85 ? 90 : 225 - 40 * u) + 4 * random();
      const patch = Math.hypot(u - 0.4, v - 0.4) < 0.15 ? 1 : 0;
      data.set([light * (1 - 0.06 * patch), light * (1 - 0.1 * patch), light * (1 - 0.2 * patch)], at);
    }
  }
  return { data, width, height };
}

/** Grains of leaf green, rust brown, black and white on a wall. */
function coloured(width: number, height: number): RgbImage {
  const random = randomFrom(height);
  const grains = [
    [60, 140, 40],
    [150, 80, 40],
    [20, 20, 20],
    [250, 250, 250],
  ] as const;
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    data.set((random() < 0.3 && grains[Math.floor(4 * random())]) || [150, 148, 140], at);
  }
  return { data, width, height };
}

const bytes = ({ data }: Plane | RgbImage) => Buffer.from(data);
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

  test('is as bright and as small to the bit', () => {
    expect(bytes(greyOf(shown)).equals(bytes(plainGrey(shown)))).toBe(true);
    for (const side of [448, 96]) {
      const [shrunk, plain] = [shrinkRgb(shown, side), plainShrunk(shown, side)];
      expect([shrunk.width, shrunk.height]).toEqual([plain.width, plain.height]);
      expect(bytes(shrunk).equals(bytes(plain))).toBe(true);
    }
  });

  test('has the same spots to the bit, and the same around each', () => {
    const { data } = greyOf(shown);
    const grey: Grey = { data: Float32Array.from(data, (value) => value / 255), width, height };
    const [found, plain] = [findSpots(grey), plainSpots(grey)];
    expect(found.length > 0 || Math.min(width, height) < 24).toBe(true);
    const told = (spots: readonly Spot[]) => JSON.stringify(spots.map(({ level, ...spot }) => spot));
    expect(told(found) === told(plain)).toBe(true);
    const levels = (spots: readonly Spot[]) => [...new Set(spots.map(({ level }) => level))];
    expect(levels(found).length).toBe(levels(plain).length);
    for (const [at, { data }] of levels(found).entries()) {
      expect(bits(data).equals(bits(levels(plain)[at]?.data ?? new Float32Array()))).toBe(true);
    }
    const key = (spot: { x: number; y: number }, size: number) => [spot.x, spot.y, size].join();
    const places = new Map(plain.map((spot) => [key(spot, Math.log2(spot.sigma)), spot]));
    // Twenty are enough: the plain loops take long.
    const described = describedSpots(grey, 20);
    const around = described.map((spot) => plainFacts(places.get(key(spot, spot.size)) as Spot));
    expect(described.map(({ facts }) => facts)).toEqual(around);
  });

  test('is as clear, as colourful and as textured to the bit', () => {
    const once = <T>(_: string, make: () => T) => make();
    const white = { width, height, data: new Uint8Array(width * height * 3).fill(255) };
    for (const working of [shown, coloured(width, height), white]) {
      const grey = greyOf(working);
      expect(measureQuality(working, grey)).toEqual(plainQuality(working, grey));
      expect(sceneOf({ working, grey, once })).toEqual(plainScene({ working, grey }));
    }
    expect(plainQuality(white, greyOf(white)).glare).toBeGreaterThan(0);
    for (const picture of [shown, coloured(width, height)]) {
      const small = shrinkRgb(picture, 448);
      expect(sumsOf(small)).toEqual(plainSums(small));
    }
    const seen = sumsOf(coloured(width, height));
    for (const sum of ['leaf', 'rust', 'speckle', 'dark', 'pale'] as const) {
      expect(seen.some((cell) => cell[sum] > 0)).toBe(true);
    }
  });

  test('stands out from its planes the same to the bit', () => {
    const shown = shownAt(stained(width, height), 256);
    const plain = plainStains(shown);
    expect([plain.own, plain.patch].map((mask) => mask.includes(1))).toEqual([true, true]);
    const found = lookAt(shown);
    for (const part of ['light', 'dark', 'brown'] as const) {
      expect(bits(found[part]).equals(bits(plain[part]))).toBe(true);
    }
    for (const part of ['own', 'patch'] as const) {
      expect(Buffer.from(found[part]).equals(Buffer.from(plain[part]))).toBe(true);
    }
  });

  test('has the same lines to the bit', () => {
    const [found, plain] = [findRidges(greyOf(shown)), plainRidges(greyOf(shown))];
    expect(plain.strength.some((strength) => strength > 0)).toBe(true);
    for (const part of ['strength', 'across', 'salience'] as const) {
      expect(bits(found[part]).equals(bits(plain[part]))).toBe(true);
    }
  });
});

test.each([
  [110, 110],
  [1, 110],
  [7, 0],
])('%d spots of a print are as far from %d of another as by plain sums', (ones, others) => {
  const random = randomFrom(ones);
  // The ends of the range among them, since these are furthest apart.
  const print = (count: number) =>
    Uint8Array.from({ length: count * BYTES }, () => Math.min(255, Math.max(0, 400 * random() - 70)));
  const [one, other] = [print(ones), print(others)];
  const plain = spotsIn(one).flatMap(({ facts }) =>
    spotsIn(other).map((its) => facts.reduce((sum, fact, at) => sum + (fact - (its.facts[at] ?? 0)) ** 2, 0)),
  );
  expect([...squaresApart(one, other)]).toEqual(plain);
});

test('what runs was compiled from the source that is kept: npm run build:kernels', () => {
  const folder = new URL('../../kernels/', import.meta.url);
  const sources = createHash('sha256');
  for (const name of readdirSync(folder).sort()) sources.update(readFileSync(new URL(name, folder)));
  expect(sources.digest('hex')).toBe(SOURCE_SHA256);
});
