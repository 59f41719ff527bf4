import { describe, expect, test } from 'vitest';
import { figuresOf, measure } from '../evaluate/measure.ts';
import { readSet } from '../evaluate/read-set.ts';
import {
  answer,
  NEW_THREAD,
  NOTHING_OWN,
  type OwnContext,
  type OwnFindingSummary,
  ROWS,
  readThread,
  type Thread,
  unsupported,
} from '../src/index.ts';

/** The last answer of a conversation. */
async function say(...messages: string[]) {
  let thread: Thread = NEW_THREAD;
  let reply = await answer(messages[0] ?? '', thread, NOTHING_OWN);
  for (const message of messages.slice(1)) {
    // As it is between two requests: plain JSON.
    thread = readThread(JSON.parse(JSON.stringify(reply.thread)));
    reply = await answer(message, thread, NOTHING_OWN);
  }
  return reply;
}
const cited = async (...messages: string[]) => (await say(...messages)).rows.map(({ id }) => id);

describe('rows', () => {
  test('have ids of their own, a title, a text and a source', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    expect(ROWS.filter(({ title, text, source }) => !title || !text || !source)).toEqual([]);
  });

  test('that are unsure name no clause and no number of their document', () => {
    const unsure = ROWS.filter(
      ({ id, confidence }) => confidence === 'unsure' && id.startsWith('tolerance:'),
    );
    expect(unsure.length).toBeGreaterThan(5);
    for (const { text } of unsure) {
      expect(text).toContain('isn’t confirmed here');
      expect(unsupported(text, [])).toEqual([]);
    }
  });
});

describe('an answer', () => {
  test('judges a value that the message states, by the rule of the state', async () => {
    const beyond = await say('Is 3 mm lippage between floor tiles ok in NSW?');
    expect(beyond.text).toContain('beyond the limit');
    expect(beyond.rows[0]?.id).toBe('tolerance:tile-lip');
    expect((await say('Is 1 mm lippage between floor tiles ok in NSW?')).text).toContain('within the limit');
  });

  test('says of an unsure row that it isn’t confirmed', async () => {
    const { text, rows } = await say('When does NCC 2025 start in Western Australia?');
    expect(rows[0]?.id).toBe('state:WA/edition');
    expect(text).toMatch(/isn’t confirmed/);
  });

  test('covers two things that are asked at once', async () => {
    const ids = await cited('How bad is rising damp and who should I call?');
    expect(ids).toEqual(expect.arrayContaining(['defect:rising_damp/severity', 'defect:rising_damp/who']));
  });

  test('does not hang on spelling', async () => {
    expect(await cited('what causes effloresence on my briks')).toContain('defect:efflorescence/cause');
  });
});

describe('a conversation', () => {
  test('carries defect, state and topic over turns', async () => {
    expect(await cited('How long is the warranty in NSW?', 'And in Queensland?')).toContain(
      'state:QLD/warranty',
    );
    expect(await cited('What causes rising damp?', 'And who do I call?')).toEqual(['defect:rising_damp/who']);
    expect(await cited('What causes rising damp?', 'what about nail pops?')).toEqual([
      'defect:nail_pop/cause',
    ]);
  });

  test('knows which one is the second', async () => {
    const ids = await cited(
      'Difference between efflorescence and rising damp?',
      'Who do I call for the second one?',
    );
    expect(ids).toEqual(['defect:rising_damp/who']);
  });

  test('says where a limit holds only elsewhere', async () => {
    const { text, rows } = await say('How much lippage is allowed in NSW?', 'and in Queensland?');
    expect(rows[0]?.id).toBe('state:QLD/guide');
    expect(text).toContain('It doesn’t bind in QLD');
  });
});

