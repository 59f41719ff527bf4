/** Facts of walls, ground, footings and frames. */
import type { Fact } from './fact.ts';

const ENGINEER = 'The engineer’s drawings go first.';

export const FACTS_OF_FABRIC: readonly Fact[] = [
  { thing: 'weephole', aspect: ['spacing', 'count'], held: ['tolerance:mas-weephole'] },
  {
    thing: 'weephole',
    aspect: 'purpose',
    answer:
      '**They let water out of the wall’s cavity**, and some air in. They sit in the first course above the damp-proof course and over openings. Keep them clear of soil, paving, mortar and render.',
    confidence: 'trade',
    rows: ['tolerance:mas-weephole'],
  },
  {
    thing: 'articulation_joint',
    aspect: ['width', 'gap', 'size', 'thickness'],
    answer: `**At least 10 mm wide**, with a filler that squeezes and a flexible sealant, and no mortar in it. ${ENGINEER}`,
    source: 'the ABCB Housing Provisions on articulation joints',
    confidence: 'likely',
  },
  {
    thing: 'articulation_joint',
    aspect: ['purpose', 'need'],
    answer:
      '**It lets brickwork move without cracking.** It is a straight gap through the wall, filled with something soft, so that each panel follows the soil, heat and damp by itself. Mortar or stiff filler in it stops that.',
    confidence: 'trade',
  },
  {
    thing: 'mortar',
    aspect: ['thickness', 'width', 'size'],
    answer:
      '**10 mm is what brick joints are laid to**, beds and uprights alike. How far they may vary is known to be limited, but isn’t confirmed here.',
    source: 'the standard of masonry, as bricklayers tell it',
    confidence: 'likely',
    rows: ['tolerance:mas-bed-thick'],
  },
  {
    thing: 'wall_tie',
    aspect: ['purpose', 'need'],
    answer:
      '**They tie the brick skin to the frame or to the inner wall**, so that wind can’t push it over. Water must drip off them in the middle, so mortar lying on them lets damp across.',
    confidence: 'trade',
  },
  {
    thing: 'damp_course',
    aspect: ['purpose', 'need'],
    answer:
      '**The damp-proof course stops ground water climbing up the wall.** It is a sheet, or a treated mortar, through the whole wall above the ground. Soil, paving or render over it lets damp past.',
    confidence: 'trade',
    rows: ['tolerance:mas-dpc'],
  },
  {
    thing: 'damp_below_slab',
    aspect: ['thickness', 'size'],
    answer:
      '**0.2 mm of polyethylene at least**, marked as impact resistant, lapped and taped, and taped round every pipe.',
    source: 'what the ABCB Housing Provisions say of vapour barriers',
    confidence: 'likely',
  },
  {
    thing: 'damp_below_slab',
    aspect: ['purpose', 'need'],
    answer:
      '**It keeps ground moisture out of the slab.** It lies under the concrete and comes up at the edges. Holes in it let damp and salts up into floor coverings.',
    confidence: 'trade',
  },
  {
    thing: 'rendering_new_brick',
    aspect: ['wait', 'allowed'],
    answer:
      '**About 4 weeks after the wall is laid**, so that bricks and mortar have dried and done most of their shrinking or growing. A render maker may say another time. Salts on the wall mean that it is still drying.',
    confidence: 'trade',
  },
  {
    thing: 'slab',
    aspect: 'thickness',
    answer: `**Often 100 mm for a house slab on ground, with deeper beams under the walls:** an engineer designs it for the soil and the load. ${ENGINEER} Compare what was poured with them.`,
    confidence: 'trade',
  },
  { thing: 'slab_above_ground', aspect: ['height', 'distance', 'gap'], held: ['tolerance:mas-slab-height'] },
  {
    thing: ['concrete', 'slab'],
    aspect: 'wait',
    answer:
      '**28 days to its full design strength.** Keep it moist for the first 7. Walk on it after one or two days; frames often go up after about 7. Drive a car on it after 7 to 10, and load it fully after 28.',
    confidence: 'trade',
  },
  {
    thing: 'walking_on_concrete',
    aspect: ['wait', 'allowed'],
    answer:
      '**24 to 48 hours for careful foot traffic**, longer in the cold. No heels, ladders or dragged things for a week.',
    confidence: 'trade',
  },
  {
    thing: 'driveway',
    aspect: ['thickness', 'depth'],
    answer:
      '**100 mm of concrete with mesh for cars; 125 to 150 mm for trucks or caravans.** It lies on compacted ground, with joints cut every few metres. The council sets the part outside your boundary.',
    confidence: 'trade',
  },
  {
    thing: 'concrete_cover',
    aspect: ['thickness', 'depth', 'size', 'amount', 'distance', 'bound', 'need', 'purpose'],
    answer: `**In a house slab 40 mm to bare ground or the weather, 30 mm to the plastic below, 20 mm inside.** More near the sea. Too little cover lets the steel rust. ${ENGINEER}`,
    source: 'the standard of house slabs, as engineers tell it',
    confidence: 'likely',
  },
  {
    thing: 'soil_class',
    aspect: ['purpose', 'strength', 'size', 'difference'],
    answer:
      '**It says how far the ground may move.** A: none or little. S: slightly, up to 20 mm. M: moderately, to 40 mm. H, class H1 or class H2: highly, to 60 or 75 mm. E: extremely, more. P: a problem site, for an engineer.',
    source: 'the standard of house slabs, as soil testers tell it',
    confidence: 'likely',
  },
  {
    thing: 'stump',
    aspect: ['life', 'often'],
    answer:
      '**Red gum about 30 to 50 years; concrete and galvanised steel 50 and more.** Wet ground halves it. Floors that dip or doors that catch are a sign to have them looked at.',
    confidence: 'trade',
  },
  {
    thing: 'stump',
    aspect: ['purpose'],
    answer:
      '**Stumps carry the bearers, and with them the house, above the ground.** They stand on a pad of concrete or timber in the soil.',
    confidence: 'trade',
  },
  {
    thing: 'ant_cap',
    aspect: ['count', 'need', 'spacing', 'purpose'],
    answer:
      '**One on every stump and pier, with no gap or rust hole.** They don’t stop termites: these must build round them, where an inspector sees their mud. So keep them visible.',
    confidence: 'trade',
  },
  {
    thing: 'bearer',
    aspect: 'spacing',
    answer: `**Mostly 1.2 to 1.8 m apart**, by the span and size of the joists that they carry. ${ENGINEER}`,
    confidence: 'trade',
  },
  {
    thing: 'bearer_and_joist',
    aspect: ['difference', 'purpose', 'order'],
    answer:
      '**Joists carry the floor, and bearers carry the joists.** The bearers lie below on stumps or piers, wide apart; the joists lie across them, close together.',
    confidence: 'trade',
  },
  {
    thing: 'joist',
    aspect: 'spacing',
    answer: `**450 mm or 600 mm from centre to centre**, by the flooring and the span. Sheet flooring says on its edge what it may span. ${ENGINEER}`,
    source: 'the standard of timber framing, as carpenters tell it',
    confidence: 'likely',
  },
  {
    thing: 'joist',
    aspect: 'purpose',
    answer:
      '**A beam that carries a floor or a ceiling**, one of many side by side. Floor joists lie on bearers or walls.',
    confidence: 'trade',
  },
  {
    thing: 'bearer',
    aspect: 'purpose',
    answer:
      '**A beam under the joists of a timber floor.** It lies on stumps or piers and carries the load down to them.',
    confidence: 'trade',
  },
  {
    thing: 'stud',
    aspect: 'spacing',
    answer: `**450 mm or 600 mm from centre to centre**, by what the wall carries and its lining. ${ENGINEER}`,
    source: 'the standard of timber framing, as carpenters tell it',
    confidence: 'likely',
  },
  {
    thing: 'stud',
    aspect: 'purpose',
    answer:
      '**An upright of a wall’s frame.** The lining is fixed to it, and in many walls it carries the roof or the floor above.',
    confidence: 'trade',
  },
  {
    thing: 'nogging',
    aspect: ['purpose', 'need'],
    answer:
      '**A short piece between two studs or joists.** It keeps them from twisting and gives sheets, cupboards and rails something to be fixed to.',
    confidence: 'trade',
  },
  {
    thing: 'nogging',
    aspect: 'spacing',
    answer: '**No more than 1350 mm apart up a stud**, so one row in a common wall and two in a tall one.',
    source: 'the standard of timber framing, as carpenters tell it',
    confidence: 'likely',
  },
  {
    thing: 'truss',
    aspect: 'spacing',
    answer:
      '**600 mm under tiles and up to 900 mm under sheets**, as a rule. The layout of the truss maker says it, and it goes first.',
    confidence: 'trade',
  },
  {
    thing: 'cutting_a_truss',
    aspect: ['allowed', 'myself'],
    answer:
      '**No, never cut, notch or drill through a truss.** Every piece of it carries. Ask the truss maker or a structural engineer first, and keep heavy things off its bottom chord.',
    confidence: 'trade',
  },
  {
    thing: 'lintel',
    aspect: ['purpose', 'need'],
    answer:
      '**It carries the wall above an opening.** It is a beam of steel, concrete or timber over a window or door, resting on the wall at both sides.',
    confidence: 'trade',
  },
  {
    thing: 'lintel_bearing',
    aspect: ['overlap', 'distance', 'size', 'bound'],
    answer: `**A steel lintel bears 100 mm on each side of an opening up to 1 m, and 150 mm over a wider one.** ${ENGINEER}`,
    source: 'what the ABCB Housing Provisions say of lintels in masonry',
    confidence: 'likely',
  },
  {
    thing: 'subfloor_clearance',
    aspect: ['height', 'gap', 'distance', 'size', 'depth'],
    answer:
      '**150 mm at least from the ground to the lowest timber, and 400 mm where termites are to be looked for.** More is easier to inspect and to dry.',
    source: 'what the ABCB Housing Provisions say of suspended floors',
    confidence: 'likely',
  },
  {
    thing: 'subfloor_vent',
    aspect: ['purpose', 'need', 'allowed'],
    answer:
      '**Keep them open: they dry the ground and the timber below the floor.** Soil, paving or a deck over them brings damp, mould, rot and termites.',
    confidence: 'trade',
  },
  {
    thing: 'hazard_class',
    aspect: ['purpose', 'strength', 'difference', 'need', 'allowed'],
    answer:
      '**In the ground class H4, and class H5 where it carries, as house stumps and retaining walls do.** Class H3 is for outside above the ground, class H2 for inside, against termites. The tag on its end says which it is.',
    confidence: 'trade',
  },
  {
    thing: 'termite_barrier',
    aspect: ['purpose', 'need'],
    answer:
      '**It makes termites come in where they can be seen.** It is a layer of mesh, stone, sheet or chemical round the base of the house. It stops none by itself, so the house is still inspected every year.',
    confidence: 'trade',
  },
  {
    thing: 'chemical_termite',
    aspect: ['life', 'often'],
    answer:
      '**Mostly 5 to 10 years, by product and soil.** The notice in the meter box says when it was done and when it is due. Digging or new paving through it breaks it.',
    confidence: 'trade',
  },
];
