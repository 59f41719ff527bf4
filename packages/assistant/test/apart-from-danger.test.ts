/** A question of another thing is answered by itself after a danger, which stays open and is named. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const GAS = 'I smell gas in the kitchen';
const WALL = 'the retaining wall is bulging and cracked';

test.each([
  [GAS, 'max gap between balusters', '125 mm'],
  [GAS, 'what deposit can a builder take in NSW', '10%'],
  [GAS, 'how long is the warranty in Victoria', '10 years'],
  [GAS, 'how much does a plumbline credit cost', 'credit'],
  [GAS, 'how high must a pool fence be before it passes', '1200 mm'],
  [WALL, 'how big can a gap between decking boards be', '3 to 6 mm'],
  ['a power point sparks when I plug in', 'how thick should render be', '10 to 15 mm'],
])('after ‘%s’, ‘%s’ is answered by itself', async (danger, question, said) => {
  const [first, then, back] = await talk([danger, question, 'who do I ring']);
  const title = first?.alerts[0]?.title;
  expect(then?.lead).toBe(`**Still open: ${title}.** What to do stands above.`);
  expect(then?.text).toContain(said);
  expect(then?.alerts.map((alert) => alert.title)).toContain(title);
  // The danger stays the conversation’s.
  expect(back?.lead).toContain('Who to call');
});

test.each([
  [GAS, 'is it safe to sleep here'],
  [GAS, 'can I turn it back on'],
  [GAS, 'how far away should we stand'],
  [GAS, 'how much will it cost'],
  [GAS, 'who pays for that'],
  [GAS, 'what is the warranty on it'],
  [GAS, 'how far must a cooktop be from a rangehood'],
  [GAS, 'how wide should a kitchen bench be'],
  [WALL, 'how far can a fence lean'],
  ['the ceiling is sagging and about to drop', 'how far can a ceiling sag'],
  ['a power point sparks when I plug in', 'how far must a power point be from a sink'],
  ['our balcony moves when we walk on it', 'how high must a handrail be'],
  ['our balcony moves when we walk on it', 'how many people can it hold'],
])('after ‘%s’, ‘%s’ keeps the whole alert', async (danger, question) => {
  const { lead } = (await talk([danger, question])).at(-1) ?? {};
  expect(lead).toContain('Who to call');
});

test('a danger that the question itself tells of is told in full', async () => {
  const led = (await talk([GAS, 'how wide is a balcony that wobbles when I walk on it'])).at(-1);
  expect(led?.lead).toMatch(/balcony/i);
  expect(led?.lead).toContain('Who to call');
});
