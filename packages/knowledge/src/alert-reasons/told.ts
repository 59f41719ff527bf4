import { bareWordsIn } from './bare-word.ts';

/** Words of somebody who wasn't there, and words of somebody who isn't sure: neither is a check. */

/** Who lives in it, owns, sells or lets it: their word of what is safe is hearsay, their own plumber's isn't. */
const TELLERS =
  "(?:owners?|sellers?|vendors?|landlords?|landlady|lessors?|tenants?|lessees?|(?:real estate |selling |managing )?agents?|(?:property |strata |building |facility )?managers?|strata|body corporate|committee|caretakers?|concierge|neighbou?rs?|husband|wife|partner|m[ou]m|dad|mother|father|brother|sister|son|daughter|friends?|mates?|clients?|customers?|buyers?|purchasers?|boss|receptionist|secretary|someone|somebody|everyone|everybody|people)(?: (?:statement|declaration|disclosure))?(?!')";
const SAYS =
  '(?:says?|said|told|tells|assure[sd]?|swears?|swore|claim(?:s|ed)?|reckon(?:s|ed)?|believes?|promise[sd]?|confirm(?:s|ed)?|insist(?:s|ed)?|mention(?:s|ed)?|state[sd]?|guarantee[sd]?|emailed|rang|phoned|called to say|texted|wrote|inform(?:s|ed)|advise[sd]?|(?:is|was|are|were|seems?)(?: \\w+ly| quite| pretty)? (?:sure|certain|convinced|confident|adamant))';

/** A trade that tells of another's work wasn't there either. */
const NOT_ABLE =
  '(?:builders?|painters?|handyman|cleaners?|carpenters?|plasterers?|roofers?|tilers?|landscapers?)';
const ABLE =
  '(?:electrician|spark(?:y|ie)|gas ?fitter|fitter|plumber|engineer|removalist|hygienist|assessor|inspector)';

const HEARSAY = new RegExp(
  [
    `\\b${TELLERS}(?: (?:has|have|had|also|just|\\w+ly))* ${SAYS}\\b`,
    `\\b${NOT_ABLE} ${SAYS} (?:that )?(?:the |an? |our |his )?(?:licen[cs]ed )?${ABLE}\\b`,
    '\\b(?:i|we) (?:told|said|wrote|let)\\b.* (?:that|know)\\b',
    `\\b(?:according to|heard from|heard it from|on the word of) (?:[\\w'-]+ ){0,3}?${TELLERS}`,
    `\\b(?:${SAYS}) (?:the |our |my )?${TELLERS}$`,
    "\\b(?:i|we)(?:'ve| have| had)? heard that\\b",
    '\\b(?:been|was|were|got) (?:told|informed|assured|advised)\\b(?!.*\\bby\\b)',
  ].join('|'),
);
/** 'No gas connected, the owner says': what stands before is what was said. */
const ENDS_WITH_TELLER = new RegExp(`^(?:[\\w'-]+ ){0,3}?${TELLERS} ${SAYS}(?: so| it| that| us| me)*$`);
const STARTS_WITH_TELLER = new RegExp(`^(?:the |our |my )?${TELLERS}`);
const GOES_ON_SAYING = new RegExp(`^${SAYS}\\b`);
/** Somebody who was there, or what they wrote, ends what others said. */
const OWN_CHECK =
  /\b(?:i|we|\w*fitters?|plumbers?|electricians?|spark(?:y|ie)|engineers?|builders?|hygienists?|assessors?|inspectors?|carpenters?|glaziers?|plasterers?|brigade|lab|laborator\w+|samples?|reports?|certificates?)\b/;

/**
 * For each clause, whether it is what somebody says who only lives there, sells or lets. It goes on until somebody else
 * speaks or acts.
 */
export function hearsayIn(clauses: readonly string[], reason: string): boolean[] {
  let goesOn = false;
  const bare = bareWordsIn(clauses, reason);
  const told = clauses.map((clause, at) => {
    const isTeller = GOES_ON_SAYING.test(clause) && STARTS_WITH_TELLER.test(clauses[at - 1] ?? '');
    goesOn = HEARSAY.test(clause) || isTeller || (goesOn && !OWN_CHECK.test(clause));
    return goesOn || (bare[at] ?? false);
  });
  return ENDS_WITH_TELLER.test(clauses.at(-1) ?? '') ? told.map(() => true) : told;
}

/** Not sure of what is told. 'Not sure which day' is. */
export const DOUBT =
  /\b(?:i|we) (?:think|thought|believe|guess|suppose|assume|presume|imagine|hope|reckon)\b|\bnot (?:\w+ )?(?:sure|certain|clear)\b(?! (?:which|when|what (?:day|date|time)|why|how long))|\b(?:unsure|uncertain|maybe|perhaps|possibly|probably|presumably|supposedly|apparently|hopefully|allegedly)\b|\b(?:might|may|could) (?:be|have)\b|\bhard to (?:say|tell)\b|\bas far as (?:i|we) (?:know|can tell)\b|\b(?:looks?|seems?|appears?) (?:\w+ )?to me\b|\blooks? like\b|\bshould be (?:fine|ok|okay|safe|right|alright|good)\b|\bor (?:maybe |perhaps )?not\b/;
