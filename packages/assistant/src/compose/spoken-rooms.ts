/** How people name what is measured inside: wet areas, air, heights, doors, trim and tiles. */
import { monthsSince } from './age-said.ts';
import { type Spoken, TWO_METRES } from './spoken.ts';

const MEMBRANE = /\b(?:waterproof\w*|wateproof\w*|wtrproof\w*|membrane\w*|tanking|tanked)\b/i;
const WET_ROOM =
  /\b(?:shower|wet[ -]?area|bath(?:room)?|ensuite|laundry|floor waste|powder room|wet room)\b/i;
const MOULDING =
  /\b(?:architraves?|mitres?|miters?|skirtings?|skirts|skirting boards?|scotias?|mouldings?|quads?|beading|reveals?|trims?|butt joints?)\b/i;
const OPENED = /\b(?:gap\w*|open(?:ed|ing|s)?|apart|away|parted|shrunk|pulled|separat\w+|come off)\b/i;
const FLOORING = /\b(?:floor\w*|boards\b(?<!skirting boards)|carpet|underneath|under (?:the )?skirting)/i;
const FIRST_YEAR = 12;
const POLISHED = /\b(?:polished|ground[ -]flat|honed)\b/i;
const NARROW_JOINT =
  /\b([0-3](?:\.\d)?) ?(?:mm|mil)?[ -]?(?:wide )?(?:(?:grout )?joints?|grout (?:lines?|gaps?))\b|\b(?:joints?|grout(?: lines?| gaps?)?) (?:are |is |of |at |about |only |just )*([0-3](?:\.\d)?)(?![\d.])|\bnarrow joints?\b/i;

/** How far below a window's floor the ground is, where a message says it, in millimetres. */
function storeyDrop(text: string): number | undefined {
  const said =
    /(\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|mm)?\b (?:up|above|off|over|from|drop|to) ?(?:the )?(?:ground|street|garden|lawn|path|paving|drive\w*|below|outside)?/i.exec(
      text,
    );
  const value = Number(said?.[1] ?? 0) * (/^mm/i.test(said?.[2] ?? '') ? 1 : 1000);
  return said ? value : undefined;
}

/** What else than its fall is asked of a gutter. */
const OTHER_OF_GUTTERS =
  /\b(?:hang\w*|overhang\w*|overlap\w*|laps?|past|tiles|sheets|guards?|mesh|size|how (?:wide|big|many))\b/i;

