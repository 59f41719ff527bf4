/** Texts that tell a size within its limit and no fault: 'treads 230 deep', 'the floor drops 6 mm under my 2 m level'. */
import type { AlertKind } from './alert.ts';
import { alikeIn } from './alike.ts';
import type { Word } from './words.ts';

const SIZE = String.raw`(\d+(?:[.,]\d+)?) ?(mm|mil|cm|m|metres?|meters?)?\b`;
const RAIL = '(?:balustrades?|balustrading|(?:hand|guard)?rails?|railings?|banisters?|balusters?|barriers?)';
/** What undoes it: a fault, a change, a child, something lacking. */
const FAULT =
  /\b(?:loose|wobbl\w*|shak\w*|broken?|snapp\w*|rot\w*|rust\w*|crack\w*|missing|no|not|without|isn|climb\w*|lean\w*|sag\w*|bulg\w*|bow\w*|grow\w*|grew|since|again|worse|still|now|kids?|child\w*|toddlers?|baby|fell|falling|mov\w+|bend\w*|bent|jam\w*|stuck|stick\w*|noise\w*|bang\w*|danger\w*|unsafe|came|coming|com(?:e|es) (?:off|away)|pull\w*|hang\w*|hole\w*|only|just|stumps?|mud|tubes?|eaten|live|hollow|wet|leak\w*|retaining|unsupported|hurt|trip\w*|fallen|uneven|differ\w*|var(?:y|ies)|then|w|soil|built)\b/;

interface Limit {
  text: RegExp;
  least?: number;
  most?: number;
  /** Speaks of something else. */
  not?: RegExp;
}

const LIMITS: readonly Limit[] = [
  // Stairs: the barrier may be lower there than at a landing.
  {
    text: new RegExp(
      String.raw`^(?=.*\b${RAIL}\b)(?=.*\b(?:stairs?|staircase|steps|nosings?)\b).*?\b${SIZE} (?:high|tall|above)\b`,
    ),
    least: 865,
    most: 1300,
    not: /\b(?:landing|balcony|deck|top|verandah?)\b/,
  },
  {
    text: new RegExp(String.raw`\b${RAIL}\b.*?\b${SIZE} (?:high|tall)\b`),
    least: 1000,
    most: 1800,
    not: /pool/,
  },
  {
    text: new RegExp(
      String.raw`\b(?:${RAIL}|wires?) (?:\w+ ){0,4}?(?:gaps?|horizontals?|spac\w+|openings?|at|are|is) (?:\w+ ){0,3}?${SIZE}`,
    ),
    least: 5,
    most: 125,
    not: /\b(?:high|tall|bare|exposed|copper|out)\b/,
  },
  {
    text: new RegExp(String.raw`\b(?:gaps?|spac\w+|openings?) (?:\w+ ){0,4}?${RAIL} (?:\w+ ){0,3}?${SIZE}`),
    least: 5,
    most: 125,
  },
  { text: new RegExp(String.raw`\b(?:${RAIL}|wires?)\b.*?\b${SIZE} apart\b`), least: 5, most: 125 },
  { text: new RegExp(String.raw`\b(?:treads?|goings?) (?:(?!gap)\w+ ){0,3}?${SIZE}`), least: 215, most: 400 },
  { text: new RegExp(String.raw`\brisers? (?:(?!gap)\w+ ){0,3}?${SIZE}`), least: 110, most: 200 },
  {
    text: new RegExp(String.raw`\bpool (?:fence|gate|barrier|fencing)s?\b.*?\b${SIZE} (?:high|tall)\b`),
    least: 1200,
    most: 2500,
    not: /\b(?:gap|gaps|tree|pot|chair|near|beside|next)\b/,
  },
  {
    text: new RegExp(String.raw`\bwindows?\b.*?\bopens? (?:\w+ ){0,2}?${SIZE}`),
    least: 5,
    most: 125,
  },
  {
    text: new RegExp(
      String.raw`\b(?:slab edge|edge of the slab|inspection zone|visual barrier)\b.*?\b${SIZE}(?=.*\btermites?\b)`,
    ),
    least: 25,
    most: 1000,
  },
  // Level over a length, or under a straightedge.
  {
    text: new RegExp(
      String.raw`\b(?:floors?|slab|ceiling|balcony|deck|patio|tiles|landing|driveway)\b.*?\b(?:drops?|falls?|dips?|slopes?|out|low|lower|high|higher|sinks?|humps?|rises?)\b (?:\w+ ){0,3}?${SIZE}(?=.*(?:\b(?:over|across|per|in|under|beneath|along) (?:\w+ ){0,2}?\d+(?:[.,]\d+)? ?(?:m|metres?|meters?)\b|\b(?:straight ?edge|string ?line|laser|spirit level)\b|\bacross (?:the|a|one) (?:\w+ )?(?:room|bedroom|lounge|kitchen|slab|floor)\b|\bfrom (?:one|wall|side) (?:\w+ ){0,5}?to (?:the )?(?:other|wall|side|another)\b))`,
    ),
    most: 20,
  },
  {
    text: new RegExp(
      String.raw`\b(?:floors?|slab)\b.*?\b${SIZE} out of level\b(?=.*\b(?:over|across|in) (?:\w+ ){0,2}?\d+(?:[.,]\d+)? ?(?:m|metres?|meters?)\b)`,
    ),
    most: 20,
  },
  {
    text: new RegExp(
      String.raw`\bwalls? is out (?:\w+ ){0,3}?${SIZE}(?=.*(?:\b(?:over|across|per|in|under) (?:\w+ ){0,2}?\d+(?:[.,]\d+)? ?(?:m|metres?|meters?)\b|\bstraight ?edge\b))`,
    ),
    most: 10,
  },
  {
    text: new RegExp(
      String.raw`\b(?:driveway|paths?|paving|pavers?|patio) (?:\w+ ){0,2}?(?:dropped|sunk|sank|settled|dips?|drops?) (?:\w+ ){0,2}?${SIZE}`,
    ),
    most: 20,
  },
];

