import type { Visit } from '@plumbline/contract';
import { expect, test } from 'vitest';
import { notThereBefore, saysNotThere } from './areas-before.ts';

test.each([
  ['Subfloor', 'Slab on ground, no subfloor'],
  ['Subfloor', 'House is on a concrete slab'],
  ['Subfloor', 'No sub-floor'],
  ['Subfloor', 'N/A'],
  ['Subfloor', 'Not applicable: waffle raft'],
  ['Subfloor', 'There is none'],
  ['Subfloor', 'none – slab-on-ground'],
  ['Roof space', 'Raked ceilings throughout, no roof void'],
  ['Roof space', 'Flat roof. There isn’t one'],
  ['Roof space', 'The house doesn’t have one'],
  ['Roof exterior', 'Ground-floor flat, not applicable'],
  ['Basement', 'No basement'],
])('of %s, ‘%s’ says that the building has none', (area, reason) => {
  expect(saysNotThere(area, reason)).toBe(true);
});

test.each([
  ['Subfloor', 'No access to subfloor'],
  ['Subfloor', 'No subfloor access'],
  ['Subfloor', 'Hatch locked'],
  ['Subfloor', 'Extension is on a slab, rest not accessible'],
  ['Subfloor', 'Too low to crawl'],
  ['Subfloor', 'There was no entry'],
  ['Roof space', 'No ladder'],
  ['Roof space', 'There was no way in'],
  ['Roof space', 'Owner not there'],
  ['Roof space', 'No roof space hatch found'],
  ['Exterior', 'Slab edge covered by garden beds'],
  ['Site', 'Raining, not walked'],
])('of %s, ‘%s’ says that nobody got to it', (area, reason) => {
  expect(saysNotThere(area, reason)).toBe(false);
});

const visit = (inspectedAreas: string[], notInspected: Visit['notInspected']) =>
  ({ inspectedAreas, notInspected }) as Visit;

test('the newest visit that says anything of an area decides', () => {
  const slab = { area: 'Subfloor', reason: 'No subfloor' };
  expect([...notThereBefore([visit(['Interior'], []), visit([], [slab])])]).toEqual([
    ['Subfloor', 'No subfloor'],
  ]);
  expect(notThereBefore([visit(['Subfloor'], []), visit([], [slab])]).size).toBe(0);
  expect(notThereBefore([visit(['Subfloor'], [slab])]).size).toBe(0);
});
