/** What people ask of using Plumbline: by its own words, and of nothing else. */
import { expect, test } from 'vitest';
import { USE_TOPICS } from '../src/compose/product-use-topics.ts';
import { answer, findRow, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const told = async (message: string) =>
  (await answer(message, NEW_THREAD, { ...NOTHING_OWN, today: '2026-11-22' })).text;

test('each topic rests on rows that exist', () => {
  const ids = USE_TOPICS.flatMap(({ rows }) => rows.map((id) => `help:${id}`));
  expect(ids.filter((id) => !findRow(id))).toEqual([]);
});

test.each([
  ['can i upload a video', /^\*\*No, photos only/],
  ['can plumbline tell me if it’s asbestos', /^\*\*No: looks can’t settle asbestos/],
  ['how accurate is measuring from a photo', /^\*\*Only with something of known size/],
  ['how do i know if the AI is wrong', /^\*\*By how sure it says it is/],
  ['how long does analysis take', /^\*\*You see it as it comes/],
  ['can two people use one login', /^\*\*An account is for one person/],
  ['can I export to excel', /as CSV/],
  ['can i put my licence number on reports', /^\*\*Yes: press Letterhead/],
  ['is there a subscription', /^\*\*No subscription/],
  ['is my data in australia', /privacy policy/],
  ['do you keep the gps of my pics', /camera records no location/],
])('‘%s’ is told first what it asks', async (message, wanted) => {
  expect(await told(message)).toMatch(wanted);
});

test.each([
  ['why did the membrane fail, it leaks', /run here/],
  ['crack is 4 mm from a photo my builder took, ok?', /Only with something/],
  ['how long does the builder take to fix it', /each engine/],
])('‘%s’ is no question about Plumbline', async (message, barred) => {
  expect(await told(message)).not.toMatch(barred);
});
