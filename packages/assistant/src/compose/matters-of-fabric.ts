/** What must be said of walls, slabs, floors, roofs and the ground for their limits to be told. */
import type { Matter } from './matter.ts';

const CRACK = /\b(?:crack\w*|hairlines?|fractur\w*|split\w*|gap in the slab)\b/i;
const OUT_OF_PLUMB =
  /\b(?:plumb\w*|vertical\w*|upright|lean\w*|tilt\w*|out of true|out over (?:the |its )?height)\b/i;
const NOT_STRAIGHT =
  /\b(?:straight\w*|bow\w*|flat\w*|bell(?:y|ies)|bulg\w*|wav(?:y|es?)|dips?|humps?|hollows?|curv\w+|plane|ripples?|uneven\w*|sag\w*|droop\w*|out|level|over (?:a |any |the )?\d)\b/i;
const BRICKS = /\b(?:brick\w*|masonry|block\w*|brickies?|veneer|courses?|mortar|perpends?|perps?)\b/i;
const PAVED = /\b(?:driveways?|paths?|footpaths?|paving|pavers?|patios?|crossover)\b/i;
const SLAB = /\b(?:slabs?|concrete|garage floor|raft)\b/i;
const FRAMING =
  /\b(?:fram\w+|studs?|studwork|posts?|noggings?|noggins|(?:before|prior to) (?:the )?(?:sheet\w*|lining|plaster\w*|gyprock))\b/i;
const FLOOR =
  /\b(?:floor\w*|boards?|room|lounge|bedroom|hall(?:way)?|house|footprint|slab|laminate|hybrid|out of level)\b/i;
const OTHER_FLOOR =
  /\b(?:balcon\w*|decks?|driveway|paving|stairs?|steps?|bench ?top\w*|gutters?|bricks?|brickwork|joints?|courses?|windows?|doors?|ceilings?)\b/i;

