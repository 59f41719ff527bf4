import { expect, it, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN, respond } from '../src/index.ts';
import { warningsOf } from '../src/warnings.ts';

const TODAY = '2026-11-26';
const ask = async (message: string) =>
  (await answer(message, NEW_THREAD, { ...NOTHING_OWN, today: TODAY })).text;

test.each([
  ['tile lipping of 2 mm', /^2 mm is \*\*within.*Lippage between adjacent tiles/s],
  ['two tiles in my shower differ by 3 mm', /^3 mm is \*\*beyond.*Lippage between adjacent tiles/s],
  ['gaps between the rods on our stair are 132 mm, acceptable?', /^132 mm is \*\*beyond.*Openings/s],
  ['front step 210 high', /^210 mm is \*\*beyond.*Riser/s],
  ['steps are all 180 but the top one is 165', /^\*\*Too uneven/],
  ['rise is 7 and 3/4 inches a step, legal in a house?', /^197 mm is \*\*beyond.*Riser/s],
  ['slab 60 mm above the paving, which slopes away', /^60 mm is \*\*within/],
  ['slab edge 60 mm above the paving', /^\*\*60 mm is enough only above paving that falls away/],
  ['stud wall is 5 mm out over 1.8 m before the plaster', /^5 mm is \*\*beyond.*Framing/s],
  ['floor slopes 14 mm over 4 metres', /^14 mm is \*\*beyond.*within any room/s],
  ['garage converted into a bedroom, ceiling 2340', /^2340 mm is \*\*below/],
  ['bathroom window 1.5 m off the floor isn’t safety glass', /^\*\*Yes, it must be safety glass/],
  ['living room window 4.5 m above the ground, sill is 700', /^700 mm is \*\*below/],
  ['hi, for my dad: one tile stands 3mm prouder than the next, grout is 5mm', /^3 mm is \*\*beyond/],
  ['ground flat porcelain, 2 mm joints, lip is 1.2', /^1.2 mm is \*\*beyond.*3 mm or less/s],
  ['membrane comes 1 inch up each side of the shower wall join', /^25 mm is \*\*below.*junctions/s],
  ['bedroom window 2.6 m above the drive opens 11cm on its chain', /^11 cm is \*\*within/],
  ['NATSPEC class B slab, worst spot is 8 mm under the 3 m edge', /^8 mm is \*\*beyond.*class B/s],
  ['is it ok that the ensuite fan just blows into the roof', /^\*\*No, not into the roof space/],
  ['there is a waste in the shower, must the bathroom have a second floor waste?', /^\*\*Only in the shower/],
  ['our gutters are dead level', /^\*\*No, level isn’t enough/],
  ['my perps are 18 mm fat, spec was 10, what is the plus minus', /I hold no confirmed figure/],
  ['new ceiling in the lounge is only seven foot ten', /^2388 mm is \*\*below/],
  ['inspector wants 1:60 but the shower is 1:90', /^1:90 is \*\*beyond/],
  ['handrail is 900 high on the deck, good or no good', /^900 mm is \*\*below/],
  ['balustrade 970 high on a 2 m deck, right or not', /^970 mm is \*\*below/],
  ['patio 800 up, balustrade required or no', /^\*\*No, none is required/],
  ['slab crack 0.8 with 12 mm height difference', /category 2, slight/],
  ['must they waterproof the whole bathroom floor on particleboard', /Floor outside shower/],
])('‘%s’ is told by the limit of its part', async (message, told) => {
  expect(await ask(message)).toMatch(told);
});

test.each([
  ['is 4 mm from level ok for a door', /Level 4|Room height/],
  ['bedroom window upstairs opens all the way, sill 900', /(?:within|beyond) the limit|below the least/],
  ['2R+G with 180 and 250', /beyond the limit/],
  ['fence posts 2.4 m apart ok?', /within the limit/],
  ['stair width 800 min?', /Going/],
  ['how far should a downpipe be from the corner', /shower/],
  ['how thick should waterproofing be', /1800/],
  ['do I have to let the builder back in, NSW', /rests on, so I leave it out/],
])('‘%s’ isn’t told what is of another thing', async (message, told) => {
  expect(await ask(message)).not.toMatch(told);
});

it('says which contracts the Victorian guide is for, unless the contract’s day was told', async () => {
  expect(await ask('brick crack 4 mm wide in Melbourne')).toContain('for contracts from 1 August 2026');
  expect(await ask('brick crack 4 mm wide, Melbourne, contract signed in October 2026')).not.toContain(
    'guide of 2015',
  );
  expect(await ask('does the new guide count for my Vic contract from March 2025?')).toMatch(/^\*\*No,/);
});

test.each([
  ['non structural claim on the Queensland home warranty scheme, when does the door shut', /^\*\*7 months/],
  ['house in Palmerston NT, 2 years old, is it covered by the warranty', /^(?!.*can’t confirm 2 years)/s],
  ['Melbourne, occupancy permit is from 2018, do I have anything?', /10 years/],
  ['NSW: noticed it in June, is there a time I had to tell the builder by', /within 6 months/],
  ['my builder says he only warrants for 13 weeks, Sydney', /^\*\*No, not by law/],
  ['builder says 7 years warranty in Queensland', /^\*\*No, the statutory warranty isn’t 7 years/],
  ['is a photo enough at NCAT?', /may not be enough/],
  ['how do I prove the damp was there before I moved in?', /photos with their dates/],
])('‘%s’ is answered first', async (message, told) => {
  expect(await ask(message)).toMatch(told);
});

it('names Victoria’s period once for each kind of contract', async () => {
  expect(await ask('statutory warranty in Victoria')).toContain(
    'contracts from 1 July 2026: the period isn’t',
  );
});

const led = (message: string) =>
  respond(message, NEW_THREAD, { ...NOTHING_OWN, today: TODAY }, (_, words = message) =>
    warningsOf({ words, around: { today: TODAY }, open: [], earlier: [] }),
  );

test.each([
  'gas heater has soot up the front and we have all had headaches since winter',
  'powerpoint behind the fridge went pop and left a black mark round it',
])('what only tells of a danger gets the alert and no refusal: ‘%s’', async (message) => {
  const { lead, text } = await led(message);
  expect(lead).not.toBe('');
  expect(text).toBe('');
});
