/** What newcomers asked and were answered of something else: a word of an alert, signs, the edition of today, sizes. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
import { type OwnContext, warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

let own: OwnContext;
beforeAll(async () => {
  const told = readCases('development-43').find(({ of }) => of === 'seeded-sites');
  if (!told) throw new Error('No case has the seeded sites');
  const { projects = [], account = {}, project } = told;
  own = accountOf(conversation([], { projects: [...projects, ...(project ? [project] : [])], account }));
  await warmUp();
}, 60_000);

const answerTo = async (message: string) => (await talk([message], own)).at(-1)?.text ?? '';

test.each([
  ['what does act now mean', /^\*\*It says how soon/],
  ['what does ‘make safe today’ mean?', /^\*\*It says how soon/],
  ['What are the signs of carbon monoxide poisoning?', /^\*\*Headache, dizziness or nausea.*000/s],
  ['how do I know if there is carbon monoxide', /^\*\*Headache/],
  ['What is a tie-down?', /^\*\*A tie-down\*\* holds/],
  ['which NCC edition applies in NSW today?', /^\*\*NCC 2022.*1 May 2027/s],
  ['which NCC edition applies in Victoria now?', /^\*\*NCC 2025/],
  ['Did anyone sign the report?', /^\*\*Whether anybody signed it isn’t in what I read/],
])('%j', async (message, answer) => {
  expect(await answerTo(message)).toMatch(answer);
});

test('every finding with a size is listed with it, and no other', async () => {
  const text = await answerTo('List every finding with a measurement in it');
  for (const size of ['20 mm', '7 mm', '3 mm', '4 mm', '2 mm']) expect(text).toContain(`Size: ${size}`);
  expect(text).not.toMatch(/Efflorescence|lintel\*\*/);
});

test.each(['How many defects are in the Wollongong flats?', 'how many findings at the Wollongong flats'])(
  'the words of a project’s name pick no findings of it: %j',
  async (message) => {
    expect(await answerTo(message)).toMatch(/\*\*4 findings\*\*/);
  },
);

test.each(['Which findings have I at the Marrickville terrace?', 'Which findings have I at Marrickville?'])(
  '%j',
  async (message) => {
    expect(await answerTo(message)).toMatch(/\*\*5 findings\*\*/);
  },
);

test('flat 6 of it is still a place', async () => {
  expect(await answerTo('what is recorded in flat 6 of the Wollongong flats')).not.toMatch(/4 findings/);
});

test.each([
  ['can I sign the report', /^\*\*Yes: a report ends/],
  ['what does the ACT act say about warranty', /Building Act 2004/],
  ['which NCC edition applies in NSW, permit of March 2024?', /^\*\*NCC 2022/],
  ['Which findings are act now?', /Possible gas leak/],
])('its neighbour is answered as before: %j', async (message, answer) => {
  expect(await answerTo(message)).toMatch(answer);
});

test('a carbon monoxide alarm that sounds leads with its alert', async () => {
  const led = (await talk(['the carbon monoxide alarm is sounding, what are the signs?'], own)).at(-1);
  expect(led?.alerts.map(({ kind }) => kind)).toContain('gas');
});
