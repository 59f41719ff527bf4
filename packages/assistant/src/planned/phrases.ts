/** The words of a plan: what each says of it, and whether it asks of the account by itself. */
import { CORRECTED_SAID, REJECTED_SAID } from '../question/decided-words.ts';
import type { Plan } from './plan.ts';

export interface Phrase {
  words: RegExp;
  says: Plan;
  /** Asks of the account by itself; others only go on from a plan. */
  asks?: true;
}

const NOT = "(?:not|n['’]?t|(?:has|have|is|are|was|were|did|could|ca)n['’]?t|yet to|never)";
const ANYBODY = '(?:any ?(?:one|body)|some ?(?:one|body)|a (?:trade|tradie|person|contractor))';
const NOBODY = '(?:no[ -]?body|no[ -]?one)';
const GIVEN = '(?:assigned|allocated|given|handed|booked|sent)(?: out)?';
const FINDINGS = '(?:findings?|defects?|issues?|problems?|items?|ones?|things?|jobs?)';
const LOOKED =
  '(?:get|got|gotten|look(?:ed)?|inspect(?:ed)?|access(?:ed)?|reach(?:ed)?|see|seen|check(?:ed)?|go|gone|been)(?: (?:to|into|in|at|under|on))?';

/** Longer ones first: what one takes, no later one reads. */
export const PHRASES: readonly Phrase[] = [
  // Findings and repairs.
  {
    words: new RegExp(
      `\\b${NOBODY}\\b(?:['’]s| is| has| was| been| yet| got)* (?:${GIVEN}|on|doing|fixing|looking after|booked for)\\b(?: to| for)?`,
      'i',
    ),
    says: { of: 'finding', kept: 'unassigned' },
    asks: true,
  },
  {
    words: new RegExp(
      `\\b${NOT}(?: yet| been| be| got)* ${GIVEN}\\b(?: to| for)?(?: ${ANYBODY})?(?: yet)?`,
      'i',
    ),
    says: { of: 'finding', kept: 'unassigned' },
    asks: true,
  },
  {
    words: new RegExp(
      `\\bun-?(?:assigned|allocated)\\b|\\b(?:without|with no|has no|have no|got no) (?:an? |any )?(?:trade|tradie|contractor|one|body)\\b(?: on (?:it|them))?|\\b${NOT} (?:have|got) ${ANYBODY}(?: on (?:it|them))?`,
      'i',
    ),
    says: { of: 'finding', kept: 'unassigned' },
    asks: true,
  },
  // What was left longest, and who is late with it.
  {
    words: new RegExp(
      `\\b(?:oldest|longest|earliest)(?: |-)(?:still )?(?:open|outstanding|unfixed|standing|unresolved|running)(?: ${FINDINGS})?|\\b(?:open|outstanding|unfixed|sitting(?: there)?|waiting|left)(?: for)? (?:the )?longest|\\blongest (?:open|outstanding|unfixed)|\\b(?:oldest|longest) ${FINDINGS}?(?: that(?:['’]?s| is))? (?:still )?(?:open|outstanding|not (?:been )?fixed|unfixed)|\\boldest ${FINDINGS} ${NOBODY}(?:['’]?s| has)? (?:fixed|done|touched)`,
      'i',
    ),
    says: { of: 'finding', kept: 'toFix', key: 'day', falling: false, at: 0 },
    asks: true,
  },
  {
    words:
      /\b(?:who(?:['’]?s| is)?|(?:which|what) (?:trades?|tradies?|contractors?|subbies?|people)(?: is| are)?)(?: running| still| now)* (?:late|overdue|behind)\b/i,
    says: { of: 'repair', kept: 'overdue' },
    asks: true,
  },
  {
    words:
      /\bmost[ -](?:photo\w*|snapped|pics?|pictures?|shots|images)\b(?: of)?|\b(?:photographed|snapped)(?: the)? most\b/i,
    says: { of: 'finding', key: 'photos', falling: true, at: 0 },
    asks: true,
  },
  {
    words:
      /\b(?:fewest|least)[ -](?:photo\w*|pics?|pictures?|shots|images)\b(?: of)?|\b(?:photographed|snapped)(?: the)? least\b/i,
    says: { of: 'finding', key: 'photos', falling: false, at: 0 },
    asks: true,
  },
  {
    words:
      /\bnext (?:repair|fix|job|one|thing|item|deadline)s?(?: (?:that['’]?s|thats|is|to be|coming))* (?:up|due)\b|\b(?:repair|fix|job|one|thing|item|deadline|what|whats|what['’]s)s?(?: is| comes?)? (?:due next|due first|due soonest)\b|(?<!\b(?:i|we) )\bnext due(?: date)?\b|\bnext (?:repair )?deadline\b/i,
    says: { of: 'repair', kept: 'due', key: 'due', falling: false, at: 0 },
    asks: true,
  },
  {
    words:
      /\b(?:which|wich|what|whose|who) (?:tradie|trade|contractor|subbie|person|company|business)?s?(?: is| has| have|['’]s)?(?: got)?(?: the)? most (?:jobs?|repairs?|work|findings?|defects?|items?|on (?:their|his|her) plate|to (?:do|fix))\b/i,
    says: { of: 'trade' },
    asks: true,
  },
  // Visits.
  {
    words: new RegExp(
      `\\b(?:where|what|which (?:areas?|rooms?|parts?|bits)|anything|any(?:where| areas?| rooms?))(?: is| are| was| were|['’]s| that| did| have| has| could)*(?: (?:i|we|you))? (?:(?:${NOT}|unable to|not able to)(?: (?:i|we))?(?: been)?(?: able to)?(?: (?:i|we))?) ${LOOKED}\\b(?: (?:to|at|into|in))?`,
      'i',
    ),
    says: { of: 'visit', field: 'missed' },
    asks: true,
  },
  {
    words: new RegExp(
      `\\bwhere (?:have|did|could|were|are)n['’]?t (?:i|we)(?: been)?(?: able to)? ${LOOKED}\\b`,
      'i',
    ),
    says: { of: 'visit', field: 'missed' },
    asks: true,
  },
  {
    words:
      /\bwho (?:(?:all |else )?(?:came|turned up|showed up|attended|joined)(?: along| with)?(?: me| us)?|(?:all |else )?(?:was|were) (?:there|along|with (?:me|us)|present|on site))\b/i,
    says: { of: 'visit', field: 'attended' },
    asks: true,
  },
  {
    words:
      /\b(?:what(?:['’]?s| was| were)? )?(?:the )?(?:weather|conditions)(?: like)?\b|\bwas it (?:raining|wet|sunny|dry|windy|hot|cold)\b/i,
    says: { of: 'visit', field: 'weather' },
  },
  // Reports.
  {
    words: /\b(?:longest|biggest|thickest) (?:report|pdf)s?\b/i,
    says: { of: 'report', key: 'pages', falling: true, at: 0, field: 'pages' },
    asks: true,
  },
  {
    words: /\b(?:shortest|smallest|thinnest) (?:report|pdf)s?\b/i,
    says: { of: 'report', key: 'pages', falling: false, at: 0, field: 'pages' },
    asks: true,
  },
  {
    words: /\b(?:latest|newest|most recent|last) (?:report|pdf)s?\b/i,
    says: { of: 'report', key: 'day', falling: true, at: 0 },
    asks: true,
  },
  {
    words: /\b(?:oldest|earliest|first) (?:report|pdf)s?\b/i,
    says: { of: 'report', key: 'day', falling: false, at: 0 },
    asks: true,
  },
  {
    words: new RegExp(
      `\\b(?:reports?|pdfs?)(?: (?:have|has|did|that|are|is))*(?: (?:i|we))? (?:${NOT})(?: (?:i|we))?(?: been| yet)* (?:paid(?: for)?|pay(?: for)?|bought|buy|purchased?)\\b|\\bun(?:paid|bought) (?:reports?|pdfs?)\\b|\\b(?:reports?|pdfs?) (?:are |is )?(?:still )?(?:un(?:paid|bought)|to pay(?: for)?)\\b`,
      'i',
    ),
    says: { of: 'report', kept: 'unbought' },
    asks: true,
  },
  {
    words:
      /\b(?:reports?|pdfs?)(?: (?:have|has|did|that|are|is))*(?: (?:i|we))?(?: (?:already|been))* (?:paid(?: for)?|pay for|bought|buy|purchased?)\b|\b(?:paid|bought) (?:reports?|pdfs?)\b/i,
    says: { of: 'report', kept: 'bought' },
    asks: true,
  },
  // What came to pass.
  {
    words:
      /\b(?:what(?:['’]?s| has| have| is| all)?|anything|any|owt|something|things?)(?: has| have| been| is| that)*(?: (?:changed?|new|happened|happening|different|moved|updates?|going on|gone on))+\b/i,
    says: { of: 'change' },
    asks: true,
  },
  // Visits to come and gone.
  {
    words:
      /\b(?:when|what (?:day|date))(?: am| are| is|['’]s)? (?:i|we|(?:the|my|our)) (?:(?:next|due) )?(?:back|due|next|going back|due back|next (?:visit|inspection))(?: at| to| in| there)?\b|\bnext (?:site )?(?:visit|inspection|trip)\b/i,
    says: { of: 'visit', kept: 'toCome', key: 'day', falling: false, at: 0 },
  },
  {
    words:
      /\b(?:when|what (?:day|date)) (?:was|were|did) (?:i|we) (?:last|most recently) (?:at|in|there|to|out at|go(?: to)?|visit)\b/i,
    says: { of: 'visit', key: 'day', falling: true, at: 0, field: 'day' },
    asks: true,
  },
  {
    words:
      /\b(?:when|what (?:day|date)) (?:was|were|did) (?:i|we) first (?:at|in|there|to|out at|go(?: to)?|visit)\b/i,
    says: { of: 'visit', key: 'day', falling: false, at: 0, field: 'day' },
    asks: true,
  },
  // Readings of what moves.
  {
    words:
      /\bhow (?:much|far) (?:has|have|did|is|was)\b(?=.*\b(?:grown?|moved?|opened|widened|changed|got wider)\b)/i,
    says: { of: 'reading', field: 'growth' },
  },
  {
    words: /\b(?:has|have|did)?\b ?\b(?:grown?|moved?|opened(?: up)?|widened|got wider)\b/i,
    says: { of: 'reading', field: 'growth' },
  },
  { words: /\bhow (?:wide|big) (?:was|were|is|are)\b/i, says: { of: 'reading', field: 'width' } },
  {
    words:
      /\b(?:when|what (?:day|date)) (?:do|should|must|is|are|am) (?:i|we|it|that|they)?(?: (?:have|need|supposed))?(?: to)? ?(?:be )?(?:read|measure|check)(?: due)?\b(?=.*\b(?:again|next)\b)|\bnext reading\b|\bwhen is it (?:read|measured) (?:next|again)\b/i,
    says: { of: 'reading', field: 'nextReading' },
  },
  // One thing of what is named.
  {
    words: /\bhow many (?:photos?|pics?|pictures?|shots|images)\b(?: (?:of|are there|have i got))?/i,
    says: { of: 'finding', field: 'photos' },
  },
  {
    words: /\bhow (?:sure|certain|confident)\b(?: is| are)?(?: (?:of|about|the panel))*/i,
    says: { of: 'finding', field: 'sureness' },
  },
  {
    words: /\bwhat was\b(?=.*\b(?:called|named|before|originally)\b)/i,
    says: { of: 'finding', field: 'originally' },
  },
  {
    words:
      /\b(?:when|what (?:day|date)) (?:did|was|were)(?: (?:i|we|it|that))?(?=.*\b(?:sign(?:ed)? off|decided?|confirm(?:ed)?|reject(?:ed)?|correct(?:ed)?|knock(?:ed)? back)\b)/i,
    says: { of: 'finding', field: 'decidedOn' },
  },
  { words: /\bthe (?:first|1st) one\b/i, says: { pick: 0 } },
  { words: /\bthe (?:second|2nd) one\b/i, says: { pick: 1 } },
  { words: /\bthe (?:third|3rd) one\b/i, says: { pick: 2 } },
  { words: /\bthe (?:fourth|4th) one\b/i, says: { pick: 3 } },
  { words: /\bthe last one\b/i, says: { pick: -1 } },
  {
    words:
      /\bwho(?:['’]?s| is| has| have)(?: been| got)* (?:got|doing|fixing|on|handling|looking after|assigned to|booked for|sorting|down for)\b/i,
    says: { field: 'who' },
  },
  {
    words:
      /\b(?:newest|latest|most recent|last) (?:finding|defect|issue|problem|thing|one|item)s?(?: (?:i|we))?(?: found| recorded| logged| picked up)?\b/i,
    says: { of: 'finding', key: 'day', falling: true, at: 0 },
  },
  {
    words:
      /\b(?:oldest|earliest|first) (?:finding|defect|issue|problem|thing|one|item)s?(?: (?:i|we))?(?: found| recorded| logged| picked up)?\b/i,
    says: { of: 'finding', key: 'day', falling: false, at: 0 },
  },
  {
    words: /\b(?:least|lowest) (?:sure|certain|confident|confidence)\b(?: (?:of|about))?/i,
    says: { of: 'finding', key: 'sureness', falling: false, at: 0 },
  },
  {
    words: /\b(?:(?:most|highest) (?:sure|certain|confident|confidence)|surest)\b(?: (?:of|about))?/i,
    says: { of: 'finding', key: 'sureness', falling: true, at: 0 },
  },
  // What goes on from a plan.
  {
    words:
      /\bwho (?:do|should|can|must|would|shall) (?:i|we) (?:chase|hassle|ring|call|push|nag|contact|email|text|follow)(?: up)?(?: about| for| with)?\b/i,
    says: { field: 'who' },
  },
  {
    words:
      /\bwho(?:['’]?s| is| has| have| was| are)?(?: got| doing| fixing| on| handling| meant to| it with| with)*\b/i,
    says: { field: 'who' },
  },
  {
    words: /\bwhen(?:['’]?s| is| are| was| were)?\b.{0,20}\bdue(?: by| back)?\b|\bdue (?:date|when)\b/i,
    says: { field: 'due' },
  },
  {
    words: /\b(?:and |but )?(?:why(?: not)?|how come|what for|(?:what|for what) reason)\b/i,
    says: { field: 'note' },
  },
  { words: /\b(?:when|what (?:day|date))(?:['’]?s| is| was| were)?\b/i, says: { field: 'day' } },
  {
    words: /\bhow many pages\b|\bhow long (?:is|are|was) (?:it|that|the report)\b|\bpages\b/i,
    says: { of: 'report', field: 'pages' },
  },
  {
    words: /\b(?:which|what) (?:one )?is (?:the )?longe(?:r|st)\b/i,
    says: { of: 'report', key: 'pages', falling: true, at: 0, field: 'pages' },
  },
  {
    words:
      /\b(?:still )?(?:not|n['’]t|isnt|arent|hasnt|havent)(?: yet)?(?: been)? (?:fixed|done|repaired|mended|rectified)(?: yet)?\b|\bunfixed\b|\bstill (?:open|outstanding|to (?:be )?(?:fix(?:ed)?|do(?:ne)?))\b|\boutstanding\b/i,
    says: { of: 'finding', kept: 'toFix' },
  },
  { words: /\bover ?due\b|\brunning late\b/i, says: { of: 'repair', kept: 'overdue' } },
  {
    words: /\b(?:un-?verified|not (?:yet )?verified|to verify)\b/i,
    says: { of: 'repair', kept: 'toVerify' },
  },
  { words: /\bverified\b|\bsigned off\b/i, says: { of: 'repair', kept: 'verified' } },
  { words: /\bre-?opened\b|\b(?:came|come) back again\b/i, says: { of: 'repair', kept: 'reopened' } },
  { words: /\b(?:in dispute|disputed)\b/i, says: { of: 'repair', kept: 'disputed' } },
  {
    words: /\b(?:undecided|un-?reviewed|not (?:yet )?decided|(?:still )?to (?:decide|review))\b/i,
    says: { of: 'finding', kept: 'undecided' },
  },
  { words: /\bconfirmed\b/i, says: { of: 'finding', kept: 'confirmed' } },
  { words: CORRECTED_SAID, says: { of: 'finding', kept: 'corrected' } },
  { words: REJECTED_SAID, says: { of: 'finding', kept: 'rejected' } },
  {
    words: /\b(?:and )?(?:the )?(?:one|before) before (?:that|this|it)(?: one)?\b|\b(?:the )?previous one\b/i,
    says: { further: 1, earlier: true },
  },
  { words: /\b(?:and )?(?:the )?(?:next one|one after(?: (?:that|this|it))?)\b/i, says: { further: 1 } },
  { words: /\bthe (month) after(?: that)?\b/i, says: { shift: { unit: 'month', by: 1 } } },
  { words: /\bthe (month) before(?: that)?\b/i, says: { shift: { unit: 'month', by: -1 } } },
  { words: /\bthe week after(?: that)?\b/i, says: { shift: { unit: 'week', by: 1 } } },
  { words: /\bthe week before(?: that)?\b/i, says: { shift: { unit: 'week', by: -1 } } },
  { words: /\bthe day after(?: that)?\b/i, says: { shift: { unit: 'day', by: 1 } } },
  { words: /\bthe day before(?: that)?\b/i, says: { shift: { unit: 'day', by: -1 } } },
  {
    words: /\b(?:the )?(?:first|1st) (?:time|visit|inspection|trip)\b/i,
    says: { of: 'visit', key: 'day', falling: false, at: 0 },
  },
  {
    words: /\b(?:the )?(?:second|2nd) (?:time|visit|inspection|trip)\b/i,
    says: { of: 'visit', key: 'day', falling: false, at: 1 },
  },
  {
    words: /\b(?:the )?(?:last|latest|most recent) (?:time|visit|inspection|trip)\b/i,
    says: { of: 'visit', key: 'day', falling: true, at: 0 },
  },
  {
    words:
      /\b(?:(?:was|were) (?:i|we) (?:at|in|out at|on site)|(?:have|did) (?:i|we) (?:been|go|visit)(?: to)?|visits?|inspections?|site trips?)\b/i,
    says: { of: 'visit' },
  },
  { words: /\brepairs?\b|\bfixes\b/i, says: { of: 'repair' } },
  { words: /\breports?\b|\bpdfs?\b/i, says: { of: 'report' } },
  {
    words: new RegExp(`\\b(?:did (?:i|we) find|(?:was|were) found|turned up|${FINDINGS})\\b`, 'i'),
    says: { of: 'finding' },
  },
  { words: /\bhow many\b|\bnumber of\b/i, says: { count: true } },
];
