/** Beside a danger: what somebody takes comfort in is called none, and what is told of it is answered as that danger. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const answered = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['the glass shower door is chipped on its edge', 'hubby says toughened glass can’t break', /can burst/],
  ['shower screen has a chip in it', 'it still slides fine', /can burst/],
  ['a bare wire hangs over the back lawn', 'the power has been out since the storm', /doesn’t make it dead/],
  ['bare cable pokes out beside the pond', 'no sparks though', /doesn’t make it dead/],
  ['we are in a trench two metres deep', 'it’s stiff clay and we’ll be quick', /no warning/],
  ['the heater makes us all dizzy', 'the flame is yellow, that is normal yeah', /carbon monoxide/],
  ['the heater makes us all dizzy', 'we can’t smell anything', /carbon monoxide has no smell/],
  ['the balcony sags at one end', 'it’s been like that for years', /doesn’t make it safe/],
  [
    'the retaining wall is leaning over the path',
    'council certified it in 2019',
    /nothing of what is there now/,
  ],
])('after %j, %j is no comfort', async (danger, comfort, said) => {
  expect((await answered(danger, comfort))?.text).toMatch(said);
});

test('a comfort in the message that tells of the danger is answered as well', async () => {
  expect(
    (await answered('I am down 2 metres beside the boundary wall digging, the sand holds'))?.text,
  ).toMatch(/^\*\*No: the side of a dig gives no warning/);
});

test('nobody is sent out for a smoke alarm that is missing, and nobody sleeps without one', async () => {
  const told = await answered('the smoke alarm beeped so I took it down', 'the boarders are in there now');
  expect(told?.text).toMatch(/needn’t leave, but nobody sleeps there tonight/);
  const ceiling = await answered('the ceiling sags and cracks', 'the boarders are in there now');
  expect(ceiling?.text).toMatch(/^\*\*Get them out of there now/);
});

test('who was ill beside a heater gets carbon monoxide and nothing about what isn’t of building', async () => {
  const told = await answered(
    'I put the gas heater on last night',
    'woke up dizzy and so did the cat seem odd',
  );
  expect(told?.lead).toMatch(/carbon monoxide/);
  expect(told?.text).toBe('');
});

test.each([
  ['the balcony sags at one end', 'who looks at it first', /structural engineer/],
  ['a bare wire hangs over the back lawn', 'can I pull it away', /^\*\*No: don’t pull/],
  ['a bare wire hangs over the lawn', 'who gets it certified', /electrician first/],
  ['I smell gas', 'should it be inspected or was it replaced', /^\*\*No/],
  ['the balcony sags at one end', 'has an engineer passed it before I can use it', /^\*\*No/],
])('%j, %j is answered as before', async (danger, asked, said) => {
  expect((await answered(danger, asked))?.text).toMatch(said);
});