const FACTOR: Readonly<Record<string, number>> = { cm: 10, m: 1000 };

/** 'The wall bows 7 mm' is a fault where nothing tells over which length. */
const BOWS = /\bwalls? (?:\w+ )?bow(?:s|ed)?\b/;

/** True where the words tell a size within its limit, and nothing beside it that is wrong. */
function keepsLimit(told: string): boolean {
  const words = told.replace(BOWS, 'wall is out');
  if (!/\d/.test(words) || FAULT.test(words)) return false;
  return LIMITS.some(({ text, least = 0, most = Number.POSITIVE_INFINITY, not }) => {
    const found = text.exec(words);
    if (!found || not?.test(words)) return false;
    const unit = found[2]?.startsWith('met') ? 'm' : (found[2] ?? '');
    const mm = Number(found[1]?.replace(',', '.')) * (FACTOR[unit] ?? 1);
    return mm >= least && mm <= most;
  });
}

/** From a metre on, a barrier is asked for. */
const RAILED_FROM = 1000;
const NO_RAIL = new RegExp(String.raw`\b(?:no|without(?: a)?) ${RAIL}\b`);
const LOW = new RegExp(
  String.raw`\b(?:deck|decking|patio|porch|verandah?|platform|landing)\b.*?\b${SIZE} (?:high|above|off|up|drop)\b`,
);
const NOT_LOW =
  /\b(?:loose|rot\w*|pool|fell|fall\w*|kids?|child\w*|toddlers?|baby|window|stairs?|steps|but|then|over|driveway|road|rock\w*)\b/;

/** 'Deck 300 mm high with no balustrade': nobody falls far. */
function isLow(told: string): boolean {
  const [, size = '', unit = 'mm'] = (NO_RAIL.test(told) && !NOT_LOW.test(told) && LOW.exec(told)) || [];
  const mm = Number(size.replace(',', '.')) * (FACTOR[unit.startsWith('met') ? 'm' : unit] ?? 1);
  // 'A deck 2.4 off the ground' is in metres.
  return mm >= 100 && mm < RAILED_FROM;
}

