/** What is said of a part with something wrong that no row of a defect covers: what it may be, who mends it, what can't wait. */
import { findDefectName } from '@plumbline/knowledge';
import type { Part } from '../compose/part.ts';
import { TRADE_KNOWLEDGE } from '../compose/plain-topic.ts';
import { rowsNamed } from '../corpus.ts';
import { readDefects } from '../question/defect-mentions.ts';
import { large, small } from '../rows/row.ts';
import { type Trouble, troublesTold } from './complaint.ts';
import { canBe } from './fits-the-part.ts';
import { type HousePart, type PartId, partsNamed } from './house-parts.ts';
import type { Nature } from './part-words.ts';

/** What is said of a sort of trouble. */
interface Said {
  /** What it may mean, never more. */
  may: string;
  /** What to note beside the photos. */
  note: string;
  ask: string;
}

const SAID: Readonly<Record<Exclude<Trouble, 'bloom'>, Said>> = {
  unfinished: {
    may: 'Work that is late or not finished is first a matter of your contract: what it lists, and by which day.',
    note: 'what is missing, item by item, and what was promised for when',
    ask: 'Which state is it in, and what day does the contract give?',
  },
  water: {
    may: 'It may be a worn seal, a joint or fitting that lets water through, poor drainage, or moisture that settles on a cold surface.',
    note: 'when it comes: with use, with rain, with wind from one side, or all the time',
    ask: 'Does it come with rain, with use, or all the time?',
  },
  crack: {
    may: 'It may be shrinkage, a knock, a weak joint, or movement of what it is fixed to.',
    note: 'its width at the widest place, and whether one side stands higher',
    ask: 'How wide is it, and is it growing?',
  },
  stuck: {
    may: 'It may be a worn or bent fitting, dirt in a track, swollen timber, or a frame that has moved.',
    note: 'where in its travel it catches, and whether the gaps around it are even',
    ask: 'Since when, and are the gaps around it even?',
  },
  loose: {
    may: 'Fixings may have let go, or what they hold in may be soft, wet or too thin.',
    note: 'what moves, how far, and whether the part it is fixed to is wet or soft',
    ask: 'Can any of it fall on somebody, and is anything around it wet or soft?',
  },
  level: {
    may: 'It may carry too much, lack support, have taken up moisture, or stand on ground that has moved.',
    note: 'how far it is out over which length, by a level or a straight edge',
    ask: 'How far is it out, and is it getting worse?',
  },
  gap: {
    may: 'It may be a poor fit, a worn seal, shrinkage, or movement of what is around it.',
    note: 'the width at both ends, and whether wind or water comes through',
    ask: 'How wide is it, and does it grow?',
  },
  surface: {
    may: 'It may be moisture behind it, poor preparation, rust, or wear.',
    note: 'how big the patch is, and whether it is damp or soft',
    ask: 'How big is the patch, and is it damp or soft?',
  },
  noise: {
    may: 'Something may be loose, worn or out of balance, or air or water may be passing through it.',
    note: 'when you hear it: in use, in wind, at certain hours, or all the time',
    ask: 'When do you hear it?',
  },
  weak: {
    may: 'Heat or pressure may be lost on the way: a long run, a worn or clogged part, or a unit that is too small or failing.',
    note: 'at which outlets, at what times, and what else runs then',
    ask: 'Is it so at every outlet, and since when?',
  },
  dead: {
    may: 'A part in it may be worn or broken, or what feeds or drives it may be the trouble.',
    note: 'whether it ever worked, and what else stopped with it',
    ask: 'Did it ever work, and what else stopped with it?',
  },
  smell: {
    may: 'A dry or badly vented drain, damp, or waste may be behind it.',
    note: 'where it is strongest and when',
    ask: 'What does it smell of, and when?',
  },
  other: {
    may: 'From these words I can’t say what is behind it.',
    note: 'what you see, where, and how big it is',
    ask: 'What do you see, and where exactly?',
  },
};

