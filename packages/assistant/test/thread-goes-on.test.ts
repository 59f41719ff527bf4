/** A conversation keeps its subject, its dangers and its state, however little the next message says. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { type Led, NEW_THREAD, readThread, warmUp } from '../src/index.ts';
import { readTurn } from '../src/turn/read-turn.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const ELSEWHERE = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Jetty Road',
        state: 'SA',
        findings: [
          {
            title: 'Exposed, damaged or unsafe wiring',
            severity: 'critical',
            words: 'bare live wires',
            location: 'Shed',
          },
          { title: 'Concrete slab or floor crack', severity: 'medium', location: 'Lounge' },
        ],
      },
      { name: 'Orchard Lane', state: 'VIC', findings: [{ title: 'Tile lippage', location: 'Ensuite' }] },
    ],
  }),
);
const OF_THE_ACCOUNT = /Jetty Road|Orchard Lane|finding \d|findings\b|Which project/;
const answersTo = (messages: readonly string[]): Promise<Led[]> => talk(messages, ELSEWHERE);

/** Told of somewhere that is nothing of the account. */
const SUBJECTS = [
  'white salts keep coming through my brick wall',
  'the paint in my hallway is peeling',
  'our sliding door has started to stick',
  'got a notice from the council about our spa fence',
  'i can hear water trickling behind the kitchen wall',
];
const ADDED = ['it started around easter', 'about as long as my arm', 'he says thats normal for its age'];
const ASKED = [
  'who would you send',
  'where do i start',
  'how bad is it',
  'is it urgent',
  'is he right',
  'how come',
];

test.each(SUBJECTS)(
  'after %j nothing that leans on it is answered from another building',
  async (subject) => {
    for (const added of ADDED)
      for (const led of (await answersTo([subject, added, ...ASKED])).slice(1)) {
        expect(`${led.text} ${led.choices.join(' ')}`).not.toMatch(OF_THE_ACCOUNT);
        expect(led.contextLoaded).toBe(false);
      }
  },
);

test('who asks of the account in words of it is answered from it', async () => {
  const led = (
    await answersTo(['our sliding door has started to stick', 'list my findings at Jetty Road'])
  ).at(-1);
  expect(led?.text).toContain('Jetty Road');
});

test('what is asked in words that name nothing is asked of what was told', async () => {
  const last = async (...messages: string[]) => (await answersTo(messages)).at(-1)?.text ?? '';
  expect(await last('the paint in my hallway is peeling', 'since last winter', "who'd you get in")).toMatch(
    /painter/i,
  );
  expect(await last('there is rising damp in my brick wall', 'could it be just the weather')).toMatch(
    /cause/i,
  );
  expect(
    await last('got a notice from the council about our spa fence', 'gives me a month', 'what first'),
  ).toMatch(/gate/i);
  expect(await last('i can hear water trickling behind the kitchen wall', 'who do i ring')).toMatch(
    /plumber/i,
  );
});

const DANGERS = [
  'strong smell of gas behind the oven',
  'the lounge ceiling is sagging and cracking',
  'the balcony drops at one corner and the posts lean',
  'the switch in the hall sparks and is hot',
];
test.each(DANGERS)('the alert of %j leads every answer until it is said to be over', async (danger) => {
  const led = await answersTo([danger, ...ADDED, 'we had chips for tea', ...ASKED]);
  const [first] = led;
  const kind = first?.alerts[0]?.kind;
  expect(kind).toBeDefined();
  for (const each of led) {
    expect(each.alerts.map((alert) => alert.kind)).toContain(kind);
    expect(each.lead).not.toBe('');
  }
});

test('no state is assumed, and one that is said holds', async () => {
  // Where they mostly inspect is in NSW; nothing says that this is.
  const home = { ...ELSEWHERE, homeState: 'NSW' as const };
  const numbers = (led: Led | undefined) => (led?.alerts ?? []).map(({ call }) => call).join(' ');
  const none = await talk(
    ['my wall has a crack', 'strong smell of gas behind the oven', 'who do i ring'],
    home,
  );
  expect(numbers(none.at(-1))).not.toMatch(/\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT):/);
  const said = await answersTo([
    'strong smell of gas behind the oven',
    'im in adelaide',
    'who do i ring',
    'and then',
  ]);
  for (const led of said.slice(1)) expect(numbers(led)).toContain('SA:');
});

test('a new subject has its own thing and its own question or fault', () => {
  const topic = 'our sliding door has started to stick';
  for (const goesOn of [
    'only in summer',
    'is it urgent',
    'could it be the frame',
    'what about the frame',
    'says 60 days',
  ])
    expect(readTurn(goesOn, topic), goesOn).not.toBe('new');
  for (const anew of ['my roof leaks', 'how high must a balustrade be', 'the shower screen rattles'])
    expect(readTurn(anew, topic), anew).toBe('new');
});

test('what is talked of comes back from storage, and an older thread without it as well', () => {
  expect(readThread({ ...NEW_THREAD, topic: 'our door sticks' }).topic).toBe('our door sticks');
  expect(readThread({ state: 'WA' }).topic).toBe('');
});
