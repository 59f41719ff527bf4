/** What somebody sees is there, whoever denies it, whatever is asked of it and whoever mended it before. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('a danger that another denies', () => {
  it.each([
    ['landlord claims there is no gas leak but I can smell it in the hall', 'gas'],
    ['the balcony bounces, builder says no defect', 'balcony'],
    ['28 mm crack in the brick wall, builder reckons no movement', 'structural'],
    ['crack 30 mm through the wall, not structural says the builder', 'structural'],
    ['Cosmetic. Crack 30 mm through brick wall, not structural says builder', 'structural'],
    ['30 mm crack, no movement according to the builder', 'structural'],
    ['owner claims no gas leak but we smell it', 'gas'],
    ['live termites in the joists, vendor says not active', 'structural'],
    ['shock off the shower tap, handyman says there is no fault', 'electrical'],
    ['retaining wall leans over the path, neighbour reckons nothing is wrong', 'retaining_wall'],
    ['strata says the fire exit can stay padlocked until the new lock comes', 'fire'],
    ['agent says there is no sewage but we can see it in the shower', 'sewage'],
    ['owner says no mould but black mould covers the nursery wall', 'mould_health'],
    ['engineer told us to get out but the builder says she’ll be right', 'structural'],
  ])('is heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'owner claims no gas leak',
    'electrician tested the taps and says no fault',
    'plumber pressure tested the gas line and says no leak',
    'the builder says no defect and we agree',
    'nice wall, no defects according to the builder',
    'crack 0.5 mm, not structural according to the engineer',
    'engineer measured the 2 mm crack and says no movement',
    'seller says no termites, report attached',
    'builder says no leak but the paint is a bit dull',
    'sparky says no bare wires but the lamp is dim',
    'strata says the bins can stay out until Monday',
    'engineer told us to leave the crack alone and paint over it',
  ])('isn’t made of the denial: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('a danger that is back after a repair', () => {
  it.each([
    ['gas fitter has been and gone, the smell is back', 'gas'],
    ['plumber fixed the gas leak on Friday. On Saturday the smell came back.', 'gas'],
    ['new latch fitted to the pool gate, it still swings open', 'pool'],
    ['new latch fitted, gate still swings open', 'pool'],
    ['handrail repaired twice, off again', 'fall'],
    ['they replaced the balustrade glass and the new one has no clamps on one side', 'fall'],
    ['sparky replaced the power point yesterday and it still sparks', 'electrical'],
    ['ceiling was patched last month, the sagging has returned', 'ceiling'],
    ['plumber cleared the sewer on Monday. Sewage has returned in the shower.', 'sewage'],
  ])('is heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'gas fitter came, the smell is gone and has not come back',
    'the gas fitter came and left, the heater is back on the wall',
    'the plumber is back on Monday to paint the cupboard',
    'new latch fitted to the pool gate, it still closes and latches',
    'handrail repaired twice, firm now',
    'crack repaired in May, it has not returned',
    'the tradie came back to finish the skirting',
    'they replaced the balustrade glass and the new one is clear',
    'plumber fixed the gas leak on Friday. On Saturday the pressure test passed.',
  ])('isn’t made of the repair: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('a danger inside a question for something else', () => {
  it.each([
    ['how do I take a photo of a gas leak for the report', 'gas'],
    ['how do i photograph a gas leak for the report', 'gas'],
    ['can I claim the sparking switchboard in our garage on insurance', 'electrical'],
    ['can I claim the gas leak in my kitchen on insurance', 'gas'],
    ['which trade code is a leaking gas pipe', 'gas'],
    ['who fixes a gas leak', 'gas'],
    ['quote for the bare wires in the laundry please', 'electrical'],
    ['quote for bare wires in the bathroom please', 'electrical'],
    ['is a sagging ceiling a major or a minor defect', 'ceiling'],
    ['is a sparking switchboard a major or minor defect', 'electrical'],
    ['what is the warranty on the beam that snapped yesterday', 'structural'],
    ['is there any warranty on the deck that collapsed last night', 'balcony'],
    ['our balcony is sinking, who is the certifier', 'balcony'],
    ['what stage of works do I pick for the ceiling that came down', 'ceiling'],
    ['btw the brick wall is leaning on the scaffold', 'structural'],
    ['how long may the sprinklers stay off, ours have been off since march', 'fire'],
  ])('is heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'how do I photograph a crack for the report',
    'how do I photograph gas leaks',
    'can I claim a cracked tile on insurance',
    'which trade code is painting',
    'which trade code is a gas fitter',
    'who fixes gas heaters',
    'quote for new power points in the bathroom please',
    'quote for asbestos removal in the garage please',
    'quote to remove and replace the ceiling lining',
    'is peeling paint a major or minor defect',
    'what is the warranty on a steel beam',
    'is there a warranty on our deck',
    'our balcony is tiled, who is the certifier',
    'what stage of works do I pick for a new ceiling',
    'the ladder is leaning on the scaffold',
    'lawn sprinklers have been off since march',
  ])('isn’t made of the question: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});
