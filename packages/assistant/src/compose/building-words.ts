/** What words of the trade mean, and how to measure: general trade knowledge, with no figure in it. */
import type { Part } from './part.ts';
import { TRADE_KNOWLEDGE } from './plain-topic.ts';
import { TRADE_WORDS_MEANT } from './trade-words.ts';

const ASKS_WORD =
  /\b(?:what(?:['’]?s| is| are| on earth is| the (?:hell|heck) is| does| do)|meaning of|define|explain)\b(?! the (?:limit|law|rule|minimum|maximum|min|max|height|width|gap|size|right|best|fix|cause|problem|go)\b)|\bmeaning\W*$/i;
const WORD_ONLY =
  /^\W*(?:(?:sorry|ok|so|and|hi|hey|dumb question|stupid question|please|um|can you)[\s,:-]+)*(?:what(?:['’]?s| is| are)|whats|define|explain|meaning of) (?:an? |the |this |these )?(?:word |term )?["'‘“]?[\w -]{2,28}["'’”]?(?: (?:mean(?:ing)?|anyway|exactly|please|then))?\W*$|\bmeans?\b|\bmeaning\b|\bstands? for\b|\bwhat on earth is\b|\bdefine\b|\bwhat (?:the \w+ )?is (?:it|that)\W*$/i;
const OTHER =
  /\b(?:allowed|limit|how (?:wide|high|much|big|deep|thick)|causes?|wrong|cost|who|fix|rated|worst|mm|my finding|confidence|compl\w+|difference|liab\w*|warrant\w*|clause|standard|as ?\d{4}|found|record\w*|code|crack\w*|settlement|movement|fault\w*|failed|missing|loose|blocked|rust\w*|leak\w*|damage\w*|lean\w*|sagging|happen\w*|e\d{2,3}|dishwasher|oven|light|error)\b/i;

const TELLS_APART =
  /\b(?:difference|differ)\b.{0,20}\bbetween\b|\bdiff between\b|\bis an? [\w -]{2,24} the same as\b|\b(?:vs|versus)\b/i;
const NOT_WORDS =
  /\b(?:my|our|finding|projects?|plumbline|warrant\w*|urgent|worse|cost|mm|fix|repair|which)\b/i;

/** 'What's the difference between a lintel and a beam?' Both words, where both are known. */
export function wordsApart(text: string): Part[] {
  // What it is wanted for stands after a comma.
  const [asked = ''] = text.split(/[,;]/);
  if (text.length > 160 || !TELLS_APART.test(text) || NOT_WORDS.test(asked)) return [];
  const said = TRADE_WORDS_MEANT.flatMap(([word, means]) => {
    const at = text.search(word);
    return at < 0 ? [] : [{ at, means }];
  }).sort((a, b) => a.at - b.at);
  const [one, other] = said;
  return one && other && said.length === 2
    ? [{ text: `${one.means} ${other.means}\n\n${TRADE_KNOWLEDGE}`, rows: [], support: 0.8 }]
    : [];
}

/** 'Soffit = ?', 'my report says spalling??', 'surveyor wrote ‘DPC bridged’. English please'. */
const PUZZLED =
  /\?\?|= ?\?|\b(?:english|plain words|laymans?|lay terms) ?(?:please|pls|terms)?\b|\bexplain (?:it )?like\b|\bnever heard of\b|\bno idea what\b|\bwhat(?:['’]?s| is) that\b|\bhuh\b|\bmeans?\?|\bwtf is\b|\bwhat (?:a |an )?[\w -]{3,24} (?:is|are)\W*$/i;
const MOST_PUZZLED = 90;
const puzzled = (text: string): boolean => text.length <= MOST_PUZZLED && PUZZLED.test(text);

/** Whether a message asks what a word of the trade means and no more. */
export const onlyPuzzled = (text: string): boolean =>
  puzzled(text) && !NOT_PUZZLED.test(text) && TRADE_WORDS_MEANT.some(([word]) => word.test(text));
const NOT_PUZZLED =
  /\b(?:mm|who|fix|ok|okay|normal|limit|allowed|cost|how (?:long|much|wide|high)|safe|urgent|crack\w*|leak\w*)\b|\d ?(?:mm|cm)\b/i;

const FILLERS =
  /\b(?:what|whats|is|are|an?|the|does|do|of|explain|word|term|please|sorry|ok|so|and|hi|hey|exactly|anyway|then|in|on|earth|hell|heck|dumb|stupid|silly|question|can|you|tell|me|for|it|this|that|even|actually|called|building|house|called|they|used|um|shower|stairs?|roof|walls?|floor|bricks?|concrete|tiles?|report|thing|word)\b|[^a-z]+/gi;
const MOST_BESIDE = 3;
/** How many letters stand beside the word and the words that ask for it. */
const wordsBeside = (text: string, word: RegExp): number =>
  text
    .replace(word, ' ')
    .replace(/['’]s\b/g, ' ')
    .replace(FILLERS, '').length;

/** What a word means, where that is all that is asked; no parts else. */
export function wordMeant(text: string): Part[] {
  const asked = ASKS_WORD.test(text) && WORD_ONLY.test(text) && !OTHER.test(text);
  if (text.length > 160 || !(asked || onlyPuzzled(text))) return [];
  const [word, said] = TRADE_WORDS_MEANT.find(([named]) => named.test(text)) ?? [];
  // 'What's under the slab' asks for more than a word.
  const more =
    word && asked && !/\bmean|\bdefin|\bstands? for|\bon earth\b|\bis (?:it|that)\W*$/i.test(text)
      ? wordsBeside(text, word)
      : 0;
  return said && more <= MOST_BESIDE
    ? [{ text: `${said}\n\n${TRADE_KNOWLEDGE}`, rows: [], support: 0.8 }]
    : [];
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
    /\bplumb\b|\bleans?\b|\bleaning\b|\bupright\b|\bwalls?\b.{0,20}\bout\b|\bout\b.{0,12}\bwalls?\b/i,
    'Hold a long spirit level upright against the wall, or hang a plumb line beside it. Measure the gap at the top and at the bottom: the difference, with the height, says how far it is out.',
  ],
  [
    /\b(?:floors?|slab)\b.*\b(?:level|flat\w*|slop\w*|out|uneven|straight|sunk|dips?|hump|hollow|bows?)\b|\b(?:level|dips?|hump|hollow)\b.*\b(?:floors?|slab)\b/i,
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
    'Measure each riser straight up from the top of one tread to the top of the next, and each going flat from nosing to nosing. Write down every one: the largest and the smallest count.',
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
  /\bhow (?:do|can|should|would|to|does|am i (?:meant|supposed) to)\b.{0,30}\b(?:measur\w*|check|gauge|test)\b|\bdo i measure\b|\b(?:spot|place|point|where|how)\b.{0,30}\bmeasur\w*|\bmeasur\w*\b.{0,40}\bfrom\W*$|\b(?:best|right|proper|easiest|simplest|quickest) way to (?:measure|check)\b|\bwhat do i (?:measure|check) (?:it )?with\b/i;
const NOT_MEASURED =
  /\b(?:asbestos|gas|electric\w*|wiring|licen[cs]\w*|insur\w*|warranty|builder(?:['’]s)?|report|credits?|plumbline|from a photo|on the photo|in the photo|findings?|certif\w*|smoke|alarm|rcd|lead|structural|how often|how regularly|how frequently)\b/i;

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
const OVER = /\b(\d(?:\.\d{1,2})?) ?(?:m|metres?|meters?)\b/i;
/** A length in millimetres, where it is told as one: how much the floor drops on the way isn't. */
const ALONG =
  /\b(\d{3,4}) ?(?:mm|mil\w*)?(?= (?:long|wide|run|across|away|deep|square|from|shower|floor|room|tray|gutter)\b)|\b(?:over|across|along|length of|run of|distance of) (?:a |the )?(\d{3,4})(?: ?mm| ?mil\w*)?\b/i;
/** What a fall such as 1:80 is in millimetres, where that is asked. */
export function ratioMeant(text: string): Part[] {
  const ratio = Number(RATIO.exec(text)?.[1]);
  const along = ALONG.exec(text);
  const rest = along ? text.replace(along[0], ' ') : text;
  const asks =
    /\b(?:mean\w*|in (?:mm|mil\w*|cm)|how (?:many|much|far)|what (?:drop|fall)|work(?:s)? out|equals?|convert)\b/i.test(
      text,
    ) && /\bmm\b|\bmil\w*\b|\bcm\b|\bmean|\bdrop\w*\b|\bfall\w*\b/i.test(text);
  if (Number.isNaN(ratio) || ratio === 0 || !asks || /\d ?mm\b/i.test(rest)) return [];
  const length = along ? Number(along[1] ?? along[2]) / 1000 : Number(OVER.exec(text)?.[1] ?? '1');
  const drop = (metres: number) => Math.round((10_000 * metres) / ratio) / 10;
  const said = along ? `${along[1] ?? along[2]} mm` : `${length} m`;
  const more = length === 1 ? '' : ` Over ${said} that is **${drop(length)} mm**.`;
  return [
    {
      text: `**1:${ratio} is ${drop(1)} mm for each metre:** it drops 1 for every ${ratio} along.${more}`,
      rows: [],
      support: 0.9,
    },
  ];
}