export const SPOKEN_OF_ROOMS: readonly Spoken[] = [
  {
    name: 'shower-wall',
    row: 'wet-shower-wall',
    of: [MEMBRANE, /\b(?:walls?|shower|up)\b/i],
    unless:
      /\b(?:corner|junction|either side|past the|beyond the|on(?:to)? the floor|waterstop|hob|balcony|deck|roof|basement|retaining|upstand|(?:above|over|below|under) or (?:above|over|below|under))\b/i,
    sizes: [700, 2800],
    metres: true,
    skip: /rose\b.{0,12}#|#(?: ?m| ?mm)? (?:from|out from|under) (?:the |under the )?(?:rose|shower ?head)|#(?: ?m| ?mm)? (?:away |out )?from (?:the |an? |my |our )?(?:open |unenclosed |walk[- ]?in |frameless )?shower\b|#(?: ?m| ?mm)? (?:wide|long|away|out\b)/i,
  },
  {
    name: 'wet-floor',
    row: 'wet-outside',
    of: [
      MEMBRANE,
      /\bfloors?\b|\bparticle ?board\b|\byellow ?tongue\b/i,
      /\b(?:whole|entire|all of|rest of|outside|beyond|timber|particle ?board|yellow ?tongue|wood\w*|ply\w*|plywood|concrete|just the shower|only the shower)\b/i,
    ],
    unless: /\b(?:balcon\w*|decks?|roof|how high|up the wall)\b/i,
    sizes: [0, 0],
    instead: ['shower-wall'],
  },
  {
    name: 'wet-junction',
    row: 'wet-junction',
    of: [
      MEMBRANE,
      /\b(?:junctions?|joins?|corners?|wall (?:to|\/) wall|each side|either side|both sides|internal angle)\b/i,
    ],
    unless: /\b(?:balcon\w*|decks?|roof|rose|water ?stop|how high)\b/i,
    sizes: [5, 200],
    instead: ['shower-wall'],
  },
  {
    name: 'waste-wanted',
    row: 'wet-waste',
    of: [
      /\b(?:floor )?(?:wastes?|drains?)\b/i,
      /\b(?:bath ?room|ensuite|laundry|toilet|shower|wet area)\b/i,
      /\b(?:needs?|needed|requir\w*|must|have to|has to|without|none|no (?:floor )?(?:waste|drain)|only (?:one|the shower|in)|second|breach|compulsory|mandatory|isn['’]?t (?:a|any)|another)\b/i,
    ],
    unless: /\b(?:fall|slope|block\w*|smell\w*|overflow\w*|crack\w*|balcon\w*|1 ?(?:in|:) ?\d+)\b/i,
    sizes: [0, 0],
    as: 'fact',
    verdict: () =>
      '**Only in the shower area**, by the Deemed-to-Satisfy provisions; wherever else one is put in, the floor must fall to it.',
  },
  {
    name: 'fan-discharge',
    row: 'exhaust',
    of: [
      /\b(?:fans?|exhaust\w*|range ?hoods?|extract\w*)\b/i,
      /\b(?:in(?:to)? (?:the )?(?:roof|ceiling|attic|loft|eaves)|roof (?:space|cavity|void)|ceiling (?:space|cavity|void))\b/i,
      /\b(?:ok|okay|allowed|legal|compl\w+|right|normal|just|only|defect|supposed|should|vent\w*|blows?|duct\w*|exhausts|discharg\w*)\b/i,
    ],
    unless: /\b(?:l\/s|litres?|who|how (?:serious|urgent|long|bad)|problem|mould|cost|fix)\b/i,
    sizes: [0, 0],
    as: 'fact',
    verdict: () => '**No, not into the roof space: it must discharge to outdoor air.**',
    instead: ['fan', 'fan-kitchen'],
  },
  {
    name: 'window-opening',
    row: ({ text }) =>
      /\bsills?\b/i.test(text) && !/\b(?:gap|chain|restrict\w*)\b/i.test(text) ? undefined : 'window-bed',
    of: [
      /\b(?:bed ?room|kids?['’]?s? room|nursery|upstairs|upper|second stor\w+|first floor)\b.{0,30}\bwindows?\b|\bwindows?\b.{0,40}\b(?:bed ?room|nursery|upstairs)\b/i,
      /\b(?:opens?|opening|gap|chain|restrict\w*|winder|screw|latch|stay)\b/i,
    ],
    unless: /\b(?:sill height|leak\w*|water|crack\w*|draught\w*|draft\w*)\b/i,
    sizes: [20, 700],
    skip: /#(?: ?mm| ?m)? (?:up|above|off|from|high|over|to the)\b|\bsill(?: is| at| height)* #/i,
    keeps: (value) => value < 125,
  },
  {
    name: 'waterstop',
    row: 'wet-unenclosed',
    of: [
      /\bwater ?stops?\b|\b(?:shower ?)?rose\b|\bshower ?heads?\b|\bfrom (?:the |an? |my |our )?(?:open|unenclosed|walk[- ]?in|frameless) shower\b/i,
      /\bwater ?stops?\b|\b(?:open|unenclosed|walk[- ]?in|frameless) shower\b|\bno (?:shower )?(?:screen|door|hob|enclosure)\b|\bwithout (?:a |any )?(?:shower )?(?:screen|door|hob)\b/i,
    ],
    sizes: [300, 3500],
    metres: true,
  },
  {
    name: 'gutter-level',
    row: 'gutter-fall',
    of: [
      /\bgutters?\b/i,
      /\b(?:dead level|dead flat|(?:is|are|runs?|sits?|perfectly|completely) (?:level|flat)|no fall|without (?:any )?fall|falls? (?:the wrong way|backwards?|away from the (?:downpipe|outlet)))\b/i,
    ],
    unless: /\d ?(?:mm|in \d)|1 ?: ?\d|\bwho\b/i,
    sizes: [0, 0],
    as: 'fact',
    verdict: () => '**No, level isn’t enough: a gutter must fall to its outlet.**',
    instead: ['ratio-gutter', 'ratio-box-gutter'],
  },
  {
    name: 'ratio-box-gutter',
    row: 'gutter-fall',
    of: [/\bbox gutters?\b/i],
    unless: OTHER_OF_GUTTERS,
    sizes: [0, 0],
    as: 'ratio',
    least: 0.01,
    instead: ['ratio-gutter', 'ratio-wet'],
  },
  {
    name: 'ratio-gutter',
    row: 'gutter-fall',
    of: [/\bgutters?\b/i],
    unless: OTHER_OF_GUTTERS,
    sizes: [0, 0],
    as: 'ratio',
    instead: ['ratio-wet'],
  },
  {
    name: 'ratio-wet',
    row: 'wet-fall',
    of: [
      new RegExp(`${WET_ROOM.source}|\\bscreeds?\\b`, 'i'),
      /\b(?:fall\w*|slop\w*|grad\w+|drain\w*|wastes?|pond\w*|pool\w*|puddl\w*|steep\w*|ratio|level|flat|runs?|running|drop\w*|dips?|tilt\w*|angle\w*|sits|lies|backwards?|per m\w*)\b|\b1 ?(?:in|:)|\d ?%/i,
    ],
    unless: /\b(?:balcony|deck|roof|pipe|drain pipe|sewer|ramp)\b/i,
    sizes: [0, 0],
    as: 'ratio',
  },
  {
    name: 'fan-kitchen',
    row: 'exhaust',
    of: [
      /\b(?:fans?|range ?hoods?|exhaust\w*|extract\w*|vent\w*)\b/i,
      /\b(?:kitchen|range ?hood|laundry)\b/i,
    ],
    unless: /\b(?:bath(?:room)?|toilet|ensuite|dunny|wc|powder)\b/i,
    sizes: [0, 0],
    as: 'flow',
    least: 40,
    instead: ['fan'],
  },
  {
    name: 'fan',
    row: 'exhaust',
    of: [
      /\b(?:fans?|exhaust\w*|extract\w*|vent\w*)\b/i,
      /\b(?:bath(?:room)?s?|toilets?|ensuites?|dunn(?:y|ies)|loos?|wc|powder|shower)\b/i,
    ],
    sizes: [0, 0],
    as: 'flow',
    least: 25,
  },
  {
    name: 'ceiling',
    row: 'ceil-height',
    of: [/\b(?:ceilings?|cielings?|lid|headroom|head height|room height)\b/i],
    unless:
      /\b(?:cracks?|cracked|sag\w*|stain\w*|leak\w*|straight\w*|joints?|cornices?|fan|alarm|droop\w*|fell|fallen|mould\w*|bows?|hole|manhole|insulation|stairs?|tiler|tiling|tiled?(?= (?:to|up))|waterproof\w*|membrane)\b/i,
    sizes: [1500, 3400],
    metres: true,
    skip: /#(?: ?m| ?mm)? (?:long|wide|across|by|from)\b|\b(?:over|across) #/i,
  },
  {
    name: 'room-height',
    row: 'ceil-height',
    of: [
      /\b(?:(?:bed|bath|living|dining|rumpus|family|powder) ?rooms?|lounge|study|office|kitchen|laundry|hall(?:way)?|corridor|garage|rooms?)\b/i,
      /\b(?:high|height|floor to ceiling|headroom)\b/i,
    ],
    unless:
      /\b(?:cracks?|cracked|damp|water\w*|membrane|stain\w*|leak\w*|mould\w*|rails?|balustrad\w*|steps?|stairs?|bench\w*|windows?|sills?|doors?|tiles?|tiled|tiling|floors? (?:is|are|out)|level|taps?|switch\w*|skirting|vent|fan|walls?|step|slab|fence|ceilings?)\b/i,
    sizes: [1500, 3400],
    metres: true,
    skip: /#(?: ?m| ?mm)? (?:long|wide|across|by|from)\b|\b(?:over|across|by) #/i,
  },
  {
    name: 'fire-door',
    row: 'fire-door-gap',
    of: [/\bfire(?:-rated)? doors?\b/i, /\b(?:gaps?|clearance|daylight|margins?|averag\w+|space)\b/i],
    unless: /\b(?:under|bottom|threshold|floor)\b/i,
    sizes: [0.5, 40],
  },
  {
    name: 'skirting-floor',
    row: ({ text, today }) => ((monthsSince(text, today) ?? 0) < 24 ? 'skirting-floor-gap' : undefined),
    of: [
      /\b(?:skirtings?|skirts)\b/i,
      /\b(?:gap\w*|open\w*|(?:come|coming|came|pulled|lifted) (?:away|up)|off the (?:floor|tiles|boards|carpet)|above the (?:floor|tiles|boards))\b/i,
      new RegExp(`${FLOORING.source}|\\btiles\\b`, 'i'),
    ],
    sizes: [0.2, 40],
    instead: ['moulding'],
  },
  {
    name: 'moulding',
    row: ({ text, today }) => {
      const months = monthsSince(text, today);
      if (months === undefined) return undefined;
      return months === 0 ? 'fix-gap-handover' : months < FIRST_YEAR ? 'fix-gap-12m' : 'fix-gap-after12m';
    },
    of: [MOULDING, OPENED],
    unless: FLOORING,
    sizes: [0.2, 40],
  },
  {
    name: 'lippage',
    // The narrow joint counts first: it allows least.
    row: ({ text }) =>
      NARROW_JOINT.test(text) ? 'tile-lip-narrow' : POLISHED.test(text) ? 'tile-lip-polished' : 'tile-lip',
    of: [
      /\b(?:lippage|lipping|lip|tiles?|tiled|tiling|porcelain|pavers?)\b/i,
      /\b(?:lippage|lipping|lipped|lip|lips|proud(?:er)?|differ\w*|flush|uneven\w*|raised|higher|lower than|(?:height|level) difference|(?:stands?|sticks?|sits?|edge\w*) (?:up|out|proud)|edges? (?:steps?|stepped|differ\w*)|steps? (?:of|between) (?:the )?tiles?|tile[ -]to[ -]tile|higher than|edges? out|above (?:its|the) (?:next|neighbour\w*))\b/i,
    ],
    also: ({ rowId }) =>
      rowId === 'tile-lip'
        ? 'Ground-flat tiles may differ by 1.5 mm, and with joints of 3 mm or less it is 1 mm.'
        : undefined,
    unless: new RegExp(
      `\\b(?:straight ?edge|roof|gap between (?:the )?skirting|crack\\w*|carpet|timber|boards?|waterproof\\w*|membrane|fall|waste|(?<!next )doors?)\\b|${TWO_METRES.source}`,
      'i',
    ),
    sizes: [0.2, 25],
    skip: /#(?: ?mm| ?mil)?[ -]?(?:wide )?(?:grout )?joints?\b|\bjoints?(?: are| is| of| at| about| only| just)* #|grout(?: lines?| gaps?| joints?)?(?: are| is| of| at| about| only| just| maybe)* #|#(?: ?mm| ?mil)?[ -]?(?:wide )?grout/i,
  },
  {
    // What stands lower than that must be safety glass: it isn't within a limit by it.
    name: 'glass-bath',
    row: 'glass-bath',
    of: [
      /\b(?:glass|glaz\w+|mirrors?|panes?|windows?|screens?)\b/i,
      /\b(?:bath(?:room)?|ensuite|shower|laundry|wet area)\b/i,
      /\b(?:safety|toughened|tempered|laminated|grade [ab]|normal glass|ordinary glass|float glass|annealed|what (?:kind|sort|type) of glass|special glass)\b/i,
    ],
    unless: /\b(?:apart|gaps?|crack\w*|wide|thick)\b/i,
    sizes: [100, 3500],
    metres: true,
    keeps: (value) => value <= 2000,
    verdict: (words, kept) =>
      kept
        ? `**Yes, it must be safety glass: ${words} is below 2.0 m from the floor.**`
        : `**Not by this rule: ${words} is above 2.0 m from the floor.**`,
  },
  {
    name: 'sill',
    row: ({ text }) =>
      (storeyDrop(text) ?? 0) >= 4000 && !/\bbed ?rooms?\b/i.test(text) ? 'window-other' : undefined,
    of: [/\bsills?\b/i, /\b(?:windows?|openable|opens?|opening|sills?)\b/i],
    sizes: [200, 1800],
    skip: /#(?: ?mm| ?m)? (?:up|above|off) (?:the )?(?:ground|street|garden|lawn|path|paving|drive\w*)|drop (?:is|of) #/i,
  },
  {
    name: 'tile-flat',
    row: 'tile-flat',
    of: [/\b(?:tiles?|tiled|tiling)\b/i, TWO_METRES],
    unless: /\b(?:lippage|lip|proud|roof|fall|waste|shower floor)\b/i,
    sizes: [0.5, 60],
    instead: ['floor-2m', 'floor-room'],
  },
];
