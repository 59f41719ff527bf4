/** How people name what is measured of walls, slabs and floors. */
import { monthsSince } from './age-said.ts';
import { type Spoken, TWO_METRES } from './spoken.ts';

const ROOMS =
  '(?:(?:family|living|dining|rumpus|media|sitting|bed|theatre|play|lounge) ?room|lounge|bedroom|living|hall(?:way)?|kitchen|study|office|room|robe|alfresco|dining)';
const ACROSS = new RegExp(
  `\\b(?:wall to (?:the )?(?:opposite |other )?wall|side to side|(?:one|a) (?:side|end|wall|edge|corner)\\b.{0,20}\\b(?:other|opposite|another)|(?:one|a) side (?:than|to)|side than|end to end|corner to corner|from (?:one|the|a) \\w+(?: \\w+)? to (?:the |an)?(?:other|opposite|\\w+)|across|opposite|(?:whole|entire|full) (?:\\w+ )?${ROOMS}|over the (?:\\w+ )?${ROOMS}|(?:than|lower|higher) at the|lower (?:at|by|on|near|than)|higher (?:at|by|on|near|than))\\b`,
  'i',
);
/** A run that is longer than the short length of two metres. */
const ACROSS_OR_LONG = new RegExp(
  `${ACROSS.source}|\\b(?:over|in|along) (?:a |about |around )?(?:[3-9]|1\\d)(?:\\.\\d)? ?m(?:et(?:re|er)s?)?\\b`,
  'i',
);
const OUT_OF_LEVEL =
  /\b(?:lower|higher|drops?|dropped|slop(?:es?|ing|ed)|runs? (?:off|out|down|away)|falls?|fall(?:ing|en)|out|level|difference|uneven\w*|laser|rolls?|tilts?|varies|lowest|highest|deviat\w+|wall to wall)\b/i;
const NO_FLOOR_LEVEL =
  /\b(?:til(?:e|es|ed|ing)|shower|wet|bath(?:room)?|ensuite|laundry|balcony|deck|paving|driveway|ceiling|wall (?:is|out|bows?)|plaster\w*|gyprock|brick\w*|bed joints?|plumb|crack\w*|gutter|benchtop|stairs?|steps?|risers?|skirting|roof|doors? (?:is|are|out)|windows? (?:is|are|frame|head|sill)|slab edge|lippage|gap)\b/i;
const HOUSE_ENDS =
  /\b(?:whole|entire|full|complete|overall|footprint)\b|\b(?:one|an) end\b.*\bother\b|\bend to end\b|\bfront\b.*\b(?:back|rear)\b|\b(?:back|rear)\b.*\bfront\b/i;
const SLABS_LEVEL = `(?:above|over|from|off|below|beneath|under|lower than|higher than|between|proud of|sits?|sit|out of|to)`;
const OUT_OF_LINE = /\b(?:out|runs?|wander\w*|level|drop\w*|wav(?:y|es?)|fall\w*|deviat\w*|vary|varies)\b/i;
const PAVED_AWAY =
  /^(?=.*\b(?:pav\w*|path|concrete|landscap\w*|driveway)\b)(?=.*\b(?:slop\w*|falls?|falling|grad\w+) ?(?:well )?away\b)/is;
const SHELTERED =
  /\b(?:under cover|weather[ -]?protected|protected from the (?:weather|rain)|under (?:the|a) (?:verandah|alfresco|carport|roof))\b/i;
const PAVING = /\b(?:pav\w*|path|footpath|patio|concrete)\b/i;
const leastSaid = (words: string): number => Number(/\d+(?:\.\d+)?/.exec(words)?.[0] ?? 0);
/** How high a damp-proof course and a slab must at least stand where the ground beside them is like that. */
const leastDpc = (text: string) => (SHELTERED.test(text) ? 50 : PAVED_AWAY.test(text) ? 75 : 150);
const leastSlab = (text: string) =>
  PAVED_AWAY.test(text) ? 50 : /\bsand\w*\b|\blow[ -]rainfall\b/i.test(text) ? 100 : 150;
