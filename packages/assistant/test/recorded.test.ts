import { describe, expect, test } from 'vitest';
import { conversation, replyTo } from './conversation.ts';

const WORK = conversation([], {
  projects: [
    {
      name: 'Coral Street flats',
      state: 'QLD',
      findings: [
        {
          title: 'Roof leak',
          severity: 'high',
          words: 'drips on the stairs of the top landing',
          repair: { state: 'assigned', person: 'Ros Kelleher', trade: 'roofer', dueOn: '2026-11-10' },
        },
        {
          title: 'Peeling paint',
          severity: 'low',
          location: 'Lobby',
          repair: { state: 'verified', person: 'Ida Marsh', steppedOn: '2026-11-18' },
        },
        {
          title: 'Squeaking floor',
          severity: 'low',
          location: 'Flat 3, study',
          repair: { state: 'fixed', person: 'Ida Marsh', steppedOn: '2026-11-19', note: 'screwed down' },
        },
        { title: 'Efflorescence', severity: 'low', location: 'Carport' },
      ],
      visits: [
        {
          kind: 'defect',
          on: '2026-11-08',
          closed: true,
          attendedBy: ['Zeb Orr'],
          inspectedAreas: ['Lobby', 'Lift motor room'],
          notInspected: [{ area: 'Box gutter', reason: 'too windy for the ladder' }],
        },
        { kind: 're_inspection', on: '2026-12-02' },
      ],
    },
    { name: 'Ivy shed', state: 'QLD', findings: [{ title: 'Timber rot', severity: 'medium' }] },
  ],
});
const said = async (...messages: string[]) => (await replyTo(WORK, ...messages)).text;

describe('what is asked of visits', () => {
  test.each([
    ['when were we last out at coral street', '8 November 2026'],
    ['what is the date of the next inspection at the flats', '2 December 2026'],
    ['any areas i was unable to get to at coral street', 'too windy'],
    ['did we inspect the lift motor room', 'Yes'],
    ['has anyone checked the box gutter', 'too windy'],
    ['how many visits have i done at coral', '1 visit'],
    ['who was there on the last visit', 'Zeb Orr'],
    ['who was at the apartment inspection', 'Zeb Orr'],
    ['what should i cover when i go back to coral street', 'Squeaking floor'],
  ])('%s', async (message, told) => expect(await said(message)).toContain(told));

  test('that an area was inspected never says that nothing is wrong there', async () => {
    expect(await said('was the lobby looked at')).toContain('doesn’t mean that nothing is wrong');
  });
});

describe('an area inspected in part', () => {
  const work = conversation([], {
    projects: [
      {
        name: 'Dune Road house',
        state: 'NSW',
        findings: [],
        visits: [
          {
            kind: 'defect',
            on: '2026-11-10',
            closed: true,
            inspectedAreas: ['Roof space', 'Kitchen', 'Garage'],
            notInspected: [
              { area: 'Roof space', reason: 'the low end is too tight' },
              { area: 'Subfloor', reason: 'no hatch' },
            ],
          },
        ],
      },
    ],
  });
  const told = async (message: string) => (await replyTo(work, message)).text;

  test.each([
    'any areas i was unable to get to at dune road',
    'which areas were not inspected at dune road',
    'what could i not access at the dune road house',
  ])('stands under its own head: %s', async (message) => {
    const [none = '', part = ''] = (await told(message)).split('\n\n');
    expect(none).toMatch(/1 area .*(?:not|wasn’t) inspected/);
    expect(none).not.toContain('Roof space');
    expect(part).toMatch(/1 area .*inspected in part/);
    expect(part).toContain('too tight');
  });

  test.each([
    ['did we inspect the roof space', /^\*\*In part only: Roof space\*\*.*too tight/],
    ['has anyone checked the subfloor', /^\*\*No, not on the last visit: Subfloor/],
    ['when were we last out at dune road', /Inspected: Kitchen, Garage\. Inspected in part: Roof space \(/],
  ])('%s', async (message, words) => expect(await told(message)).toMatch(words));
});

describe('what is asked of repairs', () => {
  test.each([
    ['is anything running late', 'Roof leak'],
    ['what are we waiting on ros for', 'Roof leak'],
    ['list the repairs that are signed off', 'Peeling paint'],
    ['which ones are left for me to verify', 'Squeaking floor'],
    ['who is looking after the roof leak', 'Ros Kelleher'],
    ['did the lobby paint get repaired', 'verified'],
    ['what has not been repaired at the flats', 'Efflorescence'],
    ['what wasnt repaired at the flats', 'Efflorescence'],
    ['which ones at the front are fixed', '2 repairs'],
    ['which repairs have a day they are due', 'due by a set date'],
  ])('%s', async (message, told) => expect(await said(message)).toContain(told));

  test('what is verified isn’t still to be fixed', async () => {
    expect(await said('what is still to be repaired at coral street')).not.toContain('Peeling');
  });

  test('where nothing is left to be fixed no empty list is told', async () => {
    const work = conversation([], {
      projects: [
        {
          name: 'Ivy shed',
          state: 'QLD',
          findings: [{ title: 'Timber rot', severity: 'medium', repair: { state: 'verified' } }],
        },
      ],
    });
    expect((await replyTo(work, 'what is still to be fixed')).text).toMatch(/^\*\*No finding in Ivy shed/);
  });

  test('a repair with an open danger stays to be fixed, whatever was said of it', async () => {
    const work = conversation([], {
      projects: [
        {
          name: 'Coral Street flats',
          state: 'QLD',
          findings: [
            {
              title: 'Suspected asbestos-containing material',
              defectId: 'asbestos_suspect',
              words: 'broken fibro sheet in the lobby',
              repair: { state: 'verified', person: 'Ida Marsh', steppedOn: '2026-11-18' },
            },
          ],
        },
      ],
    });
    expect((await replyTo(work, 'what is still to be fixed')).text).toContain('asbestos');
    expect((await replyTo(work, 'has the fibro been fixed')).text).toMatch(/^Possible asbestos/);
  });
});

test.each([
  'how often should a roof space be inspected',
  'what does a handover inspection cover',
  'do i need a building inspection before i buy',
  'who verifies that a repair is done under the law',
  'how do i verify a repair',
  'what is the oldest thing still open at coral street',
  'who pays if a repair fails',
  'is it too late to claim for the leak',
  'when is the final payment due to the builder',
])('“%s” is asked of no record', async (message) => {
  expect(await said(message)).not.toMatch(/Ros Kelleher|Ida Marsh|Zeb Orr|too windy|in all: /i);
});
