/** What words of the trade mean, and how to measure: general trade knowledge, with no figure in it. */
import type { Part } from './part.ts';

const TRADE_KNOWLEDGE = '*General trade knowledge, not taken from a standard.*';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\blippage\b/i, '**Lippage** is one tile’s edge standing higher than the tile next to it.'],
  [
    /\bdrummy\b/i,
    '**Drummy** means hollow: a tile or render that sounds hollow when tapped, because it has come off what is behind it.',
  ],
  [
    /\b(?:weep ?holes?)\b/i,
    '**Weepholes** are open joints at the foot of a brick wall that let water out of the cavity.',
  ],
  [
    /\b(?:dpc|damp[- ]?(?:proof )?course)\b/i,
    '**A DPC (damp-proof course)** is a layer in a wall near the ground that stops damp from rising. Soil or paving must stay below it.',
  ],
  [
    /\bflashings?\b/i,
    '**Flashing** is the metal or membrane at a joint, such as where a roof meets a wall, that turns water away.',
  ],
  [/\blintels?\b/i, '**A lintel** is the beam over a door or window that carries the wall above it.'],
  [
    /\bcavit(?:y|ies)\b/i,
    '**A cavity** is the gap between the two skins of a wall. It keeps rain from crossing to the inside.',
  ],
  [
    /\b(?:articulation|control|expansion|movement) joints?\b/i,
    '**An articulation or movement joint** is a gap left on purpose in a wall or floor, so that it can move without cracking.',
  ],
  [/\bplumb\b(?!ing)/i, '**Plumb** means exactly upright. A wall that leans is out of plumb.'],
  [/\bhob\b/i, '**A hob** is the raised edge at a shower’s entry that holds the water in.'],
  [
    /\bspalling\b|\bconcrete cancer\b/i,
    '**Spalling** is concrete that breaks away in flakes or lumps, mostly because steel inside it rusts and swells. People call it concrete cancer.',
  ],
  [
    /\befflorescence\b/i,
    '**Efflorescence** is the white powder that water leaves on bricks or concrete when it brings salts out and dries.',
  ],
  [
    /\bunderpinn?(?:ing|ed)?\b/i,
    '**Underpinning** puts new support under footings that have sunk. An engineer designs it.',
  ],
  [/\bmembranes?\b/i, '**A membrane** is the waterproof layer under tiles or on a balcony or roof.'],
  [
    /\bfalls?\b(?= mean| to| in the sense|\W*$)/i,
    '**Fall** is the slope of a floor or pipe towards its waste, so that water runs off.',
  ],
  [/\bnoggins?\b|\bnoggings?\b/i, '**Noggings** are the short pieces fixed between studs to stiffen a wall.'],
  [/\bbalusters?\b/i, '**Balusters** are the upright bars of a balustrade, between its rail and the floor.'],
  [/\bcornices?\b/i, '**A cornice** is the moulding between wall and ceiling.'],
  [/\barchitraves?\b/i, '**An architrave** is the trim round a door or window.'],
  [/\bperpends?\b/i, '**Perpends** are the upright mortar joints between bricks.'],
  [/\bsoffits?\b/i, '**A soffit** is the underside of something, such as eaves, a balcony or a slab.'],
  [/\bfascias?\b/i, '**A fascia** is the board along the roof’s edge that the gutter is fixed to.'],
  [/\bparapets?\b/i, '**A parapet** is a wall that goes on above the edge of a roof or balcony.'],
  [
    /\bsubfloor\b/i,
    '**The subfloor** is what lies under the floor: the space with its stumps, bearers and joists.',
  ],
  [/\bstumps?\b|\bpiers?\b/i, '**Stumps or piers** are the short posts that carry a floor above the ground.'],
  [/\bbearers?\b/i, '**Bearers** are the beams on the stumps; the joists lie across them.'],
  [/\bjoists?\b/i, '**Joists** are the beams that carry a floor or ceiling.'],
  [/\bpeaking\b/i, '**Peaking** is a raised ridge along a joint of plasterboard.'],
  [/\bnail pops?\b/i, '**Nail pops** are small bumps where a fixing has pushed through plasterboard.'],
  [
    /\bhoneycomb(?:ing|ed)?\b/i,
    '**Honeycombing** is rough, hollow concrete where the mix didn’t fill round the stones.',
  ],
];
const ASKS_WORD =
  /\b(?:what(?:['’]?s| is| are| on earth is| the (?:hell|heck) is| does| do)|meaning of|define|explain)\b(?! the (?:limit|law|rule|minimum|maximum|min|max|height|width|gap|size|right|best|fix|cause|problem|go)\b)/i;
const WORD_ONLY =
  /^\W*(?:(?:sorry|ok|so|and|hi|hey|dumb question|stupid question|please|um|can you)[\s,:-]+)*(?:what(?:['’]?s| is| are)|whats|define|explain|meaning of) (?:an? |the |this |these )?(?:word |term )?["'‘“]?[\w -]{2,28}["'’”]?(?: (?:mean(?:ing)?|anyway|exactly|please|then))?\W*$|\bmeans?\b|\bmeaning\b|\bstands? for\b|\bwhat on earth is\b|\bdefine\b|\bwhat (?:the \w+ )?is (?:it|that)\W*$/i;
const OTHER =
  /\b(?:allowed|limit|how (?:wide|high|much|big|deep|thick)|causes?|wrong|cost|who|fix|rated|worst|mm|my finding|confidence|compl\w+|difference|liab\w*|warrant\w*|clause|standard|as ?\d{4}|found|record\w*|code|happen\w*|e\d{2,3}|dishwasher|oven|light|error)\b/i;

/** What a word means, where that is all that is asked; no parts else. */
export function wordMeant(text: string): Part[] {
  if (text.length > 160 || !ASKS_WORD.test(text) || !WORD_ONLY.test(text) || OTHER.test(text)) return [];
  const said = WORDS.find(([word]) => word.test(text))?.[1];
  return said ? [{ text: `${said}\n\n${TRADE_KNOWLEDGE}`, rows: [], support: 0.8 }] : [];
}

const MEASURES: readonly (readonly [RegExp, string])[] = [
  [
    /\blippage\b|\btiles?\b.*\b(?:uneven|step|higher|lip|flat)\b|\b(?:uneven|lip)\b.*\btiles?\b/i,
    'Lay a straightedge or ruler across both tiles, flat on the higher one. Measure the gap under it above the lower tile, at several joints.',
  ],
  [
    /\bfalls?\b|\bslop(?:e|es|ing)\b.*\b(?:waste|drain|shower|balcony)\b|\b1 ?: ?\d+\b/i,
    'Lay a spirit level from the edge towards the waste and hold it level. Measure the gap under its lower end. That gap, over the length of the level, is the fall.',
  ],
  [
    /\bplumb\b|\bleans?\b|\bleaning\b|\bupright\b/i,
    'Hold a long spirit level upright against the wall, or hang a plumb line beside it. Measure the gap at the top and at the bottom: the difference, with the height, says how far it is out.',
  ],
  [
    /\b(?:floors?|slab)\b.*\b(?:level|flat|slop\w*|out|uneven|straight|sunk)\b|\blevel\b.*\bfloors?\b/i,
    'Lay a long straightedge on the floor and measure the biggest gap under it, in several spots and directions. A laser level shows the whole room: measure from its line to the floor.',
  ],
  [
    /\bcracks?\b/i,
    'Hold a crack gauge or a ruler across it at its widest spot, square to the crack. Write down the width and the date, mark its ends in pencil, and photograph it with the gauge in the picture. Measure again later to see whether it grows.',
  ],
  [
    /\b(?:rail(?:ing)?|balustrade|barrier|bars|balusters?|spindles?)\b/i,
    'For the height, measure straight up from the finished floor to the top of the rail. For gaps, measure the clear width between bars and below the rail, at the widest spot. Stay back from an edge that isn’t safe.',
  ],
  [
    /\b(?:stairs?|steps?|risers?|goings?|treads?)\b/i,
    'Measure each riser straight up from tread to tread, and each going flat from nosing to nosing. Write down every one: the largest and the smallest count.',
  ],
  [
    /\b(?:gaps?|skirting|mitres?|doors?|windows?|joints?)\b/i,
    'Measure the clear width with a ruler or feeler gauge at the widest spot, and note where that is. Photograph it with the ruler in the picture.',
  ],
  [
    /\bdamp\b|\btide (?:line|mark)\b/i,
    'Measure from the floor up to the highest edge of the damp or stain, and mark it with the date. A moisture meter shows more than the eye; a photo shows only the surface.',
  ],
];
const ASKS_HOW =
  /\bhow (?:do|can|should|would|to|does|am i (?:meant|supposed) to)\b.{0,30}\b(?:measur\w*|check|gauge|test)\b|\bdo i measure\b|\b(?:best|right|proper) way to (?:measure|check)\b|\bwhat do i (?:measure|check) (?:it )?with\b/i;
const NOT_MEASURED =
  /\b(?:asbestos|gas|electric\w*|wiring|licen[cs]\w*|insur\w*|warranty|builder(?:['’]s)?|report|credits?|plumbline|from a photo|on the photo|in the photo|findings?|certif\w*|smoke|alarm|rcd|lead)\b/i;

/** How something is measured, where that is asked; no parts else. */
export function howMeasured(text: string): Part[] {
  if (text.length > 200 || !ASKS_HOW.test(text) || NOT_MEASURED.test(text)) return [];
  const said = MEASURES.find(([thing]) => thing.test(text))?.[1];
  return said
    ? [
        {
          text: `**${said.replace(/([.:]) /, '$1** ')}${/[.:] /.test(said) ? '' : '**'}\n\n${TRADE_KNOWLEDGE}`,
          rows: [],
          support: 0.8,
        },
      ]
    : [];
}

const RATIO = /\b1 ?(?::|in) ?(\d{2,3})\b/i;
const OVER = /\b(\d(?:\.\d)?) ?(?:m|metres?|meters?)\b/i;
/** What a fall such as 1:80 is in millimetres, where that is asked. */
export function ratioMeant(text: string): Part[] {
  const ratio = Number(RATIO.exec(text)?.[1]);
  const asks =
    /\b(?:mean\w*|in (?:mm|mil\w*|cm)|how (?:many|much)|work(?:s)? out|equals?|convert)\b/i.test(text) &&
    /\bmm\b|\bmil\w*\b|\bcm\b|\bmean/i.test(text);
  if (Number.isNaN(ratio) || ratio === 0 || !asks || /\d ?mm\b/i.test(text)) return [];
  const length = Number(OVER.exec(text)?.[1] ?? '1');
  const drop = (metres: number) => Math.round((10_000 * metres) / ratio) / 10;
  const more = length === 1 ? '' : ` Over ${length} m that is **${drop(length)} mm**.`;
  return [
    {
      text: `**1:${ratio} is ${drop(1)} mm for each metre:** it drops 1 for every ${ratio} along.${more}`,
      rows: [],
      support: 0.9,
    },
  ];
}