export const MATTERS_OF_FABRIC: readonly Matter[] = [
  {
    rows: /^guide-status/,
    said: [
      /\b(?:bind\w*|bound|legal\w*|laws?|enforc\w*|weight|force\w*|prevail\w*|wins?|overrid\w*|overrul\w*|mandatory|optional|follow|trumps?|beats?|first|status|advice|only a guide|just a guide|hold up|matter)\b/i,
    ],
  },
  { rows: /^as2870-c1/, said: [/\b(?:crack\w*|hairlines?|categor\w*|cat \d|class|as ?2870|damage)\b/i] },
  {
    rows: /^as2870-c2/,
    said: [/\b(?:crack\w*|hairlines?|categor\w*|cat \d|class|as ?2870|damage|straight ?edge|offset)\b/i],
  },
  {
    rows: /^slab-crack/,
    said: [CRACK, /\b(?:slabs?|concrete|garage|raft|floors?|foundations?)\b/i],
    unless: PAVED,
  },
  {
    rows: /^paving-crack/,
    said: [CRACK, /\b(?:driveways?|paths?|footpaths?|paving|pavers?|patios?|crossover|concrete|slab)\b/i],
  },
  { rows: /^masonry-crack/, said: [CRACK, /\b(?:brick\w*|masonry|block\w*|walls?)\b/i] },
  {
    rows: /^plaster-crack/,
    said: [
      CRACK,
      /^(?!.*\b(?:slabs?|concrete|bricks?|brickwork|masonry|block\w*|render\w*|driveway|paving|tiles?)\b)|\b(?:plaster\w*|gyp\w*|cornices?|ceilings?|linings?|drywall)\b/is,
    ],
  },
  { rows: /^render-crack/, said: [/\brender\w*\b/i] },
  {
    rows: /^mas-bed-level/,
    said: [
      BRICKS,
      /\b(?:levels?|straight|wander\w*|courses?|slop\w+|run(?:s|ning)? out|out|ris(?:es?|ing)|falls?|drops?|climbs?|metres|m)\b/i,
    ],
  },
  {
    rows: /^mas-plumb/,
    said: [OUT_OF_PLUMB],
    unless: /\b(?:gyp\w*|plaster\w*|studs?|posts?|frame|framing|doors?|fence|joints?)\b/i,
  },
  { rows: /^mas-plane/, said: [BRICKS, NOT_STRAIGHT] },
  {
    rows: /^mas-perpend/,
    said: [
      /\b(?:perps?|perpends?|perpend joints?|vertical (?:mortar )?joints?)\b/i,
      /\b(?:thick\w*|wide|width|siz\w+|mm|mil|var\w+|fat|thin|big|tolerance|limit|plus|differ\w*|uneven\w*|same)\b/i,
    ],
  },
  {
    rows: /^mas-bed-thick/,
    said: [
      /\b(?:joints?|beds?|mortar)\b/i,
      /\b(?:thick\w*|wide|width|siz\w+|mm|mil|var\w+|fat|thin|big|tolerance|limit)\b/i,
    ],
    unless:
      /\b(?:bench\w*|tiles?|tiled|cornice|grout|skirt\w*|architrave|gyp\w*|plaster\w*|stairs?|bedroom|garden|weep ?holes?)\b/i,
  },
  {
    rows: /^mas-overhang/,
    said: [/\b(?:over ?hang\w*|hang\w*|over|past|beyond|project\w*|stick\w*|proud)\b/i, BRICKS],
  },
  { rows: /^mas-cavity/, said: [/\bcavit(?:y|ies)\b/i] },
  { rows: /^mas-weephole/, said: [/\bweep ?-?holes?\b|\bweeps?\b|\bholes?\b.*\b(?:brick\w*|course)/i] },
  { rows: /^mas-dpc/, said: [/\b(?:dpc|damp\w*)\b/i] },
  {
    rows: /^mas-slab-height/,
    said: [
      /\b(?:slabs?|floor level|ffl|finished floor)\b/i,
      /\b(?:ground|soil|garden|lawn|grass|dirt|mulch|earth|paving|paved|path|outside|surface|freeboard)\b/i,
    ],
    unless: /\b(?:crack\w*|thick\w*)\b/i,
  },
  { rows: /^mas-misc/, said: [BRICKS, /\b(?:clauses?|guide|section|number|where)\b/i] },
  { rows: /^frame-4mm/, said: [FRAMING], unless: OUT_OF_PLUMB },
  { rows: /^frame-/, said: [FRAMING] },
  { rows: /^wall-plumb/, said: [OUT_OF_PLUMB], unless: /\b(?:brick\w*|masonry|block\w*|fence|retaining)\b/i },
  {
    rows: /^wall-straight/,
    said: [/\b(?:walls?|ceilings?|plaster\w*|gyp\w*|linings?|bulkheads?|nib)\b/i, NOT_STRAIGHT],
    unless: /\b(?:plumb|vertical\w*|lean\w*|brick\w*|masonry|retaining|fence|crack\w*)\b/i,
  },
  {
    rows: /^floor-level/,
    said: [
      FLOOR,
      /\b(?:level\w*|slop\w*|out|drop\w*|fall\w*|uneven\w*|lower|higher|runs?|dip\w*|hump\w*|rolls?|tilt\w*|differ\w*|deviat\w*|straight ?edge|flat\w*|bows?|laser)\b/i,
    ],
    unless: OTHER_FLOOR,
  },
  { rows: /^floor-squeak/, said: [/\b(?:squeak\w*|creak\w*|nois\w+)\b/i] },
  { rows: /^floor-nail-pop/, said: [/\bnails?\b/i] },
  {
    rows: /^floor-timber/,
    said: [
      /\b(?:timber|boards?|floor ?boards?|wood\w*|hardwood|parquet|bamboo|floors?)\b/i,
      /\b(?:shr[iua]nk\w*|shrink\w*|swell\w*|swollen|gaps?|cupp\w*|mov\w+|moistur\w*|expand\w*|dry\w*|dri\w+)\b/i,
    ],
  },
  { rows: /^floor-tenting/, said: [/\b(?:tent\w*|lift\w*|peak\w*|rais\w+|buckl\w*)\b/i] },
  {
    rows: /^floor-springy/,
    said: [/\b(?:spring\w*|bounc\w*|flex\w*|vibrat\w*|soft|sag\w*|trampoline|deflect\w*|give)\b/i],
  },
  { rows: /^deck-split/, said: [/\bdeck\w*\b/i, CRACK] },
  {
    rows: /^slab-finish/,
    said: [SLAB, /\b(?:finish\w*|rough\w*|trowel\w*|surface|polish\w*|smooth\w*|dust\w*)\b/i],
  },
  { rows: /^slab-flat/, said: [/\b(?:slabs?|concrete|surface|as ?3600)\b/i, NOT_STRAIGHT], unless: CRACK },
  { rows: /^natspec-/, said: [/\b(?:natspec|class|contract|specif\w*|flat\w*|straight ?edge)\b/i] },
  { rows: /^ccaa-/, said: [SLAB, NOT_STRAIGHT] },
  {
    rows: /^set-out/,
    said: [/\b(?:set ?-?out|dimension\w*|siting|sited|position\w*|size|peg\w*|surveyor|floor level)\b/i],
  },
  {
    rows: /^gutter-fall/,
    said: [/\bgutter\w*\b/i],
    unless: /\b(?:overlap\w*|lap|joins?|(?:over)?hang\w*|past|width|wide|size)\b/i,
  },
  {
    rows: /^roof-undulate/,
    said: [
      /\b(?:undulat\w*|wav(?:y|es?)|sag\w*|straight\w*|line|lines|ridge\w*|bow\w*|level)\b/i,
      /\b(?:roof\w*|ridge\w*|tiles?)\b/i,
    ],
  },
  { rows: /^roof-leak/, said: [/\b(?:leak\w*|drip\w*|rain\w*|water\w*)\b/i] },
  {
    rows: /^roof-overhang/,
    said: [
      /\b(?:over ?hang\w*|hang\w*|past|beyond|into|over|project\w*)\b/i,
      /\b(?:tiles?|sheets?|roof\w*|colou?rbond|gutters?)\b/i,
    ],
  },
  { rows: /^roof-truss/, said: [/\btruss\w*\b/i] },
  { rows: /^roof-flash/, said: [/\b(?:flash\w*|capping\w*|parapet\w*)\b/i] },
  {
    rows: /^termite-edge/,
    said: [/\b(?:termites?|slab edge|edge of (?:the |our )?slab|expos\w*|white ?ants?)\b/i],
  },
  { rows: /^termite-notice/, said: [/\b(?:notices?|stickers?|labels?|durable|sign)\b/i] },
];
