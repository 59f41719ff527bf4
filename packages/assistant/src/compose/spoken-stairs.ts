/** How people name stairs and barriers, and what they measure of them. */
import { type Size, sizesIn } from './sizes-said.ts';
import type { Spoken } from './spoken.ts';

const GROUND =
  '(?:ground|lawn|grass|garden(?: bed)?|soil|dirt|path|paving|pavers|driveway|concrete below|yard|street|footpath|carport|slab|drop|below|car ?park|neighbour)';
/** A height of the floor and not of the rail on it. */
const OF_DROP = new RegExp(
  `(?<!\\b(?:rails?|railings?|balustrad\\w*|barriers?) (?:on|of|at|around|along) (?:the |our |my |an? )?)\\b(?:drops?|falls?|deck|balcony|verandah|patio|terrace|floor|ground|it)(?: (?:is|are|sits|of|stands|down|by|below|underneath|level|being|'s|nearly|about|around|over|only))* #|it'?s (?:nearly |about |around |over )?#|#(?: ?m| ?mm)? ?(?:up\\b|drop|(?:off|above|over|up from|down to|from|below|to|high deck|high balcony) (?:the )?(?:\\w+ )?${GROUND})|#(?: ?m| ?mm)? (?:high |up )?(?:deck|balcony|drop|verandah)|${GROUND} (?:is|sits|lies) (?:about |nearly |around )?#`,
  'i',
);
const ACROSS_RAIL = /#(?: ?mm)? (?:wide|thick|deep|diameter|apart|spac\w+|gaps?|opening)|gaps?(?: \w+)? #/i;
const RAIL =
  /\b(?:(?:guard)?rails?|railings?|balustrad(?:e|es|ing)|balastrad\w*|barriers?|handrails?|hand rail)\b/i;
const OF_STAIRS = /\b(?:stairs?|staircase|steps?|nosings?|flight|stairwell|ramp)\b/i;
/** A landing is walked on as a floor is. */
const LEVEL_WALK = /\blandings?\b/i;
const HANDRAIL_ALONE =
  /^(?!.*\b(?:balcon\w*|decks?|verandahs?|terraces?|patios?|landings?|drop|balustrad\w*|barriers?|guard ?rails?|glass|above ground|off the)\b).*\bhand ?rails?\b/is;
const GAPS = /\b(?:gaps?|holes? in|apart|between|spac\w+|openings?|clear|sphere|ball)\b/i;
const OF_RAIL = /\b(?:rails?|handrails?|balustrad\w*|barriers?)(?: \w+){0,2} #|#(?: ?mm)? (?:hand)?rail/i;

