import { expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { HELP_TOPICS } from '../src/compose/product-help-topics.ts';
import { PEOPLE_TOPICS } from '../src/compose/product-people-topics.ts';
import { TOPICS } from '../src/compose/product-topics.ts';
import { rowsNamed } from '../src/corpus.ts';
import { type Led, NEW_THREAD, respond, type Thread } from '../src/index.ts';

const CASE: ChatCase = {
  kind: 'my_work',
  messages: [],
  must: [],
  mustNot: [],
  answer: 'answer',
  projects: [
    {
      name: 'Rae Street',
      state: 'VIC',
      touchedOn: '2026-11-21',
      findings: [
        { title: 'Rising damp', severity: 'high', location: 'hall', foundOn: '2026-11-22' },
        { title: 'Nail pop', severity: 'low', location: 'bedroom', decided: true },
        { title: 'Not sure', outcome: 'not_sure', location: 'roof space', foundOn: '2026-11-22' },
      ],
    },
    {
      name: 'Brunswick townhouses',
      state: 'VIC',
      completionDate: '2019-03-03',
      touchedOn: '2026-10-05',
      findings: [
        { title: 'Drummy tiles', severity: 'critical', location: 'ensuite' },
        { title: 'Roof leak', severity: 'critical', location: 'roof' },
      ],
    },
    { name: 'Marrickville duplex', state: 'NSW', touchedOn: '2026-11-01' },
  ],
  account: {
    analysed: { '2026-11-22': 4, '2026-11-20': 1, '2026-10-20': 5 },
    spentCents: 4500,
    creditsBought: 45,
    reports: [
      { title: 'Rae handover', bought: true, madeOn: '2026-11-16', project: 'Rae Street' },
      { title: 'Tiles', bought: false, madeOn: '2026-10-06', project: 'Brunswick townhouses' },
    ],
  },
};

async function say(...messages: string[]): Promise<Led> {
  const own = accountOf(CASE);
  let thread: Thread = NEW_THREAD;
  let led: Led | undefined;
  for (const message of messages) {
    led = await respond(message, thread, own, () => ({
      said: [],
      open: [],
      earlier: [],
      closed: [],
      all: [],
    }));
    thread = led.thread;
  }
  if (!led) throw new Error('Nothing was said');
  return led;
}

test.each([
  ['how many findings have I not looked at yet', '**3 findings**'],
  ['how many photos did i analyse today', '**4 photos** analysed on 22 November 2026'],
  ['how many photos have I analysed this week', '**5 photos** analysed since'],
  ['how many photos have i analysed all up', '**10 photos** analysed so far'],
  ['how much have I spent on credits so far', '**A$45.00** paid for 45 credits'],
  ['which photos were not sure', '**1 photo** in your projects came back'],
  [
    'which of my jobs hasn’t been touched for longest',
    '**Brunswick townhouses**, last touched on 5 October 2026',
  ],
  ['which project did i last work on', '**Rae Street**, last touched on 21 November 2026'],
  ['whats the warranty end for the brunswick townhouses', '**2 March 2029**'],
  ['when does the warranty for rae street end', '**No completion date is recorded for Rae Street**'],
  ['which reports have i not bought', '**1 report not bought**'],
])('‘%s’ is counted from the account', async (message, begins) => {
  const { text, declined } = await say(message);
  expect(text).toContain(begins);
  expect(declined).toBe(false);
});

test('exactly the projects that are compared stand beside each other, and what follows asks of them', async () => {
  const both = await say('compare Rae Street and Brunswick');
  expect(both.text).toMatch(/Rae Street.*2 findings.*Brunswick townhouses.*2 findings/s);
  expect(both.text).not.toContain('Marrickville');
  const more = await say('compare Rae Street and Brunswick', 'and which has more criticals');
  expect(more.text).toMatch(/^\*\*Brunswick townhouses has more: 2 critical\.\*\* Rae Street: no critical\./);
  expect(more.text).not.toContain('Marrickville');
});

test('projects that are compared without a name are the user’s own', async () => {
  const { text, kind } = await say('compare the first two projects');
  expect(kind).toBe('own.projects');
  expect(text).toContain('Rae Street');
  expect(text).not.toContain('Marrickville');
});

test('‘show me them’ lists what was counted, and nothing else', async () => {
  const { text } = await say('how many findings have I not looked at yet', 'show me them');
  expect(text).toContain('Rising damp');
  expect(text).not.toContain('Nail pop');
});

test('‘when was that’ after reports is asked of the report', async () => {
  const { text } = await say('what was my last report', 'when was that');
  expect(text).toContain('16 November 2026');
});

test.each([
  ['can my plumber see the finding without making an account', 'They need no account'],
  ['how do i get my money back for a photo it got wrong', 'aren’t refunded'],
  ['how do I add my colleague', 'for one person'],
  ['can my inspector sign your report', 'signature block'],
  ['can it be wrong when it says 95', 'about 5 in 100'],
  ['how do i cancel that link', 'End link'],
  ['how do I close a hazard', 'Close alert'],
])('‘%s’ is answered of the product', async (message, holds) => {
  const { text, rows } = await say(message);
  expect(text).toContain(holds);
  expect(rows.length).toBeGreaterThan(0);
});

test('what is yet to be paid or analysed isn’t counted as done', async () => {
  expect((await say('got 9 photos to run tonight, short on credits by how many')).kind).toBe('own.credits');
  expect((await say('how much will i pay the builder for the repair')).text).not.toMatch(/A\$|paid in all/);
});

test.each([
  ['do i pay if it says not sure', 'costs nothing'],
  ['paid 15 bucks and balance still 0', 'Press Fix'],
  ['my iphone saves heic will it take them', 'HEIC'],
  ['what’s legal hold and do i want it', 'Legal hold'],
  ['how can the lawyer tell i havent changed the report', '/verify'],
  ['why wont it let me verify the repair', 'your own work'],
  ['ive got the other inspectors pdf report, can you suck the defects out of it', 'Imports tab'],
  ['is a critical one always more certain than a low one', 'separate'],
])('‘%s’ is answered from the help centre', async (message, holds) => {
  const { text, rows } = await say(message);
  expect(text).toContain(holds);
  expect(rows[0]?.id).toMatch(/^help:/);
});

test.each([
  ['how many days ago did i record the rising damp', '**Today**'],
  ['what did the roof space photo come back as', '**Not sure:**'],
  ['what % is the brunswick job at', '**Brunswick townhouses: 40%**'],
  ['how many photos did i analyse at rae street', '**10 photos** analysed in Rae Street'],
])('‘%s’ is told of that one', async (message, begins) => {
  expect((await say(message)).text).toContain(begins);
});

test('every topic rests on rows that exist', () => {
  const topics = [...HELP_TOPICS, ...PEOPLE_TOPICS, ...TOPICS];
  const ids = topics.flatMap(({ rows }) => rows.map((id) => `help:${id}`));
  expect(ids.filter((id) => rowsNamed(id).length === 0)).toEqual([]);
});

test('what follows a count asks for the same count of other days', async () => {
  const yesterday = await say('how many photos did i analyse today', 'and yesterday');
  expect(yesterday.text).toMatch(/^\*\*None\*\* analysed on 21 November 2026/);
});

test('what follows a list of days is narrowed by severity', async () => {
  const { text } = await say('what did i find in november', 'only the low ones');
  expect(text).toContain('Nail pop');
  expect(text).not.toContain('Rising damp');
});

test('‘show them to me’ after ‘where’ lists what was asked for first', async () => {
  const { text } = await say('how many criticals', 'where', 'show them to me');
  expect(text).toContain('Drummy tiles');
  expect(text).not.toContain('Nail pop');
});

test('nothing else is said to be there, and what isn’t read here isn’t answered by a list', async () => {
  expect((await say('whats at brunswick', 'anything else there')).text).toContain('**Nothing else**');
  expect((await say('whats overdue')).text).toContain('no such repair');
});
