import { expect, test } from 'vitest';
import { cut } from './halves.ts';

/** Two rows of three pixels; each colour is its place. */
const picture = { width: 3, height: 2, data: Uint8Array.from({ length: 18 }, (_, at) => Math.floor(at / 3)) };
const places = (data: Uint8Array) => [...data].filter((_, at) => at % 3 === 0);

test('a half holds its own pixels, row by row, also of an odd number', () => {
  const left = cut(picture, { x: 0, y: 0, width: 0.5, height: 1 });
  expect(left).toMatchObject({ width: 1, height: 2 });
  expect(places(left.data)).toEqual([0, 3]);
  expect(places(cut(picture, { x: 0.5, y: 0, width: 0.5, height: 1 }).data)).toEqual([1, 4]);
  expect(places(cut(picture, { x: 0, y: 0.5, width: 1, height: 0.5 }).data)).toEqual([3, 4, 5]);
});
