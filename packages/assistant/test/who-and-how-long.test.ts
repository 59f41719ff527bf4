/** What a stranger asked and got another matter for: smoke alarms, neighbours, what comes back, rooms that follow. */
import { expect, test } from 'vitest';
import { NEW_THREAD, NOTHING_OWN, respond, warningsOf } from '../src/index.ts';

async function tell(...messages: string[]): Promise<string> {
  let thread = NEW_THREAD;
  let text = '';
  for (const message of messages) {
    const own = { ...NOTHING_OWN, today: '2026-11-26' };
    const led = await respond(message, thread, own, (_, words = message) =>
      warningsOf({ words, around: { today: own.today }, open: [], earlier: [] }),
    );
    thread = led.thread;
    text = `${led.lead}\n${led.text}`;
  }
  return text;
}

test.each([
  ['how long before a smoke alarm must be replaced', 'Ten years'],
  ['when does a smoke detector expire', 'Ten years'],
  ['smoke alarm 9 years old, replace?', 'isn’t due yet'],
  ['are interlinked smoke alarms required in a rental in victoria', 'VIC asks of older homes'],
  ['neighbours tree roots lifted my slab. council or me?', 'can’t say who pays'],
  ['boundary fence leaning, do we go halves', 'can’t say who pays'],
  ['how high must the rail be if the deck is 1.1 m off the ground', 'Barrier height'],
  ['efflorescence on my bricks keeps coming back', 'its cause is still there'],
])('‘%s’', async (message, said) => {
  expect(await tell(message)).toContain(said);
});

test.each([
  [['how long before a smoke alarm must be replaced', 'do they need to be linked in qld'], '1 January 2027'],
  [['do smoke alarms have to be linked in qld', 'and in victoria rentals'], 'VIC asks of older homes'],
  [['is a ceiling height of 2.2 m ok in a bathroom', 'and in the lounge'], '2.2 m is **below the least'],
  [['how do i get rid of mould on the ceiling', 'its back after two weeks'], 'its cause is still there'],
])('%j goes on', async (messages, said) => {
  expect(await tell(...messages)).toContain(said);
});

test('the whole room of a floor isn’t a room full of mould', async () => {
  const text = await tell('floor is out 14 mm over 3 metres, NSW new build', 'and over the whole room');
  expect(text).not.toContain('mould');
  expect(text).toContain('10 mm');
});

test('a defect that words hardly point at isn’t offered beside a refusal', async () => {
  expect(await tell('do i need council approval to paint a heritage front fence')).not.toContain('On ‘');
});

test.each([
  ['what deposit may a builder ask in darwin', 'I hold none for the ACT and the NT', 'salts'],
  ['builder says its wear and tear', 'the cause does', 'sealant'],
  ['my builder hasn’t come back for 3 months what do i do', 'Put it in writing', 'adhesive'],
  ['the certifier missed it, can i go after the certifier', 'is for a lawyer', 'painter'],
  ['what makes a defect MAJOR in nsw, is it just how much it costs', 'load-bearing', 'Open the finding'],
  ['can i sue after 8 years in vic', '10 years', 'probably run out'],
  ['we moved in 6 years and 2 months ago in sydney, roof leaks', 'probably run out', 'may still be running'],
  ['canberra, built 2018, balcony leaks', 'probably run out', 'membrane'],
  ['finished june 2021 in parramatta. too late or is it the six year one', 'May 2027', 'after six'],
  ['am I allowed to do my own plumbing', 'licensed work', 'verticality'],
  ['what is class 2', 'block of flats', 'NATSPEC'],
  ['what’s the difference between a lintel and a beam', 'carries the wall above', 'Corroded'],
])('‘%s’ isn’t answered by what shares words with it', async (message, said, other) => {
  const text = await tell(message);
  expect(text).toContain(said);
  expect(text).not.toContain(other);
});

test.each([
  ['soffit = ?', 'underside'],
  ['my report says spalling??', 'breaks away'],
  ['daughter here typing for dad, he wants to know what a puddle flange is', 'collar'],
  ['what’s a safety hazard vs a major defect in a 4349 report', 'Safety hazard'],
  ['eaves on a 1989 house, asbestos or not', 'likely'],
  ['can i regrout the shower floor myself', 'You can'],
  ['do i clean mould with bleach or what, its a patch the size of my hand', 'clean it wet'],
  ['ok ive found the defects, settlement in 6 days, what’s my next step', 'conveyancer'],
  ['engineers report says our crack is ‘category 5 to AS 2870’. is there such a thing', '0 to 4'],
  ['do i need an engineer for a 4mm crack', 'Not by its width alone'],
  ['matt tiles, 5mm joint, nsw, an edge you catch your sock on, i got 2.6. too much lippage?', '2.6'],
  ['roof line looks like a banana from across the street, been like it for years', 'rafters'],
  ['do smoke alarms have to be in every bedroom in qld or just the hall', 'every bedroom'],
  ['pool is drained, fence is down for a new path, do i still need a barrier? melbourne', '300 mm'],
])('‘%s’ is understood', async (message, said) => {
  expect(await tell(message)).toContain(said);
});

test('what is the most that is allowed tells of no danger', async () => {
  const text = await tell('brickie here. whats the most i can hang the bricks over the slab edge');
  expect(text).toContain('15 mm');
  expect(text).not.toContain('Keep everyone out');
});