const MAY_BE_LESS_DPC =
  'Less is enough only over paving or landscaping that slopes away (75 mm), or where it is protected from the weather (50 mm).';
const OLD =
  /\b(?:old|older|heritage|federation|victorian (?:terrace|cottage|house)|edwardian|queenslander|19[0-8]\ds?|art deco|weatherboard|century)\b/i;
/** The limits of floors are for new ones. */
const OF_OLD: Spoken['also'] = ({ text, today }) =>
  (monthsSince(text, today) ??
    (OLD.test(text) && !/\b(?:months?|weeks?|days?|one years?) old\b/i.test(text) ? 24 : 0)) >= 24
    ? 'It is for the first 24 months after handover: an older floor isn’t faulty by it alone, so watch whether it goes on moving.'
    : undefined;
const CAVITY =
  /\bcavit(?:y|ies)\b|\bgap between (?:the |two |both )*(?:bricks?|brickwork|veneer|leaves|leafs)\b(?:.{0,6}\b(?:and|of)\b)/i;
const DOUBLE_BRICK =
  /\b(?:between two leaves|double[ -]brick|cavity (?:brick|masonry)|two leaves|full brick)\b/i;
const WIDTH =
  /\b(?:wide|width|thick\w*|mm|mil|millimet\w*|size|limit|allowed|defect|faulty|how (?:big|many|much)|over)\b/i;

