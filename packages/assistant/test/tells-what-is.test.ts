/** What only says what is there is noted; what tells of a fault, or answers a question, is read as before. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { tellsWhatIs } from '../src/question/tells-what-is.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp);

const PARTS = [
  'roof',
  'back deck',
  'pool fence',
  'switchboard',
  'bathroom',
  'front windows',
  'ducted heater',
];
const DONE = [
  'was replaced in 2019',
  'got renewed last winter',
  'has been repainted',
  'works well',
  'is in good order',
];
const ILL = [
  'but it leaks',
  'and cracks already',
  'and it wobbles',
  'yet the paint peels',
  'and they fog up',
  'and is loose at one end',
];

test.each(PARTS)('notes that the %s was done or works, and rates nothing', async (part) => {
  for (const done of DONE) {
    const [led] = await talk([`the ${part} ${done}`]);
    expect(led?.text, done).toMatch(/^\*\*Noted/);
    expect(led?.text, done).not.toMatch(/usually|\bsound\b|\bsafe\b|\bcompl/);
    expect(led?.rows, done).toEqual([]);
  }
});

test.each(PARTS)('hears a fault of the %s beside it', (part) => {
  for (const done of DONE.slice(0, 3))
    for (const ill of ILL) expect(tellsWhatIs(`the ${part} ${done} ${ill}`), ill).toBe(false);
});

test.each([
  'was the roof replaced',
  'the roof was replaced, who is liable',
  'crack in the cornice',
  'gutter overflows',
  "the new heater isn't working well",
  'the roof was replaced last year and hasn’t looked straight',
  'the deck was built by my builder and he wont come back',
])('doesn’t take "%s" as a statement', (said) => {
  expect(tellsWhatIs(said)).toBe(false);
});

test('what was told before decides whether something is fixed into it', async () => {
  const last = async (...messages: string[]) => (await talk(messages)).at(-1)?.text ?? '';
  expect(await last('fibre cement cladding put on in 2016', 'can i hang a bike rack on it')).toMatch(
    /^\*\*Yes/,
  );
  expect(await last('cement sheet walls were painted', 'can i hang a bike rack on it')).toMatch(
    /^\*\*Not before you know how old/,
  );
  expect(await last('the fire door was replaced in may', 'may we screw a hook in it')).toMatch(/^\*\*No/);
  expect(await last('ensuite was retiled in may', 'ok to drill a hole for a rail')).toMatch(/waterproofing/);
});

test.each([
  ['risers 176, 182 and 170', /12 mm/, /within the limit/],
  ['goings of 250 258 252 mm', /8 mm/, /within the limit/],
  ['the treads are 245, 252, 249, 260', /15 mm/, /within the limit/],
])('judges "%s" as one flight', async (said, by, never) => {
  const [led] = await talk([`${said}, is that ok`]);
  expect(led?.text).toMatch(/uneven/i);
  expect(led?.text).toMatch(by);
  expect(led?.text).not.toMatch(never);
});

test('steps that differ by no more than they may aren’t called uneven', async () => {
  const [led] = await talk(['risers 176, 180 and 178, is that ok']);
  expect(led?.text).not.toMatch(/uneven/i);
});

test('a size that is taken back is judged by the new one', async () => {
  const answers = await talk(['tile lippage 6 mm in nsw', 'hang on, 1 mm', 'is that ok']);
  expect(answers[0]?.text).toMatch(/beyond the limit/);
  expect(answers[2]?.text).toMatch(/1 mm is \*\*within the limit/);
});

test('a width that is taken back for a wider one is heard as that', async () => {
  const answers = await talk(['crack in the brickwork 3 mil', 'nah hang on, 3 centimetres']);
  expect(answers.map(({ alerts }) => alerts.map(({ kind }) => kind))).toEqual([[], ['structural']]);
  expect(answers[1]?.text).not.toMatch(/slight|within the limit/);
});
