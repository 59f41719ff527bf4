import { expect, test } from 'vitest';
import { heldForEngineer } from '../src/compose/engineer-first.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';
import { inSense } from '../src/question/senses.ts';

const ask = async (message: string) => await answer(message, NEW_THREAD, NOTHING_OWN);

test.each([
  ['the heater’s going but the lounge stays cold', /going/],
  ['a red light is flashing on the alarm panel', /flashing/],
  ['our split system drips in the study', /split/],
  ['we split the invoice with next door', /split/],
  ['curtain rail came out of the plaster', /rail/],
  ['picture rail or no picture rail', /rail/],
  ['can we crack on with the tiling', /crack/],
  ['a shower of rain came under the door', /shower/],
  ['rising costs everywhere', /rising/],
  ['timber skirting moulds from the thirties', /mould/],
  ['sound carries through the floor', /sound/],
  ['loose earth under the path', /earth/],
  ['which stain would suit cedar', /stain/],
  ['the inspector is coming back on monday', /coming back/],
  ['the certifier knocked it back', /back/],
])('‘%s’ has a word in another sense than the trade’s', (message, word) => {
  expect(inSense(message)).not.toMatch(word);
});

test.each([
  'going of 240 on the back stairs',
  'the flashing above the window is loose',
  'a decking board has split at the screw',
  'the balcony rail is 950',
  'crack on the north wall',
  'it has had a crack at the window since 2019',
  'the shower leaks into the hall',
  'rising damp in the pantry',
  'mould on the cornice',
  'cornice mould is growing again',
  'is the slab sound',
  'earth wire hangs loose',
  'brown stain on the ceiling',
  'the damp is coming back',
  'step of 6 mm between two tiles',
])('‘%s’ keeps its words', (message) => {
  expect(inSense(message)).toBe(message);
});

test.each([
  ['how often should somebody service the lift', /hold no interval|don’t know/],
  ['how often does a roof want looking over', /hold no interval|don’t know/],
])('‘%s’ isn’t told how to watch a crack', async (message, said) => {
  const { text, declined } = await ask(message);
  expect(declined).toBe(true);
  expect(text).toMatch(said);
});

test('how often gutters are cleaned is no interval of a crack', async () => {
  const { text } = await ask('how regularly do the box gutters get cleaned out');
  expect(text).toMatch(/^\*\*Twice a year/);
});

test.each(['how often do I measure a crack in the brickwork', 'is the gap growing and how often do I look'])(
  '‘%s’ is told how to watch it',
  async (message) => {
    expect((await ask(message)).text).toMatch(/each month|once a month/);
  },
);

test.each([
  ['brown ring on the ceiling below the bathroom after each shower, what does that', /1:80/],
  ['what trade puts a heated towel rail on the bathroom wall', /1:80|balustrade/i],
  ['slip rating for laundry tiles', /1:80|P3/],
  ['the intercom at the front gate is broken, who fixes it', /pool/i],
  ['six pot plants on the balcony, alright?', /balustrade/i],
  ['hairline in the render beside the porch, who patches it', /plasterer|plasterboard/i],
  ['the microwave door sticks', /rehang|hinge|usually \*\*low/i],
  ['can I put the membrane over the whole wall of the shower', /what it carries/],
  ['the gas bill doubled, is the builder liable', /6 years/],
  ['who pays the surveyor, us or the seller', /statutory warranty runs/],
  ['by when must the builder hand over the house in Hobart', /6 years/],
])('‘%s’ isn’t answered with what only shares a word', async (message, other) => {
  expect((await ask(message)).text).not.toMatch(other);
});

test.each([
  ['three years of the five are gone since completion, Adelaide', /2 years left/],
  ['finished 4 years and 5 months ago in Perth, structural, too late?', /1 year and 7 months left/],
  ['the shower floor is 1500 long, what drop at 1:80', /18\.8 mm/],
  ['1 in 100 over 4 m, how many mm', /40 mm/],
  ['five risers of 178, how high altogether', /890 mm/],
  ['how many risers of 180 for a 2880 mm rise', /16 risers/],
  ['how many risers for 2.75 m floor to floor, risers 185', /15 risers, of 183\.3 mm/],
  ['riser 170 and going 270, what is 2R+G', /610 mm, within the limit/],
  ['step is 205 high, by how much is that over', /by 15 mm/],
])('‘%s’ is worked out', async (message, sum) => {
  expect((await ask(message)).text).toMatch(sum);
});

test('a year alone leaves it open how much of a period is left', async () => {
  expect((await ask('built in 2023, Adelaide, still covered?')).text).not.toMatch(/\bleft\b/);
});

test.each([
  ['do I need sarking under a tiled roof', /don’t use|move out/],
  ['is safety glass required in a hallway', /don’t use|move out|usually \*\*/],
  ['can I lay new tiles over the old ones', /^\*\*You can/],
  ['may we pour the driveway over old concrete', /^\*\*You can|move out/],
])('‘%s’ isn’t answered with what is told of a defect', async (message, other) => {
  expect((await ask(message)).text).not.toMatch(other);
});

test.each([
  ['can I fill the hairline and paint it', /You can/],
  ['does the drummy tile need fixing this month', /wait/],
  ['do I need a plumber for a leaking pipe', /plumber/i],
  ['do I need a balustrade where the deck is 1.4 m up', /1 m/],
  ['do I need safety glass in the bathroom window', /Grade A|safety/i],
])('‘%s’ still gets its answer', async (message, said) => {
  expect((await ask(message)).text).toMatch(said);
});

test.each([
  ['the relief valve on our hot water tank drips, can I cap it', /never plug or cap/],
  ['1950s window sills, can I go at them with an orbital sander', /tested for lead/],
  ['can I repoint my 1905 cottage with a hard cement mix', /Not with a strong cement mix/],
  ['can I seal the weepholes along the patio', /keep them open/],
])('‘%s’ is told what not to do', async (message, said) => {
  expect((await ask(message)).text).toMatch(said);
});

test.each([
  ['my client won’t pay the invoice over a scratch, I’m the painter', /turns on the contract/],
  ['subbie here: can the owner claim on us', /contract with the owner/],
  ['who signs off the waterproofing in Sydney', /Mandatory|before covering|wet/i],
  ['noticed the damp in July in Newcastle, by when do I have to notify the builder', /6 months/],
])('‘%s’ is told what is held and what isn’t', async (message, said) => {
  expect((await ask(message)).text).toMatch(said);
});

test('a wide crack beside a door that drags waits for no rain', () => {
  const message = 'stepped crack of 7 mm, and the door drags: should we wait for the rain';
  const held = heldForEngineer(message, { told: '', finding: null });
  expect(held?.text).toMatch(/don’t wait: keep clear and call a structural engineer today/);
});