export const SPOKEN_OF_FABRIC: readonly Spoken[] = [
  {
    name: 'cornice-crack',
    row: ({ state }) => (state === null || state === 'NSW' || state === 'VIC' ? 'plaster-crack' : undefined),
    of: [
      /\bcornices?\b/i,
      /\b(?:crack\w*|gaps?|open(?:ed|ing|s)?|come away|coming away|separat\w*|parted)\b/i,
    ],
    unless: /\b(?:bricks?|brickwork|masonry|categor\w*)\b/i,
    sizes: [0.05, 40],
  },
  {
    name: 'slab-crack',
    row: ({ state }) => (state === 'VIC' ? 'slab-crack-vic26' : undefined),
    of: [/\bcrack\w*\b/i, /\b(?:slabs?|concrete floor|garage floor)\b/i],
    unless: /\b(?:bricks?|brickwork|walls?|driveway|paving|path|categor\w*|cat \d)\b/i,
    sizes: [0.05, 40],
    skip: /#(?: ?mm| ?m)? (?:long|deep|high)\b/i,
  },
  {
    // Who asks by the guide of Victoria is told its limit before the damage that the width is.
    name: 'masonry-crack-by-guide',
    row: ({ state }) => (state === 'VIC' ? 'masonry-crack-vic26' : undefined),
    of: [
      /\bcrack\w*\b/i,
      /\b(?:bricks?|brick ?work|masonry)\b/i,
      /\b(?:guide|limits?|tolerances?|defect(?:ive)?|acceptable)\b/i,
    ],
    unless: /\b(?:retaining|garden wall|fence)\b/i,
    sizes: [0.05, 40],
    skip: /#(?: ?mm| ?m)? (?:long|deep|high)\b/i,
    instead: ['masonry-crack'],
  },
  {
    name: 'masonry-crack',
    row: ({ state }) =>
      state === 'VIC' ? 'masonry-crack-vic26' : state === 'NSW' ? 'masonry-crack-nsw' : undefined,
    of: [/\bcrack\w*\b/i, /\b(?:bricks?|brick ?work|masonry)\b/i, WIDTH],
    unless: /\b(?:categor\w*|cat \d|retaining|garden wall|fence|engineer)\b/i,
    sizes: [0, 0],
  },
  {
    name: 'termite-edge',
    row: 'termite-edge',
    of: [
      /\bslab edge\b|\bedge of (?:the |our )?slab\b|\bslab\b/i,
      /\b(?:termites?|expos\w+|showing|visible|white ?ants?|pest)\b/i,
    ],
    unless: /\b(?:crack\w*|bricks? (?:hang|over|past)|reo|steel|aggregate)\b/i,
    sizes: [1, 400],
    instead: ['slab-height'],
  },
  {
    name: 'overhang',
    row: 'mas-overhang',
    of: [
      /\b(?:bricks?|brick ?work|brickies?|veneer|courses?)\b/i,
      /\b(?:hang\w*(?! on\b)|overhang\w*|past|beyond|proud|project\w*|stick\w*|over)\b/i,
      /\bslabs?\b|\boverhang\w*|\bhang(?:s|ing)? (?:over|out|past)\b/i,
    ],
    unless: /\b(?:crack\w*|below|garden|soil|not the slab)\b/i,
    sizes: [1, 120],
  },
  {
    name: 'weephole',
    row: 'mas-weephole',
    of: [
      /\bweep ?-?holes?\b|\b(?:small |little )?holes? (?:in|at|along) (?:the )?(?:bottom|lower|first|base)\b.{0,14}\b(?:bricks?|course)/i,
      /\b(?:apart|every|spac\w+|spaced|centres?|between|intervals?|per|one to|at \d)/i,
    ],
    unless: /\b(?:block\w*|bury|buried|cover\w*|render\w*)\b/i,
    sizes: [200, 4000],
    metres: true,
    apart: true,
  },
  {
    name: 'cavity-veneer',
    row: ({ text }) => (DOUBLE_BRICK.test(text) ? 'mas-cavity-veneer' : undefined),
    of: [/\bveneer\b/i, /\bcavit(?:y|ies)\b/i],
    sizes: [1, 250],
    instead: ['cavity'],
  },
  {
    name: 'cavity-double',
    row: ({ text }) => (/\bveneer\b/i.test(text) ? 'mas-cavity' : undefined),
    of: [DOUBLE_BRICK, /\bcavit(?:y|ies)\b/i],
    sizes: [1, 250],
    instead: ['cavity'],
  },
  {
    name: 'cavity',
    row: ({ text }) => (DOUBLE_BRICK.test(text) ? 'mas-cavity' : 'mas-cavity-veneer'),
    of: [CAVITY, /\b(?:bricks?|brickwork|veneer|wrap|frame|leaf|leaves|masonry)\b/i],
    unless: /\b(?:damp|wet|mortar dropp\w*|insulation|fire)\b/i,
    sizes: [1, 250],
  },
  {
    name: 'bed-joint',
    row: 'mas-bed-level',
    of: [/\b(?:bed joints?|courses?)\b/i, OUT_OF_LINE],
    unless: /\b(?:damp|dpc|thick\w*|crack\w*)\b/i,
    sizes: [1, 100],
  },
  {
    name: 'dpc-sa',
    row: ({ state }) => (state === 'SA' ? 'mas-dpc-sa' : undefined),
    of: [/\b(?:dpc|damp[ -](?:proof(?:ing)? )?course|DPC damp proof course)\b/i],
    unless: /\b(?:bridged|bridging|rising damp|crack\w*)\b/i,
    sizes: [1, 500],
    also: () => 'Elsewhere than on low-rainfall sites of class A to H2-D the general 150 mm holds.',
    instead: ['dpc'],
  },
  {
    name: 'dpc',
    row: 'mas-dpc',
    of: [/\b(?:dpc|damp[ -](?:proof(?:ing)? )?course)\b/i],
    unless: /\b(?:bridged|bridging|rising damp|crack\w*)\b/i,
    sizes: [1, 500],
    keeps: (value, text) => (value >= leastDpc(text) ? true : undefined),
    but: (value) => (value >= 50 ? MAY_BE_LESS_DPC : undefined),
  },
  {
    name: 'slab-height',
    row: 'mas-slab-height',
    of: [
      /\bslabs?\b/i,
      new RegExp(
        `\\b${SLABS_LEVEL}\\b.{0,24}\\b(?:ground|soil|garden(?: bed)?|lawn|grass|dirt|mulch|earth|pav\\w+|path|footpath|patio|finished (?:ground|surface))\\b`,
        'i',
      ),
    ],
    unless: /\b(?:crack\w*|termites?|white ?ants?|bricks?|balcony|deck|damp)\b/i,
    sizes: [1, 600],
    skip: /#(?: ?mm| ?m)? (?:thick|wide|long|deep|slab)\b|\bthick(?:ness)?(?: is| of)? #/i,
    keeps: (value, text) => (value >= leastSlab(text) ? true : undefined),
    verdict: (words, kept, text) =>
      kept
        ? `${words} is **within the limit**.`
        : PAVING.test(text) && leastSaid(words) >= 50
          ? `**${words} is enough only above paving that falls away from the house**; else it is below the least allowed.`
          : `${words} is **below the least allowed**, so not within it.`,
    but: (value) =>
      value >= 50
        ? 'Less is enough only on sandy or low-rainfall sites (100 mm), or above paving that falls away (50 mm).'
        : undefined,
    also: ({ text }) =>
      /\bedge\b/i.test(text)
        ? 'For termite inspection 75 mm of the slab’s edge must stay visible.'
        : undefined,
  },
  {
    name: 'concrete-flat',
    row: 'ccaa-conventional',
    of: [
      /\b(?:concrete|slabs?)\b/i,
      /\b(?:3|three)(?:\.0)?[ -]?m(?:et(?:re|er)s?)?\b/i,
      /\b(?:flat\w*|level|dips?|humps?|out|uneven|straight ?edge|hollow|bows?|rough|waves?|wavy)\b/i,
    ],
    unless:
      /\b(?:crack\w*|offset|bricks?|walls?|tiles?|tiled|natspec|class [abc]|as 3600|drop|fall|waste)\b/i,
    sizes: [1, 80],
    also: () => 'Where the contract names NATSPEC class A it is 3 mm, class B 6 mm.',
  },
  {
    name: 'slab-level',
    row: 'floor-level-room',
    of: [
      /\b(?:slabs?|concrete floors?)\b/i,
      /\b(?:level|out|slop\w+|falls?|drops?|uneven\w*|higher|lower)\b/i,
      /\b(?:over|across|along|in) (?:a |the |about )?(?:[4-9]|[12]\d)(?:\.\d+)? ?m(?:et(?:re|er)s?)?\b/i,
    ],
    unless:
      /\b(?:crack\w*|offset|bricks?|walls?|tiles?|tiled|natspec|class [abc]|as 3600|waste|drive\w*|paving|paths?|edges?|footprint|house|balcon\w*)\b/i,
    sizes: [1, 200],
    also: OF_OLD,
  },
  {
    name: 'natspec',
    row: ({ text }) => {
      const letter = /\bclass ?([abc])\b/i.exec(text)?.[1]?.toLowerCase();
      return letter ? `natspec-${letter}` : undefined;
    },
    of: [/\bnatspec\b|\bclass ?[abc]\b/i, /\b(?:slab|concrete|floor|flat\w*|straight ?edge|edge)\b/i],
    unless: /\b(?:crack\w*|grade [abc]|building class|class [123])\b/i,
    sizes: [0.5, 60],
    instead: ['concrete-flat', 'floor-2m', 'floor-room'],
  },
  {
    name: 'floor-boards',
    row: 'floor-timber-shrink',
    of: [
      /\b(?:boards?|floor ?boards?|timber floor\w*|hardwood|parquet)\b/i,
      /\b(?:gaps?|gapping|shr[iua]nk\w*|cupp\w*|open(?:ed|s)? up)\b/i,
      /\d|\b(?:allowed|limit|defect|toleranc\w*|how (?:big|wide|much)|acceptable)\b/i,
    ],
    unless:
      /\bgaps? (?:to|above|over) the (?:floor ?)?boards?\b|\b(?:skirt\w*|deck\w*|weather ?boards?|plaster ?boards?|particle ?boards?|cornice|who|water|leak\w*)\b/i,
    sizes: [0, 0],
    as: 'fact',
    verdict: () => '**There is no single number for gaps between boards.**',
  },
  {
    name: 'wall-straight',
    row: 'wall-straight',
    of: [
      /\b(?:walls?|ceilings?)\b/i,
      TWO_METRES,
      /\b(?:out|bow\w*|straight\w*|bell(?:y|ies)|dips?|humps?|bulges?|waves?|wavy|curv\w+|shows?|flat\w*|sag(?:s|ged|ging)?|droop\w*)\b/i,
    ],
    unless:
      /\b(?:plumb|vertical\w*|lean\w*|bricks?|brickwork|masonry|til(?:e|es|ed|ing)|retaining|garden|fence|boundary|crack\w*|waterproof\w*|membrane|long (?:wall|crack)|frame|framing|studs?|concrete|floor)\b/i,
    sizes: [0.5, 100],
  },
  {
    name: 'frame-1800',
    row: ({ text }) => (/\b1\.8(?:0)? ?m?\b|\b1800\b/i.test(text) ? 'frame-4mm-1800' : undefined),
    of: [/\b(?:fram\w+|studs?|studwork|noggings?|noggins|battens?)\b/i, /\b1\.8(?:0)? ?m?\b|\b1800\b/i],
    unless: /\b(?:plumb|vertical\w*|lean\w*|crack\w*|windows?|doors?|high)\b/i,
    sizes: [0.5, 60],
    also: () => 'It is for framing before the lining goes on, for a level 4 finish.',
  },
  {
    name: 'floor-2m',
    row: 'floor-level-2m',
    of: [
      /\b(?:floors?|floorboards|boards|timber floor)\b/i,
      TWO_METRES,
      /\b(?:out|level|hump\w*|dips?|runs?|slop\w+|falls?|drops?|uneven\w*|under|bow\w*|straight ?edge|hollow|higher|lower)\b|\d ?(?:mm|mil)? (?:over|across) (?:a |any )?(?:2|two) ?m/i,
    ],
    unless: NO_FLOOR_LEVEL,
    sizes: [0.5, 100],
    skip: /#(?: ?m| ?mm)? (?:off|above|up from) the (?:ground|lawn)/i,
    also: OF_OLD,
    instead: ['floor-room', 'footprint'],
  },
  {
    name: 'footprint',
    row: 'floor-level-footprint',
    of: [
      /\b(?:house|home|villa|town ?house|duplex|cottage|footprint|place|building)\b/i,
      OUT_OF_LEVEL,
      HOUSE_ENDS,
    ],
    unless: new RegExp(
      `${NO_FLOOR_LEVEL.source}|\\b(?:whole|entire|across the|over the) (?:\\w+ )?(?:room|lounge|bedroom|living)|\\bbedroom\\b|\\bone side\\b|\\bwall to wall\\b|\\bbalustrad|\\bslab (?:sits|height)`,
      'i',
    ),
    sizes: [2, 300],
    also: OF_OLD,
    instead: ['floor-room'],
  },
  {
    name: 'floor-room',
    row: 'floor-level-room',
    of: [new RegExp(`\\bfloors?\\b|\\b${ROOMS}\\b`, 'i'), OUT_OF_LEVEL, ACROSS_OR_LONG],
    unless: new RegExp(
      `${NO_FLOOR_LEVEL.source}|\\b(?:concrete|slab|3 ?m\\b)|\\bceil|\\bwindow (?:head|frame)`,
      'i',
    ),
    sizes: [1, 200],
    skip: /#(?: ?m| ?mm)? (?:off|above|up from) the (?:ground|lawn)|#(?: ?m)? (?:long|wide|by)\b/i,
    also: OF_OLD,
  },
  {
    name: 'floor-level',
    row: 'floor-level-room',
    of: [/\bfloors?\b/i, /\b(?:levels?|level(?:ness|ling)|sloping|slope)\b/i],
    unless: new RegExp(
      `${NO_FLOOR_LEVEL.source}|\\b(?:concrete|slab|waste|first|second|ground|upper|lower)\\b`,
      'i',
    ),
    sizes: [0, 0],
  },
];
