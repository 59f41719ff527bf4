/** What of the law or of money a message asks for in words that mean nothing else. */
import type { Aim } from './aims.ts';

const CREDITS = /\b(?:credits?|photos?|packs?|analys\w+)\b/i;
const EXPIRE =
  /\b(?:laps\w+|expir\w+|use[ -]?by|go off|still (?:there|good|valid|usable)|run out of date|time limit)\b/i;
const REFUND = /\b(?:refund\w*|money back)\b/i;
const CHARGED =
  /\b(?:charg(?:e|es|ed|ing)|bill(?:s|ed|ing)?|invoic\w+) (?:me|us)\b|\bcall[ -]?out fee\b|\b(?:wants?|asking|asks) (?:me|us) to pay\b/i;
const BY_BUILDER = /\b(?:builder|he|they|contractor|tradie|plumber|roofer|tiler)\b/i;
const STRATA = /\b(?:strata|body corp\w*|owners'? corp\w*|common property)\b/i;
const WHOSE =
  /\b(?:whose (?:job|problem|responsibility|cost|is)|who(?:'?s|’s| is) (?:responsible|liable|to pay)|who (?:pays|fixes|has to)|(?:is|does) (?:it|that|this) (?:on )?(?:strata|the body corp\w*|the owners'? corp\w*|us|me|mine|theirs))\b/i;

const USED =
  /\b(?:use|used|cost|costs|charge[ds]?|take|took|burn\w*|waste\w*|lose|lost)\b.{0,20}\bcredits?\b/i;
export const NO_RESULT =
  /\bnot sure\b|\bfail\w*\b|\bcouldn['’]?t\b|\bblurr\w*\b|\breject\w*\b|\brefus\w*\b|\bno result\b|\bunsure\b/i;

/** 'Do I get charged if the photo fails?' */
const PAYS_FOR =
  /\b(?:charged?|pay|cost|lose)\b.{0,30}\b(?:photos?|pics?|pictures?|analys\w+|scans?|images?)\b|\b(?:photos?|pics?|pictures?|analys\w+|scans?|images?)\b.{0,40}\b(?:charged?|do i pay|do we pay)\b/i;

/** The aim that these words alone give; undefined where they give none. */
export function lawAsked(message: string): Aim | undefined {
  if (
    CREDITS.test(message) &&
    (EXPIRE.test(message) || (REFUND.test(message) && /\bcredits?\b/i.test(message)))
  )
    return 'app.price';
  if (USED.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (PAYS_FOR.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (/\bgst\b/i.test(message) && /\b(?:reports?|pdfs?|credits?|packs?)\b/i.test(message)) return 'app.price';
  if (STRATA.test(message) && WHOSE.test(message)) return 'law.strata';
  return CHARGED.test(message) && BY_BUILDER.test(message) && !/\bcredits?\b/i.test(message)
    ? 'pos.pays'
    : undefined;
}
