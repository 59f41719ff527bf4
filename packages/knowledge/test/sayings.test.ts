/** Dangers in set phrases, each beside something harmless in nearly the same words. */
import { describe, expect, it } from 'vitest';
import { type AlertKind, readAlerts } from '../src/hazards/index.ts';

const alertOf = (words: string, kind: AlertKind) => readAlerts({ words }).find((one) => one.kind === kind);
const stepsOf = (words: string) =>
  readAlerts({ words })
    .flatMap(({ steps, call }) => [...steps, call])
    .join('\n');

const DANGERS: readonly [AlertKind, 'now' | 'today', string][] = [
  ['gas', 'now', 'CO 80 ppm in bedroom, ok?'],
  ['gas', 'now', 'Nobody has ever smelt gas here, we smelt it first today'],
  ['gas', 'now', 'No one else has ever smelled gas, only me, every morning'],
  ['gas', 'now', 'I said I smelled gas and I meant it'],
  ['electrical', 'now', 'Toolbox talk today: live wires hanging at level 2, stay clear.'],
  ['gas', 'now', 'Is 60 ppm carbon monoxide ok overnight?'],
  ['gas', 'now', 'CO 150, is it fine to sleep'],
  ['electrical', 'now', 'shock off tap'],
  ['structural', 'now', 'The lintel has dropped 5 mm, how soon?'],
  ['structural', 'now', 'how soon must someone look at a lintel that dropped 5 mm'],
  ['structural', 'now', 'crack over the window, 3 mm, it was 1 mm in spring and the door jams'],
  ['gas', 'now', 'gas hot water flue ends under the window, how serious'],
  ['electrical', 'now', 'I measured 110 V on the shower rose'],
  ['electrical', 'now', 'Insulation resistance 0.02 MΩ, tap to earth 90 V.'],
  ['electrical', 'now', 'the handrail reads 60 volts to earth'],
  ['electrical', 'now', 'A visitor was zapped by the intercom'],
  ['electrical', 'now', 'My neighbour got a shock off our shared fence light'],
  ['electrical', 'now', 'neighbour’s kid got zapped by our letterbox'],
  ['balcony', 'now', 'my friend fell through our deck'],
  ['fire', 'now', 'Smouldering persists within wall cavity as per thermal image 140 °C.'],
  ['structural', 'now', 'column has a bend in it'],
  ['fire', 'today', 'FIP isolated since Easter'],
  ['fire', 'now', 'Fire! what now'],
  ['fire', 'now', 'there is a fire!!'],
  ['ceiling', 'now', 'It’s not safe, the ceiling isn’t holding, nothing’s fixed'],
  ['ceiling', 'now', 'ceiling is sagging over the bed, nobody has fixed it'],
  ['ceiling', 'now', 'the ceiling won’t last the night'],
  ['balcony', 'now', 'Is our balcony unsafe?'],
  ['retaining_wall', 'now', 'is this retaining wall dangerous'],
  ['structural', 'today', 'Engineer reckons the beam’s cactus'],
  ['structural', 'today', 'the beam is stuffed'],
  ['structural', 'today', 'roof truss is knackered'],
  ['structural', 'today', 'lintel’s buggered'],
  ['structural', 'today', 'two of the stumps are munted'],
  ['structural', 'today', 'bearers have had it'],
  ['structural', 'now', 'The wall’s not going to last the night'],
  ['structural', 'now', 'that chimney won’t survive another storm'],
  ['structural', 'now', 'Lintel’s dropped and the wall won’t hold much longer'],
  [
    'fall',
    'today',
    'No cracks, no stains, no mould, no pests; no handrail to 9 rear steps; no water pressure issue.',
  ],
  ['fall', 'today', 'No leaks, no rot, nil balustrade to the eleven front stairs, no stains.'],
  [
    'gas',
    'now',
    'house alarm that looks like a smoke alarm but says CO keeps chirping four times, wife’s been crook',
  ],
  ['gas', 'now', 'the carbon monoxide detector in the van keeps beeping'],
  ['gas', 'now', 'we run a charcoal grill indoors with the window open'],
  ['gas', 'now', 'we cook with the barbie in the garage with the roller door half up'],
  ['gas', 'now', 'power’s out so the genny is running in the laundry'],
  ['gas', 'now', 'garage full of petrol fumes and the hot water pilot is in there'],
  ['gas', 'now', 'chlorine and acid stored together in the pool shed and there’s a cloud'],
  ['gas', 'now', 'spilt bleach on the ammonia and it is fizzing'],
  ['gas', 'today', 'water heater tempering valve is stuffed, 75 degrees at the bath'],
  ['gas', 'today', 'heater set too high, the kids bath is 68 degrees'],
  ['structural', 'now', 'the roof’s lifted in the wind and one corner flaps'],
  ['structural', 'now', 'The roof sheet’s lifting and banging in the wind'],
  ['structural', 'now', 'Roof tiles over it are loose'],
  ['structural', 'now', 'loose cladding flapping on the second storey'],
  ['structural', 'now', 'TV bracket’s ripping out of the gyprock above the bub’s mat'],
  ['structural', 'now', 'overhead cupboard is pulling away from the wall'],
  ['electrical', 'now', 'sparks flew out the back of the oven but it works again now so whatever'],
  ['electrical', 'now', 'sparks came flying out of the dryer'],
  ['lead_paint', 'today', 'kids found a bit of lead flashing and have been chewing it'],
  ['lead_paint', 'today', 'My boy licked the flaky paint on the 1930s verandah posts'],
  ['lead_paint', 'today', 'toddler was sucking on a lead sinker'],
  ['structural', 'today', 'White ants have had the bearers, my heel went clean through the hallway floor'],
  ['structural', 'now', 'Trench caved in and the bloke’s still down there'],
  ['fire', 'now', 'crack glowing in the wall'],
  ['structural', 'now', 'Our retaining wall is fine but the house next door is leaning onto ours'],
  ['ceiling', 'now', 'Is it dangerous? The ceiling is sagging'],
  ['ceiling', 'now', 'a cobweb hangs down from the ceiling where the plaster sags'],
  ['fall', 'today', 'deck 2.4 m high with no balustrade'],
  ['fall', 'today', 'Balcony balustrade is 960 high, ok? drop is 3 metres'],
  ['gas', 'now', 'Nobody can use the heater, everyone feels crook when it is on'],
  ['sewage', 'now', 'Sewer main is three metres from the boundary and sewage is coming up'],
];

