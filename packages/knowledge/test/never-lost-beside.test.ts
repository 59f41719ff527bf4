/** Dangers that stand beside harmless words: a scent, a trade that is booked, something that hangs above. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('a danger beside harmless words', () => {
  it.each([
    // A scent.
    ['Gas is coming out of the main in the street. The kitchen smells of toast.', 'gas'],
    ['the gas main was struck by the digger, the office smells of coffee', 'gas'],
    ['gas pipe was nailed through by the chippy, smell of sawdust', 'gas'],
    ['the pilot light went out and the kitchen smells of roast', 'gas'],
    ['gas stove smells of coffee, we all felt funny', 'gas'],
    ['the gas is on and unlit, smells like cake', 'gas'],
    ['an excavator cut the gas line, the lunch room smells of soup', 'gas'],
    ['gas is blowing out of the regulator. The laundry smells of detergent.', 'gas'],
    ['baked bread and the carbon monoxide alarm is sounding', 'gas'],
    ['the house smells of curry and the gas meter is hissing', 'gas'],
    ['we drilled into the gas pipe behind the stove, it smells of cinnamon', 'gas'],
    ['the flue fell off the gas heater, the room smells of wet dog', 'gas'],
    // What somebody did, and who comes.
    ['he drove over the fibro and it shattered', 'asbestos'],
    ['neighbour worked on his asbestos fence with an angle grinder', 'asbestos'],
    ['he made two big openings in the fibro with a hammer', 'asbestos'],
    ['I worked the lead paint off with a heat gun', 'lead_paint'],
    ['licensed assessor coming Monday, fibro shards all over the driveway', 'asbestos'],
    ['licensed assessor coming Friday, lagging is frayed and shedding', 'asbestos'],
    ['licensed removalist coming Thursday, the fibro is weathered and flaking', 'asbestos'],
    ['dad delivered a grinder and cut the asbestos sheets with it', 'asbestos'],
    ['uncle smashed the fibro sheets he once sold', 'asbestos'],
    ['removalist booked, the asbestos eaves came down in the storm', 'asbestos'],
    // What makes a noise or lifts.
    ['possums run over the ceiling and it is lower in the middle', 'ceiling'],
    ['mice in the ceiling, the ceiling is separating', 'ceiling'],
    ['paint on the bathroom ceiling is peeling and it is lifting with chunks over the shower', 'ceiling'],
    ['rats in the roof and the ceiling is bellying', 'ceiling'],
    ['bathroom paint is peeling after a shower and the ceiling bows', 'ceiling'],
    ['the smoke alarm goes off when we cook and I smashed it with a broom', 'fire'],
    ['the smoke alarm goes off when we cook, the landlord cut it off the ceiling', 'fire'],
    ['smoke alarm goes off over toast so we threw it away after cooking', 'fire'],
    ['smoke alarm screaming, candles have caught the curtains', 'fire'],
    ['the alarm goes off when we fry bacon, hubby threw it out', 'fire'],
    // What hangs above.
    ['sign hanging by one bolt over the pool gate which doesn’t latch', 'pool'],
    ['loose tile over the pool, fence has gap', 'pool'],
    ['gutter hanging over the retaining wall path, the wall is bulging', 'retaining_wall'],
    ['fascia falling off over the deck, joists under are rotten', 'balcony'],
    ['cladding loose over the balcony, balcony rusted through', 'balcony'],
    ['downpipe came away over the steps, they are crumbling', 'fall'],
    ['awning hanging by one chain over the deck, it is rotten', 'balcony'],
    ['gutter dangling over the pool, the gate is propped open', 'pool'],
    ['sign hanging off over the verandah, its posts are rotten', 'balcony'],
    ['slate slipped over the steps, the handrail is loose', 'fall'],
    ['flashing flapping over the glass door, the pane is cracked', 'glass'],
    ['aircon unit hanging by one bolt over the balcony, balustrade is loose', 'fall'],
  ])('“%s” keeps %s', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });
});

describe('a guessed name', () => {
  it.each([
    'one corner is 50 mm out now and getting worse',
    'one side is 40 mm out, it is getting worse',
    'the north side is 60 mm out and getting worse',
    'outer face is 45 mm out, getting worse',
  ])('is no less urgent than its kind where no floor is named: “%s”', (words) => {
    expect(readAlerts({ words })).toContainEqual(
      expect.objectContaining({ kind: 'structural', urgency: 'now' }),
    );
  });

  it.each([
    'the wall fell on dad, he is not answering',
    'a beam came down on the apprentice and he is not talking',
    'the chimney fell on my wife, she is not waking up',
    'the ceiling came down on nan, she is not answering',
  ])('sends for help: “%s”', (words) => {
    expect(readAlerts({ words }).map(({ title }) => title)).toContain('Someone may be hurt or trapped');
  });

  it.each([
    'there’s nothing to stop you going over the edge of the porch',
    'it moves when you lean over, two metres down',
  ])('is of a fall from a height: “%s”', (words) => {
    expect(readAlerts({ words }).map(({ title }) => title)).not.toContain('Someone may trip or fall here');
  });
});

describe('what goes as it should', () => {
  it.each([
    'sewage overflow was cleared and the drain runs again',
    'switchboard was replaced and the house is warm now',
    'cracked glass was replaced but it took 3 weeks',
    'the sail comes down over the pool every winter',
    'awning comes down over the door when we wind it out',
    'no support under the wall unit',
    'our crack budget grew since march',
    'a split system installed bigger than last year',
    'void under the slab edge, filled by the builder',
  ])('warns of nothing: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});
