/** Who asks what comes of leaving a danger as it is, or puts it off, hears of the danger, and no. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { asksIfLeft, readLeft } from '../src/question/if-left.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test.each([
  ['what if we do nothing about the smell of gas in the laundry', 'gas'],
  ['what happens if I ignore a 22 mm crack through the brickwork', 'structural'],
  ['does it hurt to leave flaking lead paint in the kids’ room', 'lead_paint'],
  ['what happens if I ignore the light switch that sparks', 'electrical'],
  ['what would happen if the ceiling that’s sagging is left until Easter', 'ceiling'],
  ['What happens if nobody repairs the gas leak until Friday?', 'gas'],
  ['what would happen if we left the pool gate propped open for the afternoon, my niece is 2', 'pool'],
  ['what happens if I leave the bare wires til the electrician turns up', 'electrical'],
  ['What happens if I ignore the missing balustrade?', 'fall'],
  ['what happens if the landlord ignores sewage in the yard', 'sewage'],
  ['is it a problem to put off repairing the leaning retaining wall until spring', 'retaining_wall'],
  ['Any harm in leaving the exposed wires for a month?', 'electrical'],
  ['what are the consequences of not fixing a collapsed ceiling', 'ceiling'],
])('%s', async (message, kind) => {
  const [led] = await talk([message]);
  expect(led?.alerts.map((alert) => alert.kind)).toContain(kind);
  expect(led?.text).toMatch(/^\*\*No\b/);
  expect(led?.text).not.toMatch(/can (?:usually )?wait|usually (?:low|medium|high)/i);
});

test.each([
  ['what happens if I ignore a hairline crack in plaster'],
  ['does it hurt to leave the efflorescence'],
  ['what happens if nobody fixes the squeaky floor'],
  ['what if we do nothing about the dripping tap'],
  ['can I postpone repainting the fence to next year'],
  ['what happens if the builder ignores the defect list'],
  ['what happens if I don’t pay the gas bill'],
  ['what happens if I leave the garage door open'],
  ['what happens if I leave the house for a month'],
])('raises nothing: %s', async (message) => {
  expect((await talk([message]))[0]?.alerts).toEqual([]);
});

test.each([
  ['what happens if I ignore the gas smell till Monday', 'the gas smell'],
  ['can the committee postpone the balcony repair to next year', 'the balcony'],
  ['what if the ceiling that sags is left over the weekend', 'the ceiling that sags'],
])('%s: names %s', (message, thing) => expect(readLeft(message)?.thing).toBe(thing));

test.each([
  ['I left the door open yesterday'],
  ['can I leave the house'],
  ['should we leave now'],
  ['can I leave my key with the agent'],
  ['should I leave the power off'],
  ['should i leave it off'],
  ['can we leave the cars under the balcony'],
])('asks of no thing left: %s', (message) => expect(asksIfLeft(message)).toBe(false));

test('what holds asbestos and is whole is left alone', async () => {
  const [led] = await talk(['what happens if I leave the asbestos eaves alone']);
  expect(led?.alerts.map(({ kind }) => kind)).toEqual(['asbestos']);
  expect(led?.text).toMatch(/^\*\*Leave it untouched/);
});

const UNITS = conversation([], {
  project: {
    name: 'Bayview units',
    state: 'NSW',
    findings: [
      {
        title: 'Concrete spalling',
        defectId: 'concrete_spalling',
        severity: 'critical',
        location: 'Flat 6, balcony',
        words: 'balcony slab is sagging and chunks of concrete fall off it',
      },
      {
        title: 'Corroded steel lintel',
        defectId: 'corroded_lintel',
        severity: 'critical',
        location: 'Front window',
        words: 'lintel has snapped and the bricks above are dropping',
      },
      { title: 'Peeling paint', defectId: 'peeling_paint', location: 'Stairwell', words: 'paint peels' },
    ],
  },
});

test.each([
  ['can the committee delay the balcony repair to next financial year', /Flat 6/],
  ['Can the owners postpone the flat 6 balcony to next year?', /Flat 6/],
  ['what happens if we ignore the balcony till summer', /Flat 6/],
  ['is the lintel ok to stand under', /Front window/],
  ['can we put off the lintel until after Christmas', /Front window/],
])('%s: the open alert comes first', async (message, place) => {
  const [led] = await talk([message], accountOf(UNITS));
  expect(led?.text).toMatch(/^\*\*No\b/);
  expect(led?.text).toMatch(place);
  expect(led?.text).not.toMatch(/can (?:usually )?wait|usually (?:low|medium)/i);
});

test('what has no open alert is still answered of itself', async () => {
  const [led] = await talk(['can we put off the peeling paint until next year'], accountOf(UNITS));
  expect(led?.text).not.toMatch(/Flat 6|Front window/);
});
