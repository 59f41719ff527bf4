/** Who asks what comes of leaving a danger as it is, or puts it off, hears of the danger, and no. */
import { isMoreUrgent, readAlerts } from '@plumbline/knowledge/hazards';
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { CASE_SETS, isUnread, readCases } from '../evaluate/cases.ts';
import { warmUp, warningsOf } from '../src/index.ts';
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
  ['should we leave if we smell gas'],
  ['can we leave the flat with the gas smell until Monday'],
  ['does the gas smell leave if I open the window'],
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

test.each([
  ['does the gas smell leave if I open the window', 'gas'],
  ['what happens if we leave the gas heater on overnight and feel dizzy', 'gas'],
  ['can we leave the paint until summer although the gas heater gives us headaches', 'gas'],
  ['what happens if I leave the door open and the gas leaks', 'gas'],
  ['can I ignore the hum but the power point gives me a shock', 'electrical'],
  ['what happens if I ignore the crack while the switchboard sparks', 'electrical'],
  ['what happens if the ceiling is left sagging and i smell gas', 'gas'],
  ['does it matter if the deck is left as it is and the ceiling sags', 'ceiling'],
  ['can I leave the render because the wall leans over the path', 'structural'],
])('%s: the rest of the message warns of %s as well', async (message, kind) => {
  const [led] = await talk([message]);
  expect(led?.alerts.map((alert) => alert.kind)).toContain(kind);
  expect(led?.text).not.toMatch(/can (?:usually )?wait|Condensation/i);
});

test.each([
  ['should we leave if we smell gas', 'gas'],
  ['can we leave the flat with the gas smell until Monday', 'gas'],
  ['should I leave if the switchboard is smoking', 'electrical'],
  ['should I leave, the ceiling is sagging', 'ceiling'],
  ['should I leave now that the wall is bulging', 'structural'],
  ['should we leave when the ceiling is cracking and bits fall', 'ceiling'],
  ['can we leave through the back if the stairs have collapsed', 'fall'],
])('%s: who would get away from it hears yes', async (message, kind) => {
  const [led] = await talk([message]);
  expect(led?.alerts.map((alert) => alert.kind)).toContain(kind);
  expect(led?.text).toMatch(/^\*\*Yes\b/);
});

/** What people asked of leaving things, and the same with a danger told after it, joined in every way. */
const ASKED = CASE_SETS.filter((set) => set !== 'held-out')
  .flatMap((set) => readCases(set).flatMap(({ messages }, at) => (isUnread(set, at) ? [] : messages)))
  .filter((message) => asksIfLeft(message));
const WITH_DANGER = ['and', 'but', 'because', 'while', 'although', 'so', ','].flatMap((joined) =>
  ['i smell gas', 'the power point sparks', 'the ceiling sags', 'the wall leans over the path'].flatMap(
    (danger) => [
      `what happens if I ignore the creak ${joined} ${danger}`,
      `can I put off the paint until summer ${joined} ${danger}`,
      `does it matter if the deck is left ${joined} ${danger}`,
    ],
  ),
);

test('what asks of leaving something warns of no less than its words by themselves', () => {
  expect(ASKED.length).toBeGreaterThan(20);
  const less = [...ASKED, ...WITH_DANGER].flatMap((words) => {
    const { said } = warningsOf({ words, around: {}, open: [], earlier: [] });
    return readAlerts({ words })
      .filter((alert) => !said.some((each) => each.kind === alert.kind && !isMoreUrgent(alert, each)))
      .map(({ kind }) => `${words}: ${kind}`);
  });
  expect(less).toEqual([]);
  const warned = WITH_DANGER.filter((words) => readAlerts({ words }).length > 0);
  expect(warned.length).toBeGreaterThan(WITH_DANGER.length / 2);
});
