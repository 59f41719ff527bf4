/** What a quantity is of: the nearest word of its sentence that names something measurable. */

import { mentions, type Sentence } from './other-numbers.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './scan.ts';
import { ATTRIBUTE_WORDS, BARRIERS, GROUND, LEVEL_THINGS, set, THINGS } from './vocabulary.ts';

const CRACKS = set('crack cracks cracking cracked fracture fissure');
const GAPS = set('gap gaps gapping');
const WEEPHOLES = set('weephole weepholes weep');
const RETAINING = set('retaining');
const SLAB_EDGE = set('edge slab termite footing');
const REINFORCEMENT = set('reo rebar bars bar steel mesh reinforcement concrete');
const TILES = set('tile tiles grout tiled');
const NAMES = set(
  'length width height depth gap gaps crack cracks lippage lip lipping riser risers going goings joint joints step offset displacement drop bow bulge lean dip hump sag overhang cover cavity fall',
);
const LANDINGS = set('landing');
const CEILINGS = set('ceiling ceilings headroom');
const PAST = set('past beyond');

const REACH_AFTER = 6;
const REACH_BEFORE = 10;
/** Words before count a little less than words after: 'crack 3 mm wide' is about width. */
const BEFORE_PENALTY = 1.5;
/** 'Crack' names the thing more often than what was measured of it: 'a step of 4 mm across the crack'. */
const CRACK_PENALTY = 1;
/** A word in another part of the sentence, or right before the next size, is rather of that one. */
const OTHER_PART_PENALTY = 3;
const PARTING = set(', and with but ( / + &');
/** Longest thing in millimetres that is still read as the width of a crack. */
const WIDEST_CRACK = 150;
const LARGEST_SIZE = 300;
/** What may follow a bare size: '5 mm or more', '6 mm in the corner'. */
/** What may stand before one: 'about 6 mm', 'measures 6 mm'. */
const BEFORE_SIZE = set(
  'about approx approximately around roughly maybe say is was are by to of only over under than nearly almost just measures measured measuring between from least most now',
);
const AFTER_SIZE = set(', ( ) at or and in across between max maximum');

/** Attributes for which the lower end of a range is the worse one. */
export function isLowerWorse(attribute: string): boolean {
  return ['barrier_height', 'exposure', 'fall', 'clearance', 'cover', 'height'].includes(attribute);
}

function nearest(
  quantity: Quantity,
  quantities: readonly Quantity[],
  tokens: readonly Token[],
  sentence: Sentence,
): string | undefined {
  const others = quantities.filter((other) => other !== quantity && !other.bare && !other.large);
  const previous = Math.max(
    sentence.from,
    ...others.filter((other) => other.to <= quantity.from).map((other) => other.to),
  );
  const next = Math.min(
    sentence.to,
    ...others.filter((other) => other.from >= quantity.to).map((other) => other.from),
  );
  let best: { word: string; distance: number } | undefined;
  const consider = (at: number, distance: number) => {
    const word = tokens[at]?.text ?? '';
    if (!ATTRIBUTE_WORDS.has(word)) return;
    // 'Crack 6 mm above the door', but 'slab 50 mm above the ground'.
    if (word === 'above' && !mentions(tokens, sentence, GROUND)) return;
    const weighed = CRACKS.has(word) ? distance + CRACK_PENALTY : distance;
    if (!best || weighed < best.distance) best = { word, distance: weighed };
  };
  // 'width 7 mm length 600 mm': a word right before the next quantity belongs to that one.
  const ofNext = next < sentence.to && NAMES.has(tokens[next - 1]?.text ?? '') ? next - 1 : -1;
  // 'Out of plumb 25 mm, gap at the top': what a word before it holds, in its own part, isn't of another part.
  let own = quantity.from;
  while (own > previous && !PARTING.has(tokens[own - 1]?.text ?? '')) own -= 1;
  const held = tokens.slice(own, quantity.from).some(({ text }) => ATTRIBUTE_WORDS.has(text));
  let parted = 0;
  let left = false;
  for (let at = quantity.to; at < Math.min(next, quantity.to + REACH_AFTER); at += 1) {
    const parts = PARTING.has(tokens[at]?.text ?? '');
    // '1.5 mm, 2400 long': what follows a number of its own is of that one.
    if (left && tokens[at]?.kind === 'number') break;
    left ||= parts;
    if ((held || next < sentence.to) && parts) parted = OTHER_PART_PENALTY;
    consider(at, at - quantity.to + 1 + (at === ofNext ? OTHER_PART_PENALTY : parted));
  }
  for (let at = quantity.from - 1; at >= Math.max(previous, quantity.from - REACH_BEFORE); at -= 1) {
    consider(at, quantity.from - at + BEFORE_PENALTY);
  }
  return best?.word;
}

const JOINTS = set('joint joints');
const CRACK_REACH = 3;

/** 'Control joint in the wall is 10 mm wide, sealant cracked': a joint has its width by design. */
function isOfJoint(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): boolean {
  const before = { from: sentence.from, to: quantity.from };
  const near = { from: sentence.from, to: Math.min(sentence.to, quantity.to + CRACK_REACH) };
  return mentions(tokens, before, JOINTS) && !mentions(tokens, near, CRACKS);
}

function widthOf(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): string | undefined {
  const whole = { from: 0, to: tokens.length };
  if (isOfJoint(quantity, tokens, sentence) && mentions(tokens, sentence, CRACKS)) return undefined;
  if (mentions(tokens, sentence, CRACKS)) return 'crack_width';
  if (mentions(tokens, sentence, GAPS)) return 'gap';
  if (mentions(tokens, sentence, TILES) && mentions(tokens, sentence, set('joint joints grout')))
    return 'joint_width';
  if (mentions(tokens, sentence, THINGS)) return undefined;
  if (mentions(tokens, whole, CRACKS)) return 'crack_width';
  return mentions(tokens, whole, GAPS) ? 'gap' : undefined;
}

