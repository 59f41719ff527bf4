/** How a message stands to what is talked of: a new subject, more about it, or a question on it. */
import { saidWith } from '../question/said-so-far.ts';
import { namesPartOf } from '../question/tells-what-is.ts';

export type Turn = 'new' | 'adds' | 'asks';

/** Asks, by its mark or its words. */
const ASKS =
  /\?|^\W*(?:(?:and|so|but|or|then|ok|well|now|also|please)\b\W*)*(?:who|whos|whom|whose|what|whats|which|how|hows|when|where|why|can|could|may|might|must|should|shall|would|will|do|does|did|is|are|was|were|am|any(?:thing|one|body)?|tell|give|show|explain|list)\b|\b(?:right|yeah|eh|hey)\W*$/i;
/** What of a building isn’t a part and may still be talked of. */
const MATTER =
  /\b(?:cracks?|mou?ld|damp|leaks?|efflorescence|lippage|membrane|waterproof\w*|termites?|asbestos|rot|rust|corrosion|condensation|lintels?|beams?|posts?|joists?|rafters?|trusses?|columns?|piers?|boundar\w+|easements?|permits?|approvals?|warrant\w+|insurance|deposits?|credits?|reports?|plumbline|projects?|findings?|photos?|account|app|subscription|inspections?|certificates?|toleranc\w+|standards?|ncc|clause)\b/i;
/** Something is wrong with it, or is done to it. */
const FAULT =
  /\b(?:crack\w*|leak\w*|drip\w*|rot\w*|rust\w*|loose|sagg?\w*|lean\w*|stick\w*|stuck|jam\w*|peel\w*|flak\w*|blister\w*|swollen|damp|wet|mou?ld\w*|smell\w*|stink\w*|nois\w*|squeak\w*|creak\w*|broke\w*|missing|bulg\w*|bow\w*|drummy|hollow|stain\w*|uneven|wobbl\w*|dropp?\w*|block\w*|overflow\w*|fail\w*|chip(?:s|ped|ping)?|warp\w*|cupp\w*|fog\w*|rattl\w*|fell|flood\w*|flicker\w*|buzz\w*|trip\w*|spark(?:s|ed|ing)?|gurgl\w*|whistl\w*|seep\w*|(?:water|rain|wind|draughts?) (?:\w+ )?(?:comes?|came|coming|gets?|getting|runs?|running|pours?|pouring|blows?|blowing) (?:in|under|through|thru|down|up))\b/i;
/** Points back at what is talked of, or goes on from it by its first word. */
const POINTS_BACK =
  /\b(?:it|its|it['’]?s|that|thats|that['’]?s|this|these|those|they|them|their|theyre|he|hes|him|she|shes|her|there|theres|one|ones|same|still|again|else)\b/i;
const GOES_ON = /^\W*(?:and|or|but|so|also|then|plus|what about|how about|same|could it|is it|would it)\b/i;

/** 'Were on stumps' is typed for 'we're'. */
const WE_ARE =
  /^\W*were (?:in|on|at|by|near|next|not|getting|having|going|moving|doing|putting|still|just)\b[^?]*$/i;

/** 'Smoke alarm rules for a new house' asks, in a heading of its own. */
const HEADING =
  /^\W*(?:(?!the\b)[\w-]+ ){1,4}(?:rules?|requirements?|regulations?|limits?|tolerances?)(?: (?:for|in|on|about)\b| (?:nsw|vic|victoria|qld|queensland|wa|sa|tas|tasmania|act|nt)\b|\W*$)(?!.*\b(?:is|are|was|were|has|have|had)\b)/i;

/** Whether a message asks something. */
export const asksAnything = (message: string): boolean =>
  (ASKS.test(message) || HEADING.test(message)) && !WE_ARE.test(message);

/** Whether a message names what of a building isn't a part and may still be talked of. */
export const namesMatter = (message: string): boolean => MATTER.test(message);

/** Where a message names it. */
export function matterIn(message: string): { start: number; end: number } | undefined {
  const found = MATTER.exec(message);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Whether a word tells that something is wrong with a thing. */
export const tellsFault = (message: string): boolean => FAULT.test(message);

/** A new subject has its own thing and its own question or fault; whatever has less goes on. */
export function readTurn(message: string, topic: string): Turn {
  const asks = asksAnything(message);
  if (topic === '') return 'new';
  const ownThing = namesPartOf(message) || MATTER.test(message);
  const leans = GOES_ON.test(message) || POINTS_BACK.test(message);
  if (ownThing && !leans && (asks || FAULT.test(message))) return 'new';
  return asks ? 'asks' : 'adds';
}

/** What is talked of once a message is answered. `ofOwn`: the answer was of the user's own work, or of Plumbline. */
export function topicAfter(
  before: string,
  message: string,
  { ofOwn, anew }: { ofOwn: boolean; anew: boolean },
): string {
  if (ofOwn) return '';
  const turn = readTurn(message, anew ? '' : before);
  if (turn === 'new')
    return namesPartOf(message) || MATTER.test(message) || !asksAnything(message) ? message : '';
  return turn === 'adds' ? saidWith(before, message) : before;
}
