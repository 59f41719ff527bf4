/** Sizes and scale without a tape, words of refusal, and who asks: each is heard by its own words alone. */
import { expect, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN, respond, warningsOf } from '../src/index.ts';

const own = { ...NOTHING_OWN, today: '2026-11-22' };
const ask = async (message: string) => answer(message, NEW_THREAD, own);
const told = async (message: string) => (await ask(message)).text;

test.each([
  ['how wide is a 1 dollar coin, want to hold it to the crack', '25 mm'],
  ['what are the measurements of a bank card, I want it as scale', '85.6'],
  ['can I scale the crack off a brick in the picture', 'rough size'],
  ['printed the ruler page at fit to page, is it accurate', 'actual size'],
  ['how do i measure a crack thinner than my ruler shows', 'crack gauge card'],
  ['best way to keep track of whether a crack is still moving', 'same dates'],
  ['what photos should I take of a leak before the plumber comes', 'whole room'],
])('%s', async (message, wanted) => {
  expect(await told(message)).toContain(wanted);
});

test.each([
  'a 20 cent coin slides into the crack in the brick wall, what category is that',
  'how wide may a crack be in a new slab in Victoria',
  'how do you store my credit card',
])('doesn’t tell how to measure where that isn’t asked: %s', async (message) => {
  expect(await told(message)).not.toContain('General knowledge');
});

test('refuses to hide something only where something is to be hidden', async () => {
  expect(await told('best way to take a photo of a crack so you can read how wide it is')).not.toContain(
    'hide',
  );
  expect(await told('reword the mould finding so the buyer reads it as cosmetic')).toContain(
    'can’t help hide',
  );
});

test('says beside a danger that it helps nobody reword it', async () => {
  const words = 'Reword the 17 mm wall crack so the purchaser reads it as category 1 hairline';
  const { lead, text } = await respond(words, NEW_THREAD, own, () =>
    warningsOf({ words, around: {}, open: [], earlier: [] }),
  );
  expect(lead).not.toBe('');
  expect(text).toContain('can’t help hide');
});

test('takes who asks for nobody that is asked about', async () => {
  const { kind } = await ask('Retired carpenter here. What causes cracks over a window?');
  expect(kind).toBe('cause');
});

test('takes a year for no height of a room', async () => {
  expect(await told('damp line up the hallway wall in my 1910 cottage, gutters or ground')).not.toContain(
    'Room height',
  );
});

test('says that the rule on climbing doesn’t bind below its height', async () => {
  expect(await told('balcony 3.2 m up with horizontal wires, the lowest at 300 mm, allowed?')).toContain(
    'doesn’t bind',
  );
});

test('leaves out that nothing is known of what only tells a story', async () => {
  expect(
    await told('how big may the gap in a balustrade be? mine got bent when the dog ran into it'),
  ).not.toContain('The rest');
});
