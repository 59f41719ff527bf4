import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import table from '../src/data/sureness.json' with { type: 'json' };
import { likelyRight, type SurenessWeights, useSureness } from '../src/sureness.ts';
import { conversation, replyTo, talk } from './conversation.ts';

const HOUSE = conversation([], {
  project: {
    name: 'Banksia Rise',
    state: 'NSW',
    findings: [
      { title: 'Peeling paint', severity: 'low', location: 'Hall' },
      { title: 'Blocked weepholes', severity: 'medium', location: 'North wall' },
    ],
  },
});
const DECK = conversation([], {
  project: {
    name: 'Deck job',
    state: 'NSW',
    findings: [
      {
        title: 'Balustrade too low',
        defectId: 'barrier_noncompliant',
        severity: 'critical',
        location: 'Deck',
        words: 'rail 700 mm high, 3 m above the garden',
      },
    ],
  },
});
/** Weights by which no answer is sure. */
const NEVER: SurenessWeights = { ...table, bias: -9 };

beforeEach(() => useSureness(NEVER));
afterEach(() => useSureness(table));

const CAUSE = 'What causes efflorescence?';

it('says what it understood in place of an answer that is likelier wrong than right', async () => {
  const [asked] = await talk([CAUSE]);
  expect(asked).toMatchObject({ declined: true, kind: 'declined', settled: false, rows: [] });
  expect(asked?.text).toContain('I took it as ‘Efflorescence: causes’');
  expect(asked?.text).not.toContain('salts');
  expect(asked?.choices[0]).toBe('Efflorescence: causes');
  expect(asked?.choices.length).toBeGreaterThan(1);
  expect(asked?.choices.length).toBeLessThanOrEqual(4);
});

it('answers as it understood at first once that is tapped, and asks back no more', async () => {
  const [, tapped] = await talk([CAUSE, 'Efflorescence: causes']);
  expect(tapped?.declined).toBe(false);
  expect(tapped?.text).toContain('salts');
});

it('goes on from what was understood, and points at nothing that wasn’t shown', async () => {
  const [, after] = await talk(['Who fixes rising damp?', CAUSE]);
  expect(after?.thread).toMatchObject({ cited: [], listed: [], told: CAUSE });
  const [limit] = await talk(['how wide may a crack in a brick wall be in nsw']);
  expect(limit?.declined).toBe(true);
  expect(limit?.thread.asked).toContain('brick wall');
});

it.each(['I can smell gas in the kitchen', 'the ceiling is sagging and water drips from it'])(
  'an alert leads, however unsure the answer: %s',
  async (message) => {
    const [led] = await talk([message]);
    expect(led?.lead).not.toBe('');
    expect(led?.text).not.toContain('I don’t guess');
  },
);

it('no answer about an open hazard is held back', async () => {
  for (const message of [
    'what is the worst finding',
    'can we use the deck',
    'tell me about the balustrade',
  ]) {
    const [led] = await talk([message], accountOf(DECK));
    expect(led?.declined, message).toBe(false);
  }
});

it('thanks, and what asks back itself, stay as they are', async () => {
  const [thanks] = await talk(['thanks']);
  expect(thanks?.kind).toBe('smalltalk');
});

it('an answer that holds none of the words that were asked is less sure', async () => {
  useSureness(table);
  const reply = await replyTo(HOUSE, 'List my findings');
  if (!reply.signs) throw new Error('Without signs');
  const { signs } = reply;
  const sure = likelyRight({ ...reply, signs: { ...signs, shared: 1, left: 0 } });
  expect(likelyRight({ ...reply, signs: { ...signs, shared: 0, left: 4 } })).toBeLessThan(sure);
  expect(likelyRight({ ...reply, signs: { ...signs, numbersUsed: 0, numbersLeft: 2 } })).toBeLessThan(sure);
});
