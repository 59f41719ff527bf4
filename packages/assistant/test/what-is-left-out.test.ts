/** What a follow-up leaves out, whom to ask what, and trouble that a row of a part doesn't tell of. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const answered = async (...messages: string[]) => (await talk(messages)).at(-1)?.text;

test.each([
  [['we got new gutters in may', 'one has a belly where water stays', 'how much must they fall'], /1:500/],
  [['what happens at lock up stage', 'who signs it off', 'in qld'], /Mandatory inspections in Queensland/],
  [['the shower leaks', 'the painter wants to seal it', 'good idea?'], /^\*\*No, not on their own/],
  [['ensuite renovated 3 years ago in victoria', 'grout falls out', 'can we still get him back'], /VIC/],
  [['crack in the garage slab 3 mm', 'now it has grown to 5', 'should we worry'], /structural engineer/],
  [['roofer comes on monday', 'what should I ask him'], /Ask before the work starts/],
  [['what do I ask the vendor'], /Ask for papers/],
  [['smoke alarm rules for perth rentals, what are they'], /Western Australia/],
  [['what are the smoke alarm rules for a new house in qld in 2025'], /Queensland/],
  [['studs are at 600', 'is that ok'], /no spacings, spans or sizes/],
])('%j is answered from what was told', async (messages, wanted) => {
  expect(await answered(...messages)).toMatch(wanted);
});

test.each([
  ['the stairs creak at night', /steep stairs/i],
  ['hot water takes ages to reach the basin', /Unsafe hot-water/i],
  ['we hear the neighbours through the party wall', /penetration/i],
  ['the weepholes are covered by mulch', /statutory warranty/i],
  ['timber floor cups beside the fridge', /nothing to do with building/i],
  ['daylight under the garage door', /insulation/i],
])('%j gets nothing of another trouble', async (message, other) => {
  expect(await answered(message)).not.toMatch(other);
});

test('no age is made of a year in which an alarm is wanted', async () => {
  expect(await answered('smoke alarm rules for a new house in qld in 2025?')).not.toMatch(/isn’t due/);
  expect(await answered('smoke alarm is 1 year old, replace it?')).toMatch(/at 1 year it isn’t due/);
});
