/** Facts of brickwork, render, slabs and the ground. */
import type { Fact } from './fact.ts';

export const FACTS_OF_MASONRY: readonly Fact[] = [
  {
    thing: 'brick_overhang',
    aspect: ['overlap', 'distance', 'amount', 'bound', 'allowed'],
    held: ['tolerance:mas-overhang'],
  },
  {
    thing: 'veneer_cavity',
    aspect: ['width', 'size', 'gap', 'bound', 'thickness', 'depth'],
    held: ['tolerance:mas-cavity-veneer'],
  },
  {
    thing: 'cavity',
    aspect: ['width', 'size', 'gap', 'bound', 'thickness', 'depth'],
    held: ['tolerance:mas-cavity', 'tolerance:mas-cavity-veneer'],
  },
  { thing: 'damp_course', aspect: ['height', 'distance', 'gap'], held: ['tolerance:mas-dpc'] },
  {
    thing: 'damp_course',
    aspect: ['height', 'distance', 'gap'],
    state: 'SA',
    held: ['tolerance:mas-dpc-sa', 'tolerance:mas-dpc'],
  },
  {
    thing: 'brick_course',
    aspect: ['flatness', 'amount', 'allowed', 'bound'],
    held: ['tolerance:mas-bed-level'],
  },
  {
    thing: 'brick_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'NSW',
    held: ['tolerance:masonry-crack-nsw'],
  },
  {
    thing: 'brick_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'VIC',
    held: ['tolerance:masonry-crack-vic26'],
  },
  {
    thing: 'wall_tie',
    aspect: ['spacing', 'distance', 'count', 'often'],
    answer:
      '**600 mm apart each way at most**, and within 300 mm of openings and joints. In a veneer that means one on each stud, every 600 mm up.',
    source: 'the standard of masonry, as bricklayers tell it',
    confidence: 'likely',
  },
  {
    thing: 'wall_tie',
    aspect: 'life',
    answer:
      '**Galvanised ties 30 to 60 years as a rule, far less by the sea; stainless steel outlasts the house.** Cracks along bed joints or a wall that bulges say that they have rusted: an engineer looks then.',
    confidence: 'trade',
  },
  {
    thing: 'wall_tie',
    aspect: ['depth', 'overlap'],
    answer: '**At least 50 mm into the mortar**, with 15 mm of mortar left to the outer face.',
    source: 'the standard of masonry, as bricklayers tell it',
    confidence: 'likely',
  },
  {
    thing: ['articulation_joint', 'brick_joint_spacing'],
    aspect: ['spacing', 'distance', 'often', 'count'],
    answer:
      '**6 m at most in a straight wall without openings, 5 m where openings are larger than 900 mm by 900 mm.** The engineer’s drawings go first.',
    source: 'what the ABCB Housing Provisions say of vertical articulation joints',
    confidence: 'likely',
  },
  {
    thing: 'repointing_bricks',
    aspect: ['depth', 'width', 'size'],
    answer:
      '**About twice the width of the joint: 15 to 25 mm deep, square at the back.** Soft old bricks want lime mortar, for hard cement mortar breaks their faces.',
    confidence: 'trade',
  },
  {
    thing: 'repointing_bricks',
    aspect: ['often', 'life', 'wait'],
    answer:
      '**Good mortar lasts 50 years and more, less by the sea or where damp rises.** It is due where a key scratches it out or it has gone back more than about 10 mm.',
    confidence: 'trade',
  },
  {
    thing: 'brick_cleaning',
    aspect: ['wait', 'order'],
    answer:
      '**About a week to a month after laying**, once the mortar is hard and before it has cured for good. Wet the wall first, use the maker’s strength of acid, and rinse it off.',
    confidence: 'trade',
  },
  {
    thing: 'brick',
    aspect: 'life',
    answer:
      '**100 years and more; the mortar needs work earlier.** Salt, sprinklers and hard cement mortar on soft bricks cut it short.',
    confidence: 'trade',
  },
  {
    thing: 'weephole',
    aspect: ['size', 'width', 'gap'],
    answer:
      '**As wide as the joint, about 10 mm, and mostly one brick high.** A mesh or insert keeps insects out and must let water pass.',
    confidence: 'trade',
  },
  {
    thing: 'weephole',
    aspect: 'where',
    answer:
      '**In the first course above the damp-proof course or flashing, and above openings.** They stay clear of soil, paving and render.',
    confidence: 'trade',
    rows: ['tolerance:mas-weephole'],
  },
  {
    thing: 'lintel',
    aspect: 'life',
    answer:
      '**A galvanised lintel about 50 years, less by the sea; a painted one as long as its paint.** Rust that lifts the bricks or a crack above the corner needs a structural engineer.',
    confidence: 'trade',
  },
  {
    thing: 'chasing_wall',
    aspect: ['depth', 'size', 'bound'],
    answer:
      '**Upright ones no deeper than a third of the wall’s thickness, level ones a sixth.** Never back to back, and not in a thin wall: ask an engineer.',
    confidence: 'trade',
  },
  {
    thing: 'render',
    aspect: ['distance', 'height', 'gap'],
    answer:
      '**Stop it about 75 mm above paving and 150 mm above soil, and never over the damp-proof course or weepholes.** Render to the ground draws damp up.',
    confidence: 'trade',
    rows: ['tolerance:mas-dpc'],
  },
  {
    thing: 'render_joint',
    aspect: ['spacing', 'where', 'need', 'distance', 'width'],
    answer:
      '**Wherever the wall below has one, in the same line and width.** Rendered over, it cracks there. Large areas without one get their own, about every 6 m.',
    confidence: 'trade',
  },
  {
    thing: 'render',
    aspect: 'temperature',
    answer:
      '**Between about 5 and 35 °C, and not in full sun, wind or rain.** Hot walls suck the water out, and it crazes and drums.',
    confidence: 'trade',
  },
  {
    thing: 'render_crazing',
    aspect: ['cause', 'prevent', 'purpose'],
    answer:
      '**It dried too fast, was too rich in cement, or was floated too long.** A fine net that doesn’t grow or drum is mostly looks; a flexible coating covers it.',
    confidence: 'trade',
  },
  {
    thing: 'efflorescence',
    aspect: ['life', 'wait', 'prevent'],
    answer:
      '**On new brickwork it fades within a season or two; brush it off dry.** Where it comes back after that, water gets in from somewhere, and that is found first.',
    confidence: 'trade',
  },
  {
    thing: 'salt_damp',
    aspect: ['height', 'distance'],
    answer:
      '**Mostly up to about 1 m above the ground, seldom over 1.5 m.** Damp higher up comes from rain, a leak or condensation.',
    confidence: 'trade',
  },
  {
    thing: 'dpc_injection',
    aspect: ['life', 'often'],
    answer:
      '**Mostly warranted for 20 years**, if the wall takes it evenly. Soil or render that bridges it undoes it.',
    confidence: 'trade',
  },
  {
    thing: 'slab_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'VIC',
    held: ['tolerance:slab-crack-vic26'],
  },
  {
    thing: 'slab_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'WA',
    held: ['tolerance:slab-crack-wa', 'tolerance:as2870-c2-2'],
  },
  {
    thing: 'slab_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'NSW',
    held: ['tolerance:slab-crack-nsw', 'tolerance:as2870-c2-2'],
  },
  {
    thing: 'slab_crack',
    aspect: ['cause', 'prevent'],
    answer:
      '**Concrete shrinks as it dries, most in the first months, and cracks where nothing lets it.** Curing, joints and mesh in its upper part keep cracks fine. Ground that moves makes wider ones, with a step.',
    confidence: 'trade',
    rows: ['defect:slab_crack/cause'],
  },
  { thing: 'slab_flatness', aspect: ['flatness', 'amount', 'bound'], held: ['tolerance:ccaa-conventional'] },
  {
    thing: 'level_floor',
    aspect: ['flatness', 'amount', 'bound', 'allowed', 'slope'],
    state: 'NSW',
    held: ['tolerance:floor-level-2m', 'tolerance:floor-level-room', 'tolerance:floor-level-footprint'],
  },
  {
    thing: 'level_floor',
    aspect: ['flatness', 'amount', 'bound', 'allowed', 'slope'],
    state: 'VIC',
    held: ['tolerance:floor-level-2m', 'tolerance:floor-level-room', 'tolerance:floor-level-footprint'],
  },
  {
    thing: 'formwork',
    aspect: ['wait', 'allowed'],
    answer:
      '**Edge forms a day or two after the pour; what carries a slab or beam stays up 7 to 28 days, as the engineer says.** Longer in the cold. Props never come out early.',
    confidence: 'trade',
  },
  {
    thing: 'slab_before_floor',
    aspect: 'wait',
    answer:
      '**About 28 days for a new slab before tiles go on.** Vinyl and timber wait longer, about a month for each 25 mm of thickness. A moisture test and the adhesive maker’s data sheet decide.',
    confidence: 'trade',
  },
  {
    thing: 'slab_moisture',
    aspect: ['moisture', 'amount', 'bound', 'tell', 'allowed'],
    answer:
      '**Mostly 75% relative humidity inside the slab, measured in a drilled hole, before timber or vinyl goes down.** The maker of the adhesive says its own figure.',
    source: 'the standards of floor coverings, as floor layers tell them',
    confidence: 'likely',
  },
  {
    thing: 'curing_concrete',
    aspect: ['wait', 'life'],
    answer:
      '**7 days at least kept moist, under plastic or under a curing compound**, from the hour it is hard. Concrete that dries early is dusty, weak at its face and cracks more.',
    confidence: 'trade',
  },
  {
    thing: 'curing_concrete',
    aspect: ['purpose', 'need'],
    answer:
      '**It keeps water in while the cement sets, so that the face is hard and cracks stay fine.** Wet hessian, plastic, a sprinkler or a sprayed compound all do it.',
    confidence: 'trade',
  },
  {
    thing: 'concrete_joint',
    aspect: ['spacing', 'distance', 'often', 'count'],
    answer:
      '**About every 3 m in a slab of 100 mm**, in panels near to square, and soft joints against the house, pits and posts.',
    confidence: 'trade',
  },
  {
    thing: 'concrete_joint',
    aspect: 'depth',
    answer: '**A quarter to a third of the thickness, so 25 to 35 mm in 100 mm of concrete.**',
    confidence: 'trade',
  },
  {
    thing: 'concrete_joint',
    aspect: 'wait',
    answer:
      '**Within about 12 to 24 hours of the pour, as soon as the saw leaves a clean edge**; sooner on a hot day.',
    confidence: 'trade',
  },
  {
    thing: 'concrete',
    aspect: 'life',
    answer:
      '**50 years is what it is designed for, and longer where the cover over its steel is right.** Salt air and cracks that stay wet shorten it.',
    source: 'the standard of concrete structures, as engineers tell it',
    confidence: 'likely',
  },
  {
    thing: 'concrete',
    aspect: 'temperature',
    answer:
      '**About 5 to 35 °C: not on frozen ground, and with shade, early starts and fast curing on a hot day.**',
    confidence: 'trade',
  },
  {
    thing: 'ground_fall',
    aspect: ['slope', 'distance', 'amount', 'any'],
    held: ['tolerance:mas-slab-height'],
  },
  {
    thing: 'termite_edge',
    aspect: ['height', 'distance', 'gap', 'size', 'width', 'amount'],
    held: ['tolerance:termite-edge'],
  },
  {
    thing: 'termite_inspection',
    aspect: ['often', 'wait', 'deadline', 'life'],
    answer:
      '**At least once every 12 months**, by a licensed timber pest inspector, and more often where the risk is high. Between visits don’t pile soil, mulch or timber against the slab’s edge.',
    confidence: 'trade',
    rows: ['defect:termite_damage/who'],
  },
  {
    thing: 'subfloor_vent',
    aspect: ['size', 'amount', 'count', 'spacing', 'bound'],
    answer:
      '**Up to 6000 mm² of clear opening for each metre of wall**: 2000, 4000 or 6000 by how damp the climate is, and half of it where the ground is sealed.',
    source: 'what the ABCB Housing Provisions say of subfloor ventilation',
    confidence: 'likely',
  },
  {
    thing: 'subfloor_vent',
    aspect: 'distance',
    answer:
      '**No farther than 600 mm from a corner**, and evenly along the walls, so that air goes right through.',
    source: 'what the ABCB Housing Provisions say of subfloor ventilation',
    confidence: 'likely',
  },
  { thing: 'subfloor_access', aspect: ['size', 'width', 'height', 'gap', 'bound'], held: ['as4349:access'] },
  {
    thing: 'subfloor_moisture',
    aspect: ['moisture', 'amount', 'bound', 'allowed'],
    answer:
      '**Under 18% is dry, and from 20% on rot can start.** Compare it with timber elsewhere; more than that needs air, drains or a leak found.',
    confidence: 'trade',
  },
  {
    thing: 'wet_subfloor',
    aspect: ['cause', 'prevent'],
    answer:
      '**Ground that falls to the house, blocked vents, leaking pipes, or downpipes and condensate that end under the floor.** Look after rain and in dry weather: only a pipe leaks in both.',
    confidence: 'trade',
  },
  {
    thing: 'slab_strength',
    aspect: ['strength', 'which', 'amount', 'purpose'],
    answer:
      '**N20 is the least in most house slabs, and N25 or N32 where salt or wear ask for it.** The engineer’s drawings say it; the docket of the truck shows what came.',
    confidence: 'trade',
  },
  {
    thing: 'paving_crack',
    aspect: ['width', 'size', 'amount', 'bound'],
    state: 'NSW',
    held: ['tolerance:paving-crack'],
  },
];
