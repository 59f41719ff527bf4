/** A verdict that somebody gave and nothing more: no act, no paper, nothing that was found on site. */
import { LOOKED, MENDED } from './verbs.ts';

/** A person, not the soap or the meter that it was checked with. */
const WITH_SOMEBODY =
  '(?:it |this |that )?with (?:him|her|them|(?:the |my |our |a )?(?:[\\w-]+ )?(?:\\w*fitter|plumber|electrician|spark(?:y|ie)|engineer|builder|council|trad(?:e|ie)|carpenter|inspector|assessor|owner|tenant|agent|manager|landlord))\\b(?! (?:on site|here|there|present))';
/** Somebody's word; 'I told the owner' is one's own. */
const TELLS =
  /(?<!\b(?:i|we)(?: have| had|'ve)? )\b(?:says?|said|told|tells|telling|reckons?|reckoned|texted|messaged|emailed|wrote|rang|phoned|advised?|advises|confirmed|confirms|assures?|assured|gave|gives|according to|word (?:of|from))\b/;
const VERDICT =
  /\b(?:ok|okay|fine|good|safe|alright|all right|right|sound|solid|stable|sweet|clear|sorted|perfect|harmless|thumbs up|green light|nod|go ahead)\b|\b(?:no|not an?y?|zero) (?:danger|dangers|problems?|issues?|worr(?:y|ies)|concerns?|dramas?|risks?|hazards?)\b|\bnothing (?:to worry|to be worried|wrong|dangerous)\b|\bnot (?:dangerous|unsafe|worried)\b/;

/** 'Checked with him' was asked, and 'confirmed' said: a clause ends before its 'with'. */
const ASKED = new RegExp(`\\b(?:checked|confirmed|verified) ${WITH_SOMEBODY}`);
const ONLY_ASKED = /^(?:\w+ )?(?:checked|verified)(?: (?:it|this|that))?$/;
const CONFIRMED = /\bconfirmed\b|\bfound out\b/g;
/** What was done on site, or written down. */
const DID = new RegExp(
  `\\b(?:${LOOKED}|${MENDED}|tests?|testing|tight|dead|dry|plumb|toughened|laminated|render|plaster only|shrinkage|cosmetic|hairline|letters?|reports?|certificates?|certs?|coc|ccew|clearance|writing|written|signed|samples?|results?|readings?|register|inspection|survey|drawings)\\b`,
);
/** Who lives there and looked has seen nothing of what the trade says. */
const BY_LAY =
  /^(?:i|we|(?:the |our |my )?(?:owners?|tenants?|neighbours?|husband|wife|mates?|dad|mum|agents?|landlord|managers?))\b/;

const did = (clause: string): boolean => DID.test(clause.replace(CONFIRMED, '')) && !BY_LAY.test(clause);

/** For each clause of a reason, whether it is nothing but somebody's verdict, where none tells of an act. */
export function bareWordsIn(clauses: readonly string[], reason: string): boolean[] {
  const isAsked = ASKED.test(reason);
  const isTold = isAsked || clauses.some((clause) => TELLS.test(clause));
  if (!isTold || clauses.some((clause) => did(clause) && !(isAsked && ONLY_ASKED.test(clause))))
    return clauses.map(() => false);
  return clauses.map((clause) => VERDICT.test(clause));
}
