/** A size that is taken back stands in nothing that is answered afterwards, and what else was told stays. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test.each([
  [['My deck’s 900 high off the ground', 'sorry 1.9 m', 'does it need a rail'], /^\*\*Yes: at 1\.9 m/],
  [['My deck’s 2 m high', 'nah 600 mm', 'does it need a rail'], /^\*\*No, none is required: 600 mm/],
  [['500', 'no, 1500', 'rail or not?'], /^\*\*Yes: at 1500 mm/],
  [['Deck is 500 off the ground', 'no, 1500', 'rail or not?'], /^\*\*Yes: at 1500 mm/],
  [
    ['My deck’s 900 high off the ground', 'sorry 1.9 m', 'does it need a rail', 'and how high?'],
    /: 1 m \(above/,
  ],
  [['My crack is 2 mm', 'Sorry, I meant 12 mm', 'What category’s that?'], /category 3/],
  [['Riser is 250', 'oops 180', 'ok?'], /180 mm is \*\*within/],
  [['Gap between balusters is 100', 'actually it’s 140'], /140 mm is \*\*beyond/],
])('%s', async (messages, wanted) => {
  expect((await talk(messages)).at(-1)?.text).toMatch(wanted);
});

test('an alert that only the size gave goes with it', async () => {
  const [wide, , bad] = await talk(['crack in my wall 20mm', 'no sorry 2 mm', 'is that bad']);
  expect(wide?.alerts).not.toEqual([]);
  expect(bad?.alerts).toEqual([]);
  expect(bad?.text).toMatch(/category 2/);
});

test('one that something else gives stays, and one that the new size gives comes', async () => {
  const jams = await talk(['crack in my wall 20mm and doors are jamming', 'no sorry 2 mm', 'is that bad']);
  expect(jams.at(-1)?.alerts.map(({ kind }) => kind)).toEqual(['structural']);
  const wider = await talk(['crack in the brick wall is 3 mm', 'make that 30 mm']);
  expect(wider.at(-1)?.alerts.map(({ kind, urgency }) => [kind, urgency])).toEqual([['structural', 'now']]);
  const gas = await talk(['I smell gas 2 m from the stove', 'no, 3 m', 'can it wait']);
  expect(gas.at(-1)?.alerts.map(({ kind }) => kind)).toEqual(['gas']);
});
