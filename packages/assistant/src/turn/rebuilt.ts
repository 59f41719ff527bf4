/** A short turn that leans on the question before it, rebuilt into a question of its own: 'and in Victoria?' */
import { thingsIn } from '../facts/things.ts';
import { asksBound, holeIn } from './holes.ts';
import { namesMatter } from './read-turn.ts';
import { restOf } from './rest-of-turn.ts';
import {
  asksAspect,
  ended,
  inPlace,
  ofMaterial,
  ofThingSaid,
  otherAsked,
  placeOf,
  withAmount,
} from './swapped.ts';

const LONGEST = 12;
const MOST_READINGS = 4;
const QUESTION =
  /^(?:how|what|whats|what['’]s|when|who|whos|who['’]s|whose|why|where|which|can|could|do|does|did|is|are|was|should|must|will|would|may|am|any|if)\b/i;
const POINTS = /\b(?:it|its|that|this|they|them|those|these|their)\b/i;
/** Only names something, as 'the garage?' does. */
const ONLY_NAMES = /^\W*(?:(?:in|on|at|for|of|with|an?|the|my|our)\b.*\?|.*\bones?\b.{0,3})\W*$/i;
/** What is asked of the account, of Plumbline or of what was listed leans on no question of building. */
const OF_ELSE =
  /\b(?:findings?|projects?|reports?|photos?|credits?|plumbline|app|account|alerts?|visits?|panel|you|your|he|him|she|her|which of|poem|joke|clauses?|standards?|code|ncc|buy|sue|cost\w*|prices?|brands?|(?:first|second|third|fourth|last|other|next) (?:ones?|two|thing)|both|the (?:other|latter|former)|the (?:first|second|third|last)(?=\W*$))\b|#\d/i;
/** A verb of its own: it tells something. */
const TELLS =
  /\b(?:thats|its|is|are|was|were|has|have|had|got|i|we|he|she|they|(?<!\b(?:on|in|under|of|with|for|to|over) )it|smells?|leaks?|leaking|moved?|fell|came|comes|looks?|said|says)\b/i;

/** Whether words tell something, as a heading or the name of a thing doesn't. */
export const tells = (text: string): boolean => TELLS.test(text);

/** Whether a turn is a question of its own: it names its thing and says what is asked of it. */
const isWhole = (text: string): boolean =>
  QUESTION.test(text) &&
  !POINTS.test(text) &&
  (thingsIn(text).some(({ isPlace }) => !isPlace) || namesMatter(text));

/** Whether a turn tells of a case and asks nothing else: 'and if it was 1100'. */
export const onlySupposes = (message: string): boolean => SUPPOSES.test(message) && !asksAspect(message);
const SUPPOSES = /^\W*(?:(?:and|but|so|or|ok|what)\s+)*if\b/i;

/** Whether a turn says nothing but another state. */
export function onlySwapsPlace(message: string): boolean {
  const { place, rest } = placeOf(restOf(message).text);
  return place !== undefined && rest === '';
}

/** Whether a turn takes back what was asked of, or names any of its sort: it means none of somebody's own. */
export function meansNoneOfOwn(message: string): boolean {
  const { text, corrects } = restOf(message);
  return corrects || ANY_OF.test(text);
}
const ANY_OF = /^(?:for |in |on |with )?(?:an? |any |(?!(?:the|my|our|these|those|which)\b)[\w-]+ ones\b)/i;

/** The readings of a turn as a whole question, the likeliest first; none where it doesn't lean on the question before. */
export function rebuilt(message: string, before: string): readonly string[] {
  if (before === '' || message.trim().split(/\s+/).length > LONGEST || OF_ELSE.test(message)) return [];
  const { text, denied, corrects, leadsOn } = restOf(message);
  if (text === '') return [];
  const { place, rest } = placeOf(text);
  const readings =
    place !== undefined && rest === ''
      ? [before]
      : readingsOf(place === undefined ? text : rest, before, {
          denied,
          leans: corrects || leadsOn,
          message,
        });
  const whole = place === undefined ? readings : readings.map((one) => inPlace(one, place));
  return [...new Set(whole.map((one) => `${ended(one)}?`))]
    .filter((one) => one !== `${ended(before)}?`)
    .slice(0, MOST_READINGS);
}

function readingsOf(
  text: string,
  before: string,
  { denied, leans, message }: { denied: string; leans: boolean; message: string },
): string[] {
  const amount = withAmount(text, before);
  if (amount !== undefined) return [amount];
  if (isWhole(text)) return denied !== '' || (leans && /\bmean/i.test(message)) ? [text] : [];
  const names = thingsIn(text).length > 0 || namesMatter(text);
  // 'Is that ok?' asks of the size that was told as well.
  if (holeIn(message) === 'limit' && !asksBound(message)) return [];
  // 'If it was 1100', 'if there’s a group of 6': a case of what was told, which is judged with that.
  if (onlySupposes(text)) {
    const material = ofMaterial(text, before);
    if (material !== undefined || /\d/.test(text)) return material === undefined ? [] : [material];
  }
  if (QUESTION.test(text) || (asksAspect(text) && !names))
    return asksAspect(text) || POINTS.test(text) ? placed(otherAsked(text, before), before) : [];
  if (!leans && !ONLY_NAMES.test(message)) return [];
  const material = ofMaterial(text, before);
  if (material !== undefined) return [material];
  return tells(text) || /\d/.test(text) ? [] : ofThingSaid(text, before, denied);
}

/** In the state of the question before. */
const placed = (readings: readonly string[], before: string): string[] => {
  const { place } = placeOf(before);
  return readings.map((one) => (place === undefined || placeOf(one).place ? one : inPlace(one, place)));
};