const STUFF = 'paint|varnish|lacquer|polish|glue|adhesive|sealer|polyurethane|epoxy|turps|estapol|primer';
const FRESH_SMELL = new RegExp(
  String.raw`\b(?:${STUFF}) (?:\w+ )?(?:fumes?|smells?|odou?rs?)\b|\bsmells? (?:\w+ ){0,3}?(?:${STUFF})\b`,
);
const NO_FRESH_SMELL =
  /\b(?:gas|heater|flue|headaches?|dizzy|sick|faint|eggs?|sew\w+|burn\w*|lead|old|monoxide|mould\w*|damp|leak\w*|musty|furry|hot|stripp\w*|sand\w*|wiring|switch\w*|power|outlet|plug)\b/;
const FIGURE = /\b(?:price|colou?r|quote|bill|invoice|cost|finish|workmanship|look|state)\b.{0,40}\bshock/;
const NO_FIGURE =
  /\b(?:tap|switch|touch\w*|power|electric\w*|wir(?:e|es|ing)|outlet|fridge|oven|kettle|board|tingl\w*|zap\w*|shower|metal)\b/;

/** 'The rent went through the ceiling'. */
const SOARED =
  /\b(?:rents?|prices?|costs?|bills?|premiums?|rates|quotes?|stress|pressure|insurance)\b.{0,30}\bthrough the (?:roof|ceiling)\b/;
/** Water where it belongs. */
const BATHED =
  /\b(?:bath|bathtub|tub|sink|basin|trough|bucket|tank|kettle|pot|pool|spa|watering can|esky)s? (?:is|are|was|s|still)? ?(?:\w+ )?(?:full of|filled with|holding) (?:\w+ )?water$/;
const ELECTRIC =
  /\b(?:power|electric\w*|wir(?:e|es|ing)|outlet|plug|cord|lead|socket|light|fell|toaster|dryer|heater|tingl\w*|zap\w*|shock\w*)\b/;
/** Things that hang by nature. */
const SLACK =
  /\b(?:(?:washing|clothes|fishing) ?lines?|clotheslines?|hills hoist|curtain (?:rods?|rails?)|shel(?:f|ves)|bookshel(?:f|ves)|couch|sofa|mattress|bed base|blinds?|shade ?sails?|netting|trampoline)\b/;
const SLACKENS = /\b(?:sag\w*|droop\w*|bow\w*|slack|soft|sinks?|sunk|sunken)\b/;
/** A bed goes soft in the middle. */
const OF_BED =
  /\bmiddle(?= of the (?:bed|couch|sofa|mattress)\b)|(?<=\b(?:mattress|couch|sofa|bed)\b.*)\bmiddle\b/;
const HELD =
  /\b(?:ceilings?|like|middle|roof|walls?|floors?|balcon\w*|deck|beams?|joists?|posts?|cracks?|power|live|wires?|poles?|gutters?|truss\w*|rafters?|plaster\w*|gyprock|pull\w*|fell|falling)\b/;
/** Water that leaves a heater isn't gas. */
const HEATED = /\b(?:hot water|hws|water heater)\b/;
const LEAKS = /\b(?:leak\w*|drip\w*|weep\w*|burst|dribbl\w*|puddle\w*)\b/;
const NO_WATER =
  /\b(?:gas|smell\w*|stink\w*|flame\w*|pilot|flue|fumes?|hiss\w*|headaches?|dizzy|sick|faint|soot\w*|relief|valves?|plug\w*|cap\w*|bung\w*|monoxide|co|eggs?|lpg|steam\w*|pressure|burner|scald\w*|boil\w*)\b/;
/** A crack beside a window is the wall's. */
const BESIDE_WINDOW =
  /\bcracks? (?:\w+ ){0,4}?(?:above|over|under|below|beside|near|next to|around|beneath|corner of|corners of) (?:\w+ ){0,4}?windows?\b/;
