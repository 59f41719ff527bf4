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
/** 'My strata won’t fix the balcony.' */
const REFUSES =
  /\b(?:won['’]?t|will not|refus\w+|ignor\w+|do(?:es)?(?: not|n['’]?t)) (?:\w+ ){0,3}(?:fix|repair|pay|do|act|reply|answer|help|listen)\b|\bignor(?:es?|ing) (?:me|us)\b/i;
const WHOSE =
  /\b(?:whose (?:job|problem|responsibility|cost|is)|who(?:'?s|’s| is) (?:responsible|liable|to pay)|who (?:pays|fixes|has to)|(?:is|does) (?:it|that|this) (?:on )?(?:strata|the body corp\w*|the owners'? corp\w*|us|me|mine|theirs))\b/i;

const USED =
  /\b(?:use|used|cost|costs|charge[ds]?|take|took|burn\w*|waste\w*|lose|lost)\b.{0,20}\bcredits?\b/i;
export const NO_RESULT =
  /\bnot sure\b|\bfail\w*\b|\bcouldn['’]?t\b|\bblurr\w*\b|\breject\w*\b|\brefus\w*\b|\bno result\b|\bunsure\b/i;

/** Money that is owed for work which isn't right: whether it may be kept is for the contract and a lawyer. */
const HELD_MONEY =
  /\b(?:final|last|progress|retention|remaining|outstanding)\b.{0,20}\b(?:payment|invoice|claim|money|instal\w*|bill|balance)\b|\bretention\b|\b(?:hold|holding|keep|keeping|withhold\w*) (?:\w+ ){0,3}(?:back|payment|money|invoice)\b/i;
const OVER_WORK =
  /\b(?:defects?|fix\w*|unfinished|finish\w*|builder|before|until|till|hold|withhold\w*|keep|sign|leak\w*|crack\w*)\b/i;
const OFFERED =
  /\b(?:accept|take|agree to|sign)\b.{0,25}\b(?:settlement|offer|cash|pay ?out|deed|release)\b|\b(?:settlement|cash) offer\b|\boffer(?:ed|ing|s)? (?:me|us) (?:\$|\d|money|cash)/i;
/** The builder is dead, broke or nowhere to be found. */
const GONE =
  /\bbuilder\b.{0,30}\b(?:dead|died|passed away|bust|insolvent|insolvency|liquidat\w*|bankrupt\w*|in administration|receivership|disappeared|vanished|gone under|went under|folded|shut (?:up shop|down)|deregistered)\b|\b(?:dead|insolvent|bankrupt) builder\b/i;
const BUILDERS_COVER =
  /\b(?:hbcf|dbi|icare|domestic building insurance|builders?['’]? (?:warranty )?insurance|home warranty|home building compensation|indemnity|insurance)\b/i;
const WANTED =
  /\b(?:needs?|needed|requir\w*|must|have to|has to|meant to|supposed|threshold|above what|over what|min(?:imum)?)\b/i;
const MONEY =
  /\$|\b\d+(?:\.\d+)? ?k\b|\b\d[\d,]{3,}\b|\b(?:grand|thousand|price|cost|worth|amount|how much|dollars)\b/i;
const FORUM = /\b(?:tribunal|court|[nvq]cat|acat|tascat|sat|judge|member)\b/i;
const ACCEPTS = /\b(?:accept\w*|admiss\w*|admit\w*|use|rely|stand up|hold up|evidence|count)\b/i;
const OUR_REPORT =
  /\b(?:plumbline|your|this app(?:'s)?|the app(?:'s)?)\b.{0,15}\b(?:reports?|pdfs?|answers?|findings?)\b/i;

/** 'Occupancy permit is from 2018: do I have anything?' */
const STANDS =
  /\b(?:do (?:i|we) (?:still )?have (?:anything|any (?:rights?|claim|comeback|recourse|cover|leg)|a (?:claim|case|leg)|a chance)|where do (?:i|we) stand|any (?:comeback|recourse)|leg to stand on|still (?:have|got) (?:a claim|any rights?|time))\b/i;
const FINISHED =
  /\b(?:complet\w*|finish\w*|hand(?:ed)? ?over|handover|keys|built|settle\w*|moved in|permit|certificate|old|ago)\b/i;

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
  if (HELD_MONEY.test(message) && OVER_WORK.test(message)) return 'law.dispute';
  if (OFFERED.test(message) && BY_BUILDER.test(message)) return 'law.dispute';
  if (GONE.test(message) && !/\b(?:project|finding|warranty period)\b/i.test(message)) return 'law.broke';
  if (BUILDERS_COVER.test(message) && WANTED.test(message) && MONEY.test(message)) return 'law.broke';
  if (/\binsur\w*,? or (?:the |my |our )?builder|\bbuilder,? or (?:the |my |our |home )?insur/i.test(message))
    return 'pos.pays';
  if (FORUM.test(message) && ACCEPTS.test(message) && OUR_REPORT.test(message)) return 'law.ai';
  if (STANDS.test(message) && FINISHED.test(message)) return 'law.late';
  if (USED.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (PAYS_FOR.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (/\bgst\b/i.test(message) && /\b(?:reports?|pdfs?|credits?|packs?)\b/i.test(message)) return 'app.price';
  if (STRATA.test(message) && (WHOSE.test(message) || REFUSES.test(message))) return 'law.strata';
  return CHARGED.test(message) && BY_BUILDER.test(message) && !/\bcredits?\b/i.test(message)
    ? 'pos.pays'
    : undefined;
}
