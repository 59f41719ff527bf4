/** The state of the house decides, headings ask for their limit, and a mistake is never ruled out. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { readState } from '../src/question/places.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test.each([
  ['builder is in NSW, house is in QLD', 'QLD'],
  ['builder’s in Albury but the house is in Wodonga', 'VIC'],
  ['The house is in Perth, builder from Melbourne', 'WA'],
  ['I live in Sydney and my unit’s in Hobart', 'TAS'],
  ['builder is in NSW', 'NSW'],
  ['the house is old, I am in Victoria', 'VIC'],
])('%j is of %s', (message, state) => {
  expect(readState(message).state).toBe(state);
});

test.each([
  ['Does the warranty go with the house when I sell? Victoria', /Victoria/],
  ['Ceiling height in a hallway?', /2\.1 m/],
  ['Pool fence height minimum?', /^\*\*1200 mm high at least[\s\S]*pool safety inspector/],
  ['Can you make mistakes?', /^\*\*Yes, I can be wrong/],
  ['Can you be wrong?', /^\*\*Yes, I can be wrong/],
  ['Are you sure?', /^\*\*No, I’m never certain/],
])('%j', async (message, wanted) => {
  const [led] = await talk([message]);
  expect(led?.text).toMatch(wanted);
  expect(led?.text).not.toMatch(/Tell me which state/);
});
