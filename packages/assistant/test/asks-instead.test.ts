import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import table from '../src/data/sureness.json' with { type: 'json' };
import { NEW_THREAD, NOTHING_OWN, ROWS, readThread, respond, warningsOf } from '../src/index.ts';
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
const WIRES = conversation([], {
  project: {
    name: 'Garage job',
    state: 'NSW',
    findings: [
      {
        title: 'Exposed wiring',
        severity: 'critical',
        location: 'Garage',
        words: 'bare live wires hanging at the switch',
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
  expect(tapped?.text).toMatch(/salts/i);
});

it('goes on from what was understood, and points at nothing that wasn’t shown', async () => {
  const [, after] = await talk(['Who fixes rising damp?', CAUSE]);
  expect(after?.thread).toMatchObject({ cited: [], listed: [], told: CAUSE });
  // A limit whose part and quantity are named is what was asked for, however unsure the reading.
  const [limit] = await talk(['how wide may a crack in a brick wall be in nsw']);
  expect(limit?.declined).toBe(false);
  expect(limit?.text).toContain('5 mm');
});

it('answers what is tapped as it was understood in the middle of a thread', async () => {
  const withheld: string[] = [];
  for (const messages of [
    ['Who fixes rising damp?', 'and what causes it?'],
    ['List my findings', 'and the second one?'],
    ['how wide may a crack in a brick wall be in nsw', 'and in vic?'],
    ['My house in WA has efflorescence', 'who pays for it?'],
    ['how much may a floor slope', 'and a wall?'],
    ['is a gutter leak covered by warranty in vic', 'and in nsw?'],
  ]) {
    useSureness(table);
    const first = await talk(messages.slice(0, 1), accountOf(HOUSE));
    const before = first.at(-1)?.thread;
    if (!before) throw new Error('Without a thread');
    const warn = () => warningsOf({ words: '', around: {}, open: [], earlier: [] });
    const [, last = ''] = messages;
    const straight = await respond(last, before, accountOf(HOUSE), warn);
    useSureness(NEVER);
    const asked = await respond(last, before, accountOf(HOUSE), warn);
    const [label] = asked.choices;
    if (!asked.text.startsWith('**I’m not sure I understood') || label === undefined) continue;
    const kept = readThread(JSON.parse(JSON.stringify(asked.thread)));
    const tapped = await respond(label, kept, accountOf(HOUSE), warn);
    expect(tapped.text, last).toBe(straight.text);
    expect(tapped.rows.map(({ id }) => id)).toEqual(straight.rows.map(({ id }) => id));
    expect(tapped.thread.told).toBe(last);
    withheld.push(last);
  }
  expect(withheld.length).toBeGreaterThan(1);
});

it('a label that is tapped raises no alert by itself', async () => {
  const label = 'Corroded or sagging lintel: what it looks like';
  const row = ROWS.find(({ title }) => title === label);
  if (!row) throw new Error(`Without a row ‘${label}’`);
  const pending = {
    text: 'how does it look',
    offers: [{ label, aim: null, rowId: row.id }],
  };
  const warn = (_followUp: boolean, words = label) =>
    warningsOf({ words, around: {}, open: [], earlier: [] });
  expect(warn(false).said.length).toBeGreaterThan(0);
  const tapped = await respond(label, { ...NEW_THREAD, pending }, NOTHING_OWN, warn);
  expect(tapped.alerts).toEqual([]);
  expect(tapped.lead).toBe('');
  expect(tapped.text).not.toBe('');
  expect(tapped.thread.said).toBe('');
});

it.each(['I can smell gas in the kitchen', 'the ceiling is sagging and water drips from it'])(
  'an alert leads, however unsure the answer: %s',
  async (message) => {
    const [led] = await talk([message]);
    expect(led?.lead).not.toBe('');
    expect(led?.text).not.toContain('I’m not sure I understood');
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

it('nor one about a finding to act on now, in whatever words', async () => {
  for (const message of ['has the exposed wiring been fixed', 'when was the exposed wiring found']) {
    const [led] = await talk([message], accountOf(WIRES));
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
