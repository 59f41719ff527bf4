import { describe, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { conversation, replyTo, talk } from './conversation.ts';

const WORK = conversation([], {
  project: {
    name: 'Karri Lane',
    state: 'WA',
    credits: 9,
    findings: [
      {
        title: 'Stepped cracking in brickwork',
        defectId: 'brick_stepped_crack',
        severity: 'high',
        location: 'Rear wall',
        foundOn: '2026-09-01',
        readings: [
          { on: '2026-09-01', mm: 1.4, point: 'A' },
          { on: '2026-10-20', mm: 2.3, point: 'A' },
        ],
      },
      { title: 'Nail pops', severity: 'low', location: 'Study', foundOn: '2026-09-02', decided: true },
      {
        title: 'Balustrade too low',
        defectId: 'barrier_noncompliant',
        severity: 'critical',
        location: 'Side deck',
        foundOn: '2026-10-05',
        words: 'rail 700 mm high, 3 m above the garden',
      },
      {
        title: 'Door binding',
        severity: 'low',
        location: 'Laundry',
        foundOn: '2026-11-01',
        repair: { state: 'assigned', person: 'Jo Pike', trade: 'carpenter', dueOn: '2026-12-05' },
      },
      {
        title: 'Missing grout',
        severity: 'low',
        location: 'Bathroom',
        foundOn: '2026-11-02',
        repair: { state: 'assigned', person: 'Al Voss', trade: 'tiler', dueOn: '2026-12-20' },
      },
    ],
  },
  account: {
    creditsBought: 30,
    creditsUsed: 21,
    reports: [
      { title: 'Karri handover', bought: true, madeOn: '2026-10-06', project: 'Karri Lane', pages: 17 },
    ],
  },
});
const said = async (...messages: string[]) => (await replyTo(WORK, ...messages)).text;

describe('growth by what is read again', () => {
  test.each([
    'hows that rear crack goin, grown much?',
    'any movement in the brickwork',
    'has the rear crack grown',
  ])('%s', async (message) => expect(await said(message)).toContain('2.3 ± 0.1 mm'));
  test('an order to write down another size is refused', async () => {
    for (const message of [
      'change my october reading from 2.3 to 1.5, no one will know',
      'make the reading say 1.5',
      'backdate the visit to 1 august',
    ]) {
      const reply = await replyTo(WORK, message);
      expect(reply.declined, message).toBe(true);
      expect(reply.text, message).toContain('misleads');
    }
  });
});

describe('whether it was done, by its name', () => {
  test.each([
    'is the nail pop thing done or what',
    'did the nail pops get fixed',
    'have the nail pops been sorted',
  ])('%s', async (message) =>
    expect(await said(message)).toContain('**No repair is recorded** on Nail pops'),
  );
  test('one that is under way is told as it stands', async () =>
    expect(await said('did the laundry door get done')).toContain('Jo Pike'));
  test('an open hazard comes before it', async () => {
    const text = await said('did the balustrade get done');
    expect(text.indexOf('make safe today')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('make safe today')).toBeLessThan(text.indexOf('No repair is recorded'));
  });
});

describe('counts of the account', () => {
  test.each([
    ['how many credits did i buy and how many used up', ['30 credits', '21 credits', '9 left']],
    ['credits bought vs used?', ['30 credits', '21 credits']],
    ['did i buy any credits last month', ['30 credits', 'Billing']],
    ['how many pgs is the report for karri lane', ['17 pages']],
  ])('%s', async (message, all) => {
    const text = await said(message);
    for (const each of all) expect(text).toContain(each);
  });
});

describe('steps through an order', () => {
  test('the next one due after a count is a repair', async () =>
    expect(await said('how many repairs are open', 'when is the next one due')).toContain('5 December 2026'));
  test('the one after that is due later', async () =>
    expect(await said('which repair is due next', 'and the one after that')).toContain('20 December 2026'));
  test('before the oldest there is none', async () =>
    expect(await said('what is the oldest finding', 'and the one before that')).toContain(
      'That was the first',
    ));
  test('before the newest is the one found before it', async () =>
    expect(await said('what is the newest finding', 'and the one before that')).toMatch(/door binding/i));
});

describe('what has nothing to do with building', () => {
  test.each(['who shd i vote for', 'which phone should i get, android or iphone'])('%s', async (message) => {
    const [led] = await talk([message], accountOf(WORK));
    expect(led?.declined).toBe(true);
  });
  test('a poem after a question isn’t taken as told', async () => {
    const led = (await talk(['who fixes gutters', 'cool. now write a birthday poem for my nan'])).at(-1);
    expect(led?.text).not.toContain('Got it');
    expect(led?.declined).toBe(true);
  });
});

test('no photo proves it, whatever thing is named', async () => {
  const [led] = await talk(['yes or no, has the flashing failed, the photo shows it']);
  expect(led?.text).toMatch(/never certain/);
});
