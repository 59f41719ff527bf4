/** After talk of one finding, 'under it' and 'on it' are that part: dangers elsewhere in the place don’t answer for it. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { CaseFinding } from '../evaluate/cases.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const MOULD: CaseFinding = {
  title: 'Mould or algae',
  severity: 'high',
  location: 'Ensuite',
  words: 'black mould all over the ceiling, the kids cough',
};
const BEAM: CaseFinding = {
  title: 'Rust or corrosion of steel',
  severity: 'high',
  location: 'Pergola',
  words: 'steel beam rusty at the end',
};
const house = (...findings: CaseFinding[]) =>
  accountOf(conversation([], { projects: [{ name: 'Fig Tree Lane', state: 'QLD', findings }] }));

test.each([
  ['is lunch under it alright on sunday', 'who needs to see it'],
  ['can the kids play near it', 'who do i get for it'],
  ['is anyone allowed to sit beneath it', 'who should look at it'],
])('a danger elsewhere takes no part of it: %s', async (use, who) => {
  const answers = await talk(['tell me about the rusty steel', use, who], house(MOULD, BEAM));
  const last = answers.at(-1);
  expect(last?.alerts.map(({ kind }) => kind)).not.toContain('mould_health');
  expect(`${last?.lead}${last?.text}`).toMatch(/structural engineer/i);
  expect(`${last?.lead}${last?.text}`).not.toMatch(/mould/i);
});

test('what is open at the same place leads', async () => {
  const crack = { ...BEAM, title: 'Crack', words: 'crack at the beam end' };
  const [, answer] = await talk(
    ['tell me about the rusty steel', 'can we sit under it'],
    house(MOULD, BEAM, crack),
  );
  expect(answer?.text).toMatch(/^\*\*No\b[\s\S]*Possible structural movement/);
  expect(answer?.text).not.toMatch(/mould/i);
});

test.each(['can we rent it out next month', 'ok to move in and sleep there', 'can we live in there'])(
  'what is asked of the whole place is told of all that is open there: %s',
  async (message) => {
    const [, answer] = await talk(['tell me about the rusty steel', message], house(MOULD, BEAM));
    expect(answer?.alerts.map(({ kind }) => kind)).toContain('mould_health');
  },
);
