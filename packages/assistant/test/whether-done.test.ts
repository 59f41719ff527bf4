import { describe, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { asksOfRepair, asksWhetherDone } from '../src/recorded/repairs-asked.ts';
import { conversation, talk } from './conversation.ts';

const WORK = conversation([], {
  project: {
    name: 'Karri Lane',
    state: 'WA',
    findings: [
      { title: 'Nail pops', severity: 'low', location: 'Study' },
      { title: 'Water stain', defectId: 'water_stain', severity: 'medium', location: 'Hall ceiling' },
      {
        title: 'Exposed wiring',
        severity: 'critical',
        location: 'Garage',
        words: 'bare live wires hanging at the switch',
      },
      {
        title: 'Rotten joists',
        severity: 'high',
        location: 'Front deck',
        words: 'joists rotten, deck bounces',
        repair: { state: 'assigned', person: 'Jo Pike', trade: 'carpenter', dueOn: '2026-12-05' },
      },
      {
        title: 'Balustrade too low',
        defectId: 'barrier_noncompliant',
        severity: 'critical',
        location: 'Side deck',
        words: 'rail 700 mm high, 3 m above the garden',
      },
    ],
  },
});
const said = async (message: string) => (await talk([message], accountOf(WORK)))[0]?.text ?? '';

it.each([
  'did the balustrade get done',
  'is the nail pop thing sorted or what',
  'has the wiring been fixed',
  'the nail pops, are they done',
  'so were the nail pops repaired?',
])('‘%s’ asks whether it was done', (message) => expect(asksWhetherDone(message)).toBe(true));

it.each([
  'Is the front deck safe to use until the joists are repaired?',
  'Can I get the water stain repaired myself?',
  'Can we move in before the exposed wiring is fixed?',
  'Is it fine to get the fibro sheet repaired by my dad?',
  'Do I need an engineer to get the stepped cracking fixed?',
  'Is the water stain dangerous if it never gets fixed?',
  'Is it safe to use the side deck before the balustrade is fixed?',
  'Is the balustrade repaired enough for the kids?',
  'Has the balustrade been fixed so we can have a party?',
  'Is the water stain easily fixed?',
  'Does a nail pop get fixed?',
  'I got the nail pops fixed',
])('‘%s’ doesn’t', (message) => expect(asksWhetherDone(message)).toBe(false));

it.each([
  'Is it safe to use the front deck before the joists are fixed?',
  'When is the deck safe, once it is fixed?',
  'Is it okay if the joists are never repaired?',
])('‘%s’ isn’t asked of a repair that is recorded either', (message) =>
  expect(asksOfRepair(message)).toBe(false),
);
it.each(['when will the joists be fixed', 'did the joist repair hold', 'who is fixing the joists'])(
  '‘%s’ is',
  (message) => expect(asksOfRepair(message)).toBe(true),
);

describe('what keeps somebody out of danger stands', () => {
  it.each([
    ['Is the front deck safe to use until the joists are repaired?', /No/],
    ['Is it safe to use the side deck before the balustrade is fixed?', /No/],
    ['Can we move in before the exposed wiring is fixed?', /No/],
    ['Can I get the exposed wiring fixed myself?', /Treat it as live|licensed electrician/],
    ['Can I get the water stain repaired myself?', /No, don’t do it yourself/],
  ])('%s', async (message, first) => {
    const text = await said(message);
    expect(text).toMatch(first);
    expect(text).not.toContain('No repair is recorded');
    expect(text).not.toContain('Jo Pike');
  });
});

it('without a repair a finding is said to be open', async () =>
  expect(await said('did the nail pops get fixed')).toContain('so this finding is still open.'));
