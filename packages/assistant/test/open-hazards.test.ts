import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { NEW_THREAD, respond, warmUp, warningsOf } from '../src/index.ts';

beforeAll(warmUp);

const HOUSE: Partial<ChatCase> = {
  project: {
    name: '22 Holden Street',
    state: 'VIC',
    findings: [
      { title: 'Plasterboard crack', severity: 'critical', location: 'Bedroom' },
      {
        title: 'Not sure',
        severity: 'low',
        words: 'broken fibro asbestos sheets on the floor',
        location: 'Laundry',
        outcome: 'not_sure',
      },
      {
        title: 'Sagging ceiling',
        severity: 'high',
        words: 'the ceiling is sagging and could come down',
        location: 'Lounge',
        closedOn: '2026-11-22',
      },
    ],
  },
};

async function say(message: string, told: Partial<ChatCase> = HOUSE) {
  const own = accountOf({ kind: 'my_work', messages: [], must: [], mustNot: [], answer: 'answer', ...told });
  const open = own.finding?.alerts ?? [];
  const led = await respond(message, NEW_THREAD, own, (_followUp, words = message) =>
    warningsOf({ words, around: {}, open, earlier: [] }),
  );
  return { ...led, whole: `${led.lead}\n${led.text}` };
}

test.each([
  ['is anyone in danger at Holden street', /^\s*\*\*Yes/],
  ['does it stop me moving in on friday', /^\s*\*\*No/],
  ['is 22 Holden street ok for mum to move into', /^\s*\*\*No/],
  ['is Holden street alright to rent out', /^\s*\*\*No/],
  ['can I put tenants in at Holden street next month', /^\s*\*\*No/],
  ['how many hazards are still open here', /1 finding has an open hazard/],
  ['do i need to keep the kids away from the laundry', /^\s*\*\*Yes, until it is checked/],
  ['should the laundry stay locked', /^\s*\*\*Yes, until it is checked/],
  ['give me the Holden street list in order of what to do first', /^\s*\*\*Possible asbestos/],
  ["what's the worst thing at Holden street", /^\s*\*\*Possible asbestos/],
  ['sort them by most urgent', /1\. \*\*Not sure\*\* \(finding 12, Laundry\): not rated\. Open hazard/],
])('what is open on a photo that settled nothing counts: %s', async (message, expected) => {
  const { whole, rows } = await say(message);
  expect(whole).toMatch(expected);
  expect(whole).toContain('asbestos');
  expect(rows.some(({ id }) => id.startsWith('finding:'))).toBe(true);
});

test('a hazard that was closed is told by its day, and is open no more', async () => {
  const { text } = await say('did i close any hazard today');
  expect(text).toMatch(/^\*\*Yes: 1 hazard alert/);
  expect(text).toContain('ceiling');
});

test.each(['can i prop it up with a broom until monday', 'can it wait till spring', 'who fixes this'])(
  'what is asked of a finding with an open hazard is answered from the hazard: %s',
  async (message) => {
    const { lead, text } = await say(message, {
      finding: {
        title: 'Efflorescence',
        defectId: 'efflorescence',
        severity: 'critical',
        words: 'the ceiling is sagging and could come down',
        state: 'VIC',
      },
    });
    expect(lead).toContain('ceiling');
    expect(text).toMatch(/builder or ceiling contractor/);
    expect(text).not.toMatch(/efflorescence|brush|rated/i);
  },
);

test.each([
  'show findings with mould in all projects',
  'my strata won’t fix the balcony, what can i do in nsw',
])('tells of no danger: %s', async (message) => expect((await say(message)).alerts).toEqual([]));

test.each([
  'show findings, the ceiling is sagging',
  'my strata won’t fix the balcony and it is sagging',
  'there was a gas smell yesterday, today its gone',
])('tells of a danger: %s', async (message) => expect((await say(message)).alerts.length).toBeGreaterThan(0));

test('what hazards to look for in general isn’t asked of one’s own work', async () => {
  expect((await say('what hazards should i look for in an old house')).text).not.toContain(
    'has an open hazard',
  );
});

test.each([
  'any issues with sleeping under a sagging ceiling',
  'any issues with the gas smell in the kitchen',
])('hears the danger in “%s”, which asks for no list', (words) => {
  expect(warningsOf({ words, around: {}, open: [], earlier: [] }).said).not.toEqual([]);
});

const PLACES: Partial<ChatCase> = {
  projects: [
    {
      name: 'Mum’s place',
      state: 'WA',
      findings: [
        {
          title: 'Timber decay',
          location: 'Front verandah',
          words: 'the verandah post is rotten at the bottom and the verandah moves',
        },
        { title: 'Not sure', location: 'Back door', words: 'old fibro eaves, one sheet is broken' },
      ],
    },
    {
      name: 'Flats',
      state: 'NSW',
      findings: [
        {
          title: 'Spalling concrete',
          location: 'Soffit of the balcony of flat 6',
          words: 'concrete falls off under the balcony, bars rusted',
        },
      ],
    },
  ],
};

test.each([
  ['can pete still use the verandah', 'Front verandah'],
  ['ok to have lunch on the porch at mum’s', 'Front verandah'],
  ['getting the eaves at mum’s pressure washed tomorrow', 'Back door'],
  ['can my handyman screw a hook in the back door eave', 'Back door'],
  ['can we leave the cars under flat 6’s balcony', 'flat 6'],
])(
  'whether a place may be used or worked on is answered from what is open there: %s',
  async (asked, where) => {
    const { text, alerts } = await say(asked, PLACES);
    expect(text).toMatch(/^\*\*No, not until it is checked/);
    expect(text).toContain(where);
    expect(alerts.length).toBeGreaterThan(0);
  },
);

test.each([
  'can we have drinks on flat 2 balcony',
  'can mum use the app on her phone',
  'can we park in the garage',
  'who can fix the verandah',
])('what is open elsewhere decides nothing: %s', async (asked) => {
  expect((await say(asked, PLACES)).text).not.toMatch(/^\*\*No, not until it is checked/);
});

test.each([
  'is this house safe to buy?',
  'would it be risky to purchase this place',
  'safe to buy, is it? is it a risk to buy',
])('%s is answered by what is open, and by no yes', async (message) => {
  const { whole, kind } = await say(message);
  expect(kind).toBe('own.list');
  expect(whole).toMatch(/nobody can call it safe from here.*1 finding has an open hazard/s);
  expect(whole).toContain('asbestos');
});