const ASKS_FOR_RAIL =
  /\b(?:needs?|needed|requir\w*|must|have to|has to|got to|gotta|legal\w*|allowed|supposed to|or (?:no|not)(?! good)|compl\w+|who'?s right|right)\b/i;
/** A bare decimal is told in metres. */
const lengthOf = ({ value, unit }: Size): number => (unit === '' && value < 10 ? value * 1000 : value);

/** A drop that is told with its size. */
const DROP_TOLD =
  /\b(?:drops?|falls?|deck|balcony|verandah?|patio|terrace|floor|it['’]?s|its|landing)(?: (?:is|are|sits|of|by|down|about|around|nearly|over|only|at))* \d(?:\.\d+)? ?(?:m\b|met)|\b\d(?:\.\d+)? ?(?:m|met(?:re|er)s?) (?:up|drop|off|above|high|down|from)\b|\b[1-9]\d{3} ?(?:mm )?(?:up|drop|off|above)\b/i;
/** Where how high the rail itself is stands, nobody asks for one. */
const NO_RAIL_ASKED =
  /\b(?:stairs?|steps?|pool|how high|how tall|height|replace\w*|fix\w*|paint\w*|engineer|(?:rails?|railings?|handrails?|balustrad\w*|barriers?)(?:['’]s| is| are| of| only| just| about)* \d)/i;
/** How wide a deck is says nothing of its drop. */
const ACROSS_FLOOR =
  /#(?: ?mm| ?m)? (?:wide|deep|long|thick|across|by|x)\b|(?<!\b(?:drop|fall)s? )\b(?:width|wide|by|x) #/i;
const lowOnly = (text: string): boolean => sizesIn(text).every((size) => lengthOf(size) < 1000);

/** From more than this drop on nothing may be climbable, in millimetres. */
const CLIMB_FROM = 4000;
/** The drop beside a barrier that a message tells in metres; 0 where it tells none. */
const dropOf = (text: string): number =>
  Math.max(0, ...sizesIn(text).flatMap(({ unit, value }) => (unit === 'm' && value >= 1000 ? [value] : [])));

export const SPOKEN_OF_STAIRS: readonly Spoken[] = [
  {
    // Glass at an edge is a barrier, whatever it is called.
    name: 'glass-rail',
    row: 'bar-height',
    of: [
      /\bglass\b/i,
      /\b(?:drops?|landings?|balcon\w*|void|stairwell|edge|decks?|terrace|mezzanine)\b/i,
      /\b(?:high enough|height|tall enough|too low|(?:above|off|from|over) the (?:floor|tiles|deck|boards|landing))\b/i,
    ],
    unless:
      /\b(?:shower|doors?|windows?|pool|fence|screen|climb\w*|stairs? (?:rail|side)|gaps?|mark\w*|label\w*)\b/i,
    sizes: [500, 1600],
    metres: true,
    skip: OF_DROP,
    instead: ['landing', 'rail'],
  },
  {
    name: 'facemount',
    row: 'bar-facemount',
    of: [
      /\bface[ -]?(?:fixed|mounted|fix|mount)\b|\b(?:pinned|fixed|bolted|mounted|hung|screwed) (?:to|on|onto|off) the (?:outside )?(?:face|side|edge|fascia)\b|\bstand ?-?offs?\b/i,
      /\b(?:edge|gap|clear|off|between)\b/i,
    ],
    sizes: [5, 200],
  },
  {
    // A ball that goes through shows that the gap is wider than the ball.
    name: 'rail-ball',
    row: 'bar-opening',
    of: [
      /\b(?:balls?|spheres?)\b/i,
      /\b(?:balusters?|palings?|pickets?|wires?|rods?|spindles?|uprights?|balustrad\w*|railings?|rails?|slats)\b/i,
      /\b(?:go(?:es)?|goin[g']?|fits?|pass(?:es)?|push\w*|squeez\w*|gets?|slips?|through|thru|between|past)\b/i,
    ],
    unless:
      /\b(?:gaps?|openings?|spac\w+|apart)(?: \w+){0,3} \d|\d ?(?:mm )?(?:gaps?|openings?|spac\w+|apart)|\b(?:climb\w*|pool)\b/i,
    sizes: [60, 400],
    keeps: (value) => (value === 125 ? undefined : value < 125),
    instead: ['rail-opening', 'rail'],
  },
  {
    name: 'climb-zone',
    row: 'bar-climb',
    of: [
      /\bclimb\w*\b|\bhorizontal (?:wires?|rails?|bars?|rods?|cables?|slats|members?)\b/i,
      /\b(?:balcon\w*|balustrad\w*|rails?|railings?|decks?|barriers?|verandah?s?)\b/i,
    ],
    unless: /\b(?:pool|gate|kids? (?:can|could|is|are)|tree)\b/i,
    sizes: [20, 1200],
    skip: /#(?: ?mm)? (?:apart|spac\w+|gaps?)|\b(?:gaps?|apart|drop|high|height)(?: of| is)? #/i,
    keeps: (value) => value < 150 || value > 760,
    verdict: (words, kept, text) =>
      kept
        ? `${words} lies outside the zone that must not be climbable.`
        : dropOf(text) > 0 && dropOf(text) <= CLIMB_FROM
          ? `**At ${dropOf(text) / 1000} m this limit doesn’t bind: it is for floors more than 4 m above the ground.** Measure the drop at its deepest. A barrier of 1 m without gaps of 125 mm is still needed from 1 m on.`
          : `**Not allowed where the floor is more than 4 m above the ground:** ${words} lies in the zone that must not be climbable.`,
    instead: ['rail', 'rail-opening'],
  },
  {
    // How far it drops says whether a barrier is wanted at all.
    name: 'rail-wanted',
    row: 'bar-need',
    of: [
      /\b(?:decks?|balcon\w*|verandahs?|landings?|patios?|platforms?|drops?|terraces?|porch|retaining wall|floor)\b/i,
      /\b(?:needs?|needed|requir\w*|must|have to|got to|gotta|supposed to|do (?:i|we) (?:need|have)|or (?:no|not)(?! good)|(?:no|without(?: an?| any)?|has ?n[o'’]?t(?: any)?|missing(?: an?| the)?) (?:hand ?|guard ?)?(?:rail\w*|balustrad\w*|barrier\w*))\b/i,
      RAIL,
    ],
    unless: NO_RAIL_ASKED,
    sizes: [1000, 6000],
    metres: true,
    skip: ACROSS_FLOOR,
    keeps: () => false,
    verdict: (words) => `**Yes: at ${words} a barrier is required.**`,
    instead: ['rail', 'rail-opening'],
  },
  {
    // That none is needed is only said to who asks, and where no drop beside it is a metre or more.
    name: 'rail-not-wanted',
    row: ({ text }) => (ASKS_FOR_RAIL.test(text) && lowOnly(text) ? 'bar-need' : undefined),
    of: [
      /\b(?:decks?|balcon\w*|verandahs?|landings?|patios?|platforms?|drops?|terraces?|porch|retaining wall|floor)\b/i,
      /\b(?:needs?|needed|requir\w*|must|have to|got to|gotta|supposed to|do (?:i|we) (?:need|have)|or (?:no|not)(?! good)|(?:no|without(?: an?| any)?|has ?n[o'’]?t(?: any)?|missing(?: an?| the)?) (?:hand ?|guard ?)?(?:rail\w*|balustrad\w*|barrier\w*))\b/i,
      RAIL,
    ],
    unless: NO_RAIL_ASKED,
    sizes: [100, 999],
    metres: true,
    skip: ACROSS_FLOOR,
    keeps: () => true,
    verdict: (words) => `**No, none is required: ${words} is less than 1 m.**`,
    instead: ['rail', 'rail-opening'],
  },
  {
    // 'How high the rail if it's 1.1 m off the ground': the height is asked for, and the drop is told.
    name: 'rail-how-high',
    row: ({ text }) => (OF_STAIRS.test(text) && !LEVEL_WALK.test(text) ? 'bar-height-stair' : 'bar-height'),
    of: [
      RAIL,
      /\bhow (?:high|tall)\b|\bwhat(?:['’]?s| is)? (?:the )?(?:min\w* )?height\b|\bheight (?:of|for)\b/i,
      DROP_TOLD,
    ],
    unless: /\b(?:climb\w*|pool|fence|gaps?|openings?|bottom rail)\b/i,
    sizes: [1000, 9000],
    metres: true,
    skip: ACROSS_FLOOR,
    keeps: () => true,
    verdict: (words) => `At ${words} a barrier is required, as it is from 1 m on.`,
    instead: ['rail', 'rail-wanted', 'rail-opening'],
  },
  {
    name: 'slip',
    row: 'stair-slip',
    of: [
      /\bslip(?:pery|periness)?\b(?=.*\b(?:rat\w+|resist\w*|class|value|p\d|allowed|need\w*|require\w*)\b)|\b(?:rat\w+|resist\w*|class)\b.*\bslip/i,
      /\b(?:steps?|stairs?|treads?|nosings?|landings?|ramp)\b/i,
    ],
    sizes: [0, 0],
    instead: ['riser', 'going', 'flight'],
  },
  {
    name: 'rail-opening',
    row: 'bar-opening',
    of: [
      /\b(?:balusters?|palings?|pickets?|wires?|rods?|spindles?|uprights?|balustrad\w*|railings?|rails?|slats)\b/i,
      GAPS,
    ],
    unless: /\b(?:brick|joint|solar|floor|skirting|face[ -]?(?:fixed|mounted)|climb\w*|handrail|pool)\b/i,
    sizes: [3, 450],
    skip: /#(?: ?mm| ?m)? (?:high|tall|sphere|ball)|sphere of #|\b(?:high|height|tall)(?: is| of)? #/i,
  },
  {
    name: 'bottom-rail',
    row: 'bar-opening',
    of: [
      /\b(?:bottom|lower) ?rails?\b|\b(?:under|below|beneath) (?:the |my )?(?:hand ?)?rail(?:ing)?s?\b/i,
      /\b(?:above|off|over|gap|under|underneath|below|clear)\b/i,
    ],
    sizes: [3, 450],
    instead: ['rail'],
  },
  {
    name: 'rail',
    row: ({ text }) =>
      OF_STAIRS.test(text) && !LEVEL_WALK.test(text)
        ? 'bar-height-stair'
        : HANDRAIL_ALONE.test(text)
          ? 'handrail'
          : 'bar-height',
    of: [RAIL],
    unless:
      /\b(?:climb\w*|pool|towel|gate|needed?|fence|wide|width|rusty|rust|loose|no rail|do i need|does it need|do we need|window|extend\w*|(?:bottom|lower|mid|middle|intermediate) ?rail)\b/i,
    sizes: [500, 1800],
    metres: true,
    skip: new RegExp(`${OF_DROP.source}|${ACROSS_RAIL.source}`, 'i'),
  },
  {
    name: 'riser',
    row: 'stair-riser',
    of: [
      /\brisers?\b|\beach step rises?\b|\b(?:steps?|stairs?|treads?) (?:go(?:es)? up|rises?|climb)\b|\b(?:steps?|stairs?|treads?|each)\b(?: only| all| each)? (?:go(?:es)?|come|comes|climbs?|is|are|rises?)(?: about| only)? [12]\d\d ?(?:mm )?up\b|\b(?:steps?|stairs?)\b(?=.{0,30}\b[12]\d\d ?(?:mm )?(?:per|a|every) (?:step|stair)\b)|\b(?:stair|step) rise\b|\brise (?:is|are|of|at|:)|\b(?:steps?|stairs?)\b(?=.{0,30}\b[12]\d\d ?(?:mm )?(?:high|tall|each)\b)|\b(?:steps?|stairs?) (?:are|is|all|of|at|measures?)(?: all| each| about| only)? (?=[12]\d\d\b)|\b(?:front|back|bottom|top|last|first|entry|door) step\b(?=.{0,20}\b[12]\d\d\b)|\bsteps? (?:down|up) (?:from|to|into|in|onto|out of|off|at)\b(?! (?:the |a |my |our )?(?:tiles?|slabs?|bricks?|joint|shower|waste))/i,
    ],
    unless:
      /\b(?:differ\w*|higher than|lower than|uneven|next|adjacent|var(?:y|ies|iation)|open|gaps?|apart|between|rods?|balusters?|spindles?|palings?|pickets?|wires?|wide|width|glaz|going(?! (?:in|up|ahead|out|through|back|down|off)\b)|goings|tread gap|fire|service|in (?:a|one) (?:row|flight|go)|straight run|twice|2r|rang\w+)\b/i,
    sizes: [80, 320],
    skip: OF_RAIL,
  },
  {
    name: 'going',
    row: 'stair-going',
    of: [
      /\b(?:goings?|treads?)\b(?! (?:to|in|up|ahead|out|through|back|down|off|well|wrong|with|for)\b)|\b(?:steps?|stairs?)\b(?=(?: (?:only|all|just|each|are|go|goes|is|about))+ [12]\d\d ?(?:mm )?deep\b)/i,
      /\bgoings?\b|\bdeep|\bdepth\b|\btreads? (?:are|is|measure|only|of|at|\d)/i,
    ],
    unless:
      /\b(?:risers?|rise|differ\w*|higher|open|gaps?|slip|slippery|nosing strip|loose|squeak\w*|p[0-5]\b|r9|r1[0-3])\b/i,
    sizes: [120, 520],
  },
  {
    name: 'flight',
    row: 'stair-flight',
    of: [
      /\b(?:risers?|steps?|treads?)\b/i,
      /\b(?:flight|landing|one go|in a row|straight|one run|non-?stop)\b/i,
    ],
    unless: /\b(?:landing (?:is|measures|only)|higher|lower|deep|long)\b/i,
    sizes: [0, 0],
    as: 'count',
  },
  {
    name: 'open-riser',
    row: 'stair-open',
    of: [/\bopen (?:risers?|treads?|stairs?)\b|\bgaps? between (?:the )?(?:treads|steps)\b/i, GAPS],
    sizes: [40, 260],
  },
  {
    name: 'landing',
    row: 'stair-landing',
    of: [/\blandings?\b/i, /\b(?:long|deep|length|depth|front to back|measures?|only|just|size)\b/i],
    unless: /\b(?:balustrad\w*|rails?|railings?|risers|crack\w*|tiles?|how many|slip)\b/i,
    sizes: [250, 2500],
    metres: true,
    skip: /#(?: ?mm| ?m)? (?:wide|high|above|up|off)\b/i,
  },
];
