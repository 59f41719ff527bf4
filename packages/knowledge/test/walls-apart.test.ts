/** A wall of the house, of a verandah and one that holds back soil: each warns of itself. */
import { expect, it } from 'vitest';
import { FALLEN_FROM, fallenAlert } from '../src/hazards/fallen.ts';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

it.each([
  'bricks came loose in the verandah wall',
  'veranda wall has lost a sheet of render onto the step',
  'patio wall render is drummy and falling',
  'the porch wall is bulging beside the front door',
  'verandah wall cracked 20 mm wide',
])('%s: a wall, and no balcony', (words) => {
  expect(kindsOf(words)).toContain('structural');
  expect(kindsOf(words)).not.toContain('balcony');
});

it.each([
  'verandah post rotted at the base',
  'the verandah is pulling off the wall',
  'porch has dropped where it meets the wall',
  'balcony wall is cracking and moving',
  'verandah floor boards are rotten by the wall',
])('%s: the verandah itself', (words) => {
  expect(kindsOf(words)).toContain('balcony');
});

it.each([
  'wall of the house is cracked and leaning over the path',
  'brick gable leans out over the lane',
  'the wall has split and tilts towards the street',
  'front wall cracked and leans onto the driveway',
  'cracked parapet leaning over the footpath',
])('%s: nobody said that it holds back soil', (words) => {
  expect(kindsOf(words)).toContain('structural');
  expect(kindsOf(words)).not.toContain('retaining_wall');
});

it.each([
  'retaining wall leaning over the footpath',
  'the sleeper wall bulges over the path',
  'garden wall holding the soil leans towards the lane',
  'wall leans out over the path with the bank behind it',
  'the retainer is tipping onto the driveway',
])('%s: it does', (words) => {
  expect(kindsOf(words)).toContain('retaining_wall');
});

it('names 000 first wherever something may fall on people now, or they through it', () => {
  const told = [
    ...[
      'render is falling off the wall onto the footpath',
      'the balcony is coming off',
      'the ceiling is coming down',
      'wall leaning and about to fall',
      'retaining wall is falling onto the path',
    ].flatMap((words) => readAlerts({ words }).slice(0, 1)),
    ...FALLEN_FROM.map((from) => fallenAlert(from, {})),
  ];
  expect(told.map(({ urgency, call }) => [urgency, call.slice(0, 3)])).toEqual(
    told.map(() => ['now', '000']),
  );
});