const HARMLESS = [
  'new lintel dropped off on the pallet, how soon is it fitted',
  'crack in the tile is 3 mm, the grout line was 2 mm',
  '240 V heated towel rail to be fitted',
  'Need 240 V at the gate for the opener',
  'power point reads 230 V at the test lead',
  'The pool light is 12 V',
  'My neighbour got a shock from the price',
  'My neighbour had a gas leak last year',
  'my neighbour was on our side about the fence',
  'beam depth as per the drawings, crack in render 0.1 mm',
  'Subfloor: Hatch nailed shut',
  'mortar eroded, repoint',
  'mortar eroding around base bricks',
  'paint bubbling by the shower',
  'what is the exposure limit of carbon monoxide, 30 ppm?',
  'CO2 800 ppm in bedroom',
  'CO was 80 ppm, now 0 after the flue was fixed',
  'fire panel isolated by the technician for testing and reinstated',
  'drawing: column has a bow in plan',
  'there is a fire extinguisher in the hall',
  'what do I do if there is a fire',
  'dishwasher is stuffed',
  'my back is buggered',
  'the budget is cactus',
  'the pier is stuffed with old newspaper',
  'headlight beam is stuffed',
  'The paint on the wall won’t last the week',
  'the tape on the wall will not hold much longer',
  'no handrail issues to 9 rear steps',
  'CO alarm chirped, low battery, changed it and tested it',
  'the barbie lives in the garage, stored there for winter',
  'we never run the genny in the garage',
  'petrol is in the mower can in the shed',
  'chlorine and acid are kept in separate sheds',
  'storage at 65 degrees, tempering valve gives 48 at the bath',
  'the roof sheets were lifted up by crane, windy day and all',
  'the TV is on a bracket on the gyprock wall',
  'sparks flew between the neighbours at the meeting',
  'sparks flew off the grinder in the shed',
  'kids walked the dog on a lead past the flashing shop',
  'late sun glowing through the gap in the blinds',
  'the arrow went clean through the hay bale',
  'Neighbour’s retaining wall collapsed in 2011, ours is on the other side of the street',
  'The house next door collapsed in the 1974 cyclone, ours wasn’t built then',
  'Is a brown stain on the ceiling dangerous?',
  'Are there rules for gaps under pool gates?',
  'My knees are crumbling faster than the stumps',
  'deck 300 mm high with no balustrade, legal?',
  'A cobweb is hanging down from the ceiling',
  'The wall framing collapsed the schedule by two weeks',
  'Sewer main is three metres from the boundary, can I build over it?',
  'Nobody has been crook and the heater’s burning blue',
];

