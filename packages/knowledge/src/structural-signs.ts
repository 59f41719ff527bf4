/** What people write of a building that moves, bulges, grows or drops: no width of a crack answers for that. */
import { type Cue, statesAny } from './stated-cues.ts';

export interface StructuralSign {
  /** Completes 'Raised because …'. */
  because: string;
  cues: readonly Cue[];
  /** By itself a sign that something carries load no more as it should. */
  grave: boolean;
  /** Counts beside anything structural, not only beside cracks. */
  always?: boolean;
  /** True where a crack within every limit shows it too. */
  narrowToo?: boolean;
}

export const STRUCTURAL_SIGNS: readonly StructuralSign[] = [
  {
    because: 'the description says the two sides have moved against each other',
    cues: [
      'out plane',
      'displace*',
      'moved|pushed|shifted|sheared|stepped sideways|apart|forward|out|across',
      'one|other side higher|lower|forward|proud|dropped',
      "doesn't|not line up",
    ],
    grave: true,
  },
  {
    because: 'the description says it bulges or leans',
    cues: [
      'wall*|brick*|brickwork|masonry|chimney*|parapet*|pier*|column*|fence bulg*|bow*|bellied|bellying|lean*|tilts|tilted|tilting',
      'bulging out',
    ],
    grave: true,
    always: true,
  },
  {
    because: 'the description says something has dropped or sunk',
    cues: [
      'corner*|floor*|slab*|footing*|stump*|house|wall*|side|end|foundation*|pier* dropped|dropping|sunk|sinking|sank|subsid*',
    ],
    grave: true,
    always: true,
  },
  {
    because: 'the description says it sags',
    cues: ['balcon*|deck*|beam*|lintel*|joist*|bearer*|veranda* sag*|droop*|dropped|dropping'],
    grave: true,
    always: true,
  },
  {
    because: 'the description says it is getting worse',
    cues: [
      'grow|grows|growing|grown|widen*|worsen*|lengthen*|spreading',
      'getting|gotten|got|gets|become*|becoming wider|bigger|worse|longer|larger',
      'wider|bigger|worse|longer every|each|since',
      'open*|opens|opening up',
      'keeps opening|cracking|moving',
    ],
    grave: false,
  },
  {
    because: 'the description says it goes right through',
    cues: [
      'both sides|faces',
      // Through the bricks in place of the joints is a way that a crack runs, and no depth.
      'through wall*|leaf|leaves|slab',
      'right|clean|straight|completely through brick|bricks',
      'full depth|thickness',
      'full-depth',
      'see|seeing daylight|light|through',
      'inside outside',
    ],
    grave: false,
    narrowToo: true,
  },
  {
    because: 'the description says doors or windows jam',
    cues: [
      'door*|window* jam*|wedged|distort*|racked|twisted',
      "door*|window* won't|wont|can't|cant|cannot|doesn't|don't|not open|close|shut|latch",
    ],
    grave: false,
  },
];

/** Why a crack is more than its width, such as 'the description says it bulges or leans'; undefined where nothing says so. */
export function structuralSign(words: string): string | undefined {
  return STRUCTURAL_SIGNS.find(({ narrowToo, cues }) => !narrowToo && statesAny(words, cues))?.because;
}

const SAID = 'the description says ';

/** What words say of movement that no photo of something else shows, such as 'it bulges or leans'; undefined where they don't. */
export function movementSaid(words: string): string | undefined {
  const sign = STRUCTURAL_SIGNS.find(({ grave, cues }) => grave && statesAny(words, cues));
  return sign?.because.slice(SAID.length);
}
