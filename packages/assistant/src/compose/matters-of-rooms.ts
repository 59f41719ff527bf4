/** What must be said of rooms, joinery, wet areas, stairs and barriers for their limits to be told. */
import type { Matter } from './matter.ts';

const MOULDING =
  /\b(?:architraves?|mitres?|miters?|skirt\w*|scotias?|mou?ldings?|quads?|beading|reveals?|trims?|butt joints?|junctions?|cornices?)\b/i;
const GAP =
  /\b(?:gap\w*|open(?:ed|ing|s)?|apart|away|parted|shrunk|shrink\w*|pull\w*|separat\w*|come off|joints?|mm|mil)\b/i;
const RAIL =
  /\b(?:(?:hand|guard)? ?rails?|railings?|balustrad\w*|balastrad\w*|balusters?|barriers?|rods?|spindles?|palings?|pickets?|wires?|uprights?|posts?|slats|infill|glass(?! (?:door|screen))|frameless)\b/i;
/** How wide a stair must be isn't held. */
const POOL_OR_WIDTH =
  /\b(?:pool|spa)\b|^(?!.*\b(?:goings?|treads?|gaps?|open)\b).*\b(?:width|how wide|wide enough|too narrow)\b/is;
const POOL_OR_FENCE =
  /\b(?:pool|spa)\b|^(?!.*\b(?:balcon\w*|decks?|verandah?s?|balustrad\w*|railings?|stairs?|terraces?)\b).*\bfenc(?:e|es|ing)\b/is;
const DOOR = /\b(?:doors?|slider)\b/i;
const POOL = /\b(?:pool|spa)\b/i;
const STEPS = /\b(?:stairs?|staircases?|stairway|steps?|risers?|goings?|treads?|flight|nosings?)\b|\b2r\b/i;
const OTHER_WET = /\b(?:balcon\w*|decks?|driveway|ramp|paving|roof|terrace|patio|path|gutters?)\b/i;
const TILES = /\b(?:til(?:e|es|ed|er|ing)|porcelain|mosaic|stone|lippage|lipping|pavers?)\b/i;
const WEATHER = /\b(?:leak\w*|water\w*|rain\w*|draught\w*|draft\w*|weather\w*|wet|windy|winds?)\b/i;

