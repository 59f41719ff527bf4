/** Facts of roofs and what drains them. */
import type { Fact } from './fact.ts';

const MAKER = 'The maker’s sheet for that profile goes first.';

export const FACTS_OF_ROOFS: readonly Fact[] = [
  { thing: 'gutter', aspect: 'slope', held: ['tolerance:gutter-fall'] },
  {
    thing: ['gutter', 'gutter_cleaning'],
    aspect: 'often',
    answer:
      '**Twice a year**, before the wet season and after the leaves fall, and more often under trees. In a bushfire area clear them before every hot day. Keep off the ladder where it is high or wet.',
    confidence: 'trade',
  },
  {
    thing: 'gutter',
    aspect: 'life',
    answer:
      '**About 20 to 25 years for steel**, less by the sea or full of leaves. Rust at the seams shows first.',
    confidence: 'trade',
  },
  {
    thing: 'gutter_overflow',
    aspect: ['purpose', 'gap', 'need', 'size'],
    answer:
      '**It is there to spill water outside in an overflow.** When the downpipe can’t keep up, water leaves through the gap or the slots in front, not back into the eaves. Don’t seal it.',
    confidence: 'trade',
  },
  {
    thing: 'box_gutter',
    aspect: ['width', 'size'],
    answer:
      '**200 mm wide at least on a house, 300 mm on other buildings**, with an overflow that spills outside.',
    source: 'the standard of roof drainage, as roof plumbers tell it',
    confidence: 'likely',
  },
  {
    thing: 'box_gutter',
    aspect: ['purpose'],
    answer:
      '**A gutter inside the roof, behind a parapet or between two slopes.** When it blocks, water goes into the building, so it needs an overflow and regular cleaning.',
    confidence: 'trade',
  },
  {
    thing: 'valley_gutter',
    aspect: ['width', 'size'],
    answer:
      '**400 mm wide at least on a roof steeper than 12.5 degrees**, and the roofing overhangs it by 150 mm on each side.',
    source: 'what the ABCB Housing Provisions say of gutters',
    confidence: 'likely',
  },
  {
    thing: 'roof_sheet',
    aspect: ['slope'],
    answer: `**5 degrees for corrugated sheets; 2 or 3 degrees for deeper profiles.** ${MAKER}`,
    source: 'what makers of roof sheets say',
    confidence: 'likely',
  },
  {
    thing: 'roof_tile',
    aspect: ['slope'],
    answer: `**Mostly 20 degrees or more; some profiles go down to 15 with sarking under them.** ${MAKER}`,
    source: 'what makers of roof tiles say',
    confidence: 'likely',
  },
  {
    thing: 'roof_sheet',
    aspect: ['overlap'],
    answer: `**At the ends 200 mm on a slope of 5 to 15 degrees, 150 mm on a steeper one.** At the sides one and a half waves of corrugated, or as its profile locks. ${MAKER}`,
    source: 'what the ABCB Housing Provisions say of sheet roofing',
    confidence: 'likely',
  },
  {
    thing: 'roof_sheet',
    aspect: ['life'],
    answer:
      '**About 30 to 50 years**, less near the sea or in shade where it stays wet. Screws and their washers need renewing earlier, at about 20.',
    confidence: 'trade',
  },
  {
    thing: 'roof_tile',
    aspect: ['life'],
    answer:
      '**Concrete tiles about 50 years, terracotta 70 and more.** The bedding and pointing of the ridge wear out long before the tiles.',
    confidence: 'trade',
  },
  {
    thing: 'roof',
    aspect: ['life'],
    answer:
      '**Steel sheets about 30 to 50 years, concrete tiles about 50, terracotta 70 and more.** Ridge, screws and flashings need work earlier.',
    confidence: 'trade',
  },
  {
    thing: 'ridge_capping',
    aspect: ['life', 'often', 'need'],
    answer:
      '**Re-pointing is due about every 15 to 20 years**, earlier where mortar cracks, falls into the gutter or a cap rocks. Flexible pointing lasts longer than hard mortar.',
    confidence: 'trade',
  },
  {
    thing: 'sarking',
    aspect: 'purpose',
    answer:
      '**A second skin under the tiles or sheets.** It carries wind-blown rain and drips out to the gutter, keeps dust and embers out, and cuts draughts. It is no waterproof roof by itself.',
    confidence: 'trade',
  },
  {
    thing: 'sarking',
    aspect: ['need', 'permit'],
    answer:
      '**Not under every roof.** It is asked for in bushfire areas and under tiles at a low pitch or in a long run. The energy report may want it. Older houses mostly have none.',
    source: 'what the NCC and tile makers say',
    confidence: 'likely',
  },
  {
    thing: 'sarking_and_insulation',
    aspect: ['difference', 'purpose', 'need'],
    answer:
      '**Sarking keeps water, dust and embers out; insulation slows heat.** Sarking is a thin membrane under the roofing. Insulation is thick and lies on the ceiling or between rafters. Foil-faced blankets do some of both.',
    confidence: 'trade',
  },
  {
    thing: 'insulation',
    aspect: ['life'],
    answer:
      '**30 years and more, as long as it stays dry and lies flat.** Wet, squashed or missing pieces no longer work.',
    confidence: 'trade',
  },
  {
    thing: 'flashing',
    aspect: ['overlap'],
    answer: '**75 mm at least, in the direction that the water runs.** A sealant doesn’t replace the lap.',
    source: 'what the ABCB Housing Provisions say of flashings',
    confidence: 'likely',
  },
  {
    thing: 'flashing',
    aspect: ['purpose', 'need'],
    answer:
      '**It turns water away where a roof or wall meets something else**: a chimney, a wall, a window, a pipe. It is bent metal or a membrane that laps like a shingle.',
    confidence: 'trade',
  },
  {
    thing: 'window_flashing',
    aspect: ['purpose', 'need'],
    answer:
      '**It leads water that gets in around a window back outside**, over the head, down the sides and out at the sill. Sealant alone does not last.',
    confidence: 'trade',
  },
  {
    thing: 'roof_batten',
    aspect: ['spacing', 'distance'],
    answer: `**About 330 mm under concrete tiles, by the tile’s gauge; about 900 mm under steel sheets, closer at edges.** ${MAKER}`,
    confidence: 'trade',
  },
  {
    thing: 'skylight',
    aspect: ['life', 'often'],
    answer:
      '**About 15 to 25 years.** Its dome or seals go first: crazing, yellowing, fogging or stains round the shaft.',
    confidence: 'trade',
  },
  {
    thing: 'chimney',
    aspect: ['height', 'distance'],
    answer:
      '**A wood heater’s flue: 600 mm above the ridge where it stands within 3 m of it. A brick chimney: 300 mm above any part of the building within 3.6 m.** The heater’s manual goes first.',
    source: 'the standard of wood heaters and what the ABCB Housing Provisions say of chimneys',
    confidence: 'likely',
  },
  {
    thing: 'chimney',
    aspect: ['often'],
    answer:
      '**Sweep it once a year where it is used**, before winter, and have the flashing and mortar looked at then.',
    confidence: 'trade',
  },
  {
    thing: 'roof_condensation',
    aspect: ['cause', 'prevent', 'allowed'],
    answer:
      '**Warm, moist air from below meets cold metal.** It comes with fans that blow into the roof space, gas heaters without a flue, and no blanket or sarking under the sheets. Duct fans outside, insulate under the sheets and let the roof breathe.',
    confidence: 'trade',
    rows: ['defect:condensation_mould/cause'],
  },
  {
    thing: 'painting_roof_tiles',
    aspect: ['allowed', 'need', 'purpose', 'myself'],
    answer:
      '**Yes for concrete tiles, once broken ones and the pointing are mended and they are cleaned and primed.** It freshens the look and stops no leak. Terracotta needs none. Roofs are a roofer’s place, and fibro must never be washed or blasted.',
    confidence: 'trade',
  },
  {
    thing: 'walking_on_roof',
    aspect: ['allowed', 'myself', 'tell'],
    answer:
      '**Better not.** Tiles crack under a foot, sheets dent between battens, fibro and skylights break through, and a fall may kill. Look from the ground with binoculars or a pole camera, or have a roofer go up.',
    confidence: 'trade',
  },
  {
    thing: 'powdery_tile',
    aspect: ['cause', 'allowed', 'purpose'],
    answer:
      '**The coating has weathered, or lime salts have come out of the concrete.** It is mostly looks in an older concrete tile. In terracotta that flakes it is salt or frost, and those tiles are replaced.',
    confidence: 'trade',
  },
];
