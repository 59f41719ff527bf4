/** What anybody asks of a building or of Plumbline, also of somebody whose account holds a finding that shares its words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERYDAY_TOPICS } from '../src/compose/everyday-topics.ts';
import { findRow } from '../src/index.ts';
import { conversation, replyTo } from './conversation.ts';

const { projects } = JSON.parse(
  readFileSync(new URL('../evaluate/accounts/seeded-sites.json', import.meta.url), 'utf8'),
);
const WORK = conversation([], { projects });

test('each topic rests on rows that exist', () => {
  expect(EVERYDAY_TOPICS.flatMap(({ rows = [] }) => rows).filter((id) => !findRow(id))).toEqual([]);
});

test.each([
  ['how do i tell wear and tear from a defect', /^\*\*A defect is work that was done wrongly/],
  ['is it a fault or just ageing, whats the difference', /^\*\*A defect is work that was done wrongly/],
  ['do weepholes need to stay open', /^\*\*Yes, keep them clear/],
  ['are weep holes meant to be uncovered', /^\*\*Yes, keep them clear/],
  ['ok to render over the white salts on the wall', /^\*\*No, not yet: the salts push/],
  ['can you just seal efflorescence', /^\*\*No, not yet: the salts push/],
  ['where does the white fur on brickwork come from', /^\*\*Salts: water inside the wall/],
  ['when should you call an engineer', /^\*\*A structural engineer, when something that carries load/],
  ['when do I have to get a structural engineer in', /^\*\*A structural engineer, when something/],
  ['will the crack shut again in wet weather', /^\*\*Some do\. Clay swells/],
  ['do wall cracks open up in summer', /^\*\*Some do\. Clay swells/],
  ['do all circuits need a safety switch', /^\*\*On every final circuit of a new home/],
  ['can batts go over a downlight', /^\*\*No, not unless the light is marked/],
  ['does home insurance cover mould', /^\*\*Usually not\./],
  ['will my policy pay for termites', /^\*\*Usually not\./],
  ['could a crack in the floor be structural', /^\*\*That can’t be said from words or a photo/],
  ['is a 40 mm lip at the back door legal', /^I hold no confirmed limit for one step/],
  ['how many pics do i need to take', /^\*\*Three of each defect/],
  ['do you train your model on my pictures', /^\*\*Only if you allow it: it is off/],
  ['why are reports so expensive', /^\*\*Nothing: every PDF report costs A\$10\.00/],
  ['is plumbline a licensed engineer', /^\*\*No\. Plumbline is software/],
  ['can i attach another photo to a finding', /^\*\*Open the finding and press Add photos/],
  ['will the tribunal accept your report', /^\*\*As a record, yes; as an expert’s opinion, no/],
  ['what does 88% certain mean', /^\*\*It says how sure the panel is/],
  ['can i download everything', /^\*\*Account, then Export my data/],
])('‘%s’ is told first what it asks', async (message, wanted) => {
  expect((await replyTo(WORK, message)).text).toMatch(wanted);
});

test.each([
  [
    'please close my account',
    /^I can’t do that from the chat[\s\S]*Open Account and press Delete my account/,
  ],
  ['delete the Wollongong project', /^I can’t do that from the chat[\s\S]*choose Delete project/],
  ['did I reject any findings', /Poor paint finish/],
  ['were any of my findings knocked back', /Poor paint finish/],
])('‘%s’ is told where it is done, or which they are', async (message, wanted) => {
  const { text } = await replyTo(WORK, message);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(/Spalling/);
});

test.each([
  ['the weep hole is 6 mm wide, should it be clear', /keep them clear/],
  ['what is the white stuff on finding 1', /Salts: water inside/],
  ['how many credits do I need to take 20 photos', /Three of each defect/],
  ['there is smoke from the batts over the downlight, is it safe', /marked for it/],
  ['does the storm insurance cover mould from the leak', /Usually not/],
  ['is the crack in the wall structural, 12 mm and growing', /That can’t be said from words/],
  ['at 80% sure can it be wrong', /not how bad that is/],
])('‘%s’ asks for something else', async (message, barred) => {
  expect((await replyTo(WORK, message)).text).not.toMatch(barred);
});

test('of all projects it is said how many findings they have elsewhere', async () => {
  const { text } = await replyTo(WORK, 'How many findings are in the kitchen?');
  expect(text).toMatch(/Nothing is recorded for the kitchen\.\*\* Your projects have \d+ findings elsewhere/);
});
