import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';

import { AIMS } from '../src/aims/aims.ts';
import { useAims } from '../src/aims/model.ts';
import weights from '../src/data/aim-weights.json' with { type: 'json' };
import { answer, NEW_THREAD, readThread, respond, sureness, warningsOf } from '../src/index.ts';

const HOUSE: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Our first house',
    state: 'VIC',
    findings: [
      { title: 'Plasterboard crack', severity: 'low', location: 'Lounge ceiling' },
      { title: 'Failed shower waterproofing', severity: 'high', location: 'Ensuite' },
    ],
  },
  must: [],
  mustNot: [],
  answer: 'answer',
};
const own = accountOf(HOUSE);
const UNCLEAR = 'hmm the corner is a bit off somehow';

/** A model of aims that takes every message for a request of the list, and hardly. */
const HARDLY_A_LIST = {
  aims: AIMS,
  bias: AIMS.map((aim) => (aim === 'own.list' ? 3 : 0)),
  features: [],
  weights: [],
};

it('offers what an unclear message may have meant, and answers the one that is tapped', async () => {
  useAims(HARDLY_A_LIST);
  try {
    const unclear = await answer(UNCLEAR, NEW_THREAD, own);
    expect(unclear.declined).toBe(true);
    expect(unclear.choices).toContain('List my findings');
    expect(unclear.text).toContain('Did you mean one of these?');
    const tapped = await answer('List my findings', unclear.thread, own);
    expect(tapped.kind).toBe('own.list');
    expect(tapped.text).toContain('Plasterboard crack');
    expect(tapped.thread.pending).toBeNull();
  } finally {
    useAims(weights);
  }
});

it('answers a tapped reading in the words that were written before', async () => {
  const text = 'nsw three years since the keys, tiles drummy';
  const pending = { text, offers: [{ label: 'Is it too late to claim?', aim: 'law.late', rowId: null }] };
  const thread = readThread({ ...NEW_THREAD, pending });
  const tapped = await answer('is it too late to claim?', thread, own);
  // The state and the years stand in the message before and not in what was tapped.
  expect(tapped.text).toMatch(/New South Wales|NSW/);
  expect(tapped.text).toMatch(/2 years|6 years/);
});

it('opens the row that was offered and cites it', async () => {
  const pending = {
    text: 'rid of it',
    offers: [{ label: 'Efflorescence: causes', aim: null, rowId: 'defect:efflorescence/cause' }],
  };
  const reply = await answer('Efflorescence: causes', readThread({ ...NEW_THREAD, pending }), own);
  expect(reply.rows.map(({ id }) => id)).toEqual(['defect:efflorescence/cause']);
  expect(reply.text).toContain('[1]');
});

it('takes another message as it is where nothing was tapped', async () => {
  const unclear = await answer(UNCLEAR, NEW_THREAD, own);
  const next = await answer('who fixes rising damp?', unclear.thread, own);
  expect(next.kind).toMatch(/who/);
  expect(next.thread.pending).toBeNull();
});

it('reads a stored conversation whose offers are damaged', () => {
  const stored = {
    pending: { text: 'x', offers: [null, 3, { label: 7 }, { label: 'Ok', aim: 'no.such', rowId: 4 }] },
  };
  expect(readThread(stored).pending).toEqual({
    text: 'x',
    offers: [{ label: 'Ok', aim: null, rowId: null }],
  });
  expect(readThread({ pending: 'text' }).pending).toBeNull();
  expect(readThread({}).pending).toBeNull();
});

it('claims less for an answer whose reading was less likely, and never 1', async () => {
  const reply = await answer('Who fixes rising damp?', NEW_THREAD, own);
  if (!reply.signs) throw new Error('Without signs');
  const { signs } = reply;
  const claimed = (taken: number) => sureness({ ...reply, signs: { ...signs, taken } }, []);
  expect(claimed(0.3)).toBeLessThan(claimed(0.95));
  expect(claimed(1)).toBeLessThan(1);
});

it('claims no more than the row behind an answer allows', async () => {
  const reply = await answer('Who fixes rising damp?', NEW_THREAD, own);
  const [row] = reply.rows;
  if (!row) throw new Error('Nothing cited');
  if (!reply.signs) throw new Error('Without signs');
  const signs = { ...reply.signs, taken: 0.999, margin: 1, words: 2, shared: 1, left: 0, numbersUsed: 2 };
  const sure = { ...reply, support: 0.9, signs };
  const claimed = (confidence: typeof row.confidence) => sureness(sure, [{ ...row, confidence }]);
  expect(claimed('verified')).toBeLessThan(0.99);
  expect(claimed('likely')).toBeLessThan(claimed('verified'));
  expect(claimed('unsure')).toBeLessThanOrEqual(0.4);
});

it('is as sure of an alert as of other answers, though nothing else is known', async () => {
  const around = { projectWords: '', today: own.today };
  const words = 'there is a smell of gas, and my flugelhorn is out of tune';
  const led = await respond(words, NEW_THREAD, own, () =>
    warningsOf({ words, around, open: [], earlier: [] }),
  );
  expect(led).toMatchObject({ kind: 'hazard', declined: false });
  expect(sureness(led, led.rows)).toBeGreaterThan(0.7);
  expect(sureness(led, led.rows)).toBeLessThan(0.99);
});