/** What a sort of trouble may mean of such a part, where that is more exact. */
const MAY_OF: readonly (readonly [Trouble, Nature, string])[] = [
  [
    'water',
    'opening',
    'It may be a worn seal, a blocked drain hole in the track, missing flashing, or a sill too low for the weather.',
  ],
  [
    'water',
    'high',
    'It may be a lap, a seal or flashing that lets rain through, or moist air that settles on cold metal or glass.',
  ],
  [
    'noise',
    'water',
    'It may be air in a drain that is partly blocked or badly vented, high pressure, or a worn valve.',
  ],
  ['crack', 'glass', 'A chip or a crack weakens glass: toughened glass can burst later and without warning.'],
  ['loose', 'opening', 'A winder, stay, hinge, roller or cord may be worn or broken.'],
  [
    'water',
    'masonry',
    'Moisture may come up from the ground, settle on the cold surface, or run to it from above.',
  ],
  ['loose', 'covering', 'The glue or the bed may not have held, or moisture may come up from below.'],
  [
    'gap',
    'covering',
    'It may have shrunk, been laid without room to move, or taken up moisture and dried again.',
  ],
  [
    'level',
    'covering',
    'It may have stretched, let go at its edges, or taken up moisture; or the floor below it isn’t flat.',
  ],
  ['loose', 'ground', 'The surface may be weak or worn, or the bed below it may have washed out.'],
  ['level', 'ground', 'The bed below may have settled or washed out, or it was laid with too little fall.'],
  [
    'loose',
    'water',
    'Fixings may have let go, or what they hold in may have gone soft from water behind it.',
  ],
  ['noise', 'power', 'A mount, a bearing or a contact in it may be loose or worn.'],
  ['dead', 'power', 'The unit, its switch or what feeds it may have failed.'],
  [
    'dead',
    'opening',
    'A winder, roller, hinge or lock may be worn, or the frame may have moved and taken it out of line.',
  ],
];

/** When a part can't wait, by what it is. */
const CANT_WAIT: readonly (readonly [Nature, string])[] = [
  [
    'gas',
    'you smell gas, its flame is yellow, or anyone feels dizzy, sick or has a headache (turn it off if you can reach it safely, get out and call 000)',
  ],
  ['power', 'it sparks, smells burnt, gets hot or trips the power (switch it off at the switchboard)'],
  ['glass', 'the glass is cracked or an edge is chipped (keep children and bare feet away)'],
  ['carries', 'anything cracks wide, leans, drops or feels soft (keep off it and out from under it)'],
  ['high', 'any of it could fall (keep people and cars out from under it)'],
];
/** What nobody should do to it meanwhile. */
const LEAVE: Partial<Record<PartId, string>> = {
  garage_door: 'Leave its springs and cables alone: they are under load.',
};
const LICENSED = 'Leave it off until then, and leave the work on it to a licence holder.';
const WATER_NEAR_POWER = 'water gets near lights, switches or power points (turn that circuit off)';
const COULD_FALL = 'any of it could fall or give way (keep people clear)';

const OF_CARRYING: ReadonlySet<Trouble> = new Set(['crack', 'level', 'gap', 'surface']);

/** What somebody wants to know of it; nothing where it is only told. */
type Asked = 'who' | 'serious' | 'told';
const ASKS_WHO =
  /\b(?:who|whom|whos|whose|which (?:trade|tradie)|what (?:trade|tradie|sort of (?:trade|tradie|bloke))|call|ring|responsib\w*)\b/i;
const ASKS_HOW_BAD =
  /\b(?:serious|urgent|bad|danger\w*|safe|worr\w+|how long|wait|leave it|matter|ok|okay|normal|come down|problem|risky?|hurry|rush)\b/i;
const ENDS_ASKING =
  /\?|\b(?:is|are|can|could|should|do|does|will|how|am) (?:it|this|that|they|i|we|long|bad|serious|urgent|safe|ok)\b/i;

const wantedOf = (message: string): Asked =>
  ASKS_WHO.test(message)
    ? 'who'
    : ASKS_HOW_BAD.test(message) && ENDS_ASKING.test(message)
      ? 'serious'
      : 'told';

/** Who looks at it first: where it may carry something, an engineer before that. */
function whoOf({ name, who, natures }: HousePart, troubles: readonly Trouble[]): string {
  const first = `**${large(who)}${who.includes(',') ? ',' : ''} looks at ${name} first.**`;
  return natures.includes('carries') && troubles.some((trouble) => OF_CARRYING.has(trouble))
    ? `${first} Where it holds up a floor, a roof, soil or people, a structural engineer comes before that.`
    : first;
}

