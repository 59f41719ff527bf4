import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { conversation, replyTo, talk } from './conversation.ts';

const WORK = conversation([], {
  project: {
    name: 'Karri Lane',
    state: 'WA',
    findings: [
      {
        title: 'Door binding',
        severity: 'low',
        location: 'Laundry',
        repair: { state: 'assigned', person: 'Wen Li', trade: 'carpenter', dueOn: '2026-12-05' },
      },
    ],
  },
});

it.each([
  'Can I get a guarantee that my photos are deleted for good?',
  'Can you confirm for sure how many photos my report holds?',
  'Will the report definitely include all my photos?',
  'Did the upload of my photos definitely finish?',
  'Does the photo show for certain which trade I need for the crack?',
  'Is a written guarantee and a photo enough to claim from the manufacturer?',
])('no certainty of a photo is asked for: %s', async (message) =>
  expect((await talk([message], accountOf(WORK)))[0]?.kind).not.toBe('app.sure'),
);
it.each([
  'can you guarantee from the photo that it isn’t structural',
  'Can you say for sure from the photo that the wiring is safe for my report?',
])('it is: %s', async (message) =>
  expect((await talk([message], accountOf(WORK)))[0]?.text).toMatch(/never certain/),
);

it.each(['which repairs are with Wen?', 'what is on Wen’s list of repairs', 'has Wen done the laundry door'])(
  'Wen is a name: %s',
  async (message) => expect((await replyTo(WORK, message)).text).toContain('Wen Li'),
);
it('and what is written short is still read', async () =>
  expect((await replyTo(WORK, 'hav the repairs been verified')).text).toContain('1 still to be fixed'));

it.each([
  'At the strata meeting, what vote is needed to approve balcony repairs?',
  'What majority vote do we need to fix the roof of our block?',
])('a vote of owners isn’t said to have nothing to do with buildings: %s', async (message) => {
  const text = (await talk([message]))[0]?.text;
  expect(text).toContain('owners corporation');
  expect(text).not.toContain('nothing to do with');
});
