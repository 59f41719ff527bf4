import { expect, it, test } from 'vitest';
import { monthsSince } from '../src/compose/age-said.ts';
import { isClaimed, isOver, sizesIn } from '../src/compose/sizes-said.ts';
import { withUnits } from '../src/compose/stated-limits.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const TODAY = '2026-11-26';
const ask = async (message: string) =>
  (await answer(message, NEW_THREAD, { ...NOTHING_OWN, today: TODAY })).text;

test.each([
  ['balcony rail comes out at 970 off the tiles, the deck sits 2.4 m off the lawn', '970 mm is **below'],
  ['ensuite floor is graded one in ninety to the waste', '1 in 90 is **beyond'],
  ['shower membrane finishes 1.6 up the wall', '1.6 m is **below'],
  ['my laser says the lounge drops 13 wall to wall, Wagga', '13 mm is **beyond'],
  ['villa at Dubbo falls 28 mm from front to back', '28 mm is **beyond'],
  ['hall ceiling is 2.2 since the ducts went in', '2.2 m is **within'],
  ['bedroom ceiling is 2.2 since the ducts went in', '2.2 m is **below'],
  ['granny flat bedroom ceiling 2350', '2350 mm is **below'],
  ['tenant here, the loo’s fan only pulls 18 l/s', '18 l/s is **below'],
  ['landing by the back door is only 690 deep', '690 mm is **below'],
  ['11 out over 2 metres on the gyprock wall, geelong', '11 mm is **beyond'],
  ['tiles in nsw, 1.8 proud of the one next door, 5mm joint', '1.8 mm is **within'],
  ['shower niche at 1200, membrane to 2.1', '2.1 m is **within'],
  ['slab is 100 thick and sits 200 above the ground', '200 mm is **within'],
  ['slab edge 85 exposed, bricks overhang 20', '20 mm is **beyond'],
  ['the bottom rail is 110 above the deck', '110 mm is **within'],
  ['the front steps are 210 high', '210 mm is **beyond'],
  ['dpc 80 above the paving, slopes away', '80 mm is **within'],
  ['courses wander 13 over ten metres of wall', '13 mm is **beyond'],
])('‘%s’ is judged by the limit of its part', async (message, verdict) => {
  expect(await ask(message)).toMatch(new RegExp(`^${verdict.replaceAll('*', '\\*').replaceAll('.', '\\.')}`));
});

test.each([
  ['the skirting mitres are open 1.5, we are five months in, Camden', 'beyond'],
  ['the skirting mitres are open 1.5, handed over 18 months ago, Camden', 'within'],
  ['handover is tomorrow at Camden and the skirting mitres are open 0.5 mm', 'beyond'],
])('a gap at a moulding is judged by how old the house is: ‘%s’', async (message, verdict) => {
  expect(await ask(message)).toContain(`**${verdict} the limit**`);
});

it('judges each of two parts, and what is broken first', async () => {
  expect(await ask('riser 180 and rail 800 on the internal stairs')).toMatch(
    /^800 mm is \*\*below.*180 mm is \*\*within/s,
  );
});

test.each([
  ['grout joint is 5 mm wide, is that ok', 'lippage'],
  ['door gap at the bottom 25 mm', 'fire door'],
  ['balcony falls 1 in 120 to the drain', 'wet area'],
])('‘%s’ isn’t judged by the limit of %s', async (message) => {
  expect(await ask(message)).not.toMatch(/(?:within|beyond) the limit|below the least/);
});

test.each(['risers 180, 182, 195', 'first riser is 150, the others 180'])(
  'steps of one flight that differ are told first: ‘%s’',
  async (message) => {
    const text = await ask(message);
    expect(text).toMatch(/^\*\*Too uneven/);
    expect(text).not.toContain('within the limit');
  },
);

it('says of an old house’s floor that the limit is for a new one', async () => {
  expect(await ask('floor slopes 30 mm across the lounge in a 1920s house, nsw')).toContain(
    'an older floor isn’t faulty by it alone',
  );
});

it('tells a ceiling’s height for what sounds like a permit, and none for another country', async () => {
  expect(await ask('minimum ceiling height in a granny flat')).toMatch(/^\*\*Room height/);
  expect(await ask('what do californian rules say about balcony railings')).not.toContain('1 m');
});

it('doesn’t judge what somebody says the rule is', async () => {
  expect(await ask('balcony rail is 920, that’s fine since a rail only has to be 900')).toMatch(/^920 mm/);
});

it('says of a state without the limit that none is held, before what another has', async () => {
  expect(await ask('lippage of 3 on our tiles in Brisbane, ok?')).toMatch(
    /^I hold no such limit for QLD.*elsewhere there is a limit that 3 mm would break/s,
  );
});

it('leaves to others what asks for more than a limit', async () => {
  expect(await ask('1 mm gap at the top of a skirting, do I have to do anything this week')).not.toMatch(
    /^1 mm/,
  );
});

test('a size is told from what it was measured over and from what is claimed', () => {
  const [size, over] = sizesIn('5 mm in 2 m');
  expect(size && isOver(size)).toBe(false);
  expect(over && isOver(over)).toBe(true);
  expect(sizesIn('the rule is 900').map(isClaimed)).toEqual([true]);
  expect(sizesIn('the rail is 900').map(isClaimed)).toEqual([false]);
  expect(sizesIn('3 years, 12 risers, 1 in 80, class 1a, category 3, 600x600, $500')).toEqual([]);
  expect(sizesIn('3 of them, 12 photos, 4 cracked roof tiles')).toEqual([]);
  expect(withUnits('roof tiles are cracked - 3 of them')).not.toContain('mm');
  expect(withUnits('the gap is 12')).toBe('the gap is 12 mm');
  expect(sizesIn('75 to 90 mm').map(({ value, next }) => [value, next])).toEqual([
    [75, 'range'],
    [90, undefined],
  ]);
});

test.each([
  ['house is 8 months old', 8],
  ['handed over two years ago', 24],
  ['keys were in June', 5],
  ['handover is tmrw', 0],
  ['PC inspection today', 0],
  ['a gap of 3 mm', undefined],
])('‘%s’ says how old the house is', (text, months) => {
  expect(monthsSince(text, TODAY)).toBe(months);
});

it.each(['step down from laundry 240mm, is that legal', 'step down into the garage is 240 mm, ok?'])(
  '‘%s’ is a riser and no crack in steps',
  async (message) => expect(await ask(message)).toMatch(/beyond the limit.*115 to 190 mm/s),
);
