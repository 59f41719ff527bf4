/** Facts of roofs, gutters, insulation and condensation. */
import type { Fact } from './fact.ts';

export const FACTS_OF_ROOFING: readonly Fact[] = [
  {
    thing: 'downpipe',
    aspect: ['spacing', 'distance', 'count', 'often', 'need'],
    answer: '**One for each 12 m of eaves gutter at most**, and as close as can be to a valley.',
    source: 'what the NCC says of gutters and downpipes for housing',
    confidence: 'likely',
  },
  {
    thing: 'downpipe',
    aspect: 'life',
    answer:
      '**About 20 to 30 years for painted steel, PVC much the same in the sun.** Seams and the elbow at the ground go first.',
    confidence: 'trade',
  },
  { thing: 'box_gutter', aspect: 'slope', held: ['tolerance:gutter-fall'] },
  {
    thing: 'box_gutter',
    aspect: 'depth',
    answer:
      '**About 75 mm at its shallow end, and deeper by its fall and its rain**: it is designed for each roof, with an overflow.',
    confidence: 'trade',
  },
  {
    thing: 'box_gutter',
    aspect: ['often', 'wait'],
    answer:
      '**Clean it at least twice a year, and before every storm season.** When it blocks, water goes into the house.',
    confidence: 'trade',
  },
  {
    thing: 'box_gutter',
    aspect: 'life',
    answer: '**About 20 to 30 years, less where leaves and water lie in it or metals are mixed.**',
    confidence: 'trade',
  },
  {
    thing: 'valley_gutter',
    aspect: 'life',
    answer: '**About 25 to 40 years**; rust under leaves and mortar droppings comes first.',
    confidence: 'trade',
  },
  {
    thing: 'gutter',
    aspect: ['size', 'width', 'depth'],
    answer:
      '**About 115 to 150 mm wide is usual**; which one depends on roof area and rainfall. The roof plumber works it out.',
    confidence: 'trade',
  },
  {
    thing: 'gutter_bracket',
    aspect: ['spacing', 'distance'],
    answer: '**About every 1 to 1.2 m**, closer where snow or hail load it.',
    confidence: 'trade',
  },
  {
    thing: 'gutter_joint',
    aspect: 'overlap',
    answer: '**About 25 mm, in the direction of the flow, riveted and sealed.**',
    confidence: 'trade',
  },
  {
    thing: 'gutter_guard',
    aspect: ['purpose', 'need', 'allowed'],
    answer:
      '**It keeps most leaves out, and fine dirt gets through**, so the gutter is still cleaned. In a bushfire area it is of metal mesh with small openings.',
    confidence: 'trade',
  },
  {
    thing: ['gutter', 'gutter_overflow'],
    aspect: 'cause',
    answer:
      '**Mostly leaves, too little fall, or too few downpipes.** It overflows at the low or blocked spot: look there in rain, from the ground.',
    confidence: 'trade',
  },
  {
    thing: 'roof_screw',
    aspect: ['life', 'often'],
    answer:
      '**About 20 years: washers go hard and screws rust before the sheets do.** Renew them with screws of the same class or better.',
    confidence: 'trade',
  },
  {
    thing: 'roof_screw',
    aspect: ['spacing', 'count'],
    answer:
      '**By profile, span and wind: mostly each crest or second crest at edges, and fewer within.** The maker’s table says it.',
    confidence: 'trade',
  },
  {
    thing: 'roof_bang',
    aspect: ['cause', 'allowed', 'purpose', 'prevent'],
    answer:
      '**Mostly heat: metal grows in the sun and shrinks at night, and slips over its fixings with a bang or tick.** It isn’t harmful by itself. A new noise after a storm, or a loose or flapping sheet, wants a roofer.',
    confidence: 'trade',
  },
  {
    thing: 'house_creak',
    aspect: ['cause', 'allowed', 'purpose'],
    answer:
      '**Mostly timber, metal and pipes that grow and shrink with heat and damp**, evenings most. With new cracks, doors that jam or a sag it means more: have that looked at.',
    confidence: 'trade',
  },
  {
    thing: 'roof_sheet',
    aspect: ['often', 'wait'],
    answer:
      '**Wash it once or twice a year where rain doesn’t reach, and near the sea every few months.** Have screws, laps and flashings looked at about every 5 years.',
    confidence: 'trade',
  },
  {
    thing: 'roof_sheet',
    aspect: 'thickness',
    answer: '**0.42 mm of steel is the usual house roof; 0.48 mm where it is walked on or spans more.**',
    confidence: 'trade',
  },
  {
    thing: 'dissimilar_metals',
    aspect: ['allowed', 'purpose', 'cause', 'need'],
    answer:
      '**No: lead or copper above zinc-aluminium steel eats it**, and so does water that drips from copper. Use a compatible flashing, painted or of the same metal.',
    confidence: 'trade',
  },
  {
    thing: 'roof_tile',
    aspect: 'overlap',
    answer:
      '**About 75 mm end to end, by the tile’s gauge**, and more at a low pitch. The maker’s sheet goes first.',
    confidence: 'trade',
  },
  {
    thing: 'roof_tile_fixing',
    aspect: ['count', 'need', 'often', 'spacing', 'allowed'],
    answer:
      '**By wind and pitch: mostly every second tile, and every one at edges, ridges and in windy places.** The standard of roof tiling and the maker say it.',
    confidence: 'trade',
  },
  {
    thing: 'roof_tile',
    aspect: 'often',
    answer:
      '**Have it looked at about every 5 years, and after hail or a big storm.** Broken tiles, loose caps and rusty valleys are what to look for.',
    confidence: 'trade',
  },
  {
    thing: 'bedding_mortar',
    aspect: 'wait',
    answer:
      '**Bedding a day before it is pointed; flexible pointing is dry to rain in a few hours and hard in some days.** The maker’s sheet says it.',
    confidence: 'trade',
  },
  {
    thing: 'sarking',
    aspect: 'overlap',
    answer:
      '**150 mm at the side laps, laid from the gutter up**, and the lowest one drains into the gutter.',
    confidence: 'trade',
  },
  {
    thing: 'sarking',
    aspect: 'life',
    answer:
      '**As long as the roof, as long as it isn’t torn or left in the sun**: weeks of sun make it brittle.',
    confidence: 'trade',
  },
  {
    thing: 'vapour_permeable',
    aspect: ['need', 'purpose', 'where', 'which'],
    answer:
      '**In the cooler climate zones, 4 to 8, the outer wrap of a wall must let vapour out**, under NCC 2022. It lies on the outside of the frame, and water drains down it.',
    source: 'what the NCC says of condensation',
    confidence: 'likely',
  },
  {
    thing: 'vapour_barrier_side',
    aspect: ['where', 'which', 'allowed', 'order', 'any'],
    answer:
      '**On the warm side: inside in a cold climate, outside in the tropics.** In most of Australia the outer wrap should let vapour out instead. A designer says it for the place.',
    confidence: 'trade',
  },
  {
    thing: 'roof_ventilation',
    aspect: ['need', 'purpose', 'amount', 'size'],
    answer:
      '**In the coldest zones, 6 to 8, NCC 2022 asks for openings at eaves and ridge where the roof space isn’t heated.** How much depends on the pitch. Elsewhere it helps and isn’t asked for.',
    source: 'what the NCC says of condensation',
    confidence: 'likely',
  },
  {
    thing: 'insulation_clearance',
    aspect: ['distance', 'gap', 'size'],
    answer:
      '**What the light’s label says; 200 mm to the side where it says nothing and the light is old.** Only one marked IC or IC-4 may be covered. A licensed electrician says which it is.',
    confidence: 'trade',
    rows: ['defect:insulation_on_downlight/next'],
  },
  {
    thing: 'r_value',
    aspect: ['need', 'which', 'amount', 'strength', 'size', 'allowed'],
    answer:
      '**Mostly R4 to R6 in ceilings and R2 to R2.7 in walls of new houses**, by climate. What a building needs stands in its energy report.',
    confidence: 'trade',
  },
  {
    thing: 'r_value',
    aspect: ['purpose', 'difference'],
    answer:
      '**R says how well it keeps heat back: the higher, the better.** It is of the batt alone; gaps and squashing lose it.',
    confidence: 'trade',
  },
  {
    thing: 'insulation_gap',
    aspect: ['purpose', 'allowed', 'cause', 'amount', 'need', 'gap'],
    answer:
      '**Small gaps cost a lot: 5% missing can halve what it does.** Batts touch each other and the frame, and aren’t squashed.',
    confidence: 'trade',
  },
  {
    thing: 'wet_insulation',
    aspect: ['allowed', 'need', 'wait', 'steps'],
    answer:
      '**Take wet batts out, find the leak, and let it dry.** Glasswool that dries fully and isn’t dirty may go back; cellulose or mouldy ones are thrown away. Keep clear of wet wiring.',
    confidence: 'trade',
  },
  {
    thing: 'insulation',
    aspect: ['depth', 'thickness'],
    answer: '**About 150 to 250 mm for R4 to R6 in a ceiling, 90 mm in a wall.** Squashed flat it does less.',
    confidence: 'trade',
  },
  {
    thing: 'old_insulation',
    aspect: ['allowed', 'tell', 'purpose', 'any'],
    answer:
      '**Don’t touch it, and stay out of the roof: in Canberra and parts of NSW loose fill from before 1980 can be asbestos.** A licensed assessor tests it first.',
    source: 'what the governments of ACT and NSW say of loose-fill asbestos',
    confidence: 'likely',
  },
  {
    thing: 'condensation',
    aspect: ['cause', 'prevent'],
    answer:
      '**Moist air meets something cold.** Air the house, run fans outside during showers and cooking, dry clothes outside, heat evenly, and insulate the cold spot.',
    confidence: 'trade',
    rows: ['defect:condensation_mould/cause'],
  },
  {
    thing: 'window_condensation',
    aspect: ['cause', 'allowed', 'prevent', 'purpose'],
    answer:
      '**Moist indoor air on cold glass: mostly how the house is lived in and aired, and not by itself a defect.** Wipe it off, run fans, open windows. Water between two panes is a failed seal.',
    confidence: 'trade',
  },
  {
    thing: 'humidity',
    aspect: ['moisture', 'amount', 'allowed'],
    answer:
      '**About 40 to 60% is comfortable; over 70% for long, mould grows.** Measure it with a cheap meter, in the cold room and the morning.',
    confidence: 'trade',
  },
  {
    thing: 'mould_age',
    aspect: ['life', 'tell', 'wait', 'any'],
    answer:
      '**Nobody can date mould from its look.** It starts one or two days after something gets wet. A large black patch, rotten lining, rust or layers of stain speak of weeks or more, or of water that came back. A hygienist’s samples, moisture readings and dated photos are what an insurer weighs.',
    confidence: 'trade',
  },
  {
    thing: 'mould_start',
    aspect: ['wait', 'life'],
    answer:
      '**Within 24 to 48 hours of getting wet.** Stop the water, open it up and dry it with air and a dehumidifier; plasterboard that stayed wet longer, or swelled, is cut out. Wet power points or lights: leave that power off until an electrician has looked.',
    confidence: 'trade',
    rows: ['defect:condensation_mould/next'],
  },
  {
    thing: 'drying_wall',
    aspect: ['wait', 'life'],
    answer:
      '**Plasterboard some days to 2 weeks with fans; brick or solid plaster about a month for each 25 mm.** A damp meter, and not the look of it, says when. Nothing is painted before.',
    confidence: 'trade',
  },
  {
    thing: 'eaves_overhang',
    aspect: ['width', 'size', 'overlap'],
    answer:
      '**450 to 600 mm is usual**; none is asked for in most places, and wider ones shade walls and keep rain off them.',
    confidence: 'trade',
  },
  {
    thing: 'eaves_overhang',
    aspect: 'distance',
    answer:
      '**450 mm from the boundary for eaves, as a rule, and 900 mm for the wall itself**, without a fire rating. The council may ask for more.',
    source: 'what the ABCB Housing Provisions say of fire separation',
    confidence: 'likely',
  },
  { thing: 'roof_access', aspect: ['size', 'width', 'height', 'bound'], held: ['as4349:access'] },
  {
    thing: 'roof_sag',
    aspect: 'who',
    answer:
      '**A structural engineer first, then a carpenter or builder who does as they say.** Stay out from under it where a ceiling cracks or drops, or it sags more.',
    confidence: 'trade',
  },
  {
    thing: 'flashing',
    aspect: 'height',
    answer:
      '**About 75 to 150 mm up the wall behind it, and let into or covered by an over-flashing.** More at a low pitch or with wind.',
    confidence: 'trade',
  },
  {
    thing: 'flashing',
    aspect: 'life',
    answer: '**Lead 50 years and more, painted steel about 20 to 30, sealant 5 to 10.**',
    confidence: 'trade',
  },
  {
    thing: 'parapet_capping',
    aspect: 'slope',
    answer:
      '**At least about 3 to 5 degrees, back towards the roof**, so that dirt doesn’t streak the wall. Joints lap and are sealed.',
    confidence: 'trade',
  },
  {
    thing: 'chimney',
    aspect: 'life',
    answer:
      '**50 to 100 years in brick; the mortar and flashing want work every 20 to 30.** One that leans or drops bricks is a danger: keep clear and call an engineer.',
    confidence: 'trade',
  },
  {
    thing: 'gutter_per_downpipe',
    aspect: ['amount', 'distance', 'size', 'count', 'bound', 'any'],
    answer: '**12 m of eaves gutter at most for each downpipe**, and one as close as can be to a valley.',
    source: 'what the NCC says of gutters and downpipes for housing',
    confidence: 'likely',
  },
  { thing: 'tile_overhang', aspect: ['overlap', 'distance', 'amount'], held: ['tolerance:roof-overhang'] },
];
