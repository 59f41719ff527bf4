/** Facts of plaster, paint, floors and joinery. */
import type { Fact } from './fact.ts';

export const FACTS_OF_LININGS: readonly Fact[] = [
  {
    thing: 'plasterboard_screw',
    aspect: ['spacing', 'distance'],
    answer:
      '**About 200 to 230 mm on butt joints and 300 mm elsewhere, with glue between; ceilings closer than walls.** The maker’s manual says it, and fire or wet walls have their own.',
    confidence: 'trade',
  },
  {
    thing: 'plasterboard_screw',
    aspect: ['size', 'which'],
    answer: '**25 mm needle-point for 10 mm into timber, 30 mm for 13 mm; fine threads for steel.**',
    confidence: 'trade',
  },
  {
    thing: 'ceiling_batten',
    aspect: ['spacing', 'distance'],
    answer:
      '**450 mm for 10 mm plasterboard and 600 mm for 13 mm or ceiling board made to span.** Closer where insulation or water-resistant board is heavy.',
    confidence: 'trade',
  },
  {
    thing: 'plaster_joint',
    aspect: ['wait', 'life'],
    answer:
      '**About 24 hours a coat in dry weather, setting compounds an hour or so**, and dry right through before paint.',
    confidence: 'trade',
  },
  {
    thing: 'plaster_joint',
    aspect: ['cause', 'prevent', 'where'],
    answer:
      '**Frames that shrink or move, joints without tape, or compounds that dried too fast.** Staggered joints, back-blocks and control joints in long ceilings prevent it.',
    confidence: 'trade',
    rows: ['defect:peaking_joint/cause'],
  },
  {
    thing: 'ceiling_joint',
    aspect: ['spacing', 'distance', 'need'],
    answer:
      '**At most about 12 m in an inside ceiling or wall, 6 m outside or under an eave**, and over joints of the building.',
    confidence: 'trade',
  },
  {
    thing: 'glancing_light',
    aspect: ['purpose', 'allowed', 'difference'],
    answer:
      '**Light that runs along a wall, and shows each joint and wave.** What shows only in it, or by a torch, mostly doesn’t count as a defect, unless level 5 was ordered for that wall.',
    confidence: 'trade',
    rows: ['tolerance:view-normal-nsw', 'tolerance:pb-level5'],
  },
  {
    thing: ['viewing_distance', 'judging_paint'],
    aspect: ['distance', 'gap', 'size', 'wait', 'tell', 'where', 'bound'],
    state: 'NSW',
    held: ['tolerance:view-normal-nsw'],
  },
  {
    thing: ['viewing_distance', 'judging_paint'],
    aspect: ['distance', 'gap', 'size', 'wait', 'tell', 'where', 'bound'],
    state: 'VIC',
    held: ['tolerance:view-normal-vic26'],
  },
  {
    thing: ['viewing_distance', 'judging_paint'],
    aspect: ['distance', 'gap', 'size', 'wait', 'tell', 'where', 'bound'],
    answer:
      '**1.5 m from walls, ceilings and floors, in ordinary light that doesn’t run along them.** Fixtures from 600 mm. New South Wales and Victoria write it so; elsewhere it is used as well.',
    confidence: 'trade',
    rows: ['tolerance:view-normal-nsw', 'tolerance:view-normal-vic26'],
  },
  {
    thing: 'plaster_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'NSW',
    held: ['tolerance:plaster-crack'],
  },
  {
    thing: 'plaster_crack',
    aspect: ['width', 'size', 'amount'],
    state: 'VIC',
    held: ['tolerance:plaster-crack'],
  },
  {
    thing: 'cornice_crack',
    aspect: ['width', 'size', 'amount', 'gap'],
    state: 'NSW',
    held: ['tolerance:cornice', 'tolerance:plaster-crack'],
  },
  {
    thing: 'wall_straightness',
    aspect: ['flatness', 'amount', 'bound', 'allowed', 'any'],
    state: 'NSW',
    held: ['tolerance:wall-straight'],
  },
  {
    thing: 'frame_flatness',
    aspect: ['flatness', 'amount', 'bound', 'need', 'any'],
    held: ['tolerance:frame-4mm-1800'],
  },
  {
    thing: 'nail_pop_time',
    aspect: ['wait', 'deadline', 'life', 'count', 'any'],
    answer:
      '**Report them as soon as they show, and in the defects period of your contract, often 3 to 12 months.** Most are mended once, near the end of the first year, when the frame has dried. Your state’s warranty runs longer.',
    confidence: 'trade',
  },
  {
    thing: 'settling',
    aspect: ['wait', 'life', 'purpose'],
    answer:
      '**Frames dry and slabs shrink most in the first 1 to 2 years.** Fine cracks that stop by then are common. What goes on after that, or is 5 mm or wider, isn’t settling: an engineer looks.',
    confidence: 'trade',
  },
  { thing: 'paint', aspect: ['allowed', 'which'], state: 'NSW', held: ['tolerance:paint-finish'] },
  {
    thing: 'paint',
    aspect: 'wait',
    answer:
      '**Touch dry in about half an hour, a second coat after 2 hours, and hard after 2 to 4 weeks.** Enamel takes a day for each coat. Cold and damp make all of it longer.',
    confidence: 'trade',
  },
  {
    thing: 'paint',
    aspect: 'temperature',
    answer: '**Between 10 and 35 °C, and not when rain, dew or frost come within a few hours.**',
    confidence: 'trade',
  },
  {
    thing: 'paint',
    aspect: 'thickness',
    answer:
      '**About 25 to 35 micrometres dry for each coat of acrylic.** The tin says how many square metres a litre covers: spread farther, it is too thin.',
    confidence: 'trade',
  },
  {
    thing: 'peeling_paint',
    aspect: ['cause', 'prevent'],
    answer:
      '**Damp behind it, a dusty or glossy face that wasn’t prepared, or no primer.** Find the damp, scrape to what holds, prime and repaint. Paint from before 1970 may hold lead: test before sanding.',
    confidence: 'trade',
    rows: ['defect:peeling_paint/cause'],
  },
  {
    thing: 'deck_oil',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Every 6 to 12 months with oil in full sun, 2 to 3 years with a coating.** New hardwood weathers 4 to 8 weeks or is washed first, so that tannin gets out.',
    confidence: 'trade',
  },
  {
    thing: 'varnish',
    aspect: ['life', 'often'],
    answer:
      '**1 to 3 years outside, about 7 to 10 on a floor.** Outside it is renewed before it cracks, or it all has to come off.',
    confidence: 'trade',
  },
  {
    thing: 'skirting',
    aspect: ['gap', 'amount', 'bound', 'allowed', 'size'],
    state: 'NSW',
    held: ['tolerance:skirting-floor-gap'],
  },
  {
    thing: 'mitre_gap',
    aspect: ['gap', 'width', 'size', 'amount', 'bound', 'allowed', 'any'],
    state: 'NSW',
    held: ['tolerance:fix-gap-handover', 'tolerance:fix-gap-12m', 'tolerance:fix-gap-after12m'],
  },
  {
    thing: 'skirting',
    aspect: ['height', 'size'],
    answer: '**67 or 90 mm is common, 140 mm and more in older houses.** It is only looks.',
    confidence: 'trade',
  },
  {
    thing: 'floorboard',
    aspect: ['gap', 'amount', 'bound'],
    state: 'NSW',
    held: ['tolerance:floor-timber-shrink'],
  },
  {
    thing: 'floorboard',
    aspect: 'thickness',
    answer:
      '**19 mm is usual, 12 to 14 mm where it lies on a sheet floor.** Sanded boards need some millimetres above the tongue.',
    confidence: 'trade',
  },
  {
    thing: 'floorboard',
    aspect: ['distance', 'overlap', 'where'],
    answer:
      '**About 10 mm from every wall, hidden by the skirting, and a joint about every 6 m across wide rooms.**',
    confidence: 'trade',
  },
  {
    thing: 'squeaking_floor',
    aspect: ['allowed', 'amount', 'which', 'bound'],
    state: 'NSW',
    held: ['tolerance:floor-squeak'],
  },
  {
    thing: 'squeaking_floor',
    aspect: 'who',
    answer:
      '**A carpenter, or the builder in the warranty period.** They screw the floor to its joists from above, or wedge and glue it from below.',
    confidence: 'trade',
    rows: ['defect:squeaky_floor/who'],
  },
  {
    thing: 'squeaking_floor',
    aspect: ['cause', 'prevent'],
    answer:
      '**Boards or sheets that came loose from their joists and rub on nails as timber dries.** Glue and screws at the start prevent it.',
    confidence: 'trade',
    rows: ['defect:squeaky_floor/cause'],
  },
  {
    thing: 'vinyl_plank',
    aspect: 'life',
    answer: '**About 10 to 20 years.** Sun, heavy chairs and damp below cut it short.',
    confidence: 'trade',
  },
  {
    thing: 'floating_floor',
    aspect: 'life',
    answer: '**About 10 to 20 years**; it swells where water lies on it and can’t be sanded.',
    confidence: 'trade',
  },
  {
    thing: 'self_leveller',
    aspect: 'wait',
    answer:
      '**Walked on after 2 to 4 hours, and covered after a day or more for each few millimetres.** The bag says it.',
    confidence: 'trade',
  },
  {
    thing: 'self_leveller',
    aspect: ['thickness', 'depth'],
    answer: '**About 3 to 10 mm a layer, and more with sand or grit added as its bag says.**',
    confidence: 'trade',
  },
  {
    thing: 'carpet',
    aspect: ['wait', 'often'],
    answer:
      '**Walk on it at once; move furniture back the same day.** Have it steam-cleaned every 12 to 18 months.',
    confidence: 'trade',
  },
  {
    thing: 'benchtop',
    aspect: 'height',
    answer: '**About 900 mm, with a toe space of about 100 to 150 mm below the cupboards.**',
    confidence: 'trade',
  },
  {
    thing: 'benchtop',
    aspect: 'life',
    answer: '**Laminate about 10 to 20 years, stone and solid timber 25 and more.**',
    confidence: 'trade',
  },
  {
    thing: 'kitchen',
    aspect: 'life',
    answer: '**About 15 to 25 years; hinges, doors and the benchtop go before the boxes.**',
    confidence: 'trade',
  },
  {
    thing: 'overhead_cupboard',
    aspect: ['height', 'distance', 'gap'],
    answer: '**About 600 mm above the bench**, and more over a cooktop, as its maker says.',
    confidence: 'trade',
  },
  {
    thing: 'joint_coats',
    aspect: 'count',
    answer:
      '**Three for level 4: a tape coat, a second and a finish.** Level 5 adds a skim over the whole face.',
    confidence: 'trade',
    rows: ['tolerance:pb-level4'],
  },
  {
    thing: 'moisture_before_paint',
    aspect: ['moisture', 'amount'],
    answer:
      '**Timber under about 15 to 18%, and render or plaster as dry as an old wall** before it is painted.',
    confidence: 'trade',
  },
  {
    thing: 'laminate_joint',
    aspect: ['spacing', 'count', 'distance', 'often', 'need'],
    answer: '**Mostly one at 8 to 10 m, and in each doorway**: the maker’s sheet says how long a run may be.',
    confidence: 'trade',
  },
  {
    thing: 'laminate_rest',
    aspect: ['wait', 'life', 'need', 'count'],
    answer:
      '**About 48 hours in the room before it is laid**, flat and in closed packs; some hybrids none. The maker’s sheet says it.',
    confidence: 'trade',
  },
  {
    thing: 'kitchen_walkway',
    aspect: ['width', 'gap', 'size', 'distance', 'any'],
    answer: '**About 1 to 1.2 m between facing benches**, and 900 mm at the least.',
    confidence: 'trade',
  },
];
