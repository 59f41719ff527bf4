/**
 * Reads a message as a plan, or not at all: every word of it must be a name of the account, a day, a word of a plan or
 * one that says nothing. What isn't understood to the last word is left to whoever reads it otherwise.
 */
import type { Severity } from '@plumbline/knowledge';
import type { OwnContext, OwnFindingSummary, OwnProject } from '../account-data.ts';
import { DAYS_SAID, daysSaid } from '../aims/days-said.ts';
import { namesSaid, projectsNamed } from '../aims/meant.ts';
import { isNamedAlike } from '../aims/own-words.ts';
import { everythingRecorded } from '../everything.ts';
import { stemsIn } from '../question/words.ts';
import type { Plan } from './plan.ts';

interface Phrase {
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
const PHRASES: readonly Phrase[] = [
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
    asks: true,
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
  { words: /\b(?:corrected|renamed)\b/i, says: { of: 'finding', kept: 'corrected' } },
  {
    words: /\b(?:rejected|thrown out|threw out|knocked back|dismissed|binned)\b/i,
    says: { of: 'finding', kept: 'rejected' },
  },
  {
    words: /\b(?:and )?(?:the )?(?:one|before) before (?:that|this|it)(?: one)?\b|\b(?:the )?previous one\b/i,
    says: { further: 1 },
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
const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** Words that neither ask nor name anything. */
const SAYS_NOTHING = new Set(
  `a about across again all also altogether am an and any anything are as at be been but by can could count did do does
  everything everywhere far for from full get give got had has have hey hi how i in into is it its just lately list
  know last let like look many mate me mine my no now of off ok okay on one ones only or our out over overall please pls
  recorded right see show site sites so still tell than thanks that thats the their them then there these they thing
  things this those time to today total up us visit visited want was we were what whats where which wich with yeah yep
  yet you your project projects job jobs place places house defect finding findings defects s ve re d ll m it's
  came find found been u meant supposed`.split(/\s+/),
);
/** So many findings are told one by one. */
const FEW = 4;
const ASKS = /\?|\b(?:everything|what|whats|which|wich|who|whos|when|why|how many|any|anything|list|show)\b/i;
/** Speaks of what is or was so, and not of what should be. */
const HAS = /\b(?:is|was|were|has|have|did|are|whos|whens|due)\b|['’]s\b/i;
const IN = /\b(?:what|whats|what['’]s|everything|anything|list|show|findings?|defects?)\b.*\bin\b/i;
const OWN_REPORT =
  /\b(?:do|have|is|are|was|were|did|which|when|who)\b.*\breports?\b|\breports?\b.*\b(?:have|got|made|for)\b/i;
const PLACES = /\b(?:jobs?|projects?|sites?|places?|houses?)\b/gi;

/** What a message asks. */
export interface Read {
  plan: Plan;
  /** Whether it asks of the account by itself. */
  asks: boolean;
  /** Whether it asks by words that mean nothing else; the others are answered where nothing of the account was found. */
  surely: boolean;
}

const asksOfOrder = ({ of, span, key, kept, field, findings, projects }: Plan): boolean =>
  of !== 'change' || span !== undefined || (key ?? kept ?? field ?? findings ?? projects) === undefined;

/** The findings that all these words fit; undefined where a word fits none. */
function namedBy(
  words: readonly string[],
  among: readonly OwnFindingSummary[],
): readonly OwnFindingSummary[] | undefined {
  let kept: readonly OwnFindingSummary[] | undefined;
  for (const word of words) {
    const [stem = word] = stemsIn(word);
    const exact = among.filter((each) => stemsIn(`${each.title} ${each.location}`).includes(stem));
    const fits = exact.length > 0 ? exact : among.filter((each) => isNamedAlike(stem, each));
    if (fits.length === 0) return undefined;
    const both = kept?.filter((each) => fits.includes(each)) ?? fits;
    if (both.length === 0) return undefined;
    kept = both;
  }
  return kept;
}

/** Whether all these words name one place. */
const liesWhollyIn = (words: readonly string[], among: readonly OwnFindingSummary[]) =>
  among.some(({ location }) => words.every((word) => stemsIn(location).includes(stemsIn(word)[0] ?? word)));

/** The plan of a message; undefined where a word of it isn't understood, or none says anything of a plan. */
export async function readPlan(
  written: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Read | undefined> {
  const named = projectsNamed(written, projects);
  let rest = namesSaid(written, named).reduce((text, name) => {
    const at = text.toLowerCase().indexOf(name);
    return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
  }, written);
  const span = daysSaid(rest.replace(/\b(?:mid|early|late)[ -](?=\w)/gi, ''), own.today);
  rest = rest.replace(/\b(?:mid|early|late)[ -](?=\w)/gi, '');
  if (span) rest = rest.replace(/\bbetween\b/gi, ' ').replace(DAYS_SAID, ' ');
  let plan: Plan = {};
  let asks = false;
  for (const { words, says, asks: byItself } of PHRASES) {
    const fits = says.of === undefined || plan.of === undefined || says.of === plan.of;
    if (!words.test(rest)) continue;
    rest = rest.replace(words, ' ');
    if (!fits && says.kept === undefined) continue;
    plan = { ...says, ...plan };
    asks ||= byItself === true;
  }
  const severities = SEVERITIES.filter((severity) => new RegExp(`\\b${severity}s?\\b`, 'i').test(rest));
  for (const severity of severities) rest = rest.replace(new RegExp(`\\b${severity}s?\\b`, 'gi'), ' ');
  const left = (
    rest
      .replace(PLACES, ' ')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).filter((word) => !SAYS_NOTHING.has(word.replace(/^'|'$/g, '')));
  const all = await everythingRecorded(own);
  const findings = left.length === 0 ? undefined : namedBy(left, all);
  if (left.length > 0 && !findings) return undefined;
  plan = {
    ...plan,
    ...(span ? { span } : {}),
    ...(severities.length > 0 ? { severities } : {}),
    ...(named.length > 0 ? { projects: named.map(({ id }) => id) } : {}),
    ...(findings ? { findings: findings.map(({ id }) => id) } : {}),
  };
  if (Object.keys(plan).length === 0 || !asksOfOrder(plan)) return undefined;
  // Who asks one thing of what is named asks of a finding.
  if (plan.of === undefined && plan.field !== undefined && findings) plan = { ...plan, of: 'finding' };
  const { of, kept, field, pick, count } = plan;
  // What is named, or in which state it is, makes a question of the account of words that many may mean.
  const ofNamed = named.length > 0 || (findings !== undefined && findings.length <= FEW);
  const ofField = field !== undefined && (ofNamed || pick !== undefined) && HAS.test(written);
  const ofState = kept !== undefined && of !== undefined;
  const listsSome =
    (of === undefined || of === 'finding') &&
    field === undefined &&
    (severities.length > 0 || (of === 'finding' && span !== undefined));
  const counts = count === true && (of === 'visit' || (of === 'finding' && findings === undefined));
  const ofPlace =
    of === undefined &&
    field === undefined &&
    findings !== undefined &&
    IN.test(written) &&
    liesWhollyIn(left, all);
  const ofReport = of === 'report' && named.length > 0 && OWN_REPORT.test(written);
  const asksOne =
    ASKS.test(written) &&
    (ofField || ofState || (listsSome && findings === undefined) || counts || ofPlace || ofReport);
  if (asksOne && of === undefined) plan = { ...plan, of: 'finding' };
  const dated = of !== 'change' || span !== undefined;
  return { plan, asks: (asks || asksOne) && dated, surely: asks && dated };
}
