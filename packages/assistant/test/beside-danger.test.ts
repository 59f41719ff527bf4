/** While a danger is open every answer has its alert, and one answer of the kind that was asked for. */
import type { AlertKind } from '@plumbline/knowledge/hazards';
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { dangerousOf, talk } from './conversation.ts';

beforeAll(warmUp);

const DANGERS: readonly (readonly [AlertKind, string])[] = [
  ['gas', 'strong smell of gas behind the oven'],
  ['gas', 'the gas heater leaves soot on the wall and we get headaches'],
  ['electrical', 'the switch in the hall sparks and is scorched'],
  ['electrical', 'water is dripping through the kitchen light'],
  ['ceiling', 'the lounge ceiling is sagging and cracking'],
  ['balcony', 'our balcony drops at one corner and the bolts are rusted through'],
  ['structural', 'the brick wall is bulging and has a crack i can put my hand in'],
  ['structural', 'the chimney leans over the path and bricks have come off'],
  ['retaining_wall', 'the retaining wall is leaning over the footpath and still moving'],
  ['asbestos', 'we broke a sheet of fibro off the 1962 laundry'],
  ['glass', 'the glass balcony door is cracked right across'],
  ['fire', 'the fire exit of our block is chained shut'],
  ['pool', 'the pool gate does not latch and we have toddlers'],
  ['fall', 'the stair rail came away in my hand'],
  ['mould_health', 'the whole bedroom wall is black with mould and my son is coughing'],
  ['sewage', 'sewage is coming up through the shower drain'],
];

/** Questions of each kind, in words that no rule was written from, and what of the kind an answer holds. */
const ASKED: readonly { kind: string; questions: readonly string[]; holds: RegExp }[] = [
  {
    kind: 'cause',
    questions: [
      'might that only be the humidity?',
      'could this come from the roadworks',
      'surely its the age?',
    ],
    holds: /nobody can tell it from here|It may well be/,
  },
  {
    kind: 'flame',
    questions: [
      'is it cool if i check with a lighter',
      'could i have a smoke next to it',
      'can we put candles out there',
    ],
    holds: /no flame and no spark/,
  },
  {
    kind: 'people',
    questions: [
      'can i leave him be, he is asleep in there',
      'should i let the baby sleep',
      'do i have to wake the kids up',
    ],
    holds: /Get everyone out of there now|Bring them away from it first/,
  },
  {
    kind: 'cost',
    questions: ['any idea what it will cost us', 'how much is a fix like that', 'is that going to be pricey'],
    holds: /no prices/,
  },
  {
    kind: 'duty',
    questions: [
      'isnt the landlord supposed to pay for that',
      'is that up to the strata',
      'does my agent have to fix it',
    ],
    holds: /in writing/,
  },
  {
    kind: 'near',
    questions: [
      'can the postie walk past it',
      'would it be fine to stand next to it',
      'may the cleaner go inside',
    ],
    holds: /^\*\*No\b/,
  },
  {
    kind: 'enough',
    questions: ['what if everyone keeps to the far side', 'would a sign be enough for tonight'],
    holds: /^\*\*No\b/,
  },
  {
    kind: 'soon',
    questions: ['how fast does somebody need to be here', 'when should it be looked at'],
    holds: /today/i,
  },
  {
    kind: 'who',
    questions: ['who would you call for this', 'what person do i need'],
    holds: /^\*\*[^*]*\bfirst\b/,
  },
  {
    kind: 'why',
    questions: ['why would it do that', 'what made this happen'],
    holds: /to find on site/,
  },
  {
    kind: 'stopped',
    questions: ['it settled down after lunch, so thats good?', 'looks like it stopped, are we right then'],
    holds: /all-clear/,
  },
  {
    kind: 'exposed',
    questions: [
      'my son played there yesterday, will he get sick?',
      'the dog slept next to it all week, is she alright',
    ],
    holds: /no harm/,
  },
  {
    kind: 'hearsay',
    questions: ['the seller reckons its nothing', 'can i trust what he said'],
    holds: /by that alone/,
  },
  {
    kind: 'back',
    questions: ['when may we go back there', 'how soon can people use it again'],
    holds: /^\*\*Not before/,
  },
  {
    kind: 'others',
    questions: ['what about the tenants', 'are the kids in danger'],
    holds: /same holds for them/,
  },
  {
    kind: 'fine',
    questions: ['so its all ok then?', 'are we good?'],
    holds: /^\*\*No\b/,
  },
  {
    kind: 'grave',
    questions: ['how dangerous would you say', 'so?'],
    holds: /enough to act/,
  },
  {
    kind: 'new',
    questions: ['theres a groaning noise now', 'since last night it has got wider'],
    holds: /That is new/,
  },
];

