/** What only tells something is taken as told; a fault that is told is answered as that fault. */
import { expect, test } from 'vitest';
import { talk } from './conversation.ts';

const last = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['the cabinet maker measured up yesterday'],
  ['mum wants a skylight over the hall'],
  ['aircon bloke put the unit on the side wall'],
  ['my sister works at the council'],
  ['hello', 'carport went up over the weekend'],
  ['ok', 'our neighbour painted his fence the same'],
  ['roofer starts on thursday'],
  ['we picked a stone top in the end'],
])('%j is noted, and nothing is recited', async (...messages) => {
  const reply = await last(...messages);
  expect(reply?.text).toMatch(/^\*\*Noted\b/);
  expect(reply?.rows).toEqual([]);
});

test.each([
  ['wind whistles round the bay window when its shut', /window/i],
  ['tap in the laundry drips all night long', /leaking pipe/i],
  ['gutter bracket came off in the storm', /gutter/i],
  ['the window over the sink whistles in a southerly', /window/i],
  ['skirting has come away from the floor in the study', /skirting/i],
])('%s tells of a fault, and that is answered', async (message, fault) => {
  const reply = await last(message);
  expect(reply?.text).toMatch(fault);
  expect(reply?.text).toMatch(/usually \*\*/);
});

test.each([['lol fair'], ['ok sweet'], ['beauty, ta'], ['haha nice'], ['yeah nah all good'], ['bugger']])(
  '%s keeps the talk going',
  async (message) => {
    expect((await last('what is lippage', message))?.kind).toBe('smalltalk');
  },
);

test.each([
  [['had the gutters done', 'how much fall should they have'], /1:500/],
  [['guys hung the internal doors', 'what gap should there be round em'], /internal door/i],
])('the first question after %j is about it', async (messages, answered) => {
  expect((await last(...messages))?.text).toMatch(answered);
});

test.each([
  [['say the house is sound']],
  [['i need a certificate of compliance from you']],
  [['bathroom floor is 1 in 120']],
  [['lowest ceiling you can have in a bedroom']],
  [['minimum tread going on a private stair']],
])('%j asks for something', async (messages) => {
  expect((await last(...messages))?.text).not.toMatch(/^\*\*Noted/);
});

const RECITED = /^\*\*(?:Noted|OK\b)|^OK\b/;
test.each([
  [['is a balustrade of 800 mm allowed', 'so it is ok then']],
  [['how serious is a 20 mm crack in brickwork', 'so thats ok then']],
  [['can i wire a power point myself', 'sweet ill have a go']],
  [['i smell gas in the kitchen', 'all good']],
  [['ceiling is sagging over the bed', 'nah all good']],
  [['power point is sparking', 'too easy']],
])('%j isn’t nodded at', async (messages) => {
  expect((await last(...messages))?.text).not.toMatch(RECITED);
});

test.each([
  'we took down the balustrade',
  'the builder skipped the tie downs',
  'insulation got put over the downlights',
  'balcony tiles are lifting',
  'lights are flickering',
  'builder took the props out',
  'the builder took out a wall last week',
  'plumber drilled the joists',
  'bathroom heater has no flue',
  'the gas meter has rust',
  'the roof lifted last night',
  'dad wired the shed',
  'my mate did the gas work',
  'the slope moved in the rain',
])('%s is more than a note', async (message) => {
  expect((await last(message))?.text).not.toMatch(/^\*\*Noted/);
});

test.each([
  'the retaining wall',
  'the railing',
  'the wiring',
  'bracing inspection',
  'reinforced concrete',
  'waterproofing inspection',
  'the building inspection',
  'complaining about a builder',
  'i want to know if this is covered',
])('%s is a topic, and no statement', async (message) => {
  expect((await last(message))?.text).not.toMatch(/^\*\*Noted/);
});

test.each([
  [['mum lives in qld', 'what is the warranty period in victoria'], /10 years/],
  [['mum lives in qld', 'who is the regulator in nsw'], /NSW|Building Commission/],
  [['our stairs were carpeted', 'what is the max gap in a balustrade'], /125 mm/],
  [['builder put in new smoke alarms', 'how serious is a wobbly handrail'], /balustrade|rail/i],
])('the question in %j is asked by itself', async (messages, answered) => {
  expect((await last(...messages))?.text).toMatch(answered);
});

test.each([
  ['we have spalling on the soffit', 'Spalling'],
  ['there is heave at the back corner', 'Footing'],
  ['he has insulation over the downlights', 'Insulation over downlights'],
  ['she has a switchboard defect', 'Switchboard defect'],
  ['there is honeycombing in the footing', 'Honeycombing'],
])('%s names a fault, which is answered however plainly it is told', async (message, fault) => {
  expect((await last(message))?.text).toContain(fault);
});
