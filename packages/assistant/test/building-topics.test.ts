/** What one may do oneself, what to look at, whom to ask, and law that no row answers by itself. */
import { expect, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const told = async (message: string) =>
  (await answer(message, NEW_THREAD, { ...NOTHING_OWN, today: '2026-11-22' })).text;

test.each([
  ['okay to jack up a sunken verandah post on my own', /^\*\*No, don’t jack/],
  ['can i add soil against the wall up to the bricks', /^\*\*No, keep it below the damp-proof course/],
  ['can i paint over the water stain now its dry', /^\*\*Not before you know where the water came from/],
  ['sparky or plumber for hot water tripping the rcd', /^\*\*A licensed electrician, first/],
  ['who checks if a wall is load bearing', /^\*\*A structural engineer/],
  ['what do inspectors look for under the house', /^\*\*Damp, air, stumps/],
  ['how to check that a crack is structural', /^\*\*Width alone never decides/],
  ['can my handyman replace a smoke alarm', /^\*\*A battery alarm anybody may/],
  ['how much can I claim at NCAT', /\$500,000/],
  ['NT house 3 years, who handles complaints', /Commissioner of Residential Building Disputes/],
  ['can i use my own plumber and bill the builder', /let the builder look and fix/],
  ['certifier signed off a bad frame in NSW, who is responsible', /^\*\*The builder answers/],
  ['can i claim for the hotel while they fix it', /it is for a lawyer/],
])('‘%s’ is told first what it asks', async (message, wanted) => {
  expect(await told(message)).toMatch(wanted);
});

test.each([
  ['balcony tile fall to the drain outside', 'no confirmed figure for the fall of a balcony'],
  ['ramp slope max for a house', '1 in 8 at most'],
  ['waterproofing round the basin how high up the wall', '150 mm above the basin'],
])('‘%s’ is not answered by the limit of a shower', async (message, wanted) => {
  expect(await told(message)).toContain(wanted);
});

test('takes a drain that lies lower for a fall and no damage of a floor', async () => {
  const text = await told('shower floor is 12 mm lower at the drain over 900, enough?');
  expect(text).toContain('1 in 75');
  expect(text).not.toContain('category');
});

test('takes a wet carpet for no failed shower', async () => {
  expect(await told('who do i call for wet carpet along an external wall')).not.toContain(
    'shower or wet-area',
  );
});
