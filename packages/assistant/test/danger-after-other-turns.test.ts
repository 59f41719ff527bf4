/** A danger that a message tells of only with what was told or asked earlier, whatever was asked in between. */
import type { AlertKind } from '@plumbline/knowledge/hazards';
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const kindsOf = async (messages: readonly string[]) =>
  (await talk(messages)).at(-1)?.alerts.map(({ kind }) => kind);

const TOLD: readonly (readonly [AlertKind, readonly string[]])[] = [
  [
    'gas',
    [
      'We had a gas leak last year, it’s fixed',
      'Is there anything I should keep an eye on?',
      'actually I can smell it again',
    ],
  ],
  ['gas', ['The gas heater was serviced in May', 'how often is that needed', 'now it’s making soot']],
  [
    'electrical',
    ['Our tap used to tingle, fixed', 'how often should wiring be tested?', 'it’s doing it again'],
  ],
  ['fall', ['Stairs are new', 'what’s the max riser', 'one’s come loose']],
  ['fall', ['What’s the max gap between balusters', 'two of mine are missing']],
  ['pool', ['What height for a pool fence?', 'mine’s fallen over in the wind']],
  ['balcony', ['New balcony last year', 'how high must the balustrade be', 'ours is wobbling']],
  ['balcony', ['What height for a balcony balustrade?', 'part of mine broke off']],
  ['fire', ['what are the rules on smoke alarms', 'ours is dead']],
];

test.each(TOLD.map(([kind, messages]) => ({ kind, messages })))(
  'is heard ($kind): $messages',
  async ({ kind, messages }) => {
    expect(await kindsOf(messages)).toContain(kind);
    // It stays the conversation's, as one that was told at once.
    expect(await kindsOf([...messages, 'can it wait'])).toContain(kind);
  },
);

test.each([
  [['We had a gas leak last year, it’s fixed', 'Is there anything I should keep an eye on?', 'thanks']],
  [
    [
      'We had a gas leak last year, it’s fixed',
      'how long is the warranty in nsw',
      'the gas is back on again',
    ],
  ],
  [['Our tap used to tingle, fixed', 'how often should wiring be tested?', 'ok thanks']],
  [['We had a leak in the shower, fixed', 'how long does grout last', 'it’s doing it again']],
  [['What height for a pool fence?', 'mine’s 1.3 m']],
  [['Stairs are new', 'what’s the max riser', 'mine are 180']],
  [['What height for a balcony balustrade?', 'mine’s glass']],
  [['what are the rules on smoke alarms', 'ours are all new']],
])('raises nothing by what is harmless: %s', async (messages) => {
  expect(await kindsOf(messages)).toEqual([]);
});
