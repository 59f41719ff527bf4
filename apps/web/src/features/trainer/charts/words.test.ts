import { expect, test } from 'vitest';
import { versionName } from './words.ts';

test('a version is named by its day, and by its training where it wasn’t shipped', () => {
  expect(versionName('2026-11-22-1dfce2e9.1dfce2')).toBe('Shipped, 22 Nov 2026');
  expect(versionName('2026-11-03.14')).toBe('3 Nov 2026, training 14');
  expect(versionName('v2.4.1')).toBe('v2.4.1');
});
