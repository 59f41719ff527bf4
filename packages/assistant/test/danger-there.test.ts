/** Whether a danger is there is answered of that danger, also where a place is named: never by what else lies there. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const OWN = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Banksia house',
        state: 'NSW',
        findings: [
          { title: 'Condensation and mould', location: 'Ensuite' },
          { title: 'Brick crack', location: 'Garage', words: 'crack 6 mm wide' },
        ],
      },
      { name: 'Karri house', state: 'WA', findings: [{ title: 'Cracked tile', location: 'Laundry' }] },
    ],
  }),
);
const told = async (message: string) => (await talk([message], OWN))[0];

test.each([
  'have we got asbestos in the ensuite',
  'is there any asbestos in the laundry at karri',
  'is there a gas leak in the garage',
  'any sign of asbestos in that hallway',
  'do we have a gas leak behind the laundry',
  'have i got asbestos anywhere',
])('none of it is recorded: %j', async (message) => {
  const reply = await told(message);
  expect(reply?.text).toMatch(/^\*\*Nothing recorded in .*doesn’t make it safe/s);
  expect(reply?.rows.filter(({ id }) => id.startsWith('finding:'))).toEqual([]);
});

test.each([
  ['is there mould in the ensuite', 'Condensation and mould'],
  ['is there a crack in the garage', 'Brick crack'],
  ['do we have anything in the ensuite', 'Condensation and mould'],
])('what is recorded there is told: %j', async (message, title) => {
  expect((await told(message))?.text).toContain(title);
});
