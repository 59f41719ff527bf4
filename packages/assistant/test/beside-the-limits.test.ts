import { beforeAll, expect, it, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const last = async (...messages: string[]) => (await talk(messages)).at(-1);
const textOf = async (...messages: string[]) => (await last(...messages))?.text ?? '';

test.each([
  [['Victoria, contract 2019', 'brick crack 6 mm, defect?']],
  [['the contract was signed in Victoria in 2019', 'a brick crack is 6 mm wide, is that a defect?']],
  [['Victoria contract 2019, brick crack 6 mm, defect?']],
])('the contract’s year that was told holds for the next question: %j', async (messages) => {
  const text = await textOf(...messages);
  expect(text).toContain('2015');
  expect(text).not.toContain('beyond the limit');
});

it('judges by the new guide once a contract of its time was told, and asks for none', async () => {
  const text = await textOf('Victoria, contract September 2026', 'brick crack 6 mm, defect?');
  expect(text).toContain('beyond the limit');
  expect(text).not.toContain('earlier ones go by');
});

test.each([
  [['I rent in Brisbane and the ceiling leaks', 'who pays']],
  [['my landlord won’t fix the leaking roof, I’m a tenant in VIC', 'he refuses']],
  [['tenant here, landlord ignores the mould', 'he refuses to fix it']],
])('somebody who rents isn’t sent to a builder: %j', async (messages) => {
  const text = await textOf(...messages);
  expect(text).toMatch(/tenan/);
  expect(text).not.toMatch(/write to the builder|^\*\*The builder/i);
});

it('still sends an owner to the builder who refuses', async () => {
  expect(await textOf('I own the house, built 2024 in VIC, roof leaks', 'the builder refuses')).toMatch(
    /write to the builder|conciliation/i,
  );
});

it('tells riser, going and their sum where both are asked for', async () => {
  const text = await textOf('riser limit', 'and going', 'and both together');
  for (const limit of ['115 to 190', '240 to 355', '550 to 700']) expect(text).toContain(limit);
});

test.each([
  ['my stairs go 210 mm up each step, is that legal', 'beyond the limit'],
  ['each stair is 200 up, allowed?', 'beyond the limit'],
  ['the steps go up 180 mm each, is that legal', 'within the limit'],
  ['my steps only go 220 deep, is that legal', 'below the least'],
])('‘%s’ has a verdict', async (message, verdict) => {
  expect(await textOf(message)).toMatch(new RegExp(`${verdict}|beyond the limit(?=.*less than the least)`));
});

test.each([
  'the crack is as wide as a 10c coin is thick, how bad',
  'crack as thick as a 20 cent coin',
  'the crack is about the thickness of a dollar coin',
])('‘%s’ tells how thick the coin is', async (message) => {
  const text = await textOf(message);
  expect(text).toContain('slight');
  expect(text).not.toMatch(/category 4/);
});

test.each([
  ['roof tile cracked 3', /roof tile/],
  ['grout cracking limit', /grout/],
  ['crack in a floor tile, 1 mm, ok?', /crack in a tile/],
])('‘%s’ isn’t judged by the limit of a wall', async (message, named) => {
  const text = await textOf(message);
  expect(text).toMatch(named);
  expect(text).not.toMatch(/for a wall|plasterboard|category/i);
});

it('judges the wall of a crack that goes on from a tile into it', async () => {
  expect(await textOf('is a 5 mm crack in the tile and the wall behind ok')).toMatch(/category 2 or 3/);
});

test.each(['I drilled into 2 m2 of asbestos', '3 m2 of asbestos came down in the hallway'])(
  '‘%s’ warns, and speaks of no area that needs a licence',
  async (message) => {
    const led = await last(message);
    expect(led?.alerts.map(({ kind }) => kind)).toContain('asbestos');
    expect(led?.text).not.toContain('10 m²');
  },
);

test.each([
  ['do I need a pool certificate to sell in NSW', /Three years, in New South Wales/],
  ['do I need a pool certificate to sell in Tasmania', /hold no law on which certificate/],
  ['how do i invite my tradie', /private link/],
  ['how do I test a smoke alarm', /test button/],
])('‘%s’ is answered of that', async (message, said) => {
  expect(await textOf(message)).toMatch(said);
});

test.each([
  ['what happens if we leave the flat with the gas smell', /^\*\*Yes, stay out/],
  ['what happens if we leave the flat with the gas smell till monday', /^\*\*No, don’t put it off/],
  ['what happens if we stay in the flat with the gas smell', /^\*\*No/],
])('‘%s’ warns of the gas, and says whether to go', async (message, said) => {
  const led = await last(message);
  expect(led?.alerts.map(({ kind, urgency }) => `${kind}: ${urgency}`)).toContain('gas: now');
  expect(led?.text).toMatch(said);
});

it('says no yes to whether all are decided because some are', async () => {
  const own = accountOf(
    conversation([], {
      project: {
        name: 'Terrace in Marrickville',
        state: 'NSW',
        findings: [
          { title: 'Tile lippage', defectId: 'tile_lippage', decision: 'confirmed' },
          { title: 'Slab crack', defectId: 'slab_crack' },
        ],
      },
    }),
  );
  const [led] = await talk(['are all the findings in Marrickville decided by me'], own);
  expect(led?.text).not.toMatch(/^\*\*Yes/);
});
