import { expect, it, test } from 'vitest';
import {
  answer,
  NEW_THREAD,
  NOTHING_OWN,
  type Reply,
  respond,
  type Thread,
  warningsOf,
} from '../src/index.ts';
import { dollarsIn } from '../src/question/dollars.ts';
import { readQuestion } from '../src/question/read-question.ts';

const own = { ...NOTHING_OWN, today: '2026-11-22' };

async function last(...messages: string[]): Promise<Reply> {
  let thread: Thread = NEW_THREAD;
  let reply: Reply | undefined;
  for (const message of messages) {
    reply = await answer(message, thread, own);
    thread = reply.thread;
  }
  if (!reply) throw new Error('Nothing asked');
  return reply;
}

test.each([
  ['a $9,000 job', 9000],
  ['9 grand', 9000],
  ['6k or $7.5k', 7500],
  ['half of 1.2 million', 1_200_000],
  ['12,000 dollars', 12_000],
  ['built in 2019, 14 m2', 0],
])('‘%s’ has its amount of money', (text, dollars) => {
  expect(dollarsIn(text)).toBe(dollars);
});

test.each([
  ['our canberra bathroom cost $9,000, do the statutory warranties apply', /^\*\*No, .*\$12,000 or more/],
  ['does the warranty cover a $30,000 reno in the ACT', /^By its cost, yes.*\$12,000/],
  ['which dollar range has a contract complaint in WA', /\$7,500 to \$500,000/],
  [
    'my contract dispute in perth is about 6k, can I lodge a complaint',
    /^\*\*No, not as a contract complaint/,
  ],
  [
    'hobart builder has not finished, by when must I serve the claim',
    /12 months of the day the work was due/,
  ],
  ['how much fibro may I remove in adelaide without a licence', /\*\*more than 10 m²/],
  ['which year was asbestos banned', /31 December 2003/],
  ['until when can the QBCC direct a builder, last day?', /6 years 6 months/],
  ['how long is the defects liability period in NSW', /13 weeks/],
])('‘%s’ is answered by the fact', async (message, wanted) => {
  const { text, declined, rows } = await last(message);
  expect(text).toMatch(wanted);
  expect(declined).toBe(false);
  expect(rows.length).toBeGreaterThan(0);
});

it('gives no area of asbestos where only NSW and SA are confirmed, and is less sure of it', async () => {
  const melbourne = await last('how much fibro may I remove in melbourne without a licence');
  expect(melbourne.text).toContain('isn’t confirmed here outside NSW and South Australia');
  expect(melbourne.rows[0]?.confidence).toBe('unsure');
  expect(melbourne.support).toBeLessThan(0.5);
});

it('says nothing of an area where a price is asked', async () => {
  const { text } = await last('what does it cost to remove 12 m2 of asbestos');
  expect(text).not.toContain('10 m²');
  expect(text).toContain('no prices');
});

it('keeps asbestos as what is spoken of', async () => {
  const area = await last('do I need a licensed mob for asbestos', 'about 6 square metres, bonded, nsw');
  expect(area.text).toContain('more than 10 m²');
  const year = await last('are these eaves asbestos, 1972', 'what if the house was 2006');
  expect(year.text).toMatch(/^\*\*A house of 2006 was built after the ban, so it’s unlikely/);
});

it('still leads with the alert where the sheet of an old house is spoken of', async () => {
  let thread: Thread = NEW_THREAD;
  const around = { projectWords: '', today: own.today };
  const ask = async (words: string) => {
    const led = await respond(words, thread, own, () => warningsOf({ words, around, open: [], earlier: [] }));
    thread = led.thread;
    return led;
  };
  const led = await ask('broken fibro over the yard, can I remove 5 m2 myself in nsw');
  expect(led.lead).not.toBe('');
  expect(led.text).toContain('any amount');
});

it('takes a late meeting for no late work', async () => {
  const { text } = await last('my builder is late for a meeting in hobart, when do I call');
  expect(text).not.toContain('12 months');
});

it('takes Alice Springs for no springy floor', async () => {
  expect(readQuestion('alice springs, non structural, how long', NEW_THREAD)).toMatchObject({
    state: 'NT',
    defectIds: [],
  });
  expect((await last('who do I complain to in alice springs')).text).toContain('Northern Territory');
});
