/** A thing that is named in the place of the one that a danger was told of. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test.each([
  ['the roof is sagging badly', 'sorry, I meant the shelf'],
  ['ceiling is about to fall', 'no wait, I meant the shelf in the pantry'],
  ['the balcony is sinking', 'no sorry I meant the garden bed'],
])('‘%s’, ‘%s’: no alarm is repeated, and what would bring it back is said', async (danger, meant) => {
  const [first, then, next] = await talk([danger, meant, 'ok thanks']);
  expect(first?.lead).toContain('Who to call');
  expect(then?.lead).toBe('');
  expect(then?.text).toContain('I repeat no alarm');
  expect(then?.text).toContain('keep clear and tell me');
  expect(next?.alerts).toEqual([]);
});

test.each([
  // What is meant now is as dangerous.
  ['the deck is rotten and wobbles', 'I meant the balcony'],
  ['the ceiling is sagging', 'I meant the bedroom ceiling'],
  ['sparks come out of the power point', 'sorry I meant the ceiling fan'],
  // The rest of what was told stays.
  ['the roof is sagging and bricks are falling', 'no sorry I meant the shelf'],
  // Which thing isn’t clear, or more is told.
  ['I smell gas', 'sorry, I meant the bin smells'],
  ['the roof is sagging badly', 'I meant the shelf and the roof'],
  ['the roof is sagging badly', 'I meant the shelf is also sagging'],
  ['the roof is sagging badly', 'I mean it'],
])('‘%s’, ‘%s’: the alert stays', async (danger, meant) => {
  const then = (await talk([danger, meant])).at(-1);
  expect(then?.lead).toContain('Who to call');
});

test('a correction of what was said before another message takes no danger back', async () => {
  const last = (
    await talk(['the roof is sagging badly', 'how thick should render be', 'sorry I meant the shelf'])
  ).at(-1);
  expect(last?.alerts.length).toBeGreaterThan(0);
});
