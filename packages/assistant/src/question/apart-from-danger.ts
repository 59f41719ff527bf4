/**
 * Whether a question after a danger is of something else: a limit, a price or the law of another thing, in whole words.
 * Whatever could be asked of the danger isn't.
 */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { aspectsAsked, MEASURED } from '../facts/aspects.ts';
import { thingsIn } from '../facts/things.ts';
import { askedOfDanger } from './asked-of-danger.ts';
import { takesUpDanger, usesAgain } from './danger.ts';
import { handlesDanger } from './handling.ts';
import { asksIfLeft, asksToGo } from './if-left.ts';
import type { Thread } from './thread.ts';
import { wordsOf } from './words.ts';

/** Asked of a thing in figures, besides what is measured of it. */
const IN_FIGURES: ReadonlySet<string> = new Set(['amount', 'bound', 'strength']);
const OF_LAW =
  /\b(?:warrant(?:y|ies)|deposits?|contracts?|licen[cs]es?|permits?|approvals?|insurance|tribunal|complain\w*|claim (?:against|on)|progress payments?|retention|strata (?:levy|levies|law))\b/i;
const OF_COST = /\b(?:costs?|prices?|charg(?:e|es)|credits?|subscriptions?)\b/i;
/** A price is of a thing that is no danger only where Plumbline names it. */
const OF_PRODUCT = /\b(?:plumbline|the app|credits?|subscriptions?)\b/i;
/** Where somebody would be, what they would do, or how it stands. */
const OF_KEEPING_SAFE =
  /\b(?:(?:un)?safe\w*|danger\w*|risk\w*|hurt|hazards?|emergency|stay\w*|keep|away|clear of|leave|leaving|evacuat\w*|sleep\w*|liv(?:e|ing)|go(?:ing)? (?:in|back|under|near)|turn\w*|switch\w*|light(?:ing)? (?:it|the)|cook\w*|kids?|child(?:ren)?|baby|people|everyone|tonight|before (?:it|the|someone|anyone) (?:falls?|fails?|blows?|burns?|collapses?|gives?)|collaps\w*|fall(?:s|ing)? (?:down|on|over)|give way|hold(?:s|ing)? up)\b/i;
const POINTS_BACK =
  /\b(?:it|its|it['’]s|that|this|these|those|they|them|there|here|same|mine|ours|now)\b(?! (?:state|year)\b)/i;

/** 'How far can a fence lean' asks no leave. */
const ASKS_WHICH = /^\W*(?:(?:and|so|but|ok|also)\W+)*(?:how|what\w*|which|who\w*|max\w*|min\w*)\b/i;

const CARRIES =
  /\b(?:crack\w*|walls?|brick\w*|lean\w*|slabs?|foot(?:ing|er)s?|foundations?|stumps?|piers?|beams?|lintels?|joists?|bearers?|roofs?|ceilings?|plaster\w*|retain\w*|fenc\w*|soil|floors?|posts?|columns?|bow\w*|bulg\w*|settl\w*|sink\w*|sag\w*|mov(?:e|es|ing|ement)|chimneys?|parapets?|mortar|masonry|concrete|spall\w*|engineers?|structur\w*)\b/i;
const FALLS =
  /\b(?:balcon(?:y|ies)|decks?|joists?|posts?|rails?|handrails?|railings?|balust\w+|stairs?|steps?|treads?|risers?|windows?|heights?|edges?|drops?|falls?|sag\w*|mov(?:e|es|ing|ement)|engineers?|load\w*|people)\b/i;

/** What a danger of a kind is spoken of by, beside the words that told of it. */
const OF_KIND: Readonly<Record<AlertKind, RegExp>> = {
  gas: /\b(?:gas\w*|lpg|smell\w*|leak\w*|fumes?|heaters?|stoves?|cook ?tops?|ovens?|flues?|fire ?places?|hot water|carbon|monoxide|alarms?|detectors?|bottles?|cylinders?|meters?|regulators?|appliances?|vents?|ventilat\w*|range ?hoods?|bbqs?|barbecues?)\b/i,
  electrical:
    /\b(?:electric\w*|wir\w+|switch\w*|power\w*|lights?|downlights?|outlets?|sockets?|gpos?|shock\w*|rcds?|circuits?|fuses?|cables?|meters?|plugs?|burn\w*|smoke)\b/i,
  fire: /\b(?:fires?|smoke|alarms?|burn\w*|heat\w*|flues?|wir\w+|exits?|doors?)\b/i,
  asbestos: /\b(?:asbestos|fibro|eaves?|sheet\w*|cement|vinyl|remov\w*|roofs?|dust|lagging|square)\b/i,
  lead_paint: /\b(?:lead|paint\w*|dust|sand\w*|strip\w*|renovat\w*)\b/i,
  glass: /\b(?:glass|glaz\w+|windows?|doors?|panes?|screens?|mirrors?|balust\w+)\b/i,
  pool: /\b(?:pools?|spas?|gates?|fenc\w*|latch\w*|barriers?|water)\b/i,
  sewage:
    /\b(?:sew\w+|drain\w*|pipes?|toilets?|gull(?:y|ies)|trench\w*|water|mould\w*|clean\w*|plumb(?:er|ing))\b/i,
  mould_health: /\b(?:mould\w*|mold\w*|damp|wet|moisture|ventilat\w*|fans?|humid\w*|leak\w*)\b/i,
  ceiling: CARRIES,
  structural: CARRIES,
  retaining_wall: CARRIES,
  balcony: FALLS,
  fall: FALLS,
};

const stemsOf = (text: string): ReadonlySet<string> => {
  const { subject, all } = wordsOf(text);
  return new Set([...subject, ...all]);
};

/** `told`: the words that told of these alerts. */
export function standsApart(message: string, told: string, alerts: readonly Alert[]): boolean {
  if (
    alerts.length === 0 ||
    alerts.some(({ kind }) => OF_KIND[kind].test(message)) ||
    OF_KEEPING_SAFE.test(message)
  )
    return false;
  if (askedOfDanger(message) !== undefined || takesUpDanger(message, true) || usesAgain(message))
    return false;
  if ((!ASKS_WHICH.test(message) && handlesDanger(message)) || asksToGo(message) || asksIfLeft(message))
    return false;
  const things = thingsIn(message);
  const law = OF_LAW.test(message);
  const figures = aspectsAsked(message).some(({ aspect }) => MEASURED.has(aspect) || IN_FIGURES.has(aspect));
  const price = OF_COST.test(message) && OF_PRODUCT.test(message);
  if (!law && !price && !(figures && things.length > 0)) return false;
  // 'How far can a fence lean before it’s defective' points at the fence.
  const points = POINTS_BACK.exec(message);
  const named = Math.min(...things.map(({ start }) => start));
  if (points && points.index < named) return false;
  const before = stemsOf([told, ...alerts.map(({ title }) => title)].join(' '));
  return ![...stemsOf(message)].some((stem) => before.has(stem));
}

/** What such a question goes on from: none of what the danger was told of. */
export const fromNothing = (thread: Thread): Thread => ({
  ...thread,
  defectIds: [],
  subject: [],
  findingId: null,
});
