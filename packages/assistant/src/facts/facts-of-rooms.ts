/** Facts of finishes and floors. */
import type { Fact } from './fact.ts';

const TIN = 'The tin says its own time.';

export const FACTS_OF_ROOMS: readonly Fact[] = [
  {
    thing: 'second_coat',
    aspect: 'wait',
    answer: `**About 2 hours for acrylic paint, 16 to 24 hours for enamel or oil**, longer when it is cold or damp. ${TIN}`,
    confidence: 'trade',
  },
  {
    thing: 'second_coat',
    aspect: 'count',
    answer:
      '**Three on new plaster: one sealer and two top coats.** Two over old paint that holds. Bare timber and render want a primer and two.',
    confidence: 'trade',
  },
  {
    thing: ['house_repaint', 'paint'],
    aspect: ['often', 'life'],
    answer:
      '**About 7 to 10 years outside; 5 on timber in full sun or by the sea; 10 to 15 inside.** Chalking, flaking or bare timber means earlier.',
    confidence: 'trade',
  },
  {
    thing: 'painting_render',
    aspect: ['wait', 'allowed'],
    answer:
      '**About 28 days for cement render; acrylic render a few days.** Painted earlier, its lime and moisture push the paint off. The maker’s sheet goes first.',
    confidence: 'trade',
  },
  {
    thing: 'painting_plaster',
    aspect: 'wait',
    answer:
      '**When it is dry and pale all over: plasterboard joints a day or two, solid plaster 4 weeks or more.** Seal it first.',
    confidence: 'trade',
  },
  {
    thing: 'lead_paint',
    aspect: ['allowed', 'wait', 'life', 'purpose', 'tell'],
    answer:
      '**Its dust is poisonous, for children and pregnant women most.** Paint from before 1970 may well hold lead; the limits fell step by step until 1997. Don’t sand, scrape or burn it before a test.',
    confidence: 'trade',
  },
  {
    thing: 'render',
    aspect: ['thickness'],
    answer:
      '**Cement render mostly 10 to 15 mm in two coats, no coat over about 10; acrylic render a few millimetres.** The maker’s sheet goes first.',
    confidence: 'trade',
  },
  {
    thing: 'render',
    aspect: 'wait',
    answer:
      '**Cement render cures for about 28 days; acrylic render dries in 1 to 3 days a coat.** Keep sun, wind and rain off cement render for the first days.',
    confidence: 'trade',
  },
  {
    thing: 'render',
    aspect: ['life'],
    answer:
      '**Cement render 40 years and more, acrylic about 20, as long as no water gets behind.** Cracks, hollow spots and stains need mending early.',
    confidence: 'trade',
  },
  {
    thing: 'drummy_render',
    aspect: ['tell', 'purpose', 'cause'],
    answer:
      '**Tap it with a coin or a knuckle: where it is loose it sounds hollow.** Mark the edge of the hollow patch. It comes of a dusty or too smooth wall, salts, or water behind. Keep people away below where it bulges.',
    confidence: 'trade',
  },
  {
    thing: ['ceiling_plasterboard', 'plasterboard'],
    aspect: 'thickness',
    answer:
      '**10 mm is usual on walls and on ceilings with framing at 450 mm; 13 mm at 600 mm**, and thicker where fire or sound is rated.',
    confidence: 'trade',
  },
  {
    thing: 'finish_level',
    aspect: ['purpose', 'difference', 'strength'],
    answer:
      '**Level 4 is the standard finish: joints and screws get three coats, sanded, for flat or low-sheen paint. Level 5 adds a skim over all** for gloss, dark colours or raking light. Level 3 is for walls above ceilings and the like, not needing decoration.',
    confidence: 'trade',
    rows: ['tolerance:pb-level4', 'tolerance:pb-level5', 'tolerance:pb-level3'],
  },
  {
    thing: 'cornice',
    aspect: ['purpose', 'need'],
    answer:
      '**It covers the joint between wall and ceiling and stiffens it**, since the two move against each other. Square-set corners without one crack more easily.',
    confidence: 'trade',
  },
  {
    thing: 'cornice_crack',
    aspect: ['cause', 'prevent'],
    answer:
      '**Walls, ceiling and trusses move with dryness, heat and seasons, and the joint opens.** A fine line is common in the first years. One that grows, or a ceiling that drops, wants a look.',
    confidence: 'trade',
    rows: ['tolerance:cornice'],
  },
  {
    thing: 'nail_pop',
    aspect: ['cause', 'prevent'],
    held: ['defect:nail_pop/cause'],
  },
  {
    thing: 'acclimatising',
    aspect: ['wait', 'life', 'need', 'purpose'],
    answer:
      '**About 1 to 2 weeks inside the finished, dry house, in opened packs.** What decides is the moisture: of the boards and of the floor below, both measured.',
    confidence: 'trade',
  },
  {
    thing: 'floating_floor',
    aspect: ['gap', 'distance', 'width', 'size'],
    answer:
      '**About 10 mm to every wall, frame and pipe; 8 to 12 mm by the maker**, covered by skirting or scotia, and never filled hard.',
    confidence: 'trade',
  },
  {
    thing: 'subfloor_flatness',
    aspect: ['flatness', 'gap', 'size', 'need', 'allowed'],
    answer:
      '**About 3 mm under a straightedge of 2 m for vinyl planks and laminate.** The maker of the flooring says its own figure, and that counts for its warranty.',
    confidence: 'trade',
  },
  {
    thing: 'carpet',
    aspect: 'life',
    answer:
      '**About 8 to 12 years in a home**, less in halls and rentals and with cheap fibre. Underlay wears out with it.',
    confidence: 'trade',
  },
  {
    thing: 'floorboard',
    aspect: ['life'],
    answer:
      '**Solid boards 50 years and more, engineered ones about 25, laminate and vinyl 10 to 20.** The coating is renewed about every 7 to 10 years.',
    confidence: 'trade',
  },
  {
    thing: 'sanding_floor',
    aspect: ['count', 'often', 'life'],
    answer:
      '**Solid boards 3 to 5 times; engineered ones once or twice, thin ones never.** What counts is the timber left above the tongue: ask before each sanding.',
    confidence: 'trade',
  },
  {
    thing: 'cupping',
    aspect: ['cause', 'purpose', 'prevent', 'allowed'],
    answer:
      '**Their underside is wetter than their top.** Look for a damp subfloor, a leak, a wet slab or wet mopping. Find the water and let them dry before anybody sands them: sanded early, they go round the other way.',
    confidence: 'trade',
    rows: ['defect:timber_floor_gap/cause'],
  },
  {
    thing: 'polished_floor',
    aspect: 'wait',
    answer:
      '**In socks after about 24 hours, shoes after 2 or 3 days, furniture after a week and rugs after two.** Oil-based coats take longer. The coating’s maker says its own times.',
    confidence: 'trade',
  },
  {
    thing: 'timber_moisture',
    aspect: ['moisture', 'count', 'allowed', 'height', 'amount', 'tell'],
    answer:
      '**Dry timber in a house reads about 8 to 14%. From about 20% on it is wet, and open to rot.** Measure a dry part of the same timber beside it, and look for where the water comes from. Floor boards are laid at 9 to 14%, mostly about 10 to 12, on a floor about as dry.',
    source: 'the standard of timber flooring, as floor layers tell it',
    confidence: 'likely',
  },
  {
    thing: 'moisture_reading',
    aspect: ['moisture', 'count', 'allowed', 'tell'],
    answer:
      '**No one number: compare it with a dry part of the same wall.** A meter for timber shows no true percentage in plaster or brick. Much higher than the dry part, or rising, means water: look for where it comes from.',
    confidence: 'trade',
  },
  {
    thing: 'growing_crack',
    aspect: ['tell', 'prevent', 'purpose'],
    answer:
      '**Mark its ends with the date, measure its widest place with a gauge or card, and photograph it with a ruler each month.** Same place, same time of day. Growing, 5 mm or wider, or doors jamming: a structural engineer.',
    confidence: 'trade',
  },
];
