/** What a follow-up leaves out, whom to ask what, and trouble that a row of a part doesn't tell of. */
import { beforeAll, expect, test } from 'vitest';
import { grade } from '../evaluate/grade.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

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

test.each([
  [
    ['is my landlord required to fix the smoke alarm in vic rental'],
    /^\*\*The rental provider keeps the home/,
  ],
  [['can a tenant in nsw take down the smoke alarm'], /critical/],
  [['the smoke alarm is a 2009 one, still ok?'], /^\*\*At 17 years, replace it now/],
  [
    ['smoke alarm says expires 2024, is it still ok to use, how long'],
    /^\*\*Its date is past: replace it now/,
  ],
  [['smoke alarm in our 1998 house, how long does it last'], /^\*\*Ten years/],
  [['our smoke alarm is a 2021 one, how long does it last'], /at 5 years it isn’t due/],
  [['selling in nsw, what are the smoke alarm rules'], /^\*\*In a new home/],
  [['smoke alarm rules for older homes in vic'], /^\*\*In a new home/],
])('%j asks this of a smoke alarm', async (messages, wanted) => {
  expect((await grade(conversation(messages))).led.text).toMatch(wanted);
});

test.each([
  [['what do I ask the tribunal, builder won’t fix the leak'], /Write to the builder/],
  [['what can we ask from our builder’s insurance'], /Insurance differs by state/],
  [
    ['there is asbestos sheet in the bathroom', 'what do I ask the plumber'],
    /licensed asbestos assessor first/,
  ],
  [
    ['there is asbestos sheet in the bathroom, what do I ask the plumber'],
    /licensed asbestos assessor first/,
  ],
  [
    ['the power point is scorched', 'what do I ask the electrician'],
    /^(?!.*Before they come)\*\*Ask before the work/s,
  ],
  [['the balcony sags', 'what do I ask the engineer'], /^\*\*Ask an engineer/],
  [['what should I ask the builder before signing'], /^\*\*Ask a builder/],
  [['what should I ask the plumber when they come to look'], /Before they come, photograph/],
])('%j is a list of questions only where one fits', async (messages, wanted) => {
  expect(await answered(...messages)).toMatch(wanted);
});

test.each([
  ['the stairs are too steep and too narrow and creak', /steep stairs.*usually \*\*high/i],
  ['steep stairs that squeak', /steep stairs.*usually \*\*high/i],
  ['the stairs are very narrow and rattle', /steep stairs.*usually \*\*high/i],
  ['hot water takes ages and scalds the kids', /scald risk/],
  ['hot water takes ages and nearly scalded nan', /scald risk/],
])('%j keeps the graver of its two signs', async (message, wanted) => {
  expect(await answered(message)).toMatch(new RegExp(wanted.source, 'is'));
});

test.each([
  ['crack in the brick wall 8 mm wide', 'I’ll fill it with mortar', 'will that work?'],
  ['crack in the brick wall 8 mm wide', 'I’ll fill it with mortar', 'good idea?'],
  ['crack in the brick wall 8 mm wide', 'no more gaps', 'will that hold?'],
  ['slab 6 mm crack', 'I pour self levelling over it', 'will that hold'],
  ['crack in the slab is 6 mm', 'husband says epoxy', 'would that work'],
])('%j, %j, %j is an engineer’s first', async (...messages) => {
  expect(await answered(...messages)).toMatch(/^\*\*No, a structural engineer first/);
});

test.each([
  ['hairline crack in the plaster', 'I’ll fill it', 'will that work?'],
  ['1 mm crack in the render', 'flexible filler', 'will that hold'],
  ['gap at the skirting', 'no more gaps', 'will that hold?'],
])('%j, %j, %j is answered from its row', async (...messages) => {
  expect(await answered(...messages)).toMatch(/^\*\*You can, if it stays/);
});

test.each([
  'can I trim the beam',
  'can I trim the beam in the lounge to fit a door',
  'can I trim the floor joists for a pipe',
  'can we grind the steel lintel',
  'can I trim a roof truss',
  'could I adjust the stumps',
])('%j is an engineer’s work', async (message) => {
  expect(await answered(message)).toMatch(/^Sizing and loads are an engineer’s work/);
});

test.each([
  'can I re-point the chimney',
  'can I shave a bit off the post',
  'can I tighten the garage door spring',
  'can I sand the popcorn ceiling',
  'can I sand the fibro eaves',
])('%j gets no yes', async (message) => {
  expect(await answered(message)).not.toMatch(/^\*\*You can|^\*\*Yes|Sagging ceiling is rated/);
});

test.each(['can I sand the floorboards', 'can I grind down that edge of the tiles'])(
  '%j is still an owner’s',
  async (message) => {
    expect(await answered(message)).toMatch(/^\*\*You can/);
  },
);