function heightOf(tokens: readonly Token[], sentence: Sentence): string | undefined {
  if (mentions(tokens, sentence, BARRIERS)) return 'barrier_height';
  if (mentions(tokens, sentence, CEILINGS)) return 'room_height';
  return mentions(tokens, sentence, GROUND) || mentions(tokens, sentence, RETAINING) ? 'height' : undefined;
}

/** Undefined where the words don't tell, or tell of something that no rule reads. */
export function attributeOf(
  quantity: Quantity,
  quantities: readonly Quantity[],
  tokens: readonly Token[],
  sentence: Sentence,
): string | undefined {
  if (quantity.unit === 'percent') return 'fall';
  if (quantity.unit === 'degrees') return 'out_of_plumb';
  const word = nearest(quantity, quantities, tokens, sentence);
  const cracked = mentions(tokens, sentence, CRACKS);
  if (mentions(tokens, sentence, PAST) && !cracked && !quantity.large) return 'overhang';
  if (word === undefined) return bareSize(quantity, tokens, sentence);
  const attribute = ATTRIBUTE_WORDS.get(word);
  switch (attribute) {
    case 'crack_width':
      if (quantity.large) return 'crack_length';
      return quantity.high <= WIDEST_CRACK ? attribute : 'crack_length';
    case 'width':
      return quantity.large ? undefined : widthOf(quantity, tokens, sentence);
    case 'length':
      if (cracked) return 'crack_length';
      return mentions(tokens, sentence, LANDINGS) ? 'landing' : undefined;
    case 'height':
      return heightOf(tokens, sentence);
    case 'joint_width':
      return mentions(tokens, sentence, TILES) ? attribute : undefined;
    case 'spacing':
      if (mentions(tokens, sentence, WEEPHOLES)) return attribute;
      return mentions(tokens, sentence, BARRIERS) ? 'opening' : undefined;
    case 'exposure':
      return mentions(tokens, sentence, SLAB_EDGE) &&
        !mentions(tokens, sentence, set('reo rebar bars bar mesh steel'))
        ? attribute
        : undefined;
    case 'cover':
      return mentions(tokens, sentence, REINFORCEMENT) ? attribute : undefined;
    case 'fall':
      return quantity.large ? undefined : 'out_of_level';
    case 'gap':
      return mentions(tokens, sentence, BARRIERS) ? 'opening' : attribute;
    case 'out_of_plumb':
      if (quantity.large) return undefined;
      return word === 'out' && mentions(tokens, sentence, LEVEL_THINGS) ? 'out_of_level' : attribute;
    case 'lippage':
      // A lip at a crack is a step of its sides.
      if (quantity.large) return undefined;
      return cracked && !mentions(tokens, sentence, TILES) ? 'offset' : attribute;
    case 'offset':
      if (quantity.large) return undefined;
      return mentions(tokens, sentence, TILES) ? 'lippage' : attribute;
    case 'sag':
      if (quantity.large) return undefined;
      return mentions(tokens, sentence, LEVEL_THINGS) ? 'out_of_level' : attribute;
    default:
      return quantity.large ? undefined : attribute;
  }
}

/** What somebody puts into it: the opening is as wide, whatever else is told to bow or sag. */
const PUTS = set(
  'fit fits fitted get gets got put puts poke pokes poked stick sticks stuck slide slides slip slips goes shove',
);
const INTO = set('in into inside');
const NO_OPENING = set('bow sag offset lippage out_of_plumb out_of_level unevenness');

const isPutIn = ({ from, to }: Quantity, tokens: readonly Token[], sentence: Sentence): boolean =>
  mentions(tokens, { from: Math.max(sentence.from, from - 5), to: Math.min(sentence.to, to + 2) }, PUTS) &&
  mentions(tokens, { from: to, to: Math.min(sentence.to, to + 3) }, INTO);

/** What a size in things is of: a crack or a gap where one is named, else what the finding tells. */
export function attributeInWords(
  quantity: Quantity,
  quantities: readonly Quantity[],
  tokens: readonly Token[],
  sentence: Sentence,
): string {
  const whole = { from: 0, to: tokens.length };
  if (tokens[quantity.from]?.text === 'step') return 'offset';
  if (mentions(tokens, whole, CRACKS)) return 'crack_width';
  const named = attributeOf(quantity, quantities, tokens, sentence);
  if (named !== undefined && NO_OPENING.has(named) && isPutIn(quantity, tokens, sentence))
    return mentions(tokens, whole, GAPS) ? 'gap' : 'size';
  if (named !== undefined && named !== 'width') return named;
  return mentions(tokens, whole, GAPS) ? 'gap' : 'size';
}

/** 'about 6 mm' with nothing around it: a size whose meaning the finding tells. */
function bareSize(quantity: Quantity, tokens: readonly Token[], sentence: Sentence): string | undefined {
  if (quantity.large || quantity.high > LARGEST_SIZE) return undefined;
  const next = tokens[quantity.to];
  const ends = !next || quantity.to >= sentence.to || AFTER_SIZE.has(next.text);
  const before = tokens[quantity.from - 1];
  const starts =
    quantity.from === sentence.from || before?.kind === 'sign' || BEFORE_SIZE.has(before?.text ?? '');
  if (!starts || !ends) return undefined;
  // 'Crack in the brick wall beside the window, about 4 mm': however far back the crack was named.
  if (quantity.high <= WIDEST_CRACK && mentions(tokens, { ...sentence, to: quantity.from }, CRACKS))
    return 'crack_width';
  return mentions(tokens, sentence, THINGS) ? undefined : 'size';
}