export const MATTERS_OF_ROOMS: readonly Matter[] = [
  {
    rows: /^view-/,
    said: [
      /\b(?:stand\w*|view\w*|look\w*|see|seen|judg\w*|inspect\w*|distance|far|away|visible|light|torch|from \d)\b/i,
    ],
    unless: /\b(?:apart|spac\w+|between)\b/i,
  },
  {
    rows: /^no-scaling/,
    said: [/\b(?:scal\w*|pro ?rata|shorter|half|per met\w+|1 ?m(?:et\w+)?|one met\w+|length)\b/i],
  },
  {
    rows: /^fix-gap-handover/,
    said: [MOULDING, GAP, /^(?!.*\b(?:months?|years?|yrs?|weeks?) (?:after|since|ago|old|on|in)\b)/is],
  },
  {
    rows: /^fix-gap-12m/,
    said: [MOULDING, GAP, /^(?!.*\b(?:\d+|two|three|four|five|several) (?:years?|yrs?)\b)/is],
  },
  { rows: /^fix-gap/, said: [MOULDING, GAP] },
  {
    rows: /^skirting-floor/,
    said: [
      /\b(?:skirt\w*|gap)\b/i,
      /\b(?:floor\w*|boards|carpet|underneath|under|tiles?|lino|laminate|hybrid)\b/i,
    ],
    unless: /\b(?:houses|buildings|pool|fence|boundary)\b/i,
  },
  {
    rows: /^bench-cabinet/,
    said: [
      /\b(?:bench\w*|cabinet\w*|cupboards?|drawers?|joinery|vanit(?:y|ies)|kitchen doors?)\b/i,
      /\b(?:gaps?|joins?|joints?|align\w*|level|line|flush|uneven\w*|out|wide|mm|mil|straight|margins?|lip|step|dips?|bow\w*|sag\w*)\b/i,
    ],
  },
  {
    rows: /^door-clearance/,
    said: [DOOR, /\b(?:gap\w*|clearance|space|undercut|bottom|under|margins?|reveal|daylight|mm|mil)\b/i],
    unless: /\b(?:bow\w*|warp\w*|twist\w*|level)\b/i,
  },
  {
    rows: /^door-distortion/,
    said: [DOOR, /\b(?:warp\w*|bow\w*|twist\w*|cup\w*|bent|straight|distort\w*|flat)\b/i],
  },
  {
    rows: /^door-operate/,
    said: [
      /\b(?:doors?|windows?|slider)\b/i,
      /\b(?:stick\w*|bind\w*|jam\w*|latch\w*|clos\w+|open\w*|rub\w*|catch\w*|shut\w*|operat\w*|scrap\w*|drag\w*|stuck)\b/i,
    ],
  },
  { rows: /^door-edge/, said: [DOOR, /\b(?:seal\w*|paint\w*|edges?)\b/i] },
  { rows: /^fire-door/, said: [/\bfire\b/i] },
  { rows: /^pb-level/, said: [/\b(?:level [345]|levels?|finish\w*|gloss|critical light\w*|paint\w*)\b/i] },
  { rows: /^pb-peak/, said: [/\b(?:peak\w*|joint\w*|joins?|ridg\w*|visible|lines)\b/i] },
  { rows: /^pb-nailpop/, said: [/\b(?:nails?|screws?|pop\w*)\b/i] },
  { rows: /^cornice/, said: [/\bcornices?\b/i] },
  {
    rows: /^ceil-height/,
    said: [
      /\b(?:ceilings?|rooms?|lid|head ?room|storey|\w*bedroom|lounge|study|kitchen|laundry|hall(?:way)?|garage|bathroom)\b/i,
      /\b(?:ceilings?|height\w*|high|tall|low|lower|head ?room|lid)\b|\b2[1-9]\d\d\b|\b\d{4} ?mm\b|\b[123]\.\d+/i,
    ],
    unless:
      /\b(?:tiler|tiling|tiled? (?:up )?to|sag\w*|crack\w*|straight\w*|bow(?:s|ed|ing)?|droop\w*|leak\w*|stain\w*|joints?|cornices?|wav(?:y|es?)|mould\w*)\b/i,
  },
  {
    rows: /^tile-flat/,
    said: [
      TILES,
      /\b(?:flat\w*|level\w*|straight\w*|2 ?m|two met\w+|even|uneven|wav\w*|dips?|humps?|hollow|plane|out|tolerance\w*)\b/i,
    ],
  },
  { rows: /^tile-lip-polished/, said: [TILES, /\b(?:polish\w*|ground|honed|marble)\b/i] },
  {
    rows: /^tile-lip-narrow/,
    said: [TILES, /\b(?:joints?|grout\w*|narrow|thin|butt\w*)\b/i],
  },
  {
    rows: /^tile-lip/,
    said: [
      TILES,
      /^(?!.*\b(?:joints?|grout)\b)|\b(?:lip\w*|proud|uneven|higher|lower|edges?|steps?|up|out)\b/is,
    ],
  },
  {
    rows: /^tile-cracked/,
    said: [TILES, /\b(?:crack\w*|chip\w*|drummy|hollow|loose|scratch\w*|pit\w*|broken)\b/i],
    unless: /\broof\b/i,
  },
  { rows: /^tile-coverage/, said: [TILES, /\b(?:adhesive|glue\w*|coverage|bedding|back of)\b/i] },
  {
    rows: /^wet-shower-wall/,
    said: [
      /\b(?:shower|wet|waterproof\w*|membrane\w*|tank\w+)\b/i,
      /\b(?:waterproof\w*|membrane\w*|tank\w+|how (?:high|far up)|up the (?:shower )?walls?|height)\b/i,
    ],
    unless:
      /\b(?:doors?|ceilings?|balcon\w*|decks?|fall|slope|waste|crack\w*|lip\w*|grout\w*|timber|particle ?board|yellow ?tongue|whole floor|entire floor|outside the shower|rest of)\b/i,
  },
  {
    rows: /^wet-junction/,
    said: [
      /\b(?:junctions?|corners?|either side|each side|joins?|internal angle)\b/i,
      /\b(?:shower|wet|waterproof\w*|membrane\w*|tank\w+|bath\w*)\b/i,
    ],
  },
  {
    rows: /^wet-outside/,
    said: [
      /\b(?:outside|beyond|rest of|whole|entire|floors?)\b/i,
      /\b(?:shower|bath(?:room)?|wet|ensuite|waterproof\w*|membrane|upstand)\b/i,
    ],
    unless: /\b(?:fall|slope|doors?|ceilings?)\b/i,
  },
  {
    rows: /^wet-fall/,
    said: [
      /\b(?:fall\w*|slop\w*|grad\w+|drain\w*|waste|pond\w*|pool\w*|ratio|1 ?(?:in|:)|\d ?%)/i,
      new RegExp(`^(?!.*${OTHER_WET.source})`, 'is'),
    ],
    unless:
      /\b(?:across (?:a|the|one|my|our)|(?:over|across) (?:[4-9]|\d\d) ?m|lounge|bedroom|living|hall(?:way)?|(?:whole|entire) house)\b/i,
  },
  { rows: /^wet-waste/, said: [/\b(?:wastes?|drains?)\b/i], unless: OTHER_WET },
  {
    rows: /^wet-unenclosed/,
    said: [
      /\b(?:water ?stops?|rose|unenclosed|(?:shower|fixed) screens?|screens?(?=.*\bshower)|walk ?-?in|hob\w*|open shower|frameless (?:shower|screen)|splash\w*)\b/i,
    ],
  },
  { rows: /^wet-membrane-pos/, said: [/\b(?:membrane|screed|waterproof\w*)\b/i] },
  { rows: /^wet-nsw/, said: [/\b(?:clauses?|guide|section|where|number)\b/i] },
  {
    rows: /^ext-membrane/,
    said: [
      /\b(?:balcon\w*|decks?|roof|terrace|external|outside|membrane)\b/i,
      /\b(?:fall\w*|slop\w*|grad\w+|pond\w*|1 ?(?:in|:)|\d ?%)/i,
    ],
  },
  { rows: /^stair-(?:riser|going|2rg|uniform|open|flight)/, said: [STEPS], unless: POOL_OR_WIDTH },
  { rows: /^stair-slip/, said: [STEPS, /\b(?:slip\w*|p[0-5]|r9|r1\d)\b/i] },
  { rows: /^stair-landing/, said: [/\blandings?\b/i] },
  { rows: /^bar-climb/, said: [/\b(?:climb\w*|horizontal|foot ?holds?|toe ?holds?)\b/i], unless: POOL },
  {
    rows: /^bar-facemount/,
    said: [RAIL, /\b(?:face|side|mount\w*|fixed|edge|fascia|slab)\b/i],
    unless: POOL,
  },
  {
    rows: /^bar-need/,
    said: [/\b(?:rails?|railings?|hand ?rails?|balustrad\w*|barriers?|guard\w*)\b/i],
    unless: POOL,
  },
  {
    rows: /^bar-opening/,
    said: [
      RAIL,
      /\b(?:gap\w*|holes?|apart|between|spac\w*|open\w*|spheres?|balls?|wide|width|fit\w*|through|under\w*|bottom|clear\w*|squeez\w*|head|balusters?|palings?|pickets?|wires?|rods?|spindles?|uprights?|slats)\b/i,
    ],
    unless: POOL,
  },
  { rows: /^bar-/, said: [RAIL], unless: POOL_OR_FENCE },
  { rows: /^handrail/, said: [/\b(?:hand ?)?rails?\b/i], unless: POOL },
  { rows: /^window-bed/, said: [/\b(?:windows?|sills?)\b/i], unless: WEATHER },
  {
    rows: /^window-other/,
    said: [/\b(?:windows?|sills?)\b/i],
    unless: new RegExp(`\\bbed ?rooms?\\b|${WEATHER.source}`, 'i'),
  },
  {
    rows: /^window-weather/,
    said: [WEATHER],
  },
  { rows: /^glass-bath/, said: [/\b(?:glass|glaz\w+|mirrors?|screens?|panes?|windows?)\b/i] },
  {
    rows: /^glass-mark/,
    said: [
      /\b(?:glass|glaz\w+|panes?)\b/i,
      /\b(?:marks?|marked|marking|stamps?|stamped|labels?|logo|etch\w*|stickers?|grade a|safety|identif\w*)\b/i,
    ],
  },
  { rows: /^paint-/, said: [/\b(?:paint\w*|brush\w*|roller|coats?|runs|sags|drips|patchy|enamel)\b/i] },
  { rows: /^smoke-alarm/, said: [/\b(?:smoke|alarms?|detectors?)\b/i] },
  { rows: /^exhaust/, said: [/\b(?:fans?|exhaust\w*|vent\w*|extract\w*|range ?hoods?|hood|flow|air)\b/i] },
];
