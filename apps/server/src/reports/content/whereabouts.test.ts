import { expect, test } from 'vitest';
import { whereabouts } from './whereabouts.ts';

test.each([
  ['', null, ''],
  ['North wall', null, 'North wall'],
  ['', { name: 'Hall', level: '' }, 'Hall'],
  ['', { name: 'Hall', level: 'Ground' }, 'Hall, Ground'],
  ['above the door', { name: 'Hall', level: 'Ground' }, 'Hall, Ground: above the door'],
  ['hall', { name: 'Hall', level: 'Ground' }, 'Hall, Ground'],
  ['Hall, above the door', { name: 'Hall', level: 'Ground' }, 'Hall, above the door, Ground'],
  ['Ground floor hall', { name: 'Hall', level: 'Ground' }, 'Ground floor hall'],
  ['Hall, above the door', { name: 'Hall', level: '' }, 'Hall, above the door'],
])('‘%s’ in %o is told as ‘%s’', (location, place, told) => {
  expect(whereabouts(location, place)).toBe(told);
});
