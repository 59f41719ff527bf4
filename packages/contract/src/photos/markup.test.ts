import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MARKUP_MAX, type MarkupShape, markupShapes } from './markup.ts';

const pen = (crossings: number): MarkupShape => ({
  kind: 'pen',
  colour: 'red',
  points: Array.from({ length: crossings + 1 }, (_, at) => [at % 2, 0.5]),
});

test('a photo is crossed so often and no more, by all its lines together', () => {
  const half = MARKUP_MAX.crossings / 2;
  expect(z.safeParse(markupShapes, [pen(half), pen(half)]).success).toBe(true);
  const { error } = z.safeParse(markupShapes, [pen(half), pen(half), pen(1)]);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'That’s more line than a photo can show. Take some of it away',
  ]);
  const ring: MarkupShape = { kind: 'circle', colour: 'red', from: [0, 0], to: [1, 1] };
  expect(z.safeParse(markupShapes, Array(40).fill(ring)).success).toBe(true);
});
