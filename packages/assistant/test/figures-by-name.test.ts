import { beforeAll, describe, expect, test } from 'vitest';
import { figureAsked } from '../src/aims/plainly-told.ts';
import { FIGURE_TOPICS } from '../src/compose/figure-topics.ts';
import { NEW_THREAD, warmUp } from '../src/index.ts';
import { conversation, replyTo, talk } from './conversation.ts';

beforeAll(warmUp);

/** Somebody whose own work shares words with what is asked of any building. */
const WORK = conversation([], {
  project: {
    name: 'Wattle Grove',
    state: 'NSW',
    findings: [
      { title: 'Tile lippage', words: 'lippage of 3 mm', location: 'Ensuite', decided: true },
      { title: 'Condensation and mould', words: 'mould in the corner', location: 'Bathroom' },
      { title: 'Slab crack', words: 'crack across the slab 4 mm wide', location: 'Garage' },
      { title: 'Stepped cracking in brickwork', words: 'stepped crack 7 mm wide', location: 'North wall' },
    ],
  },
});

const ASKED = [
  ['how high does a pool fence have to be', /^\*\*1200 mm high at least/],
  ['Max gap under the pool gate?', /^\*\*No gap over 100 mm/],
  ['non-climbable zone for a pool barrier', /^\*\*900 mm clear/],
  ['where must the latch of a pool gate be', /^\*\*1500 mm above the ground/],
  ['how much deposit can a builder ask for in Sydney NSW', /^\*\*10% of the contract price/],
  ['max deposit in Victoria', /^\*\*5% at most where the price is \$20,000 or more, 10%/],
  ['the builder wants a 20% deposit, legal in Queensland?', /^\*\*5% at most/],
  ['when do smoke alarms need replacing', /^\*\*Every 10 years/],
  ['how often should smoke alarms be tested', /^\*\*Once a month/],
  ['what temperature should hot water be at a basin', /^\*\*50 °C at most/],
  ['how far apart are downpipes on a house', /^\*\*One for each 12 m/],
  ['spacing of control joints in a brick wall', /^\*\*6 m at most/],
  ['how near the boundary before a wall needs an FRL', /^\*\*900 mm from the boundary/],
  ['what sound rating must a party wall between apartments have', /^\*\*Rw \+ Ctr of 50/],
  ['how high must a raked ceiling be in a bedroom', /^\*\*2\.4 m over at least two-thirds/],
  ['how often should a house be inspected for termites', /^\*\*At least once every 12 months/],
  ['how long does a new slab wait before tiling', /^\*\*About 28 days/],
  ['how soon must wet plasterboard be dried before mould grows', /^\*\*Within 24 to 48 hours/],
  ['who services a gas heater and how often', /^\*\*A licensed gas fitter, every two years/],
  ['builder or engineer for a crack that is growing?', /^\*\*A structural engineer first/],
] as const;

test.each(ASKED)('‘%s’ is told its figure, whatever the account holds', async (message, figure) => {
  for (const work of [conversation([]), WORK]) {
    const { text, contextLoaded } = await replyTo(work, message);
    expect(text).toMatch(figure);
    expect(contextLoaded).toBe(false);
  }
});

test('each figure is asked for here', () => {
  const told = ASKED.map(([message]) => figureAsked(message, NEW_THREAD)?.text);
  const untold = FIGURE_TOPICS.filter(({ text }) => !told.includes(text)).map(({ text }) =>
    text.slice(0, 40),
  );
  expect(untold).toEqual([]);
});

describe('a neighbour has another answer', () => {
  test.each([
    'the pool gate won’t latch and we have a toddler',
    'who certifies a pool fence',
    'the smoke alarm keeps beeping, is the battery flat',
    'how wide is a control joint between tiles',
    'is a crack in a raked ceiling bad',
    'the ceiling of the attic room sags, what now',
    'mould in the bathroom, how long can it wait',
    'a dog barks all night in the unit next door, what can I do about the noise',
    'how far may the boundary fence lean',
    'termites found in the wall, how often do they swarm',
    'the gas heater smells, who do I call',
    'who pays for cleaning the gutters, landlord or tenant',
  ])('‘%s’', (message) => {
    expect(figureAsked(message, NEW_THREAD)).toBeUndefined();
  });
});

test('what follows asks another figure of the same thing', async () => {
  const [, latch] = await talk(['how high must a pool fence be', 'and the latch?']);
  expect(latch?.text).toMatch(/^\*\*1500 mm/);
  const [, other] = await talk(['how high must a pool fence be', 'and the crack in the wall?']);
  expect(other?.text).not.toMatch(/pool safety inspector/);
});

test.each([
  [
    'my contract was signed 15 march 2020, house finished 1 feb 2021, nsw. When does the major defects warranty run out?',
    /31 January 2027/,
  ],
  ['signed up in may 2019, they wrapped up on 3 june 2021, nsw, warranty?', /2 June 2027/],
  ['Is a loose balustrade major or minor under AS 4349.1', /^\*\*Never as minor/],
  ['invite a tradie', /Send to a tradesperson/],
  ['how do I invite my builder to see the findings', /Send to a tradesperson/],
] as const)('what is told with the question is what it is asked of: %s', async (message, wanted) => {
  const work = conversation([], {
    project: { name: 'Wattle Grove', state: 'VIC', findings: [{ title: 'Poor paint finish' }] },
  });
  expect((await replyTo(work, message)).text).toMatch(wanted);
});

test('another state with a question of its own is asked that there', async () => {
  const [, there] = await talk(['Victoria, contract 2019', 'what about NSW: brick crack 6 mm, defect?']);
  expect(there?.text).toMatch(/5 mm[\s\S]*NSW Guide/);
});

test.each([
  'what should I fix first',
  'what do I need to do first today',
  'how wide is the slab crack in the garage',
  'who decided on the lippage',
])('what is asked of one’s own work stays that: %s', async (message) => {
  const { kind, contextLoaded } = await replyTo(WORK, message);
  expect(kind.startsWith('own.') || contextLoaded).toBe(true);
});
