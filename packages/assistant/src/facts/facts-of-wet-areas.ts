/** Facts of bathrooms, laundries and balconies. */
import type { Fact } from './fact.ts';

const SHEET = 'The maker’s data sheet goes first.';

export const FACTS_OF_WET_AREAS: readonly Fact[] = [
  {
    thing: ['membrane', 'splashback'],
    aspect: ['height', 'distance'],
    of: ['vanity'],
    answer:
      '**150 mm above the basin, sink or trough**, where the wall is within 75 mm of it. The joint with the wall is sealed as well.',
    source: 'what the ABCB Housing Provisions say of wet areas',
    confidence: 'likely',
  },
  {
    thing: 'membrane',
    aspect: ['height', 'distance'],
    of: ['bath'],
    answer:
      '**150 mm above the rim of a bath without a shower**, with the joint sealed. With a shower over it the wall counts as a shower’s: 1800 mm.',
    source: 'what the ABCB Housing Provisions say of wet areas',
    confidence: 'likely',
  },
  { thing: 'membrane', aspect: 'height', of: ['shower'], held: ['tolerance:wet-shower-wall'] },
  {
    thing: 'membrane',
    aspect: ['life'],
    answer:
      '**About 15 to 20 years when it is done well**, less where the house moves or the falls are wrong. How long a builder answers for it is another matter, and differs by state.',
    confidence: 'trade',
  },
  {
    thing: 'membrane_drying',
    aspect: ['wait', 'life'],
    answer: `**24 to 48 hours after the last coat**, as a rule, longer in the cold or without air. Tiles over a membrane that is still soft tear it. ${SHEET}`,
    confidence: 'trade',
  },
  {
    thing: 'membrane_failing',
    aspect: ['tell', 'purpose', 'cause', 'life'],
    answer:
      '**Damp beside or below the shower**: swollen skirting, peeling paint on the other side of the wall, stains below, loose tiles, a musty smell. A flood test, with the waste plugged, and a damp meter show whether it is the membrane or a pipe.',
    confidence: 'trade',
    rows: ['defect:waterproofing_failure/cause'],
  },
  {
    thing: 'shower_hob',
    aspect: ['need', 'allowed', 'height'],
    answer:
      '**No hob is needed.** A shower may have a hob, a step-down, or a flush floor with a waterstop at its edge and the right fall. What counts is that water stays in.',
    confidence: 'trade',
  },
  {
    thing: ['use_of_new_shower', 'grout'],
    aspect: 'wait',
    answer:
      '**Keep water off for 2 to 3 days after grouting**, and for 24 hours after the silicone. Walk on a grouted floor after a day. Cold or damp makes it longer.',
    confidence: 'trade',
  },
  {
    thing: 'sealing_grout',
    aspect: ['wait', 'often', 'need', 'life'],
    answer: `**Wait 2 to 3 days after grouting, some sealers up to a week or more.** It keeps stains out and isn’t waterproofing. Once a year or two in a shower. ${SHEET}`,
    confidence: 'trade',
  },
  {
    thing: 'grout_in_corner',
    aspect: ['cause', 'allowed', 'difference', 'purpose', 'need', 'prevent'],
    answer:
      '**Silicone, not grout, wherever two planes meet**: corners, wall to floor, round the bath. The planes move against each other; grout is stiff and cracks there, and flexible sealant follows. Rake the cracked grout out and seal it.',
    confidence: 'trade',
  },
  {
    thing: 'grout',
    aspect: ['width', 'gap', 'size'],
    answer:
      '**About 1.5 to 3 mm between rectified tiles, 3 to 5 mm between others, and 5 mm or more outside.** The tile maker says the least.',
    confidence: 'trade',
    rows: ['tolerance:tile-lip-narrow'],
  },
  {
    thing: 'silicone',
    aspect: 'wait',
    answer:
      '**24 hours for most bathroom silicone; longer where the bead is thick or the room is cold.** Keep it dry till then. The tube says its own time.',
    confidence: 'trade',
  },
  {
    thing: 'silicone',
    aspect: ['life', 'often'],
    answer:
      '**About 5 to 10 years in a shower.** Renew it when it lifts, splits or stays black: cut the old one out, for new silicone doesn’t hold on old.',
    confidence: 'trade',
  },
  {
    thing: 'silicone_mould',
    aspect: ['allowed', 'cause', 'prevent', 'purpose'],
    answer:
      '**Mostly upkeep and ventilation, and by itself no building defect.** Soap and moisture feed it: clean it, dry it, run the fan. A fan that doesn’t clear the steam, or mould that comes from behind, is worth a look.',
    confidence: 'trade',
    rows: ['defect:condensation_mould/cause'],
  },
  {
    thing: 'flood_test',
    aspect: ['wait', 'life'],
    answer:
      '**24 hours, with the waste plugged**, and mark the level at the start. A level that drops, or damp next door or below, is a fail. It is done before tiling.',
    confidence: 'trade',
  },
  {
    thing: 'flood_test',
    aspect: ['depth', 'height', 'size'],
    answer:
      '**About 25 to 50 mm over the highest part of the floor, and below the hob or waterstop.** Never so deep that it runs over into the house.',
    confidence: 'trade',
  },
  {
    thing: 'puddle_flange',
    aspect: ['purpose', 'need'],
    answer:
      '**It joins the waterproof membrane to the waste pipe.** It is a collar set into the floor, so that water that got under the tiles drains too. One that is missing is a common cause of leaks.',
    confidence: 'trade',
    rows: ['defect:waterproofing_failure/cause'],
  },
  {
    thing: 'waterstop',
    aspect: ['purpose', 'need'],
    answer:
      '**An upright angle in the floor that stops water under the tiles from running out.** It stands at the edge of a shower without a hob and at the bathroom’s door, and the membrane is turned up it.',
    confidence: 'trade',
    rows: ['tolerance:wet-unenclosed'],
  },
  { thing: 'waterstop', aspect: ['distance', 'spacing'], held: ['tolerance:wet-unenclosed'] },
  {
    thing: 'bond_breaker',
    aspect: ['purpose', 'need'],
    answer:
      '**It lets the membrane stretch where floor and wall meet.** A tape, rod or bead of sealant keeps it unstuck there, so that movement doesn’t tear it.',
    confidence: 'trade',
    rows: ['defect:waterproofing_failure/cause'],
  },
  {
    thing: 'drummy_tile',
    aspect: ['purpose', 'tell'],
    answer:
      '**A tile that sounds hollow, for it isn’t bonded below.** Tap it with a coin or a screwdriver’s handle and compare it with its neighbours. One alone may stay; loose, cracked or many drummy ones are a defect.',
    confidence: 'trade',
    rows: ['tolerance:tile-cracked'],
  },
  {
    thing: 'tile_movement_joint',
    aspect: ['spacing', 'often', 'distance', 'need', 'count'],
    answer:
      '**About every 4.5 m each way indoors, closer in sun or outside**, and round the edges, at columns and over joints of the slab.',
    source: 'the standard of tiling, as tilers tell it',
    confidence: 'likely',
  },
  {
    thing: 'tile_over_tile',
    aspect: ['allowed', 'need', 'myself'],
    answer:
      '**In a dry room often, where the old tiles are bonded, flat and primed. In a shower better not:** the old membrane stays unseen, the waste and doors get too low, and the wall carries more weight. Strip it and waterproof anew.',
    confidence: 'trade',
  },
  {
    thing: 'screed_before_tiling',
    aspect: ['wait', 'life'],
    answer: `**7 days for a sand and cement screed to cure, then about 2 weeks to dry.** Bagged quick screeds take a day or two. ${SHEET}`,
    confidence: 'trade',
  },
  {
    thing: 'plasterboard_in_shower',
    aspect: ['allowed', 'strength', 'need'],
    answer:
      '**Not ordinary plasterboard.** Behind shower tiles goes a water-resistant board, such as fibre cement or wet-area plasterboard, and the waterproof membrane over it. The board alone keeps no water out.',
    confidence: 'trade',
  },
];
