/** What is open at the place that a message names leads, and the order of work is asked in many words. */
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

const answerTo = async (message: string) => (await talk([message], own)).at(-1);

test.each([
  ['Is the front window dangerous?', /act now\*\* \(finding 4, Corroded or sagging lintel, Front window/],
  ['Can the tenants of flat 2 use the north side path?', /finding 2, Stepped cracking/],
  ['is the balcony of flat 6 dangerous', /Possible falling masonry: \*\*act now/],
])('%j', async (message, named) => {
  const led = await answerTo(message);
  expect(led?.text).toMatch(/^\*\*(?:No|Not|Treat it as dangerous)\b/);
  expect(led?.text).toMatch(named);
});

test.each([
  'Is the study dangerous?',
  'Is the Brunswick house 1 living room dangerous?',
  'Can the tenants of flat 9 use the north side path?',
])('of a place without one none is told: %j', async (message) => {
  expect((await answerTo(message))?.text).not.toMatch(/falling masonry|stepped cracking|lintel/i);
});

test.each([
  'What should be fixed first?',
  'Which findings should be fixed first?',
  'which of my findings has to be repaired first',
  'What should I fix first?',
])('%j', async (message) => {
  const led = await answerTo(message);
  expect(led?.kind).toBe('own.first');
  expect(led?.text).toMatch(/^\*\*Possible gas leak\*\*/);
});

test.each([
  ['Did the plasterer fix the gas leak?', /^Possible gas leak: \*\*act now\*\*/],
  ['has the painter fixed the lintel', /^Possible structural movement: \*\*act now\*\*/],
])('whoever was there, the finding is meant: %j', async (message, begins) => {
  const led = await answerTo(message);
  expect(led?.text).toMatch(begins);
  expect(led?.text).toContain('**No repair is recorded**');
});
