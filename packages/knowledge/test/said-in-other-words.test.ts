/** Dangers in words that no list holds, each with what it asks for; and what stands right beside them and is none. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);
const alertOf = (words: string, kind: string) => readAlerts({ words }).find((one) => one.kind === kind);

describe('an open shaft or void', () => {
  it.each([
    'the lift lobby floor opens straight to the shaft on level 6. what do I do',
    'lift shaft open on level 3, no barricade',
    'lift doors open and no car there, you look straight down the shaft',
    'open lift shaft on the fourth floor, kids live there',
    'the elevator shaft has no doors on level 2 yet',
    'unguarded lift well next to the stairs',
    'lift landing door slides open with no lift there',
    'void on level 2 has only a piece of tape around it',
    'stairwell void on the top floor with nothing but bunting around it',
  ])('is barricaded now: “%s”', (words) => {
    const alert = alertOf(words, 'fall');
    expect(alert?.urgency).toBe('now');
    expect(alert?.steps.join(' ')).toMatch(/barricade/i);
    expect(alert?.call).toMatch(/000.*lift/);
  });

  it.each([
    'the lift lobby is tiled',
    'lift opens on level 3 and closes slowly',
    'the lift shaft walls are painted',
    'stair void has new carpet',
    'the lift lobby is open plan',
    'lift doors open and close well',
    'lift shaft is hoarded and locked',
    'ceiling void has insulation only',
  ])('isn’t made of a lift that works: “%s”', (words) => {
    expect(kindsOf(words)).not.toContain('fall');
  });
});

describe('a drain that holds, and water that is live', () => {
  it.each([
    'the drain cover at the bottom of spa is broken and it sucks hard, my hair got caught',
    'pool main drain grate is missing',
    'the suction cover in our spa is cracked',
    'spa drain lid came off, suction is strong',
    'my daughter’s arm got stuck in the pool skimmer suction',
    'hot tub outlet cover missing, the spa pump pulls hard',
    'his hair was sucked into the pool drain',
    'broken drain cover on the floor of the kids pool',
  ])('nobody goes in, pump off: “%s”', (words) => {
    const alert = alertOf(words, 'pool');
    expect(alert?.urgency).toBe('now');
    expect(alert?.steps.join(' ')).toMatch(/pump off/i);
  });

  it.each([
    'pool light has water inside and i felt a buzz in the water',
    'the kids get a tingle in the pool',
    'got a shock off the pool ladder',
    'we feel pins and needles in the spa when the pump is on',
    'tingling in the pool water near the light',
    'zapped by the pool water yesterday',
    'a little shock from the spa when I touched the tap',
    'buzzing feeling in the pool since the new pump',
  ])('everyone out of the water: “%s”', (words) => {
    const alert = alertOf(words, 'electrical');
    expect(alert?.urgency).toBe('now');
    expect(alert?.steps.join(' ')).toMatch(/out of the water/i);
  });

  it.each([
    'shocked the pool with chlorine on Friday',
    'the pool pump hums at night',
    'bees buzz in the garden by the pool',
    'the pool quote was a shock',
    'pool drain cover replaced and screwed down',
    'skimmer basket full of leaves in the pool',
    'pool yard drain grate loose, paver sits flat',
    'the training video showed how the stove top zapped my daughter',
    'new drain covers for the pool arrive Monday',
    'spa water is warm and clear',
  ])('isn’t made of a pool that is well: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('what carries load and gives way', () => {
  it.each([
    'one of the steel props in the basement carpark is bent and the slab above is cracking',
    'Column at gridline C4 has lost its cover, main bars exposed and buckled outward',
    'acrow prop under the beam has buckled',
    'the column reo has buckled on level 1',
    'two props bowed under the new slab',
    'buckled column bars in the car park',
    'doors upstairs all started sticking in the same week and there is a crack 8 mm wide up the wall',
    'every door jams and the brick crack is 9 mm',
  ])('is a matter of now: “%s”', (words) => {
    const alert = alertOf(words, 'structural');
    expect(alert?.urgency).toBe('now');
    expect(alert?.title).not.toMatch(/cancer/);
  });

  it.each([
    'column formwork stripped, no honeycombing',
    'two props in the shed, as new',
    'washing line props bent',
    'the column is plumb and painted',
    'a bent prop plane on the shelf',
  ])('isn’t made of work that stands: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });

  it('is no more than today where one door sticks at a fine crack', () => {
    expect(alertOf('one door sticks and there is a 6 mm crack beside it', 'structural')?.urgency).not.toBe(
      'now',
    );
  });
});

describe('carbon monoxide and words as they are typed', () => {
  it.each([
    ['we all woke up groggy and the cat was staggering', 'gas'],
    ['everyone woke up with headaches and the budgie is dead', 'gas'],
    ['we both felt sick this morning and the dog keeps collapsing', 'gas'],
    ['carbon monoxide allarm went of last nite', 'gas'],
    ['CO monitor reads 80 ppm', 'gas'],
    ['our carbon monoxide detector shows 120 ppm in the hall', 'gas'],
    ['the co meter says 45 ppm near the heater', 'gas'],
    ['plasta fall on head my boy', 'ceiling'],
    ['water go inside lite', 'electrical'],
    ['water is coming out of the downlight', 'electrical'],
    ['kaka water in garden from pipe', 'sewage'],
  ])('are heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it('is gas alone where a bottle fizzes', () => {
    expect(kindsOf('9 kg bottle fizzing')).toEqual(['gas']);
    expect(kindsOf('the gas bottle is fizzing at the valve')).toEqual(['gas']);
  });

  it.each([
    'we woke up groggy after the party and the cat was hungry',
    'the cat staggered after the vet gave her a needle',
    'CO monitor reads 0 ppm',
    'we all woke up early and the dog was asleep',
    'water goes in the light blue bucket',
    'lite beer on the deck',
    'CO2 monitor reads 800 ppm in the classroom',
    'radon level tested, 12 ppm of nothing',
  ])('aren’t made of what only sounds so: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('words of a danger that tell of none', () => {
  it.each([
    'gap under skirting 3 mm house 8 months old nsw',
    'gap under the skirting board 4 mm along the wall',
    'gap under the door 12 mm to the slab',
    'gap below the kitchen cabinets, wall side',
    'the leaning chimney was taken down in 2018',
    'the sale is on fire, ten bidders',
    'Hot market this, the agent says it sparked three offers',
    'the plans sparked a bit of interest',
    'mean gap allowed round a fire door',
    'maximum gap permitted under a fire door',
    'no smoke alarm defects L1',
    'no handrail defects noted',
  ])('“%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });

  it.each([
    ['gap under the footing, house leans', 'structural'],
    ['void under the slab edge, no soil', 'structural'],
    ['there is a gap under the house wall where the soil washed out', 'structural'],
    ['the handrail was taken down and the stairs are open', 'fall'],
    ['chimney is leaning, scaffold was taken down', 'structural'],
    ['the house is on fire, neighbours gave offers of help, smoke everywhere', 'fire'],
    ['the switch sparked when I flicked it, interest rates aside', 'electrical'],
    ['our fire door has a big gap, what is the max allowed', 'fire'],
    ['no smoke alarm, issues with the wiring', 'fire'],
    ['no handrail, defects everywhere on the stairs', 'fall'],
  ])('and right beside, a danger: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });
});
