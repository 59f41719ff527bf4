import { expect, it, test } from 'vitest';
import type { ChatCase } from '../evaluate/cases.ts';
import { ofOtherMatter, tellsOtherMatter } from '../src/compose/limit-matter.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';
import { replyTo } from './conversation.ts';

async function ask(...messages: string[]) {
  const own = { ...NOTHING_OWN, today: '2026-11-26' };
  let reply = await answer(messages[0] ?? '', NEW_THREAD, own);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, own);
  return reply.text;
}

test.each([
  ['mortar joints are 13 thick', 'Bed joint out of level'],
  ['0.2 mm hairlines in the new slab', 'plaster'],
  ['robe door has a 7mm gap at the latch', 'Fire door'],
  ['window frame 4 mm out of square', 'Weathertight'],
  ['gap of 2 mm between the skirting and the wall, new house nsw 4 months', 'flooring'],
])('‘%s’ isn’t judged by a limit of %s', async (message, other) => {
  expect(await ask(message)).not.toContain(other);
});

it('knows what a limit is of by the words for it', () => {
  expect(ofOtherMatter('tolerance:fire-door-gap', 'bedroom door gap 5 mm')).toBe(true);
  expect(ofOtherMatter('tolerance:fire-door-gap', 'fire door gap 5 mm')).toBe(false);
  expect(ofOtherMatter('tolerance:stair-riser', 'the steps go up by 200')).toBe(false);
  expect(ofOtherMatter('tolerance:bar-opening', 'pool fence palings 100 apart')).toBe(true);
  expect(ofOtherMatter('tolerance:no-such-row', 'anything')).toBe(false);
  expect(tellsOtherMatter('tolerance:frame-plumb', 'the gyprock leans')).toBe(false);
});

test.each([
  ['deck is 850 off the lawn, do we need a balustrade', 'No, none is required'],
  ['deck is 1.3 m off the lawn, do we need a balustrade', 'Yes: at 1.3 m a barrier is required'],
  ['concrete floor is out 11mm under a 3m straight edge', '11 mm is **within the limit**'],
  ['concrete floor is out 14mm under a 3m straight edge', '14 mm is **beyond the limit**'],
  ['first step is 204, the rest are 179', 'Too uneven'],
  ['slip rating for outside steps', 'P4'],
  ['fire door has 11 mm under it, allowed?', 'no figure for the gap under a fire door'],
  ['where does the termite sticker go', 'meter box'],
])('‘%s’ is told %s', async (message, said) => {
  expect(await ask(message)).toContain(said);
});

test.each([
  ['how do I get a refund for a report', 'once it has been generated'],
  ['is NCC 2022 still used in WA', 'NCC 2025'],
  ['what goes into a scott schedule', 'seven columns'],
  ['how can I tell if a crack is structural', 'Width alone never decides'],
  ['the neighbour’s tree roots cracked our wall, who pays', 'Not the builder, unless'],
  ['how long have I got to appeal the QBCC decision', 'no time limit for an appeal'],
  ['what does undetermined mean', 'compliance couldn’t be determined'],
])('‘%s’ is answered by what it asks', async (message, said) => {
  expect(await ask(message)).toContain(said);
});

it('keeps who pays where only the age is added', async () => {
  expect(await ask('who pays for a leaking shower in NSW', 'its 3 years old')).toContain('3 years');
});

const ACCOUNT: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Harrow Road',
    state: 'VIC',
    findings: [
      {
        title: 'Leaking pipe',
        defectId: 'leaking_pipe',
        severity: 'high',
        location: 'kitchen',
        words: 'drips at night',
        foundOn: '2026-11-03',
      },
      {
        title: 'Non-safety glass',
        defectId: 'glass_safety',
        severity: 'high',
        location: 'front door',
        foundOn: '2026-10-12',
      },
      {
        title: 'Missing smoke alarm',
        defectId: 'missing_smoke_alarm',
        severity: 'critical',
        location: 'upstairs hall',
        foundOn: '2026-11-18',
      },
    ],
  },
  projects: [
    {
      name: 'Norwood unit',
      state: 'SA',
      findings: [
        { title: 'Timber rot', defectId: 'timber_rot', severity: 'medium', location: 'deck' },
        { title: 'Rusted gutter', defectId: 'gutter_defect', severity: 'low', location: 'rear' },
      ],
    },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};
const tell = (...messages: string[]) => replyTo(ACCOUNT, ...messages);

test.each([
  ['whats the note on the pipe', 'drips at night', 'takes'],
  ['anything in SA', 'Timber rot', 'Leaking pipe'],
  ['anything in Queensland', 'None', 'Leaking pipe'],
  ['anything to do with fire', 'smoke alarm', 'Leaking pipe'],
  ['who do I need at the Norwood unit', 'Timber rot', 'Leaking pipe'],
  ['show me the Norwood unit photos', 'Timber rot', 'Fill the frame'],
  ['one line on each job', 'Norwood unit', 'Fill the frame'],
  ['the thing upstairs', 'smoke alarm', 'Leaking pipe'],
])('‘%s’ is answered by the person’s own record', async (message, said, other) => {
  const { text } = await tell(message);
  expect(text).toContain(said);
  expect(text).not.toContain(other);
});

it('lists by compliance without reading it into a title, and by a month that follows', async () => {
  const { text } = await tell('which of these are compliant or not determined');
  expect(text).toContain('Leaking pipe');
  const october = await tell('what did I find in november', 'and october');
  expect(october.text).toContain('Non-safety glass');
  expect(october.text).not.toContain('Leaking pipe');
});

it('refuses to change what is recorded', async () => {
  const { text } = await tell('change the pipe to low');
  expect(text).toContain('I can’t do that from the chat');
});