describe('what isn’t known', () => {
  test.each([
    ['What does it cost to fix a leaking shower?', /no prices/],
    ['Which brand of membrane is best?', /no brands/],
    ['Will I win in court against my builder?', /legal advice/],
    ['What is the capital of France?', /nothing to do with building/],
    ['Where do I buy a blorptangle?', /‘blorptangle’/],
  ])('%s', async (question, words) => {
    const reply = await say(question);
    expect(reply).toMatchObject({ declined: true, rows: [], kind: 'declined' });
    expect(reply.text).toMatch(words);
  });

  test('costs of the product are known', async () => {
    expect(await cited('What does an analysis cost?')).toContain('help:guide/billing/credits');
  });
});

const summary = (id: number, changes: Partial<OwnFindingSummary> = {}): OwnFindingSummary => ({
  id,
  defectId: 'rising_damp',
  title: 'Rising damp',
  severity: 'high',
  compliance: 'undetermined',
  confidence: 0.8,
  location: 'North wall',
  decided: false,
  ...changes,
});

describe('the user’s own data', () => {
  const own: OwnContext = {
    ...NOTHING_OWN,
    project: {
      id: 3,
      name: 'Villa',
      status: 'active',
      state: 'NSW',
      progress: 20,
      defectCount: 2,
      criticalCount: 0,
    },
    findingsOf: async () => [
      summary(1),
      summary(2, { defectId: 'nail_pop', title: 'Nail pop', severity: 'low' }),
    ],
  };

  test('a project is summed up, worst first, and its second finding can be meant', async () => {
    const first = await answer('Summarise the project', NEW_THREAD, own);
    expect(first.rows.map(({ id }) => id)).toEqual(['project:3', 'finding:1/verdict', 'finding:2/verdict']);
    const second = await answer('What causes the second one?', first.thread, own);
    expect(second.rows.map(({ id }) => id)).toEqual(['defect:nail_pop/cause']);
  });

  test('words of others can’t be markup, a link or a number of their own', async () => {
    const evil = '[Pay](https://evil.example) <b>see</b> clause 99.9.9';
    const reply = await answer('Summarise the project', NEW_THREAD, {
      ...own,
      findingsOf: async () => [summary(1, { title: evil })],
    });
    expect(reply.text).not.toMatch(/https?:|<b>|\]\(/);
  });
});

test('hostile messages neither throw nor take long to read', async () => {
  for (const text of [
    '',
    '?'.repeat(4000),
    'a '.repeat(2000),
    '💥'.repeat(2000),
    '\u0000\n\t',
    '(((((',
    'AS '.repeat(1300),
  ])
    expect((await answer(text, NEW_THREAD, NOTHING_OWN)).text.length).toBeGreaterThan(0);
});

test('a thread that isn’t one is a new one', () => {
  for (const stored of [
    null,
    7,
    'x',
    [],
    { intents: 'all', defectIds: [1], listed: [null, { findingId: 'x' }] },
  ]) {
    const { defectIds, intents } = readThread(stored);
    expect([defectIds, intents]).toEqual([[], []]);
  }
});

test('the sets name rows that exist and meet what is promised', async () => {
  const questions = readSet('questions');
  const figures = figuresOf(await measure(questions));
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(figures.followUps / figures.questions).toBeGreaterThanOrEqual(1 / 3);
  expect(figures.unanswerable / figures.questions).toBeGreaterThanOrEqual(1 / 5);
  expect(figures.invented).toBe(0);
  expect(figures.rightSource).toBeGreaterThanOrEqual(0.9);
  expect(figures.declined).toBeGreaterThanOrEqual(0.95);
  const tuned = figuresOf(await measure(readSet('tuning')));
  expect(tuned.rightSource).toBeGreaterThan(0.95);
  expect(tuned.declined).toBeGreaterThan(0.95);
});

test('the two sets share no question', () => {
  const keys = (name: 'questions' | 'tuning') =>
    readSet(name).map(({ messages }) => messages.join('|').toLowerCase());
  const tuning = new Set(keys('tuning'));
  expect(keys('questions').filter((key) => tuning.has(key))).toEqual([]);
});
