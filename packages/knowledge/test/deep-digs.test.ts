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
