/**
 * What a message asks of the account as a whole, read by its parts: what is counted (findings, photos, credits, money,
 * projects), in which state it is (not looked at, not sure, rejected, left longest), in which days and which project.
 */
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import {
  analysedBy,
  type Counted,
  creditsCounted,
  creditsWentOn,
  decidedOn,
  failedBy,
  spentOn,
  unsure,
  waiting,
  withRejected,
} from '../compose/account-counts.ts';
import { projectsList } from '../compose/account-parts.ts';
import { beside } from '../compose/compare-projects.ts';
import { counted, numbered, type Said, say } from '../compose/list-words.ts';
import { warrantyOf } from '../compose/project-warranty.ts';
import { touched } from '../compose/projects-touched.ts';
import { reportsOf } from '../compose/reports-parts.ts';
import { asksEverywhere } from '../compose/work-parts.ts';
import { link } from '../linked/link.ts';
import { CORRECTED_SAID, REJECTED_SAID, WITH_REJECTED } from '../question/decided-words.ts';
import type { Thread } from '../question/thread.ts';
import { projectRow, STATUS_WORDS } from '../rows/own-rows.ts';
import type { Aim } from './aims.ts';
import { daysSaid } from './days-said.ts';
import { projectsNamed, severitiesSaid } from './meant.ts';
import type { Routed, Situation } from './routed.ts';

