import { expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { conversation, talk } from './conversation.ts';

const WORK = conversation([], {
  projects: [
    {
      name: 'Cottage in Fremantle',
      state: 'WA',
      completionDate: '2023-03-10',
      findings: [
        {
          title: 'Leaning or failing retaining wall',
          severity: 'critical',
          words: 'retaining wall behind the shed leans out and has moved since winter',
          location: 'Backyard',
        },
        {
          title: 'Cracked or loose (drummy) tile',
          severity: 'low',
          words: 'two tiles drummy',
          location: 'Ensuite',
        },
        {
          title: 'Roof leak',
          severity: 'high',
          words: 'stain grows after rain',
          location: 'Main bedroom ceiling',
        },
        { title: 'Brick crack', severity: 'medium', words: 'stepped crack 4 mm', location: 'North wall' },
      ],
    },
    {
      name: 'Duplex in Ipswich',
      state: 'QLD',
      completionDate: '2025-05-01',
      findings: [
        {
          title: 'Failed shower or wet-area waterproofing',
          severity: 'high',
          words: 'skirting swollen outside the shower',
          location: 'Unit 2 bathroom',
        },
        { title: 'Poor paint finish', severity: 'low', words: 'roller marks', location: 'Unit 1 lounge' },
      ],
    },
    {
      name: 'Flats in Newcastle',
      state: 'NSW',
      findings: [
        {
          title: 'Spalling concrete (concrete cancer)',
          severity: 'critical',
          words: 'lump of concrete fell, rusty bars showing',
          location: 'Flat 9 balcony',
        },
      ],
    },
  ],
});

const said = async (...messages: string[]) => {
  const { text, kind } = (await talk(messages, accountOf(WORK))).at(-1) ?? { text: '', kind: '' };
  return `${kind}: ${text}`;
};

test('the warranty that was asked of one finding is asked of the next that is named', async () => {
  const first = await said('is the retaining wall still under warranty');
  expect(first).toMatch(/9 March 2029/);
  expect(await said('is the retaining wall still under warranty', 'and the ensuite tiles')).toMatch(
    /9 March 2029.*cracked or loose/s,
  );
  expect(
    await said('is the retaining wall still under warranty', 'and the ensuite tiles', 'and the roof leak'),
  ).toMatch(/9 March 2029.*roof leak/s);
  expect(await said('is the retaining wall still under warranty', 'who fixes the ensuite tiles')).toMatch(
    /tiler/i,
  );
});

test('a period and its end are asked of a finding without the word warranty', async () => {
  expect(await said('the paint in unit 1, 12 months for that one, when did it run out')).toMatch(
    /30 April 2026/,
  );
});

test('which project a finding is in is told of the one that was spoken of', async () => {
  const told = await said('what should i fix first in ipswich', 'which job is that at');
  expect(told).toMatch(/Duplex in Ipswich/);
  expect(told).not.toMatch(/3 projects/);
  expect(await said('list my projects')).toMatch(/3 projects/);
});

test.each(['how many total', 'and how many all up'])('%s counts all of them after some', async (message) => {
  expect(await said('how many high or worse have i got', message)).toMatch(/\b7 findings/);
});

test('whoever asks for dangers hears of what is rated high as well', async () => {
  expect(await said('anything dangerous in ipswich')).toMatch(/No hazard alert.*waterproofing.*high/s);
  expect(await said('is anything dangerous at fremantle')).toMatch(/retaining wall.*Roof leak/s);
});

test('a repair that is told changes no record, and the next list says so', async () => {
  for (const message of [
    'i fixed the drummy tiles',
    'the tiler has redone the ensuite tiles',
    'the ensuite tiles are done now, mark it off',
    'can you tick off the drummy tiles',
  ])
    expect(await said(message), message).toMatch(/can’t change the record.*still stands there as open/s);
  expect(await said('i fixed the drummy tiles', 'whats left then at fremantle')).toMatch(
    /You told me of a repair to Cracked or loose \(drummy\) tile/,
  );
  expect(await said('the retaining wall has been fixed, mark it as done')).toMatch(
    /act now.*alert stays until somebody closes it/s,
  );
});

test.each([
  'when was the roof leak fixed',
  'the tiler fixed the ensuite tiles but they came loose again',
  'how do i mark a finding as fixed',
  'the ensuite tiles were not fixed',
])('%s tells of no repair', async (message) => {
  expect(await said(message)).not.toMatch(/can’t change the record/);
});

test('a plan for a place is answered by what stands open there, the dangers first', async () => {
  for (const messages of [
    ['renting the fremantle cottage out from january, what do i need to do before'],
    ['mums staying at the cottage in fremantle over easter', 'what do i have to do before'],
    ['selling the fremantle cottage, what should be done first'],
  ])
    expect(await said(...messages), messages[0]).toMatch(/retaining wall.*Roof leak/is);
  expect(await said('new tenants move into ipswich on monday, whats outstanding')).toMatch(/waterproofing/);
  expect(await said('what did we find at fremantle before we moved in')).not.toMatch(/First deal with/);
});

test('who only works or comes at a place of their own gets no card of it', async () => {
  for (const message of ['tiler is back in the ensuite today', 'we are retiling the ensuite']) {
    expect(await said(message), message).toMatch(/On record there: \*\*Cracked or loose/);
    expect(await said(message), message).not.toMatch(/Do now|is rated/);
  }
  expect(await said('who fixes the ensuite tiles')).toMatch(/tiler/i);
  expect(await said('tiler is in the ensuite, is that ok')).not.toMatch(/^own\.list: \*\*Noted/);
});

test('whether a place is still used is answered by the danger that is open there', async () => {
  for (const message of ['does flat 9 get used still', 'does anyone still sit on the flat 9 balcony'])
    expect(await said(message), message).toMatch(/mustn’t be, not until it is checked/);
  expect(await said('is unit 2 still getting used')).toMatch(/isn’t in what I read.*waterproofing/s);
  expect(await said('does flat 3 get used still')).not.toMatch(/mustn’t be/);
});

test('the widest crack of one’s own is told with what is known of its danger', async () => {
  expect(await said('whats my widest crack and is it safe')).toMatch(/4 mm.*can’t say from here.*medium/s);
  expect(await said('what is the widest crack allowed')).not.toMatch(/can’t say from here/);
});

test('what ‘it’ was before the subject changed isn’t guessed for a list', async () => {
  expect(
    await said(
      'tell me about the ensuite tiles',
      'i fixed it',
      'tell me about the retaining wall',
      'whats left at fremantle',
    ),
  ).not.toMatch(/You told me of a repair/);
});

test('a finished report mends nothing', async () => {
  for (const message of ['he finished the report', 'i have sorted the photos of the ensuite'])
    expect(await said(message), message).not.toMatch(/can’t change the record/);
});
