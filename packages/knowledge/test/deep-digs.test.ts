/** Somebody who stands in a deep dig tells it in few words, often without its g. */
import { expect, test } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const told = (words: string) =>
  readAlerts({ words }).map(({ kind, urgency, title }) => `${kind}/${urgency} ${title}`);
const SUPPORT = 'structural/now Possible loss of support from digging';

test.each([
  'im down about 2 metres next to the boundary wall diggin for the drain',
  'im down about 2 metres next to the boundary wall digging for the drain',
  'im 2 metres down digging for the drain',
  'down around 3 m beside the neighbours wall, still diggin',
  'he is down about 2 m in the trench',
  'i’m down roughly 1.8 m digging a pit',
  'we have dug down over 2 m along the garage wall',
])('%s', (words) => {
  expect(told(words)).toContain(SUPPORT);
});

test.each([
  'im down 400 mm digging for the drain',
  'im down about 300 mm diggin next to the path',
  'the trench is down about 2 m and benched',
  'footing is dug down about 2 m, shored and inspected',
  'the pipes were 2 m down, no need to dig',
  'the wall is down about 2 mm next to the dig',
])('%s is no deep dig that somebody stands in', (words) => {
  expect(told(words)).not.toContain(SUPPORT);
});

test.each([
  'we’re down nearly two metres digging for the pool and the sides are straight',
  'we are down about 2 m digging for the new sewer',
  'they’re down roughly 2.5 metres digging out the basement',
  'Excavated about 1.9 m alongside the footing, unshored',
  'pool dig is 1.9 m deep and the sides are straight',
  'trench 2 m deep, vertical sides',
])('%s, with nothing to hold the sides', (words) => {
  expect(told(words)).toContain(SUPPORT);
});

test.each([
  'digging a garden bed 2 m from the gate',
  'the trench runs straight to the road, 2 m deep, shored',
  'dug a 400 mm hole with straight sides for the post',
  'pool is 2 m deep and its sides are straight',
  'the pool hole is 2 m deep, benched, sides straight',
  'we’re down 2 m of fence after the storm',
])('%s is no danger of a dig', (words) => {
  expect(told(words)).not.toContain(SUPPORT);
});