test.each(DANGERS.map(([kind, told], at) => ({ kind, told, at })))(
  'after "$told" each kind of question has the alert and an answer of its kind',
  async ({ kind, told, at }) => {
    for (const [by, { kind: asked, questions, holds }] of ASKED.entries()) {
      // Each danger meets each kind of question, and each question several dangers.
      const question = questions[(at + by) % questions.length] ?? '';
      const led = (await talk([told, question])).at(-1);
      const what = `${asked}: ${question}`;
      expect(
        led?.alerts.map((alert) => alert.kind),
        what,
      ).toContain(kind);
      expect(led?.lead, what).not.toBe('');
      expect(led?.text, what).toMatch(holds);
    }
  },
);

test.each([
  ['the lounge ceiling is sagging and cracking, can we still sleep under it', /^\*\*No\b/],
  ['our balcony drops at one corner and the bolts are rusted, is it from the salt air', /nobody can tell it/],
  ['the chimney leans and bricks have come off, must i tell next door', /^\*\*Yes/],
  ['strong smell of gas behind the oven, who do i ring', /gas network/],
  [
    'the retaining wall is leaning and moving, my builder says thats normal, is it',
    /by that alone|nobody can/,
  ],
])('the message that tells of it is answered as well: %s', async (message, holds) => {
  const [led] = await talk([message]);
  expect(led?.lead).not.toBe('');
  expect(led?.text).toMatch(holds);
});

test('a question that none of the kinds fits is named as not answered', async () => {
  const [, led] = await talk(['the lounge ceiling is sagging and cracking', 'do you reckon its a big job']);
  expect(led?.text).toMatch(/can’t answer from here/);
});

test.each([
  ['no new noises since yesterday'],
  ['it has not got any wider'],
  ['if it gets worse i will ring'],
  ['ok thanks'],
  ['we have a new dog'],
])('"%s" is no new sign', async (said) => {
  const [, led] = await talk(['the chimney leans over the path and bricks have come off', said]);
  expect(led?.lead).not.toBe('');
  expect(led?.text).not.toMatch(/That is new/);
});

test('what keeps people safe is never refused', async () => {
  for (const question of [
    'should i warn the people downstairs',
    'do i have to ring 000',
    'can we fence off the path',
    'should we wait outside',
    'must i keep the kids away',
  ]) {
    const [, led] = await talk(['the chimney leans over the path and bricks have come off', question]);
    expect(led?.text, question).not.toMatch(/^\*\*No\b/);
  }
});

test('no switch is turned off where gas is smelt', async () => {
  const [, led] = await talk(['strong smell of gas behind the oven', 'should i switch the power off']);
  expect(led?.text).toMatch(/^\*\*No, no switch/);
});

test('what to do is said once: by the alert when it is told first, after it when it is asked again', async () => {
  const [told, again] = await talk(['exposed wires in the bathroom, what now?', 'what now?']);
  expect(`${told?.lead}\n${told?.text}`.match(/Treat it as live/g)).toHaveLength(1);
  expect(told?.text).toBe('');
  expect(again?.text).toMatch(/^\*\*Do this first/);
});

test('who alone asks whom to call about it', async () => {
  const [, led] = await talk(['strong smell of gas behind the oven', 'who']);
  expect(led?.text).toMatch(/emergency line first/);
});

test('the state that is named later gives whom to call there', async () => {
  const [, led] = await talk(['my wife got a shock off the shower tap', 'we are in perth, who do i ring']);
  expect(led?.lead).toContain('Western Power');
  expect(led?.text).toContain('Western Power');
});

test('after it ended nothing of it is said', async () => {
  const [, , , after] = await talk([
    'strong smell of gas behind the oven',
    'might that only be the humidity?',
    'the gas fitter came and fixed it',
    'how much is a fix like that',
  ]);
  expect(after?.alerts).toEqual([]);
  expect(after?.text).not.toMatch(/gas fitter/);
});

test('no written conversation beside a danger is answered dangerously', async () => {
  expect(await dangerousOf('development-32')).toEqual([]);
});

test.each([
  [
    ['no smoke alarm anywhere', 'theres smoke in the stairwell and nan is asleep'],
    /Get them out of there now/,
  ],
  [['the joists under the lounge have been rotten for a year', 'how long have i got'], /can’t wait/],
  [['verandah posts are rotten and it drops, 30 mm over 2 m', 'is that ok'], /^\*\*No\b/],
  [['the ceiling has come down 20 mm in the study', 'is that normal'], /^\*\*(?:No|Serious)\b/],
])('%j is answered from the danger', async (messages, answered) => {
  expect((await talk(messages)).at(-1)?.text).toMatch(answered);
});

test.each(['the switchboard hums and is warm', 'the power point sparks and is hot'])(
  '%s asks nothing, and the alert is all there is to say',
  async (message) => {
    const [led] = await talk([message]);
    expect(led?.alerts).not.toEqual([]);
    expect(led?.text).not.toContain('can’t answer');
  },
);
