/**
 * One look-up for what isn't held: the part that a message names and what it asks to be measured of it, and whether any
 * limit of that part says so. Where none does it is said so, with what to do instead, so that no neighbour's number is told.
 */
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

/** What is measured of a part. */
const QUANTITIES = {
  height: /\b(?:how (?:high|tall)|heights?|high|tall)\b/i,
  width: /\b(?:how (?:wide|narrow)|widths?|wide|narrow)\b/i,
  depth: /\b(?:how (?:deep|far down)|depths?|deep)\b/i,
  thickness: /\b(?:how thick|thickness|thick|thin)\b/i,
  area: /\b(?:how (?:big|large|small)|sizes?|square met\w+|sq ?m|m2|areas?|per ?cent of (?:the |its )?floor|openable)\b/i,
  distance:
    /\b(?:how (?:far|close|near)|(?<=\d ?(?:mm|cm|m)? )(?:below|above|under)|distances?|furthest|closest|nearest|clearances?|too (?:close|far|near)|close enough|away|off the (?:ground|wall|soil|dirt)|from the (?:wall|corner|ceiling|door|vent|cornice|ground|boundary|house)|(?<=\d ?(?:mm|cm|m)? )from)\b/i,
  spacing: /\b(?:spac\w+|apart|centres|centers|how (?:many|often)|every \d+)\b/i,
  gap: /\b(?:gaps?|daylight|undercut|clearances?|opening)\b/i,
  fall: /\b(?:falls?|falling|grades?|gradients?|slopes?|sloping|pitch|steep\w*|drops?|1 ?(?:in|:) ?\d+)\b/i,
  lean: /\b(?:lean\w*|plumb|vertical|tilt\w*)\b/i,
  line: /\b(?:out of (?:line|square|straight)|straight\w*|in line|crooked)\b/i,
  overhang: /\b(?:stands? out|sticks? out|overhang\w*|project\w*|proud|past)\b/i,
} as const satisfies Record<string, RegExp>;
type Quantity = keyof typeof QUANTITIES;

interface Element {
  said: RegExp;
  /** Words with which something else is meant, or another reader holds the limit. */
  unless?: RegExp;
  /** What no row here says of it, in the order in which it is looked for, as an answer calls it. */
  unheld: Partial<Record<Quantity, string>>;
  instead: string;
  /** What is held of it that could be taken for the answer. */
  beside?: readonly string[];
}

const CERTIFIER = 'The approved drawings or the certifier say it.';
const ENGINEER = 'The engineer’s drawings say it: ask the engineer or the certifier.';

