/** A danger that is told to be mended rests, what is told to be gone or clear isn't rated, and gas is checked all the same. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const lastOf = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['the pool gate won’t latch', 'that was last week, new latch on, tested'],
  ['Ceiling’s sagging in the lounge', 'builder re-sheeted it yesterday, all done'],
  ['power point sparks', 'sparky swapped it this morning, works fine'],
])('%j is over by %j, and what was told is said', async (danger, over) => {
  const led = await lastOf(danger, over);
  expect(led?.alerts).toEqual([]);
  expect(led?.text).toContain(`‘${over}’`);
  expect(led?.text).not.toMatch(/\bsafe now\b/);
});

test.each([
  ['the balustrade is loose', 'bolted it back on yesterday, all done'],
  ['the pool gate won’t latch', 'I tied it with a rope, all done'],
  ['the pool gate won’t latch', 'builder will put a new latch on, all good'],
  ['Ceiling’s sagging', 'it’s stopped dripping, all good'],
  ['Ceiling’s sagging', 'did the builder say it was tested?'],
  ['I smell gas', 'nah all good now'],
  ['the retaining wall is leaning over the path', 'council certified it in 2019'],
  ['Ceiling’s sagging', 'builder re-sheeted it last year, all done'],
  ['balcony is wobbly', 'the builder did it, passed in 2020'],
])('%j isn’t over by %j', async (danger, said) => {
  expect((await lastOf(danger, said))?.alerts).not.toEqual([]);
});

test('gas that is blamed on the dog is checked all the same', async () => {
  const led = await lastOf('I smell gas', 'false alarm, it was the dog');
  // They said what it was: the way out isn't told again, what would still be a leak is.
  expect(led?.alerts).toEqual([]);
  expect(led?.text).toMatch(/^\*\*Have it checked all the same if any of the smell is left/);
});

test.each([
  ['The old pool was removed and turfed'],
  ['Smoke alarms tested all OK, gas bayonet tested OK, no issues'],
  ['We checked for asbestos, the lab came back negative'],
  ['Balustrade checked, all tight'],
  ['Fibro eaves were removed by a licensed removalist in 2019'],
  ['Gas heater serviced, no CO found'],
])('%j is noted and not rated', async (message) => {
  const led = await lastOf(message);
  expect(led?.text).toMatch(/^\*\*Noted: .*as you tell it/);
  expect(led?.text).not.toMatch(/critical|\bhigh\b|its cause is still there/);
});

test.each([
  ['Lab test came back positive for asbestos'],
  ['The old pool was removed but the hole is still open'],
  ['Smoke alarms tested OK but the kitchen one is dead'],
  ['Smoke alarms tested ok, gas bayonet leaks'],
  ['The balustrade was removed last week'],
])('%j isn’t taken as clear', async (message) => {
  expect((await lastOf(message))?.text).not.toMatch(/as you tell it/);
});