const AT_OPENING =
  /\bcracks? (?:\w+ ){0,7}?(?:windows?|doors?) (?:corners?|heads?|frames?|reveals?|openings?|architraves?|lintels?)\b/;
const NO_WALL = /\b(?:glass|panes?|glaz\w*|shatter\w*|screens?|broken|smash\w*|sharp|shards?)\b/;
/** 'Is hardiflex the same as fibro?' is asked of no sheet in particular. */
const COMPARED =
  /^(?:so |and |hi |hey |quick question )*(?:is|are|was|were) (?:(?!my|our|this|that|these|those|the)\w+ ){1,4}(?:the same|any different|different|similar|better|worse|safer|cheaper|as \w+) (?:thing )?(?:as|to|from|than)\b|\bdifference between\b/;
const NOT_COMPARED =
  /\b(?:my|our|mine|broke\w*|cut\w*|drill\w*|sand\w*|dust\w*|crack\w*|rip\w*|smash\w*|flak\w*|peel\w*)\b/;

/** Mould in a joint of a wet room is a matter for a brush, unless somebody is ill or it's elsewhere, too. */
const MOULD = /^(?:mou?ld\w*|mildew\w*)$/;
const JOINT = /^(?:grout\w*|silicone|sealant|caulk\w*|beads?)$/;
const MORE_MOULD =
  /\b(?:cough\w*|ill|sick\w*|asthma\w*|wheez\w*|bab(?:y|ies)|newborn|pregnant|breath\w*|ceilings?|walls?|bedrooms?|nursery|carpets?|mattress|spread\w*|everywhere|all over|whole|lungs?|rash|headaches?)\b/;
const NEAR_JOINT = 4;

function onlyInJoints(words: readonly Word[]): boolean {
  const mould = words.flatMap(({ text }, at) => (MOULD.test(text) ? [at] : []));
  return (
    mould.length > 0 &&
    mould.every((at) =>
      words.slice(Math.max(0, at - NEAR_JOINT), at + NEAR_JOINT + 1).some(({ text }) => JOINT.test(text)),
    ) &&
    !MORE_MOULD.test(words.map(({ text }) => text).join(' '))
  );
}

/** What tells that a wall holds back soil: that it's outside, or what stands by it. */
const OUTDOORS =
  /\b(?:retain\w*|soil|dirt|earth|clay|mud\w*|bank|slope\w*|hill\w*|fill|ground|garden\w*|yard|lawn|path\w*|footpath|lane\w*|street|road\w*|drive\w*|car ?park\w*|parking|bins?|play\w*|pool|fence\w*|neighbou?r\w*|next door|boundar\w*|units|townhouses|school|kids|water\w*|rain\w*|storm\w*|flood\w*|drain\w*|weep|sleepers?|block\w*|besser|limestone|sandstone|stone|timber|crib|gabion\w*|rocks?|tree\w*|roots?|metres?|high|tall|shed|garage|swings|patio|terrace\w*|steps|level|behind it|top|m|built)\b/;
const FEW_OF_WALL = 10;

/** What it leans over isn't what stands behind it. */
const LEANS_OVER =
  /\b(?:over|onto|towards?|into|above)(?: (?:the|a|our|my))?(?: \w+)? (?:foot)?(?:path|lane|street|road|drive|driveway|yard)\w*/g;

/** 'The wall behind is bulging' names no soil: a wall of the house until something says more. */
/** 'Out of plumb by 25 mm over 2 m' says how it was measured. */
const OVER_A_LENGTH = /\b(?:over|in|per|across) (?:a )?\d+(?:[.,]\d+)? ?(?:m|mm|metres?|meters?)\b/g;

export function namesNoSoil(words: readonly Word[]): boolean {
  const said = words.map(({ text }) => text).join(' ');
  const rest = said.replace(OVER_A_LENGTH, '').replace(LEANS_OVER, '');
  return rest.split(' ').length <= FEW_OF_WALL && !OUTDOORS.test(rest);
}

