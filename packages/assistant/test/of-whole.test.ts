/** What is recorded of a project is told where the whole of it is asked for, and never as that of a part or of a law. */
import { beforeAll, describe, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { conversation, replyTo } from './conversation.ts';

beforeAll(warmUp, 60_000);

const BANKSIA = {
  name: 'Banksia house',
  state: 'NSW' as const,
  completionDate: '2023-01-01',
  contractDate: '2021-03-03',
  address: '4 Banksia Street, Orange',
  findings: [
    { title: 'Condensation and mould', location: 'Ensuite', words: 'mould on the ceiling' },
    { title: 'Roof leak', location: 'Roof', words: 'stain at the valley' },
    { title: 'Plasterboard crack', location: 'Hallway' },
  ],
};
const TWO = conversation([], {
  projects: [
    BANKSIA,
    {
      name: 'Karri house',
      state: 'WA',
      completionDate: '2021-05-04',
      findings: [{ title: 'Cracked tile', location: 'Laundry' }],
    },
  ],
});
const ONE = conversation([], { project: BANKSIA });
const text = async (work: typeof TWO, message: string) => (await replyTo(work, message)).text;

describe('a part of a project', () => {
  test.each([
    'how old is the roof at banksia',
    'when was the roof done at banksia',
    'how old are the pipes at banksia',
    'when was the deck finished at karri',
    'what day were the windows at karri done',
  ])('has no day of its own: %j', async (message) => {
    expect(await text(TWO, message)).toMatch(/^\*\*I don’t have an? (?:age|date) for that part/);
  });
  test.each([
    'how old is my hot water unit',
    'when were our gutters done',
    'how old is the deck on the house',
  ])('has none on the only project either: %j', async (message) => {
    expect(await text(ONE, message)).toMatch(/^\*\*I don’t have an? (?:age|date) for that part/);
  });
  test.each([
    'is the leak at banksia still active',
    'is the mould at banksia still active',
    'whats the status of the mould at banksia',
    'when did the tiler finish at karri',
    'when was the deck contract signed at banksia',
  ])('is told no day and no status of the whole: %j', async (message) => {
    expect(await text(TWO, message)).not.toMatch(
      /^\*\*(?:\w+ house(?: is in progress|: \d+%)|\d+ \w+ 20\d\d)/,
    );
  });
});

test.each([
  'when did the permit rules change for my house',
  'whats the weather doing at the house tomorrow',
  'what address do i send the notice to',
  'is rain forecast for the weather at the house',
  'when was the code for my house approved',
])('%j is asked of nothing that is recorded', async (message) => {
  expect(await text(ONE, message)).not.toMatch(
    /is recorded\*\*|4 Banksia Street|in progress|^\*\*\d+ \w+ 20\d\d/,
  );
});

test.each([
  ['how old is the house', /^\*\*3 years and 10 months\*\*/],
  ['when was the job finished, the bank is asking', /^\*\*1 January 2023\*\*/],
  ['is the project still active', /^\*\*Banksia house is in progress\*\* at \d+%/],
  ['when did we sign the contract for this place', /^\*\*3 March 2021\*\*/],
  ['whats the address of the house', /^\*\*4 Banksia Street, Orange\*\*/],
])('%j is told of the whole', async (message, said) => {
  expect(await text(ONE, message)).toMatch(said);
});

test('a name with a slip is a name, and what it is for takes nothing away', async () => {
  expect(await text(TWO, 'when was banskia finished')).toMatch(/^\*\*1 January 2023\*\*/);
  expect(await text(TWO, 'need the full address of banksia so the courier finds it')).toMatch(
    /^\*\*4 Banksia Street/,
  );
});

test('a part with an open hazard keeps it in sight', async () => {
  const work = conversation([], {
    project: {
      ...BANKSIA,
      findings: [
        { title: 'Sagging ceiling', severity: 'critical', location: 'Lounge', words: 'ceiling sags 30 mm' },
      ],
    },
  });
  for (const message of ['how old is the ceiling at banksia', 'when was the ceiling of the house done'])
    expect(await text(work, message)).toMatch(
      /^\*\*I don’t have an? .*ceiling may be coming down: \*\*act now/s,
    );
});

describe('a summary', () => {
  const ALL = /^\*\*\d findings?\*\* in \w+ house/;
  test.each([
    'sum up banksia for me',
    'give me a run down of whats wrong at karri for the agent',
    'what do i tell the owner about karri',
    'banksia in a nutshell',
    'the short version of banksia, i read it out tonight',
  ])('of a project tells its findings: %j', async (message) => {
    expect(await text(TWO, message)).toMatch(ALL);
  });
  test.each([
    'summarise the warranty for the karri house',
    'what do i tell the builder about it',
    'brief me on the insurance for banksia',
    'run down of the contract law for banksia',
    'what do i say to the builder about the grout',
  ])('of something else doesn’t: %j', async (message) => {
    expect(await text(TWO, message)).not.toMatch(ALL);
  });
  test('of a warranty tells its last day', async () => {
    expect(await text(TWO, 'summarise the warranty for the karri house')).toMatch(/^\*\*3 May 2027 for/);
  });
});
