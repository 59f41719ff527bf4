/** Dangers that were told of as something else, or not at all, each beside harmless words that are nearly the same. */
import { describe, expect, it } from 'vitest';
import { HAZARDS, type HazardId } from '../src/hazards/facts/hazards.ts';
import { readAlerts } from '../src/hazards/index.ts';

const titlesOf = (words: string) => readAlerts({ words }).map(({ title }) => title);
const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

const TOLD: readonly (readonly [HazardId, readonly string[]])[] = [
  [
    'dig_collapse',
    [
      'Excavator parked at the edge of the trench with two men in it',
      'Excavator working right at the edge of the trench with blokes in it',
      'Bobcat is on the lip of the excavation and the plumber is still down there',
      'They’ve got the concrete truck backed up to the edge of the pit, two workers inside',
      'Two blokes in the trench and the digger is tracking along the edge',
    ],
  ],
  ['loose_barrier', ['Handrail is not safe', 'Handrail is dangerous', 'Unsafe balustrade on level 2']],
  [
    'carbon_monoxide',
    [
      'We use the oven as a heater at night',
      'using the gas oven to heat the kitchen',
      'The tenants leave the oven door open to keep warm',
      'nan has the stove going all night for warmth',
    ],
  ],
  [
    'monoxide_inside',
    [
      'the wood heater has no flue',
      'Pot belly stove in the shed without a flue, they light it every night',
      'The flue is missing from the wood heater',
    ],
  ],
  [
    'fire_door',
    [
      'Unsealed slab penetrations between the units',
      'Slab penetrations not sealed on level 3',
      'Pipe penetrations through the fire wall have no collars',
      'Cable penetrations in the riser left open',
      'There’s a gap in the party wall and I can see the neighbours through it',
      'Hole in the common wall, you can see into unit 4',
    ],
  ],
  [
    'unpropped',
    [
      'Trusses are up without bracing and they’re leaning',
      'Unbraced roof trusses leaning',
      'The wall frames are tilting, no braces on',
    ],
  ],
  [
    'barrier',
    [
      'Balustrade is 960 mm high',
      'Balcony balustrade only 960 mm, should be 1000',
      'Deck balustrade measures 890 mm',
      'Guardrail to the landing is 850',
      'Open stairwell',
      'Open stairwell level 2',
    ],
  ],
  [
    'asbestos_broken',
    [
      'AC roof pressure-cleaned yesterday',
      'They water blasted the AC sheeting next door',
      'asbestos rope pulled out of the heater door by hand',
    ],
  ],
  ['asbestos', ['Lab found amosite in the sheet', 'Sample 3 returned chrysotile']],
  ['falling_masonry', ['Loose roof tiles', 'Roof tiles loose at the front', 'Loose ridge tiles']],
  [
    'live_parts',
    [
      'the cable that was cut last year is exposed',
      'The wires that were disconnected last year are exposed',
      'The light that was taken out last summer has bare wires',
    ],
  ],
  [
    'termites',
    ['Active Coptotermes workings were opened up in the principal bearer', 'Mastotermes in the floor joists'],
  ],
  [
    'sewage',
    ['Coliforms were found in the puddle beside the pantry', 'E. coli in the water under the floor'],
  ],
];

describe.each(TOLD)('%s', (hazard, told) => {
  it.each(told)('“%s”', (words) => expect(titlesOf(words)).toContain(HAZARDS[hazard].title));
});

describe('what isn’t told', () => {
  it.each([
    ['Excavator parked at the edge of the trench with two men in it', 'gas'],
    ['Unsealed slab penetrations between the units', HAZARDS.fire.title],
    ['There’s a gap in the party wall and I can see the neighbours through it', HAZARDS.fire.title],
    ['We use the gas oven to heat the kitchen', HAZARDS.gas_leak.title],
  ])('“%s” is no %s', (words, other) => {
    expect(titlesOf(words)).not.toContain(other);
    expect(kindsOf(words)).not.toContain(other);
  });

  it.each([
    'Excavator parked well back from the trench, nobody in it',
    'Excavator parked on the street for the night',
    'Trench is shored, excavator kept 3 m from the edge',
    'We use the oven to heat pies',
    'The oven heats up fast and the door closes well',
    'We never use the oven to heat the house',
    'The reverse cycle heater has no flue',
    'The electric heater has no flue',
    'New wood heater still in its box, no flue yet',
    'Roof penetrations unsealed at the dektites, water stain below',
    'Slab penetrations sealed and collared, photos attached',
    'Shower wall penetrations not sealed with silicone',
    'You can see the neighbours through the kitchen window',
    'Trusses are braced and plumb',
    'Handrail is 900 mm high on the stairs',
    'Balustrade is 1020 mm high',
    'Handrail solid, risers even, no trip hazards.',
    'Balustrade firm at every post, no hazard there',
    'Balustrade infill 95 mm apart',
    'Open plan living with a stairwell',
    'AC unit on the roof was cleaned yesterday',
    'AC roof unit serviced',
    'Roof tiles delivered, loose on pallets',
    'Loose roof tiles refixed in March',
    'No loose roof tiles',
    'One roof tile slipped, no leak yet',
    'The cable that was cut last year was replaced',
    'No termites found, no Coptotermes activity',
    'E. coli not detected in the tank water',
  ])('“%s” tells of nothing', (words) => expect(kindsOf(words)).toEqual([]));
});