function cantWait({ id, natures }: HousePart, troubles: readonly Trouble[]): string {
  const cases = CANT_WAIT.flatMap(([nature, said]) => (natures.includes(nature) ? [said] : []));
  if (troubles.includes('water') || natures.includes('water')) cases.unshift(WATER_NEAR_POWER);
  if (troubles.includes('loose') && !natures.includes('high') && !natures.includes('carries'))
    cases.push(COULD_FALL);
  const leave =
    LEAVE[id] ?? (natures.some((nature) => nature === 'power' || nature === 'gas') ? LICENSED : '');
  return `**It can’t wait if** ${[...cases, 'somebody has been hurt'].join('; ')}. Then call today. ${leave}`.trim();
}

/** The part and the trouble that words tell of; `isAmiss` where some trouble is known to be told, of whatever sort. */
export function thingTold(
  told: string,
  isAmiss = false,
): { part: HousePart; troubles: Trouble[] } | undefined {
  const named = partsNamed(told);
  const part = (named.find(({ isPlace }) => !isPlace) ?? named[0])?.part;
  const sorts = part ? troublesTold(told) : [];
  const troubles: Trouble[] = sorts.length === 0 && isAmiss ? ['other'] : sorts;
  return part && troubles.length > 0 ? { part, troubles } : undefined;
}

/** White on masonry has its row. */
function ofBloom({ name }: HousePart): Part {
  const rows = rowsNamed(
    'defect:efflorescence/severity',
    'defect:efflorescence/next',
    'defect:efflorescence/who',
  );
  return {
    text: [
      `**On ${name} that is often efflorescence:** salts that water leaves behind as it dries.`,
      ...rows.map((row) => row.text),
    ].join('\n\n'),
    rows,
    support: 0.65,
  };
}

const CONTRACT =
  'Tell the builder in writing what is missing, with a day to answer by. Your state’s building regulator takes complaints; ask a lawyer before you hold back money.';
const TELL_BUILDER = 'Where the work is new, tell the builder in writing before anybody repairs it.';

/** The name of the defect that the words come nearest to, of those that the part can have. */
function nearest(told: string, part: HousePart, troubles: readonly Trouble[]): string | undefined {
  const found = readDefects(told).mentioned.find(({ defectId }) => canBe(defectId, [part], troubles));
  return found && findDefectName(found.defectId)?.name;
}

/** The answer to what is told of a part, first of all to what `message` asks; undefined where no part or no trouble is told. */
export function thingAnswer(told: string, message: string, isAmiss = false): Part | undefined {
  const found = thingTold(told, isAmiss);
  const [trouble] = found?.troubles ?? [];
  if (!found || !trouble) return undefined;
  const { part, troubles } = found;
  if (trouble === 'bloom') return ofBloom(part);
  const { may, note, ask } = SAID[trouble];
  const exact = MAY_OF.find(([of, nature]) => of === trouble && part.natures.includes(nature))?.[2];
  const near = nearest(told, part, troubles);
  const unrated = `I hold no defect that surely fits this, so I can’t rate it from these words.${near ? ` The nearest that I hold is ‘${small(near)}’: ask me about that if it is what you see.` : ''}`;
  const meaning = exact ?? may;
  const who = trouble === 'unfinished' ? CONTRACT : `${whoOf(part, troubles)} ${TELL_BUILDER}`;
  const urgent = cantWait(part, troubles);
  const wanted = wantedOf(message);
  const pieces =
    wanted === 'who'
      ? [who, `${unrated} ${meaning}`, urgent]
      : wanted === 'serious'
        ? [
            `**How serious that is I can’t say from here: I hold no defect that surely fits it.** ${meaning}`,
            urgent,
            who,
          ]
        : [`**${meaning}** ${unrated}`, who, urgent];
  return {
    text: [
      ...pieces,
      `Photograph it from further back and close up, with a tape or a coin beside it, and note ${note}. ${ask}`,
      TRADE_KNOWLEDGE,
    ].join('\n\n'),
    rows: [],
    support: 0.6,
  };
}
