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
  ['is a gap of 100 between pool fence palings ok', /no figures for pool barriers/],
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
