/** Limits that people ask for and that aren't held here: said by name and without a number, so that none beside them is taken for it. */
import { rowsNamed } from '../corpus.ts';
import { lookedUp } from './limit-lookup.ts';
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
    of: [
      /\b(?:studs?|joists?|rafters?|noggings?|noggins?|purlins?|battens?|bearers?|truss(?:es)?|piers?|stumps?)\b/i,
      /\b(?:spac\w*|apart|centres?|centers?|spans?|how (?:far|close)|(?:are|is|sit|at) (?:at |on |every )?(?:300|400|450|600|900|1200)|every \d+)\b/i,
    ],
    unless: /\b(?:plumb|straight|bow\w*|rot\w*|crack\w*|termite\w*|who|loose|notch\w*|level|finding)\b/i,
    text: '**I hold no spacings, spans or sizes for framing.** The drawings or span tables set them, for that timber and that load. Ask the certifier or the engineer of the job.',
    rows: [],
  },
  {
    of: [
      /\b(?:finished floor level|floor level|ffl|set ?out|dimensions?|slab level)\b/i,
      /\b(?:plans?|drawings?|drawn|designed|approved)\b/i,
    ],
    unless: /\b(?:finding|pin|upload\w*|who|draw(?:ing)? (?:a|on))\b/i,
    text: '**I hold no confirmed figure for how far a house may be off its drawings,** in level, size or place. The NSW guide has clauses for it whose values aren’t confirmed here. How level a floor is within itself is another matter. Have a surveyor measure it against the approved plans, and ask the certifier.',
    rows: ['tolerance:set-out'],
  },
  {
    of: [/\bhead ?room\b|\bhead clearance\b/i],
    unless: /\b(?:who|bump\w*|finding)\b/i,
    text: '**I hold no figure for headroom over a stair.** ABCB Housing Provisions 11.2 is about stairs; a room’s height is another matter. Ask the certifier, and measure upright from the line of the nosings.',
    rows: [],
  },
  {
    of: [
      /\bsplash ?backs?\b|\bbench(?:es)?\b|\bbench ?tops?\b|\bvanit(?:y|ies)\b|\bwall fittings?\b|\bclothes ?lines?\b|\b(?:over ?head )?cupboards?\b|\bshel(?:f|ves)\b|\brange ?hoods?\b/i,
      /\b(?:how (?:high|far|tall|deep|wide)|height)\b/i,
    ],
    unless: /\b(?:shower|water ?proof\w*|membrane|level|out of|gap|crack\w*|who|safety glass)\b/i,
    text: '**I hold no measure for that:** where a fitting, a benchtop or a splashback goes is what the drawings and the contract say. Limits that I hold are for how it is finished.',
    rows: [],
  },
  {
    of: [
      /\bslip(?:pery|periness)?\b.{0,20}\b(?:rat\w+|class\w*|resist\w*)\b|\b[pr] ?rating\b/i,
      /\b(?:floors?|tiles?|tiled|balcon\w*|paths?|paving|bathrooms?|showers?|laundry|kitchen|pool|driveway|patio|deck\w*)\b/i,
    ],
    unless: /\b(?:stairs?|steps?|treads?|nosings?|landings?|who|finding)\b/i,
    text: '**I hold no slip rating for a floor: only for stairs.** Ask the certifier or the tile supplier which class that floor needs, and have the tile’s test report shown.',
    rows: ['tolerance:stair-slip'],
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
      /\bcrack\w*\b/i,
      /\broof(?:ing)? tiles?\b|\btiles? (?:on|of) (?:the |my |our )?roof\b|\bridge (?:tiles?|caps?)\b/i,
    ],
    unless:
      /\b(?:who|fix\w*|repair\w*|replace\w*|caus\w*|why|leak\w*|wait|urgent|walls?|ceilings?|finding|fell|fallen|loose|slip\w*|hang\w*|climb\w*|pays?)\b/i,
    text: '**I hold no width from which a crack in a roof tile is a defect:** a tile that is cracked through lets water in however fine the crack. Have a roofer replace it; don’t climb up to measure.',
    rows: ['defect:broken_roof_tile/next'],
  },
  {
    of: [
      /\bcrack\w*\b/i,
      /\bgrout\w*\b/i,
      /\d|\b(?:allow\w*|limits?|how wide|how big|toleranc\w*|defect|acceptable|ok|okay|max(?:imum)?)\b/i,
    ],
    unless:
      /\b(?:who|fix\w*|repair\w*|replace\w*|caus\w*|why|leak\w*|wait|urgent|brick\w*|plaster\w*|gyprock|cornice|slab|concrete|render\w*|finding|worse|grow\w*|lip\w*|higher|proud|ceilings?|pays?|drummy|hollow|fell|fallen|(?:above|beside|under|next to|along|behind) the \w* ?tiles?)\b/i,
    text: '**I hold no width from which a crack in grout is a defect,** and the limits of plaster, brickwork and slabs don’t count there. Look for a crack that runs on into the tiles, a hollow sound and movement below: a tiler looks, and a waterproofer where it gets wet.',
    rows: ['defect:grout_sealant_missing/next'],
  },
  {
    of: [
      /\bcrack\w*\b/i,
      /\b(?:floor|wall|shower|bathroom|kitchen|splash ?back)? ?tiles?\b/i,
      /\d|\b(?:allow\w*|limits?|how wide|how big|toleranc\w*|acceptable|ok|okay|max(?:imum)?)\b/i,
    ],
    unless:
      /\b(?:who|fix\w*|repair\w*|replace\w*|caus\w*|why|leak\w*|wait|urgent|brick\w*|plaster\w*|gyprock|cornice|slab|concrete|render\w*|finding|worse|grow\w*|lip\w*|higher|proud|ceilings?|pays?|drummy|hollow|fell|fallen|(?:above|beside|under|next to|along|behind) the \w* ?tiles?|(?:and|into|through)(?: also| even)? (?:in |through |into )?(?:the |a |my |our )?walls?(?! ?tiles?)|walls? (?:behind|beside|above|below|under|next to))\b/i,
    text: '**I hold no width for a crack in a tile: what counts is whether it can be seen.** The limits of plaster, brickwork and slabs don’t count there.',
    rows: ['tolerance:tile-cracked'],
    told: true,
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
      /\brender\w*\b/i,
      /\b(?:crack\w*|hairlines?)\b/i,
      /\d|\b(?:allowed|limit|how wide|toleranc\w*|defect|acceptable|ok|okay)\b/i,
    ],
    unless:
      /\b(?:who|fix|repair|caus\w*|why|rust\w*|drummy|hollow|fall\w*|categor\w*|worse|grow\w*|paint\w*|both|worr\w*|wait|urgent|engineer|mine|ours|finding)\b/i,
    text: '**I hold no width from which a crack in render is a defect.** The NSW guide has a clause for it whose value isn’t confirmed here; the limit of brickwork is for the bricks behind. Width alone never decides: have it looked at where it is stepped, grows, sounds hollow or goes through to the wall.',
    rows: ['tolerance:render-crack'],
  },
  {
    of: [
      /\b(?:frames?|framing|studs?|posts?)\b/i,
      /\b(?:plumb|vertical|lean\w*)\b/i,
      /\d|\b(?:how|limit|toleranc\w*|allow\w*)\b/i,
    ],
    unless:
      /\b(?:bricks?|brickwork|masonry|windows?|doors?|crack\w*|retaining|garden|fence|boundary|who|moving|worse|rot\w*|carr\w*|holding|balcony|verandah?)\b/i,
    text: '**I hold no confirmed figure for how far out of plumb a frame or post may be.** The NSW guide has a limit (4.2), said to be 4 mm within any 2 m of height; I couldn’t confirm that, so read it there. AS 1684 is the standard of timber framing: ask the certifier or frame inspector to measure it before it is lined.',
    rows: ['tolerance:frame-plumb'],
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
  if (!found) return lookedUp(text);
  const rows = rowsNamed(...found.rows);
  // The first of several is only cited.
  const held = found.told ? rows.slice(rows.length > 1 ? 1 : 0).map((row) => row.text) : [];
  return [{ text: [found.text, ...held].join(' '), rows, support: 0.75 }];
}