/** Nothing pools in a pool room. */
const POOL_ROOM = /\bpool (?:rooms?|house|hall)\b/;
/** What may bring a ceiling down. */
export const CEILING_FAULT =
  /\b(?:water|wet|leak\w*|damp|drip\w*|sag\w*|bow\w*|bulg\w*|crack\w*|hang\w*|droop\w*|drop\w*|loose|soft\w*|spong\w*|swell\w*|swollen|rot\w*|burst|holes?|fell|fall\w*|com(?:e|ing) (?:down|away|off))\b/;
/** Rain that overflows is no sewage. */
const RAIN = /\b(?:storm ?water|rain ?water|down ?pipes?|gutters?)\b/;
const FOUL =
  /\b(?:sew\w*|toilets?|poo\w*|shit|turds?|faec\w*|effluent|septic|smell\w*|stink\w*|gully|waste|black water|paper|brown)\b/;

/** What a kept limit is taken for. */
const OF_LIMITS: readonly AlertKind[] = ['structural', 'retaining_wall', 'fall', 'balcony'];
/** A longer text has more to tell. */
const LONGEST = 24;

/** 'Is that allowed' asks of the size before it, and tells no more. */
const ASKS_OF_SIZE =
  /^(?:so )?(?:is|are|would|does) (?:that|this|it|these)(?: be)? (?:\w+ ){0,2}?(?:allowed|ok|okay|acceptable|normal|permitted|within (?:\w+ ){0,2}?(?:tolerances?|limits?|code|spec)|in tolerance|a defect|defective|too much|compliant|comply)(?: for a new (?:house|build|home))?$/;

function withoutAsking(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1)?.sentence ?? 0;
  const asked = words.filter(({ sentence }) => sentence === last).map(({ text }) => text);
  return last > 0 && ASKS_OF_SIZE.test(asked.join(' '))
    ? words.filter(({ sentence }) => sentence < last)
    : words;
}

/** The kinds of danger that words only sound like: fumes of new paint, a price that is a shock, a full bath, a limit that is kept. */
export function soundsLike(all: readonly Word[]): readonly AlertKind[] {
  const words = withoutAsking(all);
  const inJoints: AlertKind[] = words.length <= LONGEST && onlyInJoints(words) ? ['mould_health'] : [];
  if (words.length > LONGEST || (words.at(-1)?.sentence ?? 0) > 0) return inJoints;
  const text = words.map((word) => word.text).join(' ');
  const kinds: AlertKind[] = [...inJoints, ...alikeIn(text), ...(keepsLimit(text) ? OF_LIMITS : [])];
  if (isLow(text)) kinds.push('fall');
  // A barrier of 1050 mm is high enough for a deck, not for a pool.
  if (kinds.includes('fall') && /\bpool\b/.test(text)) kinds.push('pool');
  if (FRESH_SMELL.test(text) && !NO_FRESH_SMELL.test(text)) kinds.push('gas');
  if (FIGURE.test(text) && !NO_FIGURE.test(text)) kinds.push('electrical');
  if (SOARED.test(text)) kinds.push('ceiling', 'structural');
  if (BATHED.test(text) && !ELECTRIC.test(text)) kinds.push('electrical');
  if (SLACK.test(text) && SLACKENS.test(text) && !HELD.test(text.replace(OF_BED, '')))
    kinds.push('ceiling', 'structural', 'balcony');
  if (HEATED.test(text) && LEAKS.test(text) && !NO_WATER.test(text)) kinds.push('gas');
  if ((BESIDE_WINDOW.test(text) || AT_OPENING.test(text)) && !NO_WALL.test(text)) kinds.push('glass');
  if (POOL_ROOM.test(text) && !CEILING_FAULT.test(text)) kinds.push('ceiling');
  if (RAIN.test(text) && !FOUL.test(text)) kinds.push('sewage');
  if (COMPARED.test(text) && !NOT_COMPARED.test(text)) kinds.push('asbestos', 'lead_paint');
  return kinds;
}
