/** Facts of tiles, screeds and what keeps water in. */
import type { Fact } from './fact.ts';

export const FACTS_OF_TILING: readonly Fact[] = [
  { thing: 'shower', aspect: 'slope', held: ['tolerance:wet-fall'] },
  {
    thing: 'bathroom_floor_fall',
    aspect: ['slope', 'need'],
    held: ['tolerance:wet-fall', 'tolerance:wet-waste'],
  },
  {
    thing: 'membrane_junction',
    aspect: ['width', 'size', 'distance', 'overlap', 'height'],
    held: ['tolerance:wet-junction'],
  },
  {
    thing: 'outside_shower',
    aspect: ['need', 'where', 'which', 'any', 'distance', 'allowed'],
    held: ['tolerance:wet-outside'],
  },
  {
    thing: 'membrane_place',
    aspect: ['where', 'order', 'allowed', 'which', 'need', 'any'],
    held: ['tolerance:wet-membrane-pos'],
  },
  {
    thing: 'waterstop_height',
    aspect: ['height', 'amount', 'size', 'any'],
    answer:
      '**Flush with the finished tiles at a bathroom’s door, and 5 mm above them at a shower without a hob.** It is set before the membrane and turned up.',
    source: 'the standard of wet areas, as tilers tell it',
    confidence: 'likely',
  },
  {
    thing: 'hob_height',
    aspect: ['height', 'any'],
    answer:
      '**Mostly about 100 mm, and never so low that water gets over it.** A shower without one has a step-down or a waterstop and the right fall instead.',
    confidence: 'trade',
  },
  {
    thing: 'membrane',
    aspect: 'thickness',
    answer:
      '**About 0.5 to 2 mm when dry, in two coats at least.** The data sheet says how thick; a gauge in the wet coat shows it.',
    confidence: 'trade',
  },
  {
    thing: 'membrane',
    aspect: 'count',
    answer:
      '**Two coats at least, the second across the first and in another colour**, so that thin spots show.',
    confidence: 'trade',
  },
  {
    thing: 'membrane_drying',
    aspect: ['count', 'often'],
    answer:
      '**24 to 48 hours after the last coat before tiles go on**, longer in the cold. The maker’s data sheet goes first.',
    confidence: 'trade',
  },
  {
    thing: 'tile_on_membrane',
    aspect: ['wait', 'life'],
    answer:
      '**24 to 48 hours after the membrane’s last coat, as a rule**, longer in the cold or without air. Tiles over one that is still soft tear it. The maker’s data sheet goes first.',
    confidence: 'trade',
  },
  {
    thing: 'bond_breaker',
    aspect: ['size', 'width', 'thickness'],
    answer:
      '**About 12 mm of tape or a fillet of sealant, wide enough that the membrane can stretch**: the less it stretches, the wider. The class of the membrane decides.',
    confidence: 'trade',
  },
  {
    thing: 'shower_wall_time',
    aspect: ['life', 'often'],
    answer: '**A bathroom about 15 to 25 years**: silicone goes first, grout next, the membrane last.',
    confidence: 'trade',
  },
  {
    thing: 'bathroom_time',
    aspect: ['wait', 'count', 'any'],
    answer:
      '**About 3 to 4 weeks**: strip out, pipes, sheets, screed, waterproofing and its drying, tiles, fit-off. Days of drying can’t be skipped.',
    confidence: 'trade',
  },
  {
    thing: 'shower_niche',
    aspect: 'slope',
    answer:
      '**About 1 in 40 to 1 in 80, towards the shower**, and waterproofed all round before it is tiled.',
    confidence: 'trade',
  },
  {
    thing: 'shower_niche',
    aspect: ['need', 'height'],
    answer:
      '**It is waterproofed as the wall is, inside and round its edges, and its shelf falls to the shower.** Mostly it sits about 1 to 1.3 m up, off studs and pipes.',
    confidence: 'trade',
  },
  {
    thing: 'tile_adhesive',
    aspect: 'wait',
    answer:
      '**About 24 hours before it is walked on or grouted, and 7 days or more to full strength.** Rapid ones take some hours, and the cold makes all of them slower.',
    confidence: 'trade',
  },
  {
    thing: 'tile_adhesive',
    aspect: 'thickness',
    answer:
      '**About 3 to 6 mm under most tiles, to 10 or more with adhesives made for it.** It isn’t there to level a floor.',
    confidence: 'trade',
  },
  {
    thing: 'tile',
    aspect: 'life',
    answer:
      '**50 years and more; grout and sealant about 10 to 15.** What ends them mostly is movement below or water behind.',
    confidence: 'trade',
  },
  {
    thing: 'lippage',
    aspect: ['height', 'amount', 'allowed', 'which', 'size'],
    state: 'NSW',
    held: ['tolerance:tile-lip', 'tolerance:tile-lip-narrow', 'tolerance:tile-lip-polished'],
  },
  {
    thing: 'tile_flatness',
    aspect: ['flatness', 'amount', 'bound', 'allowed', 'any'],
    state: 'NSW',
    held: ['tolerance:tile-flat'],
  },
  {
    thing: 'drummy_tile',
    aspect: ['count', 'amount'],
    answer:
      '**No count is set: a loose, cracked or moving tile is defective, and one hollow sound alone may not be.** Many, or any in a shower or outside, point to poor bedding: have them mapped and looked at.',
    confidence: 'trade',
    rows: ['tolerance:tile-cracked'],
  },
  {
    thing: 'tile_tenting',
    aspect: ['cause', 'prevent'],
    answer:
      '**The floor shrank or the tiles grew, and no joint gave way.** Movement joints at edges and every few metres, and full bedding, prevent it. Keep off lifted ones and have them relaid with joints.',
    confidence: 'trade',
    rows: ['defect:tile_cracked/cause'],
  },
  {
    thing: 'tile_movement_joint',
    aspect: ['width', 'gap', 'size', 'thickness'],
    answer: '**About 6 to 10 mm, filled with a flexible sealant and never with grout.**',
    confidence: 'trade',
  },
  {
    thing: 'grout',
    aspect: ['life', 'often'],
    answer:
      '**About 10 to 15 years in a shower, longer on dry floors.** Cracked or missing grout is raked out and renewed; at corners flexible sealant goes in.',
    confidence: 'trade',
  },
  {
    thing: 'grout',
    aspect: 'purpose',
    answer:
      '**It fills the joints between tiles, and keeps no water out by itself.** The membrane below does that.',
    confidence: 'trade',
  },
  {
    thing: 'epoxy_grout',
    aspect: ['purpose', 'need', 'difference', 'where'],
    answer:
      '**It takes up no water and no stains, and is hard to work with.** Kitchens, pools and showers that are used hard are where it pays.',
    confidence: 'trade',
  },
  {
    thing: 'silicone',
    aspect: ['purpose', 'where', 'need'],
    answer:
      '**It seals where two planes meet and may move: corners, wall to floor, round baths, sinks and screens.** The membrane behind is what makes it waterproof.',
    confidence: 'trade',
  },
  {
    thing: 'silicone',
    aspect: ['width', 'size', 'thickness', 'gap'],
    answer:
      '**About 5 to 6 mm across, touching both sides and not the bottom.** A wider joint wants a backing rod.',
    confidence: 'trade',
  },
  {
    thing: 'screed',
    aspect: ['thickness', 'depth'],
    answer:
      '**About 40 to 75 mm of sand and cement, and 15 to 25 mm at least where it is bonded.** At the waste it is thinnest.',
    confidence: 'trade',
  },
  {
    thing: 'villaboard',
    aspect: ['thickness', 'size'],
    answer: '**6 mm on walls at 600 mm studs is usual, 9 mm where heavy tiles or bumps want it.**',
    confidence: 'trade',
  },
  {
    thing: 'villaboard',
    aspect: ['need', 'purpose', 'where'],
    answer:
      '**It is a lining of fibre cement that damp doesn’t swell, and is no membrane.** It goes behind tiles in showers, at baths and laundry tubs, and is waterproofed over.',
    confidence: 'trade',
  },
  {
    thing: 'balcony_membrane',
    aspect: 'life',
    answer:
      '**About 10 to 20 years under tiles, less in sun or where the deck moves.** Salts on the soffit or drummy tiles say that water gets through.',
    confidence: 'trade',
  },
  {
    thing: 'balcony_membrane',
    aspect: 'height',
    answer:
      '**About 100 mm up the wall above the finished surface, more where wind drives rain**, and under the door’s sill.',
    confidence: 'trade',
  },
  {
    thing: 'door_step_down',
    aspect: ['height', 'size', 'amount', 'need'],
    answer:
      '**About 50 to 100 mm from the floor inside down to what is outside keeps rain out.** Where the entry must be step-free, a grated drain and cover do it instead.',
    confidence: 'trade',
  },
  {
    thing: 'waterproofing_certificate',
    aspect: ['who', 'need', 'which', 'permit', 'purpose', 'any'],
    answer:
      '**Whoever laid it: a licensed waterproofer, who names the product, the rooms and the date.** Ask for it with photos before the tiles go on. The certifier mostly wants it.',
    confidence: 'trade',
  },
  {
    thing: 'waterproofer',
    aspect: ['who', 'myself', 'permit', 'need'],
    answer:
      '**In New South Wales and Queensland a licensed waterproofer; elsewhere mostly whoever is licensed for the building work.** Ask for the licence and a certificate.',
    confidence: 'trade',
  },
  {
    thing: 'bath',
    aspect: 'height',
    answer:
      '**About 500 to 600 mm at the rim.** Above it the wall is waterproofed for 150 mm, and 1800 mm from the floor where there is a shower over it.',
    confidence: 'trade',
  },
  {
    thing: 'vanity',
    aspect: 'height',
    answer: '**About 850 to 900 mm to the top**, as a kitchen bench.',
    confidence: 'trade',
  },
  {
    thing: 'shower',
    aspect: ['size', 'width'],
    answer:
      '**900 by 900 mm is common, and 820 by 820 mm small.** For livable housing it is 900 by 900 mm and without a hob.',
    confidence: 'trade',
  },
  {
    thing: 'shower_rose',
    aspect: 'height',
    answer: '**About 2 m, and its outlet in the wall at about 2.1 m**; mixers at about 1.1 m.',
    confidence: 'trade',
  },
  { thing: 'fall_to_waste', aspect: ['slope', 'any'], held: ['tolerance:wet-fall'] },
  {
    thing: 'grouting_time',
    aspect: 'wait',
    answer:
      '**The day after, about 24 hours on normal adhesive**, and some hours on a rapid one. Tiles that still move under a finger aren’t ready.',
    confidence: 'trade',
  },
];
