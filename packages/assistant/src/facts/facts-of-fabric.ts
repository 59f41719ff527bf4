/** Facts of walls, ground, footings and frames. */
import type { Fact } from './fact.ts';

const ENGINEER = 'The engineer’s drawings go first.';

export const FACTS_OF_FABRIC: readonly Fact[] = [
  { thing: 'weephole', aspect: ['spacing', 'count'], held: ['tolerance:mas-weephole'] },
  {
    thing: 'articulation_joint',
    aspect: ['width', 'gap', 'size'],
    answer: `**At least 10 mm wide**, with a filler that squeezes and a flexible sealant, and no mortar in it. ${ENGINEER}`,
    source: 'the ABCB Housing Provisions on articulation joints',
    confidence: 'likely',
  },
  {
    thing: 'slab',
    aspect: 'thickness',
    answer: `**Often 100 mm for a house slab on ground, with deeper beams under the walls:** an engineer designs it for the soil and the load. ${ENGINEER} Compare what was poured with them.`,
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
    thing: ['concrete', 'slab'],
    aspect: 'wait',
    answer:
      '**28 days to its full design strength.** Keep it moist for the first 7. Walk on it after one or two days; frames often go up after about 7. Drive a car on it after 7 to 10, and load it fully after 28.',
    confidence: 'trade',
  },
  {
    thing: 'joist',
    aspect: ['spacing', 'distance'],
    answer: `**450 mm or 600 mm from centre to centre**, by the flooring and the span. Sheet flooring says on its edge what it may span. ${ENGINEER}`,
    source: 'the standard of timber framing, as carpenters tell it',
    confidence: 'likely',
  },
  {
    thing: 'stud',
    aspect: ['spacing', 'distance'],
    answer: `**450 mm or 600 mm from centre to centre**, by what the wall carries and its lining. ${ENGINEER}`,
    source: 'the standard of timber framing, as carpenters tell it',
    confidence: 'likely',
  },
];
