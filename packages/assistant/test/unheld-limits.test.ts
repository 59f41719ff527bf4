import { expect, it, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN, type Thread } from '../src/index.ts';

async function say(...messages: string[]): Promise<string> {
  let thread: Thread = NEW_THREAD;
  let text = '';
  for (const message of messages) {
    const reply = await answer(message, thread, { ...NOTHING_OWN, today: '2026-11-26' });
    thread = reply.thread;
    text = reply.text;
  }
  return text;
}
const VERDICT = /within the limit|beyond the limit|below the least/;

test.each([
  ['is a gap of 100 between pool fence palings ok', /^\*\*No gap over 100 mm[\s\S]*pool safety inspector/],
  [
    'internal door gap 6mm at top, is that a defect',
    /no confirmed figure for the gaps round an internal door/,
  ],
  ['balcony fall 1 in 100 enough?', /no confirmed figure for the fall of a balcony/],
  ['crack in my driveway 4mm wide', /no confirmed crack limit for driveways/],
  ['grout joint is 5 mm wide, is that ok', /no limit for how wide a grout joint/],
])('‘%s’ is asked of a limit that isn’t held, and no other is told for it', async (message, said) => {
  const text = await say(message);
  expect(text).toMatch(said);
  expect(text).not.toMatch(VERDICT);
});

test.each([
  ['render has hairline cracks 0.5mm', 'plasterboard'],
  ['stud wall out of plumb 8mm in 2.4m is that allowed', 'Framing surface'],
  ['deck 1100 off the grass no handrail', 'Openings'],
  ['bathroom door 25mm off the tiles', 'waterproof height'],
])('‘%s’ isn’t answered with the limit of %s', async (message, other) => {
  expect(await say(message)).not.toContain(other);
});

it('says of a size that keeps its limit nothing of what breaking it means', async () => {
  const text = await say('4mm crack in brick wall near window in melbourne');
  expect(text).toContain('within the limit');
  expect(text).not.toContain('counts it as defective');
});

it('says on which side of a range a size lies', async () => {
  expect(await say('fall in shower 1 in 100')).toContain('(too flat)');
  expect(await say('cavity behind brick veneer 20 mm')).toContain('(less than the least)');
});

it('judges a bare size by the limit that was told last', async () => {
  const text = await say('how high should a balcony rail be', 'and on the stairs', 'what if it’s only 850');
  expect(text).toMatch(/^850 mm is \*\*below the least/);
  expect(text).not.toContain('Riser');
});

it('goes by no limit that it is said to have told', async () => {
  expect(await say('you said yesterday that 25mm cracks are normal')).toContain('don’t go by it');
  expect(await say('vic guide gives 4 mm over 2 metres so over 1 metre its 2mm, right?')).toMatch(/^\*\*No/);
});

test.each([
  ['how far from a bedroom door may a smoke alarm be', 'how far a smoke alarm must be from a door'],
  ['smoke alarms every how many metres, what spacing is required', 'how far apart smoke alarms go'],
  ['is 1 in 200 enough for the stormwater line', 'the fall of a pipe or drain'],
  ['the edge of the slab is out of line by 15 mm, tolerance?', 'how straight the edge of a slab must be'],
  ['our front door has a 9 mm gap below, is that ok', 'the gaps round such a door'],
  ['max gap under a garage door', 'the gaps round such a door'],
  ['how deep must footings be', 'how deep a footing or a slab must go'],
  ['how far below the weep holes must the garden bed be', 'how far the ground must stay below weep holes'],
  ['how far below the window sill can the mud be', 'how far the ground must stay below weep holes'],
  ['minimum clearance around a hot water system', 'how far a hot-water unit or a flue must be'],
  ['how far from the sink must a power point be', 'how far a power point or switch must be'],
])('‘%s’ gets no neighbour’s number', async (message, named) => {
  const text = await say(message);
  expect(text).toContain(`I hold no limit for ${named}`);
  expect(text).toMatch(/\bask\b|\bsays?\b|what counts/i);
  expect(text).not.toMatch(VERDICT);
});

test.each([
  ['how far may an upstairs bedroom window open', '125'],
  ['how high must a window be above the floor in a bedroom upstairs', '125'],
  ['how high above floor must an upstairs window opening be', '865'],
  ['is a window 900 high over a 3 m drop allowed', '865'],
  ['what fall does the floor of a shower need', '1:80'],
  ['how much of the slab edge must show for termites', '75 mm'],
  ['max gap at the sides of a fire door', '3 mm'],
  ['how far can bricks overhang the slab edge', '15 mm'],
  ['ceiling height of a bedroom, minimum', '2.4'],
  ['minimum length of a stair landing', '750'],
  ['what fall must an eaves gutter have', '1:500'],
  ['lip between two tiles is 1.5, grout is 2 wide', 'beyond the limit'],
  ['at what width does a plaster crack become a defect', '1 mm'],
])('‘%s’ is still answered with its own limit', async (message, limit) => {
  expect(await say(message)).toContain(limit);
});

it('takes a rail above a garden wall for no retaining wall', async () => {
  const text = await say('balustrade on the deck is 800 mm above a garden wall 300 high, is that ok');
  expect(text).not.toContain('retaining wall');
});

it('judges no floor over ten metres by a straightedge of three', async () => {
  const text = await say('my slab is out by 15 over 10 metres, new build nsw');
  expect(text).toContain('New floor level difference within any room or area');
  expect(text).not.toContain('straightedge');
});

it('takes a drop to the ground for no height of a rail', async () => {
  expect(await say('rail on the deck is 950 high and it’s 1.6m to the ground')).toMatch(
    /^950 mm is \*\*b(?:eyond|elow)/,
  );
});