const HOW_MUCH = /\bhow (?:many|much)\b|\b(?:number|count|total|tally|sum|amount) of\b|\bhow often\b/i;
const WHICH =
  /\b(?:which|what|whats|what's|show|list|give|see|any|are there|is there|do i have|have i got)\b/i;
const COUNTS = new RegExp(`${HOW_MUCH.source}|${WHICH.source}`, 'i');
const NOT =
  /(?:\bnot\b|n['’]?t\b|\bnever\b|\bun(?=[a-z])|\byet to\b|\bstill (?:have |need |got )?to\b|\bleft to\b|\bremain\w* to\b)/i;

/** What a person does with a finding to have looked at it. */
const LOOK =
  '(?:look(?:ed|ing)?(?: at| over| through)?|review(?:ed|ing)?|check(?:ed|ing)?(?: off| over)?|decid(?:e|ed|ing)(?: on)?|confirm(?:ed|ing)?|(?:go|went|gone|been|get|got|gotten)(?: through| to| over)|sign(?:ed)? off(?: on)?|see|seen|open(?:ed)?|read|touch(?:ed)?|deal(?:t)? with|tick(?:ed)? off)';
const UNREVIEWED = [
  /\bun(?:reviewed|checked|opened|seen|read|decided|confirmed|looked)\b/i,
  new RegExp(`(?:\\bnot|n['’]?t|\\bnever|\\bhavent|\\bhaven|\\bhasnt)\\b(?: \\w+){0,3}? ${LOOK}\\b`, 'i'),
  new RegExp(
    `\\b(?:yet|left|still|waiting|wait|need|needs|needing|outstanding|remaining|remain|have|got)(?: \\w+){0,4}? (?:to|me to|for me to) (?:be )?${LOOK}\\b`,
    'i',
  ),
  /\b(?:wait\w*|await\w*|pending|need(?:s|ing)?|want(?:s|ing)?|outstanding)\b(?: \w+){0,2} (?:my |a |your |for )?(?:reviews?|decisions?|look|verdict|sign[- ]?off|attention|input)\b/i,
  /\bwaiting (?:for|on) (?:me|us)\b|\b(?:left|to go)\b.{0,12}\b(?:to|for) (?:my )?review\b|\breview (?:queue|pile|list|backlog)\b|\bto review\b/i,
];
const REVIEWED =
  /\b(?:have|did|had|i|i've|ive|we|already|been|were|was|are|is)(?: \w+){0,3}? (?:review(?:ed)?|look(?:ed)? at|check(?:ed)?(?: off)?|decid(?:e|ed)(?: on)?|go(?:ne)? through|went through|sign(?:ed)? off|dealt with)\b/i;
const FINDINGS =
  /\b(?:findings?|defects?|issues?|problems?|items?|ones|things|results?|stuff|many|number|anything|everything)\b/i;
const OF_BUILDING =
  /\b(?:builder|tradie|plumber|engineer|certifier|inspector|council|surveyor|owner|tenant|insurer|he|she|they|someone|anyone|somebody|anybody)\b/i;

const VERDICTS = [
  ['rejected', REJECTED_SAID],
  ['corrected', CORRECTED_SAID],
  ['confirmed', /\b(?:confirm(?:ed)?|agreed with|accept(?:ed)?|approved)\b/i],
] as const;

const PHOTO = '(?:photos?|pics?|pictures?|images?|shots?|snaps?|scans?|analys[ei]s|uploads?|runs?)';
const OF_PHOTOS = new RegExp(`\\b${PHOTO}\\b`, 'i');
const ANALYSED =
  /\b(?:analy[sz]e?[ds]?|analy[sz]ing|scann?(?:ed|ing)?|process(?:ed)?|run|ran|upload(?:ed)?|put|did|done|do|sent|submit\w*|checked|went|gone)\b/i;
const THROUGH = /\b(?:through|past|by|to|at) (?:the )?(?:panel|ai|engines?|app|plumbline|system|it)\b/i;
const ANALYSES_TO_COME =
  /\b(?:can|could|left|remain\w*|more|afford|allowed|limit|max\w*|at once|per|each|should|need|one credit|minimum|short|enough|to (?:run|analy\w+|scan|do|go)|tonight|tomorrow)\b/i;

const UNSURE = [
  /\b(?:not|n['’]?t|wasn['’]?t|weren['’]?t|isn['’]?t|aren['’]?t|never) (?:\w+ )?(?:sure|certain)\b/i,
  /\b(?:unsure|uncertain|inconclusive|no answer|couldn['’]?t (?:tell|say|decide)|can['’]?t tell|did ?n['’]?t know|does ?n['’]?t know|not know|settled nothing|without an answer|came back blank|undecided photos)\b/i,
];
const OF_LIMIT =
  /\b(?:limit|mm|code|complian\w*|comply|undetermined)\b|^\W*i(?:'?m| am) (?:not sure|unsure)\b/i;
const FAILED =
  /\b(?:fail(?:ed|ures?)?|refus(?:ed|als?)|rejected|couldn['’]?t be used|unusable|bounced|errored|no good)\b/i;

const MONEY = /\b(?:spent|spend|spending|paid|pay|cost me|costs me|forked out|shelled out|outlay|money)\b/i;
const SO_FAR =
  /\b(?:have|has|did|had|'?ve|ive|so far|already|in total|total|altogether|all up|to date|until now|till now|ever|spent|paid)\b/i;
const ON_US =
  /\b(?:credits?|reports?|pdfs?|plumbline|(?:this|the|your) (?:app|site|service|thing|program)|photos?|analys\w+|scans?|packs?|top ?ups?|you (?:guys|lot|people)|here)\b/i;
const ON_BUILDING =
  /\b(?:builder|repair\w*|fix\w*|plumber|tradie|engineer|inspector|materials?|house|reno\w*|deposit|should|would|will|who|for (?:a|one|the) (?:photo|report|credit|pdf))\b/i;
const BARE_SPENT =
  /^\W*(?:so |and |ok )?(?:how much (?:money )?|what )?(?:have|did) (?:i|we) (?:ever |already |actually )?(?:spen[dt]|paid|pay|bought|buy|purchased?)(?: (?:for|any(?:thing)?|something|money|yet|so far|in total|altogether|all up|to date|already|on this|here|in (?:here|this app|plumbline)|(?:this|last) (?:week|month|year)|today|till now|until now))*\W*$/i;
const TOTAL_SPENT =
  /^\W*(?:my |the )?(?:total|overall) (?:spent|spend|spending|cost|outlay)\b(?! (?:of|on|for) (?!credits|plumbline|here|this))/i;
const CREDITS = /\bcredits?\b/i;
/** 'Credits spent so far?' asks how many without the word. */
const CREDITS_USED =
  /^\W*(?:(?:my|the|our|total|all) )?credits (?:(?:i|we)(?:['’]ve| have)? )?(?:spent|used)\b/i;
const USED = /\b(?:used|spent|gone|burn(?:ed|t)|went|go(?:ne)? through|used up|consumed|spend|use)\b/i;
/** 'What did they go on', 'how many did that job eat'. */
const WENT_ON =
  /\b(?:what|where|which|how many|how much)\b.{0,60}\b(?:go|went|gone|spen[dt]|used?|ate|eat|eaten|burn(?:ed|t)?|cost|took|take[ns]?)\b/i;
const BOUGHT = /\b(?:bought|purchased|topped up|buy|purchase)\b/i;
/** 'Bought versus used'. */
const SIDE_BY_SIDE =
  /\b(?:bought|used|left)\b.{0,6}(?:\bvs?\b|\bversus\b|,|\/|\band\b).{0,6}\b(?:bought|used|left)\b/i;
/** 'Did I buy any credits last month?' */
const DID_I = /\b(?:did|have) (?:i|we)\b/i;

const PROJECTS =
  /\b(?:projects?|jobs?|sites?|houses?|places?|propert(?:y|ies)|buildings?|one of (?:my|our|them))\b/i;
const TOUCHED =
  /\b(?:touch\w*|work(?:ed|ing)? (?:on|at|in)|last (?:in|at|on)|was i (?:in|at|on)|updat\w*|visit\w*|look(?:ed|ing)? at|open(?:ed)?|activ\w+|chang\w*|neglect\w*|sat|sitting|sit|quiet|stale|dormant|idle|forgotten|gathering dust|been (?:in|at|to))\b/i;
/** 'The oldest thing still sitting on the job' is a finding. */
const OF_ONE_FINDING =
  /\b(?:oldest|newest|latest|first|last) (?:\w+ )?(?:things?|findings?|items?|defects?|issues?|problems?|entry)\b/i;
const LONGEST_OR_LAST =
  /\b(?:longest|last|latest|recent\w*|oldest|neglect\w*|stale|dormant|idle|quiet|forgotten|gathering dust|ages|a while|(?:for|in) (?:weeks|months))\b/i;
const WHEN = /\bwhen\b|\b(?:what|which) (?:day|date)\b|\bhow long (?:ago|since)\b/i;

const WARRANTY =
  /\b(?:warrant(?:y|ies)|statutory|time limits?|liab\w+ period|defects? (?:liability )?period|to claim|claim)\b/i;
const ENDS =
  /\b(?:end|ends|ended|ending|expir\w*|run(?:s|ning)? out|ran out|over|finish\w*|lapse\w*|last (?:possible )?(?:day|date)|deadline|till when|until when|how long|left|still (?:in|under|covered|valid|got)|date|in time|too late|up)\b/i;
const THIS_PROJECT =
  /\b(?:this|the|my|our) (?:project|job|house|build|place|home|unit|duplex|townhouse)\b|\b(?:here|for it|on it|it)\b/i;
const TELLS_DATES = /\b(?:19|20)\d\d\b/;

const OF_REPORTS =
  /\b(?:show|list|give|see|pull up|which|how many|number of|do (?:i|we) have|have (?:i|we)|did (?:i|we)|any|where are|when (?:did|was|were)|what)\b.*\b(?:reports?|pdfs?)\b/i;
const MADE_REPORT = /\b(?:my|our|i|we|i've|ive|made|bought|paid|last|latest|newest|unpaid|finished|ready)\b/i;
const ABOUT_REPORTS =
  /\b(?:how (?:do|can|would|to|much does|long does)|in (?:the|a|my|your) reports?|inside|includ\w*|contain\w*|shows?\b(?! me)|kinds? of|types? of|difference|should|can (?:i|you|my|the|someone)|costs?|price|spen[dt]|reports? (?:say|says|said|to|him|them|her|it)|inspector'?s|building report|pre-?purchase|strata report|expert|from (?:the|my|an) (?:inspector|engineer|builder|plumber)|with you|mean|means|sign\w*|share|send|change|edit|delete|reported|report card)\b/i;

type Account = Pick<Routed, 'aim' | 'parts' | 'choices' | 'projectId' | 'asks'>;

const severally = (text: string) => VERDICTS.find(([, words]) => words.test(text))?.[0];

/** Which count a message asks for; undefined where it asks for none. */
function countAsked(text: string, of: Counted, today: string): Promise<Said> | undefined {
  const span = daysSaid(text, today);
  const ofPhotos = OF_PHOTOS.test(text);
  const ofProject = of.project !== null && projectsNamed(text, of.projects).length > 0;
  if (
    CREDITS.test(text) &&
    WENT_ON.test(text) &&
    !ANALYSES_TO_COME.test(text.replace(/\bleft\b/gi, '')) &&
    (ofProject || !HOW_MUCH.test(text) || /\bwhat\b/i.test(text))
  )
    return creditsWentOn(ofProject ? of : { ...of, project: null });
  if (WITH_REJECTED.test(text) && (HOW_MUCH.test(text) || /\b(?:total|all)\b/i.test(text)))
    return withRejected(of);
  if (BARE_SPENT.test(text)) return spentOn(of, 'all');
  if (TOTAL_SPENT.test(text)) return spentOn(of, CREDITS.test(text) ? 'credits' : 'all');
  if (
    MONEY.test(text) &&
    SO_FAR.test(text) &&
    ON_US.test(text) &&
    COUNTS.test(text) &&
    !ON_BUILDING.test(text)
  )
    if (!(CREDITS.test(text) && /\bhow many\b/i.test(text)))
      return spentOn(
        of,
        CREDITS.test(text) ? 'credits' : /\b(?:reports?|pdfs?)\b/i.test(text) ? 'reports' : 'all',
      );
  const [used, bought] = [USED.test(text), BOUGHT.test(text)];
  const asksCredits =
    HOW_MUCH.test(text) || CREDITS_USED.test(text) || SIDE_BY_SIDE.test(text) || (bought && DID_I.test(text));
  const soFar = SO_FAR.test(text) || SIDE_BY_SIDE.test(text);
  const toCome = ANALYSES_TO_COME.test(used || bought ? text.replace(/\bleft\b/gi, '') : text);
  if (CREDITS.test(text) && asksCredits && soFar && !toCome && (used || bought))
    return creditsCounted(of, { used, bought }, span);
  if (!COUNTS.test(text) && !/^\W*(?:un|not )/i.test(text) && !span) return undefined;
  if (
    UNSURE.some((words) => words.test(text)) &&
    !OF_LIMIT.test(text) &&
    (ofPhotos || FINDINGS.test(text) || /\bpanel\b/i.test(text))
  )
    return unsure(of);
  if (ofPhotos && FAILED.test(text) && !/\bwhy\b/i.test(text)) return failedBy(of, span);
  const counts = HOW_MUCH.test(text) || (ofPhotos && span !== undefined && !WHICH.test(text));
  if (
    counts &&
    (ofPhotos || THROUGH.test(text) || /\bhow many (?:did|have) (?:i|we) (?:analy|scan)/i.test(text)) &&
    !ANALYSES_TO_COME.test(text)
  ) {
    if (ANALYSED.test(text) || /\banalys[ei]s\b|\bscans?\b/i.test(text)) return analysedBy(of, span);
  }
  if (OF_BUILDING.test(text)) return undefined;
  const ofFindings = FINDINGS.test(text) || ofPhotos || /^\W*(?:how many|which|what)\b/i.test(text);
  if (ofFindings && UNREVIEWED.some((words) => words.test(text))) return waiting(of, severitiesSaid(text));
  if (!HOW_MUCH.test(text) && !/\b(?:which|what|show|list|any|did (?:i|we))\b/i.test(text)) return undefined;
  if (NOT.test(text)) return undefined;
  const verdict = severally(text);
  if (verdict && /\b(?:did|have|has|i|we|were|are|been|'?ve)\b/i.test(text)) return decidedOn(of, verdict);
  return HOW_MUCH.test(text) && REVIEWED.test(text) ? decidedOn(of, 'all') : undefined;
}

/** Answers what is asked of the account: counts, what was left longest, when a project's warranty ends. */
export async function accountAsked(
  text: string,
  { thread, own, projects }: Pick<Situation, 'thread' | 'own' | 'projects'>,
): Promise<Account | undefined> {
  if (projects.length === 0) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf =
    projects.find(({ id }) => id === thread.projectId) ??
    own.project ??
    (projects.length === 1 ? (projects[0] ?? null) : null);
  const [only] = named;
  const project =
    named.length === 1 && only ? only : asksEverywhere(text) || ALL.test(text) ? null : spokenOf;
  const told = (said: Said, aim: Aim): Account => ({
    aim,
    parts: said.parts,
    choices: said.choices ?? [],
    asks: false,
    projectId: said.projectId ?? thread.projectId,
  });
  const ofWarranty = warrantyAsked(text, named, spokenOf);
  if (ofWarranty) return told(warrantyOf(ofWarranty, text, own.today), 'own.when');
  if (
    TOUCHED.test(text) &&
    LONGEST_OR_LAST.test(text) &&
    !OF_ONE_FINDING.test(text) &&
    (PROJECTS.test(text) || (named.length > 0 && WHEN.test(text)))
  )
    if (/\b(?:which|what|whats|when|how long)\b/i.test(text))
      return told(touched(text, projects, named), 'own.projects');
  if (OF_REPORTS.test(text) && MADE_REPORT.test(text) && !ABOUT_REPORTS.test(text))
    return told(await reportsOf(text, own), 'own.reports');
  if (named.length === 0 && projects.length > 1 && COMPARES_PROJECTS.test(text)) {
    const among = LAST_TWO.test(text) ? projects.slice(0, 2) : projects.slice(0, MOST_COMPARED);
    return told(await beside(text, own, among), 'own.projects');
  }
  if (named.length === 0 && HOW_MANY_PROJECTS.test(text))
    return told(await projectsList(text, own, projects), 'own.projects');
  if (named.length === 0 && ON_THE_GO.test(text)) return told(onTheGo(projects), 'own.projects');
  const [of] = named.length === 1 ? named : [];
  const asksProgress =
    PROGRESS.test(text) && !NOT_PROGRESS.test(text) && !(await namesFinding(text, thread, own));
  if (asksProgress && (of ?? (THIS_PROJECT.test(text) ? spokenOf : null)))
    return told(progressOf(of ?? spokenOf), 'own.projects');
  const count = await countAsked(text, { project, projects, own }, own.today);
  return count && told(count, 'own.list');
}

/** Whether a message names a finding by its words: 'is the leak still active' asks of no progress. */
async function namesFinding(text: string, thread: Thread, own: OwnContext): Promise<boolean> {
  const linked = await link(text, thread, own);
  return linked?.terms.some(({ kind }) => kind === 'word' || kind === 'defect') ?? false;
}

/** 'How many places have I got?' */
const HOW_MANY_PROJECTS =
  /\bhow many (?:of )?(?:\w+ )?(?:projects|jobs|sites|houses|places|properties|buildings) (?:do|have|are|did) (?:i|we|there|mine)\b/i;
/** 'What have I got on the go?' asks which projects are worked on. */
const ON_THE_GO =
  /^(?=.*\b(?:what|whats|what['’]s|which|show|list|anything)\b).*(?:\bon (?:the go|my (?:plate|books|desk))\b|\bon at the (?:moment|minute)\b|\bwhat(?:['’]?s| is) live(?=\W*$|\W+(?:now|right now|at the moment|today|this week)\b)|\b(?:live|active|current) (?:jobs|projects|sites)\b|\b(?:jobs|projects|sites) (?:\w+ ){0,4}?(?:still )?(?:live|active|running|open|going|working on|in progress|under way|underway)\b|\b(?:am|are) (?:i|we) (?:still |currently )?(?:working on|in the middle of)\b)/i;

function onTheGo(projects: readonly OwnProject[]): Said {
  const going = projects.filter(({ status }) => status === 'active');
  const rest = projects.length - going.length;
  const others = rest === 0 ? '' : `\n\n${counted(rest, 'other')}: on hold or completed.`;
  const line = ({ name, progress, defectCount, criticalCount, toReview }: OwnProject) =>
    `**${plain(name)}**: ${progress}%, ${counted(defectCount, 'finding')}${criticalCount > 0 ? `, ${criticalCount} critical` : ''}${toReview > 0 ? `, ${toReview} to review` : ''}`;
  return going.length === 0
    ? say(`**None of your projects is active.**${others}`, [])
    : {
        ...say(
          `**${counted(going.length, 'active project')}:**\n${numbered(going.slice(0, MOST_COMPARED).map(line))}${others}`,
          going.slice(0, MOST_COMPARED).map(projectRow),
        ),
      };
}

/** 'Compare the first two projects', 'my jobs side by side', 'which is my worst job'. */
const COMPARES_PROJECTS =
  /\b(?:what|whats|what['’]s|which)\b.{0,12}\b(?:my|our) (?:worst|best|biggest) (?:projects?|jobs?|sites?|houses?|places?|propert(?:y|ies)|buildings?)\b|\b(?:compar\w*|side by side|next to each other)\b.*\b(?:projects|jobs|sites|houses|places|units|properties|buildings)\b|\b(?:projects|jobs|sites|houses|places|units|properties|buildings)\b.*\b(?:compared?|side by side|next to each other)\b/i;
const LAST_TWO = /\b(?:first|last|latest|newest|these|those|both|top)? ?(?:two|2)\b/i;
const MOST_COMPARED = 12;
const PROGRESS =
  /\b(?:what|which|how much)\b.{0,12}(?:%|per ?cent(?:age)?)|\bhow (?:far along|far through|close to (?:done|finished|complete)|complete|finished|done|much is (?:done|left))\b|\bprogress\b|\b(?:what|which|whats|what's) (?:is )?(?:the )?status\b|\bis\b.{0,40}\b(?:finished|complete|completed|on hold|still active|in progress)\b/i;
const NOT_PROGRESS =
  /\b(?:sure|certain|confiden\w*|findings?|critical|repair\w*|fix\w*|crack\w*|compl[iy]\w*ant|warranty|report|of the (?:bond|contract)|deposit|non)\b/i;

function progressOf(project: OwnProject | null | undefined): Said {
  if (!project) return say('You have no project yet.', []);
  const { name, progress, toReview } = project;
  const waits = toReview === 0 ? '' : ` ${toReview} ${toReview === 1 ? 'waits' : 'wait'} for your review.`;
  return {
    ...say(
      `**${plain(name)}: ${progress}%**, ${STATUS_WORDS[project.status] ?? plain(project.status)}, with ${counted(project.defectCount, 'finding')}.${waits}`,
      [projectRow(project)],
    ),
    projectId: project.id,
  };
}

const ALL = /\b(?:all|any|every|each|across) (?:of )?(?:my|our|the)?\b/i;

const WHATS_WARRANTY =
  /\b(?:what(?:'?s|’s| is| are)?|how(?:'?s| is| about)|tell me|and) (?:the |my |our )?(?:\w+ )?warrant(?:y|ies) (?:on|for|of|at|like)\b/i;
/** Whether a question that was answered with a list asked for a warranty. */
export const asksWarranty = (text: string): boolean => WARRANTY.test(text) && /warrant/i.test(text);

/** The project whose warranty's end a message asks for: one that it names or points at, told by no date of its own. */
function warrantyAsked(
  text: string,
  named: readonly OwnProject[],
  spokenOf: OwnProject | null,
): OwnProject | undefined {
  if (!WARRANTY.test(text) || TELLS_DATES.test(text)) return undefined;
  // 'What's the warranty on Mum's place' asks for the same.
  if (!ENDS.test(text) && !(named.length === 1 && WHATS_WARRANTY.test(text))) return undefined;
  if (!/\?|\b(?:when|what|whats|what's|how long|till|until|last|is|are|does|still|left)\b/i.test(text))
    return undefined;
  const [only] = named;
  if (named.length === 1) return only;
  // What isn't said to be of the project that is open is asked of the law.
  const dated = spokenOf?.dates.completionDate ?? null;
  return spokenOf && THIS_PROJECT.test(text) && dated !== null ? spokenOf : undefined;
}
