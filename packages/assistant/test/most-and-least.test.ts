/** An end of an order is told of what the account holds, and of nothing that may be, is limited or waits. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { conversation, replyTo } from './conversation.ts';

beforeAll(warmUp, 60_000);

const TWO = conversation([], {
  projects: [
    {
      name: 'Banksia house',
      state: 'NSW',
      contractDate: '2021-02-01',
      findings: [
        { title: 'Plasterboard crack', location: 'Hallway', words: 'crack 2 mm wide', foundOn: '2026-03-02' },
        { title: 'Brick crack', location: 'Garage', words: 'crack 6 mm wide', foundOn: '2026-05-04' },
        { title: 'Roof leak', location: 'Roof', foundOn: '2026-07-06' },
      ],
    },
    {
      name: 'Karri house',
      state: 'WA',
      contractDate: '2023-02-01',
      findings: [{ title: 'Sticking door', location: 'Entry', words: 'gap 5 mm', foundOn: '2026-04-01' }],
    },
  ],
});
const told = async (message: string) => (await replyTo(TWO, message)).text;
const ORDERED =
  /, (?:the (?:largest|smallest|oldest|newest)|both alike|all \d+ alike)\b|the only one with that/;

test.each([
  ['which crack is the widest', /^\*\*Brick crack\*\*.*6 mm.*the largest of 2 findings/],
  ['which is the widest crack and is it safe', /^\*\*Brick crack\*\*.*6 mm.*the largest of 2 findings/],
  ['which crack is the biggest and is that ok', /^\*\*Brick crack\*\*.*the largest of 2 findings/],
  ['which is our narrowest crack? can it wait', /^\*\*Plasterboard crack\*\*.*the smallest of 2/],
  ['biggest of our cracks', /^\*\*Brick crack\*\*.*the largest of 2 findings/],
  ['show me the narrowest crack at banksia', /^\*\*Plasterboard crack\*\*.*the smallest of 2 findings/],
  [
    'whats the oldest crack in my house',
    /^\*\*Plasterboard crack\*\*.*2 March 2026, the oldest of 2 findings/,
  ],
  ['tell me our latest crack', /^\*\*Brick crack\*\*.*4 May 2026, the newest of 2 findings/],
  ['which leak is the oldest leak of ours', /^\*\*Roof leak\*\*.*the only one with that on record/],
  [
    'what is the widest gap we have recorded',
    /^\*\*Sticking door\*\*.*5 mm.*the only one with that on record/,
  ],
])('%j is told from what is recorded', async (message, said) => {
  expect(await told(message)).toMatch(said);
});

test.each([
  'our highest step is 200 is that ok',
  'what’s the biggest crack i can leave',
  'what is the longest we can wait on a crack',
  'which is the widest gap a deck may have',
  'which is the widest gap that is still allowed, and who says so',
  'which is the longest crack i can leave and is it safe',
  'which is the deepest step the code permits, and why',
  'our widest crack is 4 mm, who do i call',
  'what would be the deepest hole i could drill',
  'whats the tallest fence our neighbours can put up',
  'my longest crack measures 900, is it structural',
])('%j asks for no end of the account', async (message) => {
  expect(await told(message)).not.toMatch(ORDERED);
});

test('a size that is told is judged by its limit', async () => {
  expect(await told('our highest step is 200 is that ok')).toMatch(/^200 mm is \*\*beyond the limit\*\*/);
});

test.each([
  'whats the latest on the banksia house',
  'any word on the latest at banksia',
  'whats the latest at the banksia house',
])('%j tells the newest finding, and no contract', async (message) => {
  expect(await told(message)).toMatch(/^\*\*Roof leak\*\*/);
  expect(await told(message)).not.toMatch(/contract/);
});

test.each([
  ['which of my houses is the oldest', /^\*\*Banksia house\*\*.*the oldest contract/],
  ['which house is the newest', /^\*\*Karri house\*\*.*the newest contract/],
  ['which of my places has the fewest findings', /^\*\*Karri house\*\*: 1 finding, the fewest/],
])('%j sets projects in order', async (message, said) => {
  expect(await told(message)).toMatch(said);
});
