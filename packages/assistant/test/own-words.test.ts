import { describe, expect, test } from 'vitest';
import { conversation, replyTo } from './conversation.ts';

const WORK = conversation([], {
  projects: [
    {
      name: "Pop's place",
      state: 'VIC',
      address: '3 Quartz Lane, Castlemaine',
      findings: [
        {
          title: 'Timber rot (fungal decay)',
          defectId: 'timber_rot',
          severity: 'medium',
          words: 'sill by the bread oven crumbles when you poke it',
          foundOn: '2026-10-01',
        },
        {
          title: 'Corroded or sagging lintel',
          defectId: 'corroded_lintel',
          severity: 'high',
          location: 'Sunroom',
          note: 'On site: rusty from end to end',
          decided: true,
          foundOn: '2026-10-09',
        },
        {
          title: 'Peeling paint',
          severity: 'low',
          words: 'flakes off behind the dunny',
          foundOn: '2026-11-02',
        },
      ],
    },
    {
      name: 'Harbour flats',
      state: 'NSW',
      address: '8 Spar Street, Balmain',
      findings: [
        {
          title: 'Skirting or architrave gap',
          defectId: 'skirting_gap',
          severity: 'low',
          words: '4 mm under the skirting in the sewing corner',
          foundOn: '2026-11-05',
        },
        { title: 'Efflorescence', severity: 'low', location: 'Bin store', foundOn: '2026-11-07' },
        {
          title: 'Balustrade loose',
          defectId: 'barrier_noncompliant',
          severity: 'critical',
          words: 'rail of the roof terrace wobbles when leant on',
          foundOn: '2026-11-08',
        },
        {
          title: 'Plasterboard crack',
          severity: 'low',
          rejected: true,
          decided: true,
          note: 'only a cobweb',
          foundOn: '2026-11-08',
        },
      ],
    },
  ],
  account: {
    spentCents: 1500,
    reports: [{ title: 'Strata pack', bought: false, madeOn: '2026-11-09', project: 'Harbour flats' }],
  },
});
const said = async (...messages: string[]) => (await replyTo(WORK, ...messages)).text;

describe('what was typed or noted of a finding names it', () => {
  test.each([
    ['whats going on with the bread oven sill at pops', 'Timber rot'],
    ['did i record anything about a cobweb', 'Plasterboard crack'],
    ['which ones mention rust', 'lintel'],
    ['is there anything on the loo at pops', 'Peeling paint'],
    ['how bad is that sewing corner gap at the flats', 'Skirting'],
    ['what was wrong with the sill by the oven', 'Timber rot'],
  ])('%s', async (message, told) => {
    const text = await said(message);
    expect(text).toContain(told);
    expect(text).not.toMatch(/[3-9] findings/);
  });

  test.each([
    ['any efflorescence in any of my places', 'Efflorescence'],
    ['any rot in one of my flats or houses', 'Timber rot'],
  ])('a word of asking for any place names none: %s', async (message, told) => {
    const text = await said(message);
    expect(text).toContain(told);
    expect(text).toContain('1 finding');
  });

  test('what nothing is recorded of is said so, and isn’t answered with the whole list', async () => {
    for (const message of [
      'did we log anything about a trampoline',
      'is there a skylight at pops',
      'any findings that mention the letterbox',
    ])
      expect(await said(message)).toMatch(/^\*\*None/);
  });

  test.each([
    'how wide may a crack at a sill be',
    'what causes rust on a steel lintel',
    'how do i clean a brick wall',
    'what is the minimum height of a balustrade',
    'is a cobweb in the corner a defect',
  ])('what holds of any building isn’t answered from it: %s', async (message) => {
    expect(await said(message)).not.toMatch(/finding \d+|Pop's place|Harbour flats/);
  });
});

describe('yes or no comes first', () => {
  test.each([
    ['anything at pops that cant wait?', /^\*\*Yes: \d/],
    ['is everything at pops low', /^\*\*No: 2 of 3/],
    ['are there any lows at the flats', /^\*\*Yes/],
    ['is all of it at pops low or medium', /^\*\*No/],
    ['do i have anything in the bin store', /^\*\*Yes/],
  ])('%s', async (message, told) => expect(await said(message)).toMatch(told));

  test('nothing that presses is never called safe', async () => {
    const work = conversation([], {
      projects: [{ name: 'Pier hut', findings: [{ title: 'Nail pop', severity: 'low' }] }],
    });
    const { text } = await replyTo(work, 'anything at pier hut that can’t wait?');
    expect(text).toMatch(/^\*\*No, by what is recorded/);
    expect(text).toContain('doesn’t mean no defect');
    const all = await replyTo(work, 'is everything at pier hut low');
    expect(all.text).toMatch(/^\*\*Yes, as recorded:\*\* the only finding in Pier hut is rated low/);
  });
});

describe('an open hazard leads what is asked of using, letting or selling the place', () => {
  test.each([
    'renting out the harbour flats from march',
    'selling harbour flats, what do i need to tell the buyer',
    'can my brother stay at the harbour flats',
    'handing over harbour flats on tuesday',
    'is anyone allowed on the terrace at harbour flats this arvo',
    'new tenants get the keys to harbour flats on monday',
    'thinking of having friends over at harbour flats',
  ])('%s', async (message) => {
    const text = await said(message);
    expect(text).toMatch(/^\*\*(?:No, not|Not yet)/);
    expect(text).toContain('may not hold a person');
  });

  test('what else was asked is answered after it', async () => {
    expect(await said('selling harbour flats, does the warranty pass to the buyer')).toMatch(/warrant/i);
  });

  test.each([
    'what did the last report on harbour flats say',
    'how many findings at harbour flats',
    'can i rent out a flat with a loose balustrade',
    'when was the efflorescence at harbour flats recorded',
  ])('what asks nothing of it isn’t led by it: %s', async (message) => {
    expect(await said(message)).not.toMatch(/^\*\*No, not as it stands/);
  });
});

describe('what is compared or told in turn', () => {
  test('of two the one with an open hazard is the more urgent, whatever its rating', async () => {
    expect(await said('which is worse, the loose balustrade or the lintel')).toMatch(
      /^\*\*Balustrade loose is the more urgent/,
    );
  });

  test('the older of two is told by the day', async () => {
    const text = await said('which is older, the loose balustrade or the lintel');
    expect(text).toContain('lintel** was recorded first');
  });

  test('a size that was written is checked against the limit of the state that is asked of', async () => {
    const text = await said('tell me about the skirting gap at the flats', 'would that pass');
    expect(text).toContain('4 mm');
    expect(text).toMatch(/beyond the limit/);
    expect(text).not.toContain('State a measurement');
  });

  test('credits are told by project, and a report that isn’t bought is told as that', async () => {
    expect(await said('where did all my credits go')).toMatch(/Harbour flats: 4[\s\S]*Pop's place: 3/);
    expect(await said('have i bought the harbour flats report')).toMatch(/None bought[\s\S]*Strata pack/);
  });
});