describe('dangers in set phrases', () => {
  it.each(DANGERS)('%s, %s: %s', (kind, urgency, words) => {
    expect(alertOf(words, kind)?.urgency).toBe(urgency);
  });

  it.each(HARMLESS)('nothing: %s', (words) => {
    expect(readAlerts({ words }).map(({ kind }) => kind)).toEqual([]);
  });
});

describe('what they say to do', () => {
  it('a carbon monoxide alarm is never taken for a smoke alarm', () => {
    const said = stepsOf(
      'house alarm that looks like a smoke alarm but says CO keeps chirping four times, wife’s been crook',
    );
    expect(said).toContain('fresh air');
    expect(said).toContain('000');
    expect(said).not.toMatch(/smoke alarm|battery/i);
  });

  it('fuel vapour is not switched off', () => {
    const said = stepsOf('garage full of petrol fumes and the hot water pilot is in there');
    expect(said).toContain('Use no switches');
    expect(said).not.toContain('Turn the appliance off');
  });

  it('nobody goes into a trench, or photographs it', () => {
    const said = stepsOf('Trench caved in and the bloke’s still down there');
    expect(said).toContain('Call 000 now');
    expect(said).not.toContain('Photograph');
  });

  it('what glows is a fire before it is a crack', () => {
    expect(readAlerts({ words: 'crack glowing in the wall' })[0]?.kind).toBe('fire');
  });

  it('a doctor tests the blood of a child that had lead in its mouth', () => {
    expect(stepsOf('kids found a bit of lead flashing and have been chewing it')).toContain('blood test');
  });

  it('only what burns is a fire', () => {
    for (const words of [
      'stairwell lights are out on level 2, pitch black at night',
      'loose cladding panel on level 3',
    ])
      expect(readAlerts({ words }).map(({ title }) => title)).not.toContain('Possible fire');
  });
});

describe('what bursts into flame, and water in a lamp', () => {
  it.each([
    ['gas', 'My neighbour sparked a lighter and there was a whoosh under the house.'],
    ['gas', 'there was a whoosh of flame under the house when he lit a cigarette'],
    ['gas', 'mate lit the heater and a fireball came out at him'],
    ['electrical', 'water in the light shade'],
    ['electrical', 'water pooling in the glass of the kitchen light'],
    ['electrical', 'water collected in the downlight'],
  ])('warns of %s: %s', (kind, words) => {
    expect(readAlerts({ words }).map((alert) => alert.kind)).toContain(kind);
  });

  it.each([
    'we lit the fire pit and whoosh, it was nice',
    'the whoosh of the toilet wakes me, the hall light is on',
    'the fireball sculpture was lit for the match on Saturday',
    'no water in the light fitting after the repair',
    'water in the pool light up area looks blue',
  ])('leaves alone: %s', (words) => {
    expect(readAlerts({ words })).toEqual([]);
  });
});
