/** What is asked of any building is no question about a finding that shares a word with it. */
import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
import { NEW_THREAD, respond, warningsOf } from '../src/index.ts';

const own = accountOf(readCases('development-43')[0] as never);
const kindOf = async (words: string) =>
  (await respond(words, NEW_THREAD, own, () => warningsOf({ words, around: {}, open: [], earlier: [] })))
    .kind;

it.each([
  'how high off the ground does a power point in the laundry need to be',
  'how far must a pool fence be from the water',
  'when can i walk on a new epoxy floor',
])('%s', async (words) => {
  expect(await kindOf(words)).not.toMatch(/^own\./);
});

it.each(['how bad is the crack in the hall', 'who should fix the crack in the hall'])(
  'is asked of a finding: %s',
  async (words) => {
    const { contextLoaded } = await respond(words, NEW_THREAD, own, () =>
      warningsOf({ words, around: {}, open: [], earlier: [] }),
    );
    expect(contextLoaded).toBe(true);
  },
);