/** The first that is named counts: what is more particular stands before what is less. */
const ELEMENTS: readonly Element[] = [
  {
    said: /\b(?:smoke ?(?:alarms?|detectors?)|smokies?)\b/i,
    unheld: {
      distance: 'how far a smoke alarm must be from a door or a room',
      spacing: 'how far apart smoke alarms go',
      height: 'how high a smoke alarm goes',
    },
    instead:
      'Its maker’s instructions and AS 3786 say where it goes on a ceiling: ask a licensed electrician. What I hold is where a home must have one:',
    beside: ['tolerance:smoke-alarm'],
  },
  {
    said: /\bboundar(?:y|ies)\b/i,
    unless: /\b(?:finding|crack\w*|lean\w*|adjust\w*)\b/i,
    unheld: {
      distance: 'how far something must stand from the boundary',
      overhang: 'how far something may stand over the boundary',
      height: 'how high something may be at the boundary',
      line: 'how straight a boundary must be',
      gap: 'gaps at the boundary',
    },
    instead: 'A licensed surveyor says where the boundary is, and the council what may stand at it.',
  },
  {
    said: /^(?=.*\b(?:mud|soil|dirt|mulch|garden ?beds?|turf|lawn)\b).*\b(?:weep ?holes?|weeps|(?:window )?sills?)\b/i,
    unless: /\b(?:up|stor(?:e|i)y|upstairs|drop|fall\w*|child\w*|kids?|block\w*)\b/i,
    unheld: {
      depth: 'how far the ground must stay below weep holes or a sill',
      distance: 'how far the ground must stay below weep holes or a sill',
      height: 'how high the ground may come below weep holes or a sill',
      gap: 'the gap between the ground and weep holes or a sill',
    },
    instead:
      'What counts is how far the damp-proof course stands above the ground, and that weep holes stay open:',
    beside: ['tolerance:mas-dpc'],
  },
  {
    said: /\bwindows?\b/i,
    unless:
      /\b(?:sills?|restrict\w*|how far|opens?|winds?|crack\w*|gap|reveal|frame|head|glass|glaz\w*|screen|fall\w*|leak\w*|wind|upstairs|stor(?:e?y|eys|ies)|above (?:the )?floor|drops?|opening|\d ?m)\b/i,
    unheld: {
      area: 'the size of a window',
      height: 'how high a window must be',
      width: 'how wide a window must be',
    },
    instead: `The NCC sets light and air for a room by its floor, and I hold none of those figures. ${CERTIFIER} What I hold of windows is about falls from them.`,
    beside: ['tolerance:window-bed'],
  },
  {
    said: /\bdown ?pipes?\b/i,
    unless: /\b(?:leak\w*|block\w*|missing|crack\w*)\b/i,
    unheld: {
      distance: 'how far apart downpipes go',
      area: 'the size of a downpipe',
      width: 'how wide a downpipe must be',
    },
    instead: 'AS/NZS 3500.3 sets it by the roof and the rain: ask a licensed roof plumber.',
    beside: ['standard:AS/NZS 3500.3:2021'],
  },
  {
    said: /\b(?:(?:sewer|stormwater|storm water|drain\w*|waste|agi?|ag|soil|sub ?soil|slotted|pvc) ?(?:pipes?|lines?)|(?<!down ?)pipes?|sewers?|stormwater|drains? (?:in|across|through|under|along|behind) the (?:yard|garden|lawn|back|front|paving|drive\w*|path|wall)|(?:yard|trench|french|spoon|strip|agi?|ag|sub ?soil) drains?)\b/i,
    unless: /\b(?:gutters?|leak\w*|block\w*|smell\w*|burst|fallen|fell|falling (?:off|down|out))\b/i,
    unheld: {
      fall: 'the fall of a pipe or drain',
      depth: 'how deep a pipe or drain must lie',
      distance: 'how far a pipe or drain must be from something else',
    },
    instead:
      'AS/NZS 3500.2 and 3500.3 set it by the size and kind of the pipe: ask a licensed plumber or drainer. The falls that I hold are those of a shower’s floor and of gutters, and neither is for a pipe.',
    beside: ['standard:AS/NZS 3500.2:2021', 'standard:AS/NZS 3500.3:2021'],
  },
  {
    said: /\bslab(?:['’]?s)? edges?\b|\bedges? of (?:the |my |our )?slab\b/i,
    unless:
      /\b(?:termit\w*|show\w*|expos\w*|visible|above|see|brick\w* (?:\w+ )?(?:hangs?|over ?hangs?|sits?|sticks?|stands?)|veneer|insulat\w*)\b/i,
    unheld: {
      line: 'how straight the edge of a slab must be',
      overhang: 'how far the edge of a slab may stand out',
      width: 'how wide the edge of a slab must be',
    },
    instead: `The NSW guide has a clause for setting out whose value isn’t confirmed here. What I hold is how much of the edge must show for termites, and how far bricks may overhang it; neither is this. ${ENGINEER}`,
    beside: ['tolerance:set-out'],
  },
  {
    said: /\b(?:front|entry|external|outside|back|sliding|stacker|bi-?fold|french|garage|roller|screen|cavity) (?:slid\w+ |panel )?doors?\b/i,
    unless: /\b(?:fire|water|rain\w*|leak\w*|who|step|sill)\b/i,
    unheld: {
      gap: 'the gaps round such a door',
      width: 'how wide such a door must be',
    },
    instead:
      'What is certain: it must open, close and lock as it should, and keep the weather out. Its maker’s installation guide says the gap.',
    beside: ['tolerance:door-operate'],
  },
  {
    said: /\bsleepers?\b|\bretain\w* walls?\b|\bgarden walls?\b/i,
    unless:
      /\b(?:crack\w*|bulg\w*|fell|fallen|collaps\w*|mov(?:ed|ing)|let go|pushed|leaning (?:over|more|now)|(?:hand ?)?rails?|railings?|balustrad\w*|barriers?)\b/i,
    unheld: {
      height: 'how high a retaining wall may be',
      spacing: 'how far apart its posts go',
      depth: 'how deep a retaining wall must go',
      lean: 'how far a retaining wall may lean',
      thickness: 'how thick a retaining wall must be',
      distance: 'how far a retaining wall must be from something else',
    },
    instead:
      'An engineer’s drawing sets it, and the council says from which height a permit is needed. One that leans, bulges or holds back soil above a path needs an engineer to look; keep off the top and away from the bottom till then.',
  },
  {
    said: /\b(?:stair ?(?:cases?|wells?|ways?)?s?|hall ?ways?|halls?|corridors?|passage\w*|door ?ways?)\b/i,
    unless:
      /\b(?:risers?|goings?|treads?|landings?|nosings?|rails?|hand ?rails?|steps?|ceilings?|gap|floor|crack\w*|alarm\w*|light\w*|deep)\b/i,
    unheld: {
      width: 'how wide a stair or a passage must be',
    },
    instead: `${CERTIFIER} Where somebody uses a wheelchair, ask an access consultant.`,
  },
  {
    said: /\b(?:bed ?rooms?|rooms?|kitchens?|bath ?rooms?|ensuites?|garages?|laundr(?:y|ies))\b/i,
    unless:
      /\b(?:windows?|doors?|ceilings?|crack\w*|floors?|tiles?|gaps?|fans?|walls?|mould|slab|how (?:wide|big) (?:is|are))\b/i,
    unheld: {
      area: 'the size of a room',
      width: 'how wide a room must be',
    },
    instead: `${CERTIFIER} What I hold of a room is how high its ceiling must be.`,
    beside: ['tolerance:ceil-height'],
  },
  {
    said: /\b(?:drive ?ways?|cross ?overs?|foot ?paths?|paths?|paving|pavers?|patios?)\b/i,
    unless:
      /\b(?:crack\w*|pipes?|dpc|damp|weep\w*|slab height|trip\w*|lip\w*|shower|ground level|below|above|rail\w*|balustrad\w*|barriers?)\b/i,
    unheld: {
      fall: 'the fall of a driveway or path',
      thickness: 'how thick a driveway or path must be',
      width: 'how wide a driveway or path must be',
      distance: 'how far a driveway or path must be from something else',
    },
    instead:
      'The council says how steep a crossover may be, and the drawings the rest. Water must run away from the house.',
  },
  {
    said: /\b(?:posts?|stumps?|piers?|bearers?|joists?|sub ?floor)\b/i,
    unless: /\b(?:plumb|lean\w*|rot\w*|crack\w*|termit\w*|rails?|bounc\w*|loose|mov\w*)\b/i,
    unheld: {
      distance: 'how far a post, stump or bearer must be from something else',
      depth: 'how deep a post or stump must go',
      height: 'how high a post, stump or bearer must stand',
      gap: 'gaps at a post, stump or bearer',
    },
    instead:
      'The engineer’s or framing drawings set it. Timber must stay clear of soil and be able to dry; ask the certifier.',
  },
  {
    said: /\broof(?:s|ing)?\b|\bcorrugated (?:iron|sheet\w*|steel)\b|\bcolou?rbond\b/i,
    unless:
      /\b(?:gutters?|membrane|leak\w*|sag\w*|crack\w*|undulat\w*|tiles? (?:hang|into)|overhang|deck|fell|fallen|fall(?:ing)? (?:off|through|down|in|from)|truss\w*|drops?)\b/i,
    unheld: {
      fall: 'the pitch of a roof',
    },
    instead: 'The maker of the sheets or tiles says the least pitch for each profile: ask a licensed roofer.',
  },
  {
    said: /\b(?:footings?|foundations?|slabs?|edge beams?)\b/i,
    unless:
      /\b(?:crack\w*|level|flat\w*|edge|overhang\w*|above|weep\w*|damp|height|dip\w*|hump\w*|bow\w*|out)\b/i,
    unheld: {
      depth: 'how deep a footing or a slab must go',
      thickness: 'how thick a footing or a slab must be',
      width: 'how wide a footing or a slab must be',
    },
    instead: `The site’s soil and the load set it. ${ENGINEER}`,
  },
  {
    said: /\bfenc(?:es?|ing)\b|\bpalings?\b/i,
    unless: /\b(?:pool|spa|balcon\w*|deck|drop|lean\w*|fell|fallen)\b/i,
    unheld: {
      height: 'how high a fence may be',
      spacing: 'how far apart the posts of a fence go',
      gap: 'gaps in a fence',
      depth: 'how deep the posts of a fence must go',
    },
    instead: 'The council says how high one may be without a permit.',
  },
  {
    said: /\b(?:power ?points?|gpos?|sockets?|light switch\w*|switch ?boards?|meter box\w*)\b/i,
    unless: /\b(?:spark\w*|shock\w*|hot|burn\w*|crack\w*|gap|notice|loose)\b/i,
    unheld: {
      distance: 'how far a power point or switch must be from something else',
      height: 'how high a power point or switch goes',
    },
    instead: 'AS/NZS 3000 sets it: ask a licensed electrician.',
    beside: ['standard:AS/NZS 3000:2018'],
  },
  {
    said: /\brender\w*\b|\bplaster ?board\b|\bgyprock\b|\bplaster\b|\bscreeds?\b/i,
    unless: /\b(?:crack\w*|drummy|hollow|peak\w*|nail\w*|joint\w*|level|straight\w*|fall|slope)\b/i,
    unheld: {
      thickness: 'how thick render or plaster must be',
    },
    instead: 'The maker’s data sheet and the drawings say it.',
  },
  {
    said: /\b(?:hot[ -]?water (?:system|unit|heater|service)|heat pump|flues?|gas (?:meter|heater|bottles?))\b/i,
    unless: /\b(?:leak\w*|smell\w*|soot|relief|valve|temper\w*|hiss\w*|flame)\b/i,
    unheld: {
      distance: 'how far a hot-water unit or a flue must be from something else',
      height: 'how high a hot-water unit or a flue goes',
      gap: 'the gap round a hot-water unit or a flue',
    },
    instead: 'Its maker and the gas and plumbing standards say it: ask a licensed gas fitter or plumber.',
  },
  {
    said: /\bdeck(?:ing)? boards?\b|\bdecking\b/i,
    unless: /\b(?:rot\w*|split\w*|spring\w*|rail\w*|high|drop|fall)\b/i,
    unheld: {
      gap: 'gaps between deck boards',
      spacing: 'gaps between deck boards',
      thickness: 'how thick deck boards must be',
    },
    instead: 'The maker of the boards says it, since timber moves with its moisture.',
  },
];

const ASKS =
  /\b(?:how (?:far|high|tall|wide|deep|thick|big|large|small|close|near|much|many|steep|narrow)|wh(?:at|ats|at['’]s|ich) (?:is |are |s )?(?:the )?(?:\w+ ){0,2}(?:size|fall|grade|gradient|slope|height|width|distance|spacing|clearance|thickness|depth|pitch|gap|limit|rule)|min(?:imum)?|max(?:imum)?|least|furthest|closest|nearest|allowed|legal\w*|limits?|toleranc\w*|required|enough|(?:is|are|isn['’]?t) (?:it|that|this|they|these) too|too \w+\?|ok|okay|pass(?:es)?|compl(?:y|ies|iant)|acceptable|permitted)\b/i;
/** What is asked besides, or of something recorded: no limit is wanted. */
const OTHERWISE =
  /\b(?:who|whom|why|caus\w*|cost\w*|price|quote|pa(?:y|ys|id)|warrant\w*|findings?|reports?|photos?|projects?|urgent|safe|danger\w*|worr\w*|wait|repair\w*|fix(?:ed|ing)?|finger|hand|grow\w*|getting|again|measured?|sorry|i mean)\b/i;

/** That none is held; no parts where another reader may hold it. */
export function lookedUp(text: string): Part[] {
  if (!ASKS.test(text) || OTHERWISE.test(text)) return [];
  const element = ELEMENTS.find(({ said, unless }) => said.test(text) && unless?.test(text) !== true);
  const called = Object.entries(element?.unheld ?? {}).find(([one]) =>
    QUANTITIES[one as Quantity].test(text),
  );
  if (!element || !called) return [];
  const rows = rowsNamed(...(element.beside ?? []));
  const told = /:$/.test(element.instead) ? rows.map((row) => row.text) : [];
  return [
    {
      text: [`**I hold no limit for ${called[1]}.** ${element.instead}`, ...told].join(' '),
      rows,
      support: 0.75,
    },
  ];
}
