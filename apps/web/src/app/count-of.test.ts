import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('one of a thing is called one of it, any other number many', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'user'))).toEqual([
    '0 users',
    '1 user',
    '2 users',
    '1,200 users',
  ]);
  expect(countOf(1, 'analysis', 'analyses')).toBe('1 analysis');
});
