/** Limits that people ask for and that aren't held here: said by name and without a number, so that none beside them is taken for it. */
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';
import { ratioSaid, statesSize } from './stated-limits.ts';

interface Unheld {
  of: readonly RegExp[];
  unless?: RegExp;
  text: string;
  /** What is cited for it; each row's own text follows where `told` says so. */
  rows: readonly string[];
  told?: boolean;
}

const ASKED =
  /\b(?:how|what|whats|which|max(?:imum)?|min(?:imum)?|limits?|allow\w*|meant|supposed|toleranc\w*|acceptable|ok|okay|legal|enough|standard|rule|comply|complies|compliant|pass|normal|defect|too)\b/i;

const UNHELD: readonly Unheld[] = [
  {
    of: [/\bramps?\b/i, /\b(?:slope\w*|steep\w*|grad\w+|fall|1 ?(?:in|:) ?\d+|angle|degrees|rise)\b/i],
    unless: /\b(?:shower|waste|slip\w*|rails?|balustrad\w*|who|crack\w*)\b/i,
    text: '**I hold no gradient for a ramp.** Ask the certifier, or an access consultant where a wheelchair must get up it. The fall of a shower’s floor doesn’t count there.',
    rows: [],
  },
  {
    of: [
      /\b(?:basins?|vanit(?:y|ies)|sinks?|laundry tubs?|splash ?backs?|bath ?tubs?|baths?(?! ?rooms?))\b/i,
      /\b(?:water ?proof\w*|membrane|water resist\w*|tiled? (?:up|to))\b/i,
      /\b(?:how (?:high|far)|height|high|up the wall)\b/i,
    ],
    unless: /\b(?:shower|leak\w*|who|mould\w*)\b/i,
    text: '**I hold no height for waterproofing beside a basin, sink or bath.** ABCB Housing Provisions 10.2 sets it. The 1800 mm that I hold is for the walls of a shower only.',
    rows: ['tolerance:wet-shower-wall'],
  },
  {
    of: [
      /\b(?:pool|spa) (?:fence|fencing|gate|barrier|panel|glass)\w*|\b(?:fence|fencing|gate|barrier|palings?|panels?|latch)\b.{0,30}\b(?:pool|spa)\b|\bpool\b.{0,30}\b(?:fence|fencing|gate|barrier|palings?|panels?|latch)\b/i,
      /\b(?:high|height|tall|low|gaps?|apart|between|bottom|under|climb\w*|zone|distance|self[ -]?clos\w*|latch|wide|spac\w*|mm|m|cm)\b|\d/i,
    ],
    unless: /\b(?:who|regist\w*|insur\w*|pays?|credits?|report)\b/i,
    text: '**I hold no figures for pool barriers**, and those of a balcony don’t count there. AS 1926.1 and your state’s rules set them: have a pool safety inspector measure it, and keep the gate shut till then.',
    rows: ['defect:pool_barrier/provision'],
  },
  {
    of: [
      /\bdoors?\b/i,
      /\b(?:gaps?|clearance|undercut|space|daylight|off the (?:floor|tiles|carpet|ground)|margins?)\b/i,
    ],
    unless:
      /\b(?:fire|garage|roller|cabinet|cupboard|drawer|robe|wardrobe|shower|oven|fridge|architrave|skirting|water\w*|rain\w*|leak\w*|draught\w*|draft\w*|membrane|step|who|front|entry|external|sliding|glass|crack\w*)\b/i,
    text: '**I hold no confirmed figure for the gaps round an internal door.** The NSW guide has a row for it whose value isn’t confirmed here. What is certain: the door must open, close and latch as it should.',
    rows: ['tolerance:door-clearance', 'tolerance:door-operate'],
  },
  {
    of: [
      /\b(?:balcon(?:y|ies)|decks?|terraces?|verandah?s?|roof (?:deck|top)|podium)\b/i,
      /\b(?:falls?|slopes?|sloping|gradient|graded?|1 ?(?:in|:) ?\d+|\d(?:\.\d)? ?%)(?! (?:of|from|off|down|over|apart))\b/i,
    ],
    unless:
      /\b(?:rails?|railings?|balustrad\w*|barriers?|drop|child\w*|kids?|who|shower|bathroom|fall (?:out|over|through)|sag\w*|collaps\w*|before it)\b/i,
    text: '**I hold no confirmed figure for the fall of a balcony or an outside membrane.** A limit exists, but its value isn’t confirmed here, and the fall of a bathroom doesn’t count outside. Water that stays standing or runs to the door is worth a look by a waterproofer.',
    rows: ['tolerance:ext-membrane-fall'],
  },
  {
    of: [
      /\b(?:crack\w*|hairlines?)\b/i,
      /\b(?:driveways?|foot ?paths?|paths?|paving|pavers?|patios?|crossover|pool surround)\b/i,
    ],
    unless: /\b(?:who|walls?|brick\w*|slab on ground|house slab|garage|tiles?|fix|repair|caus\w*|why)\b/i,
    text: '**I hold no confirmed crack limit for driveways, paths or paving.** The NSW guide has a table for it whose values aren’t confirmed here, and the limits of a house’s slab don’t count there. An edge that stands up is a trip hazard whatever its width.',
    rows: ['tolerance:paving-crack'],
  },
  {
    of: [
      /\b(?:walls?|gyprock|plaster(?:board)?)\b/i,
      /\b(?:plumb|out of vertical|off vertical|vertical|lean\w*)\b/i,
      /\d|\b(?:how|limit|toleranc\w*|allow\w*)\b/i,
    ],
    unless:
      /\b(?:bricks?|brickwork|masonry|block\w*|studs?|frame|framing|posts?|crack\w*|retaining|garden|fence|boundary|who|moving|worse)\b/i,
    text: '**I hold no confirmed figure for how far out of plumb a lined wall may be.** A limit exists, but its value isn’t confirmed here. How straight it must be is another matter, which I hold:',
    rows: ['tolerance:wall-plumb', 'tolerance:wall-straight'],
    told: true,
  },
  {
    of: [
      /\b(?:grout(?: lines?| joints?)?|tile joints?|joints? between (?:the )?tiles)\b/i,
      /\b(?:wide|width|mm|mil|how (?:big|wide)|size)\b/i,
    ],
    unless: /\b(?:lip\w*|proud|crack\w*|higher|edge|falling|mould\w*|brick\w*)\b/i,
    text: '**I hold no limit for how wide a grout joint must be.** The tile maker and the contract say it. What is held is how far one tile may stand above the next.',
    rows: ['tolerance:tile-lip-narrow'],
  },
];

const MOST_NAMED = 8;

/** That no figure is held for what a message asks to be measured; no parts where it asks for nothing of these. */
export function unheldLimit(text: string): Part[] {
  // Who names a thing in a few words asks what holds for it.
  const named = text.trim().split(/\s+/).length <= MOST_NAMED;
  if (!named && !ASKED.test(text) && !statesSize(text) && !ratioSaid(text)) return [];
  const found = UNHELD.find(
    ({ of, unless }) => of.every((words) => words.test(text)) && unless?.test(text) !== true,
  );
  if (!found) return [];
  const rows = rowsNamed(...found.rows);
  const held = found.told ? rows.slice(1).map((row) => row.text) : [];
  return [{ text: [found.text, ...held].join(' '), rows, support: 0.75 }];
}
