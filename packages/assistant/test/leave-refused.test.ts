/** Who asks leave to go on, to use, touch or mend something beside a danger hears the no first. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test.each([
  ['Can I drain the ceiling bulge with a nail?'],
  ['Should I poke a hole in the bulging ceiling?'],
  ['Shall I put a bucket there and pop the ceiling bubble?'],
  ['Gas heater makes a big whoomp when it lights. Still okay to use tonight?'],
  ['Flames on the stove are yellow and the wall’s sooty. Okay to keep cooking?'],
  ['Copped a zap off the laundry tap. Husband says it’s nothing, is he right?'],
  ['Oven door sparks when I touch it. Still fine to cook dinner?'],
  ['Can I tape up the bare wires for now?'],
  ['Can I wrap the frayed cord in tape?'],
  ['Can I silicone the cracked gas hose?'],
  ['Can I jack the beam up myself with a car jack?'],
  ['Should I just straighten the leaning pier?'],
  ['The retaining wall is leaning over. Can I push it back with the bobcat?'],
])('%s', async (message) => {
  const [led] = await talk([message]);
  expect(led?.alerts).not.toEqual([]);
  expect(led?.text).toMatch(/^\*\*No\b/);
});

test.each([
  ['Can I prop open the door?'],
  ['Can I patch a hairline crack in plaster?'],
  ['Can I tape plasterboard joints myself?'],
  ['Can I cut a hole in the plasterboard for a downlight?'],
])('raises nothing: %s', async (message) => {
  expect((await talk([message]))[0]?.alerts).toEqual([]);
});

test('what keeps people away is never refused', async () => {
  const [led] = await talk(['I smell gas in the kitchen. Should I turn it off at the meter?']);
  expect(led?.text).not.toMatch(/^\*\*No\b/);
});
