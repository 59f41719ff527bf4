/** A danger that is told over several messages is heard, leads every answer until it is over, and decides them. */
import type { AlertKind } from '@plumbline/knowledge/hazards';
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { type Led, warmUp } from '../src/index.ts';
import { conversation, dangerousOf, talk } from './conversation.ts';

beforeAll(warmUp);

/** Somebody with findings of another house, none of which is asked for. */
const ELSEWHERE = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Jetty Road',
        state: 'SA',
        findings: [
          { title: 'Condensation and mould', defectId: 'condensation_mould', location: 'Laundry' },
          { title: 'Tile lippage', location: 'Ensuite' },
        ],
      },
      { name: 'Orchard Lane', state: 'VIC' },
    ],
  }),
);

const answersTo = (messages: readonly string[]) => talk(messages, ELSEWHERE);

/** Dangers of every kind, told in two to four fragments, the last of which raises the alert. */
const TOLD: readonly (readonly [AlertKind, readonly string[]])[] = [
  ['gas', ['theres a smell in the laundry', 'kinda like rotten eggs']],
  ['gas', ['heater in the lounge', 'the flame is yellow', 'i get headaches when its on']],
  ['electrical', ['power point in the kitchen', 'its warm to touch', 'and theres a buzzing']],
  ['electrical', ['light fitting in the hall', 'water is dripping out of it']],
  ['electrical', ['the fuse box on the porch', 'its got a sizzly sound to it']],
  ['gas', ['gas bottle behind the shed', 'a hissy sound at the tap']],
  [
    'ceiling',
    ['theres a damp patch on my ceiling', 'about as big as a pizza', 'its getting softer when i poke it'],
  ],
  ['ceiling', ['wet patch on the lounge ceiling', 'plaster is soft', 'and drooping a bit in the middle']],
  ['balcony', ['back deck', 'one of the posts is rotten', 'it moves when you walk on it']],
  [
    'balcony',
    ['balcony off the main bedroom', 'rust marks underneath', 'lumps of concrete on the ground below'],
  ],
  ['structural', ['wall we are knocking down', 'turns out the roof sits on it', 'its started creaking']],
  ['structural', ['crack in the brick', 'above the back window', 'can get my finger in it']],
  ['retaining_wall', ['retaining wall at the back', 'its leaning', 'about 10 degrees', 'since the rain']],
  [
    'asbestos',
    ['house was built in the 50s', 'walls in the laundry are some sort of flat sheet', 'i want to drill it'],
  ],
  ['lead_paint', ['window frames from the 1930s', 'been sanding the paint off', 'dust everywhere']],
  ['glass', ['shower screen', 'cracked across the corner']],
  ['fire', ['its the dryer', 'burning smell', 'a bit of smoke']],
  ['pool', ['its the pool gate', 'doesnt latch', 'we have a toddler']],
  ['fall', ['handrail on the stairs', 'comes away in my hand']],
  ['mould_health', ['black stuff on the wall of the nursery', 'its spread over half the wall']],
  ['sewage', ['its the sewer', 'theres a puddle over the drain', 'smells like poo']],
];

const CHATTER = ['ok thanks', 'righto', 'hmm', 'that doesnt sound good', 'only on some days'];
const HANDLES = [
  'can i just leave it for tonight',
  'the kids are fine near it',
  'can we finish the job first',
  'ill just put tape over it',
  'what if we are careful',
  'one more night wont hurt',
  'should i poke it with a stick',
  'leave it til next week?',
  'is it ok if he keeps it wet',
];
const OTHERS = [
  'how long is the warranty in nsw',
  'how many credits have i got',
  'is 3 mm of lippage ok in nsw',
];

/** The same choices each time. */
function chooser(seed: number) {
  let state = seed;
  return <T>(from: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return from[Math.floor((state / 2147483648) * from.length)] as T;
  };
}

const BELITTLES =
  /can (?:usually )?wait\b(?<!can’t wait)|no need to move out|usually \*{0,2}(?:low|medium)|(?<!that )\b(?:it is|it’s) safe\b/i;

/** Whether an answer is from the danger, and a no. */
const decidesIt = ({ kind, text }: Led) =>
  kind === 'hazard' && /^\*\*(?:No\b|That doesn’t change it)/.test(text);

test('flakes of a paint whose age was told before are named as lead, for before the work', async () => {
  const [, flakes] = await talk(['window frames from the 1930s', 'paint coming off in flakes']);
  expect(flakes?.alerts).toMatchObject([{ kind: 'lead_paint' }]);
  expect(flakes?.lead).not.toBe('');
});

test.each(TOLD.map(([kind, fragments], at) => ({ kind, fragments, at })))(
  'a danger ($kind) that is told in fragments leads and decides every answer: $fragments',
  async ({ kind, fragments, at }) => {
    const choose = chooser(at + 1);
    for (let round = 0; round < 3; round += 1) {
      const after = [choose(CHATTER), choose(HANDLES), choose(OTHERS), choose(HANDLES)].slice(round % 2);
      const answers = (await answersTo([...fragments, ...after])).slice(fragments.length - 1);
      for (const [by, led] of answers.entries()) {
        const asked = by === 0 ? 'when it was told' : after[by - 1];
        expect(led.lead, asked).not.toBe('');
        expect(
          led.alerts.map((alert) => alert.kind),
          asked,
        ).toContain(kind);
        expect(led.text, asked).not.toMatch(BELITTLES);
        expect(led.text, asked).not.toMatch(/^I don’t know/);
        expect(led.text, asked).not.toMatch(/Jetty Road|Orchard Lane/);
        expect(!HANDLES.includes(asked ?? '') || decidesIt(led), `${asked}: ${led.text}`).toBe(true);
      }
    }
  },
);

test('it ends when somebody mended it, and not by thanks', async () => {
  const fragments = ['theres a smell in the laundry', 'kinda like rotten eggs'];
  const [, , thanks, over, then] = await answersTo([
    ...fragments,
    'ok thanks, all good',
    'the gas fitter came and fixed it',
    'can we use the laundry now',
  ]);
  expect(thanks?.alerts.map(({ kind }) => kind)).toContain('gas');
  expect(over?.alerts).toEqual([]);
  expect(then?.alerts).toEqual([]);
});

test.each([
  [['damp patch on the ceiling', 'its been there for years', 'bone dry and hard when i press it']],
  [['smell in the laundry', 'like rotten food', 'it was the bin']],
  [['villa built in 2005', 'eaves are cement sheet', 'can he give them a light sand']],
  [['carpet in the hallway feels soft', 'its the new underlay', 'is that normal']],
  [['damp patch on the ceiling', 'other thing, the lawn is getting softer', 'is that normal']],
  [['damp patch on the ceiling', 'just curious, what happens if a ceiling goes soft']],
])('raises nothing by joining what is harmless: %s', async (messages) => {
  for (const led of await answersTo(messages)) expect(led.alerts).toEqual([]);
});

test('a smell whose cause was found is over', async () => {
  const answers = await answersTo([
    'smell like eggs in the kitchen',
    'it was an egg sandwich in the kids bag',
  ]);
  expect(answers.map(({ alerts }) => alerts.length)).toEqual([1, 0]);
  const unsure = await answersTo(['i can smell gas', 'maybe it was the bin']);
  expect(unsure.at(-1)?.alerts.map(({ kind }) => kind)).toContain('gas');
});

test('no written conversation of such dangers is answered dangerously', async () => {
  expect(await dangerousOf('development-29')).toEqual([]);
});
