/** What a question leaves out is taken from what the conversation told, and from nothing else. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { asksDimension } from '../src/question/dimension-asked.ts';
import { holeIn } from '../src/turn/holes.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const lastOf = async (told: string) => {
  const answers = await talk(told.split(' // '));
  const last = answers.at(-1);
  return { ...last, text: `${last?.lead}\n${last?.text}` };
};

test.each([
  [
    'gap where the cornice meets the wall, 4 mil // keys were 5 months back, nsw // is that over the top',
    '1 mm',
  ],
  ['balusters are 140 apart on the back verandah // too wide?', '125 mm'],
  ['front steps rise 210 each // what should they be', '190 mm'],
  ['handrail down to the garage sits at 800 // whats it supposed to be', '865 mm'],
  ['landing outside the front door 700 long // is that big enough', '750 mm'],
  ['dpc is 40 over the garden bed // ok here?', '150 mm'],
  ['one tile stands 3mm proud // what about the polished ones', '1.5 mm'],
  ['how high must a balcony rail be // and if its only 600 off the lawn', 'none is required'],
  ['deck is 900 high // do i need a rail', 'none is required'],
  ['deck is 900 high // do i need a rail // and if it was 1100', 'at 1100 mm a barrier is required'],
  ['verandah sits 1.3m off the ground // is a balustrade required', 'a barrier is required'],
  ['ceiling in the granny flat is 2.3m // how high should it be', '2.4 m'],
])('%s: the limit', async (told, limit) => {
  const { kind, text } = await lastOf(told);
  expect(kind).toMatch(/^(?:pos\.ok|tolerance|compliance)$/);
  expect(text).toContain(limit);
});

test('the last day is of the house and the fault that were told', async () => {
  const { text } = await lastOf(
    'unit in prospect sa was finished march 2023 // some grout is falling out // how long',
  );
  expect(text).toContain('5 years');
});

test('how long to watch is of the crack that was told', async () => {
  const { text } = await lastOf('hairline over the robe door // how long do i keep an eye on it');
  expect(text).toContain('once a month');
});

test.each([
  ['balusters are 140 apart // who fixes a leaking tap', /\b125\b/],
  ['brick cavity is 20 wide // whats the limit for tile lippage', /\b25 mm\b/],
  ['ceiling in the granny flat is 2.3m // how much fall in a shower', /2\.4/],
  ['place in hobart was finished in 2022 // how long does efflorescence last', /6 years/],
  ['paving is 40 below the slab // what causes efflorescence', /150 mm/],
])('%s: a thing of its own is asked by itself', async (told, not) => {
  expect((await lastOf(told)).text).not.toMatch(not);
});

test('a limit that is asked for stands beside the alert, and a kept one makes no light of it', async () => {
  const far = await lastOf('bricks hang over the slab by 2cm // how far can they');
  expect(far.alerts).not.toEqual([]);
  expect(far.text).toContain('15 mm');
});

test('how much of a size asks for no price', () => {
  for (const words of [
    'how much should it slope the other way',
    'how much of the edge should i still see',
    'how much can the wall lean',
    'how much gap is allowed',
    'is that too much',
    'how many mm can a brick hang over',
  ])
    expect(asksDimension(words), words).toBe(true);
  for (const words of [
    'how much should i pay for a retaining wall',
    'how much does it cost to fix the slope',
    'how much is a new gutter',
    'how much for an inspection',
    'is that too much to pay',
    'is 3000 too much for a report',
  ])
    expect(asksDimension(words), words).toBe(false);
});

test('only what leaves its thing out has a hole', () => {
  for (const words of [
    'is that ok',
    'too wide?',
    'acceptable?',
    'what should they be',
    'whats the most it can be',
  ])
    expect(holeIn(words), words).toBe('limit');
  for (const words of [
    'is that ok to leave until after christmas and then call him',
    'what should i do',
    'how long should i wait',
    'who fixes it',
    'different question, is that ok',
  ])
    expect(holeIn(words), words).toBeUndefined();
});
