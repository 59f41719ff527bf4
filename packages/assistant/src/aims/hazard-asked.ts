/** What is asked of danger in the user's own work is answered from its open hazard alerts. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { beside } from '../compose/compare-projects.ts';
import {
  asToSafety,
  beforeBuying,
  closedOnes,
  hazardsListed,
  inDanger,
  stayedIn,
  type Where,
} from '../compose/hazard-parts.ts';
import type { Said } from '../compose/list-words.ts';
import { isGrave, isPressingFinding, worstFirst } from '../compose/open-hazards.ts';
import { asksEverywhere } from '../compose/work-parts.ts';
import { everyFinding } from '../everything.ts';
import { readDefects } from '../question/defect-mentions.ts';
import { daysSaid } from './days-said.ts';
import { projectsNamed } from './meant.ts';
import type { Routed, Situation } from './routed.ts';

/** What an alert is, and how one closes it, is said by the help. */
const OF_THE_PRODUCT =
  /\b(?:mean(?:s|ing)?|difference|how (?:do|can|does|are|is)|why (?:do|does|is|are)|what(?:'?s|’s| is| are)? an? |can (?:i|you|we)|could (?:i|you)|should i close|where (?:do|can))\b/i;
const ALERTS =
  /\b(?:hazards?|(?:safety|hazard|open|danger) (?:alerts?|warnings?|issues?|risks?)|alerts?|dangers)\b/i;
const LISTS =
  /\b(?:show|list|give|any|all|how many|number of|count|which|what|whats|what's|open|still|every|sort|order|left|outstanding)\b/i;
const CLOSED = /\b(?:did|have|has|had|were|was)\b.*\b(?:closed?|clos(?:ing)|cleared?|sorted|ticked off)\b/i;
/** 'Any hazards I haven’t closed off' asks for those that are open. */
const NOT_CLOSED =
  /(?:\b(?:not|never|un|yet to|still to|left to|to)\b|n['’]?t\b)(?: \w+){0,2} (?:be )?(?:clos\w*|clear\w*|sort\w*|tick\w*)\b/i;
const WHO =
  '(?:any ?(?:one|body)|some(?:one|body)|people|(?:the |my |our )?(?:kids|children|tenants?|family|owners?|workers?|buyers?)|we|i|they)';
const DANGER = [
  new RegExp(
    `\\b${WHO}\\b.{0,20}\\b(?:in (?:any )?danger|at risk|get hurt|be hurt|hurt themsel\\w+|be killed)\\b`,
    'i',
  ),
  /\b(?:kill|hurt|injure|harm|endanger)s? (?:some|any)(?:one|body)\b|\b(?:kill|hurt|injure) (?:me|us|people|a kid|kids|the kids)\b/i,
  /\b(?:is|are|any|anything|how|what(?:'?s|’s)?|which)\b.*\b(?:dangerous|unsafe|life.?threatening)\b/i,
  /\b(?:any|is there(?: any)?) (?:real |immediate )?dangers?\b/i,
  /\b(?:any(?:thing|where)?|what|where|which)\b.*\b(?:keep|stay) (?:away|out|off|clear|back)\b/i,
];
const STAYS =
  /\b(?:mov(?:e|es|ing)|go(?:ing)?) (?:back )?in\b(?!\s+(?:with|the wall|summer|winter))|\b(?:stop|stops|keep|keeps|prevent\w*) (?:me|us|them|the \w+)(?: from)? (?:moving|living|staying|using|settling)|\b(?:ok|okay|safe|alright|fine|allowed|can (?:i|we|they|(?:the|my|our) \w+(?: \w+)?)|could (?:i|we)|should (?:i|we|they))\b.*\b(?:sleep|stay|live|living|staying|sleeping|move (?:back )?in|mov(?:e|ing) (?:back )?into|use the (?:house|place|home|unit|building)|(?:rent|let|lease)(?:ting|ing)? (?:(?:it|them|this|that|the \w+) )?out|(?:have|put|get) (?:tenants?|guests?|people|a family) in)\b/i;
const POINTS =
  /\b(?:there|here|in it|at it|on site|this (?:one|place|house|job|project|site)|that (?:one|place|house|job|project|site)|the (?:house|place|job|project|site|building|home|unit)|it)\b/i;
const ONE_OF_MINE = /\b(?:my|our) (?:project|job|site|house|place|building)\b/i;
const OF_PLACE = /\b(?:my|our|this|the) (?:project|job|site|house|place|property|building|home|unit|flat)\b/i;
const MINE =
  /\b(?:any|all|which|what) of (?:mine|ours)\b|\b(?:my|our|all|any of (?:my|our|the)) (?:\w+ )?(?:jobs?|projects?|sites?|houses?|places?|properties|buildings|findings?|work)\b/i;
/** Asked of what somebody thinks of doing, or of a rule, and not of the place as it is. */
const SUPPOSES =
  /\bif\b|\b(?:look|watch|check) (?:out )?for\b|\b(?:common|typical|usual|usually)\b|\b(?:an?|old|older|new) (?:\w+ )?(?:houses?|homes?|buildings?|units?)\b|\bwhen (?:i|we|you)\b|\b(?:code|ncc|standard|law|legal|rule)\b/i;
/** All of them are asked for, also on a finding that is open. */
const OF_FINDINGS =
  /\b(?:findings|defects|issues|problems|items|ones|photos|of (?:these|those|them))\b|\bwhich (?:one )?(?:is|are)\b/i;
const ANYTHING = /\banything\b/i;
const OF_PROJECTS =
  /\bwhich (?:of (?:my|our) )?(?:jobs?|projects?|sites?|houses?|places?|properties|buildings)\b/i;

const MOST_OF = /\b(?:most|more|fewest|least|fewer)\b/i;

type Way = 'buy' | 'closed' | 'list' | 'danger' | 'safe' | 'stay';
/** 'Is my project safe', of a place that it names or points at. */
const SAFE =
  /^\W*(?:(?:so|and|ok|hey|but)\W+)*(?:(?:is|are|would you say|how safe (?:is|are)) .{2,50}? (?:is )?safe(?: (?:or not|now|then|at the moment|right now|overall|as it is))?|how safe (?:is|are) .{2,50}?)\W*$/i;
/** 'Is it a safe house to buy?' */
const BUYS_SAFE =
  /\b(?:is|are|it['’]?s|its|would|will)\b.{0,30}\b(?:safe|dangerous|risky|a risk|unsafe)\b.{0,20}\b(?:buy\w*|purchas\w*)\b/i;

/** Which way a message asks of danger in one's own work; undefined where it doesn't. */
function wayOf(text: string): Way | undefined {
  if (BUYS_SAFE.test(text)) return 'buy';
  if (SAFE.test(text)) return 'safe';
  if (ALERTS.test(text) && CLOSED.test(text) && !NOT_CLOSED.test(text)) return 'closed';
  if (DANGER.some((words) => words.test(text))) return 'danger';
  if (ALERTS.test(text) && LISTS.test(text) && !OF_THE_PRODUCT.test(text)) return 'list';
  return STAYS.test(text) ? 'stay' : undefined;
}

const asksOfAll = (text: string) => OF_FINDINGS.test(text) || ANYTHING.test(text);
/** Whether a message asks for whatever is dangerous, and not whether the one thing that is spoken of is. */
export const asksForAllDanger = (text: string): boolean => {
  const way = wayOf(text);
  return (
    !SUPPOSES.test(text) && (way === 'list' || way === 'closed' || (way === 'danger' && asksOfAll(text)))
  );
};

/** Answers a message from the open hazards of the project that it is about, or of all. */
export async function hazardAsked(
  text: string,
  { thread, own, projects }: Pick<Situation, 'thread' | 'own' | 'projects'>,
): Promise<Pick<Routed, 'aim' | 'parts' | 'choices' | 'projectId' | 'asks' | 'alerts'> | undefined> {
  if (projects.length === 0) return undefined;
  const way = wayOf(text);
  if (way === undefined || (way !== 'buy' && SUPPOSES.test(text))) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf =
    projects.find(({ id }) => id === thread.projectId) ??
    own.project ??
    (projects.length === 1 ? (projects[0] ?? null) : null);
  // 'My project' is the one that is spoken of, where one is.
  const mine = MINE.test(text) && !(spokenOf && ONE_OF_MINE.test(text));
  const everywhere = asksEverywhere(text) || mine || OF_PROJECTS.test(text);
  const points =
    named.length > 0 || everywhere || asksOfAll(text) || (spokenOf !== null && POINTS.test(text));
  // A finding that is open is what 'can we use it' is asked of.
  const ofFinding = own.finding !== null || thread.findingId !== null;
  if (way === 'stay' && named.length === 0 && (ofFinding || spokenOf === null)) return undefined;
  if (way === 'buy' && named.length === 0 && spokenOf === null) return undefined;
  if (way === 'safe' && named.length === 0 && !everywhere && (ofFinding || !OF_PLACE.test(text)))
    return undefined;
  if (way === 'danger' && (!points || (named.length === 0 && !everywhere && ofFinding && !asksOfAll(text))))
    return undefined;
  // 'Is a loose tile dangerous?' asks of a defect.
  if (way !== 'closed' && named.length === 0 && !everywhere && namesDefect(text)) return undefined;
  const { open, closed, unsaid = [] } = await own.hazards();
  if (way === 'list' && OF_PROJECTS.test(text) && MOST_OF.test(text) && projects.length > 1) {
    const among = named.length > 1 ? named : projects;
    const { parts } = await beside(text, own, among.slice(0, 20));
    return { aim: 'own.projects', parts, choices: [], asks: false, projectId: thread.projectId };
  }
  const [only] = named;
  const project = named.length === 1 && only ? only : everywhere || named.length > 1 ? null : spokenOf;
  const of = (each: OwnFindingSummary) =>
    project
      ? each.projectId === project.id
      : named.length === 0 || named.some(({ id }) => id === each.projectId);
  const on = named.length > 0 || everywhere ? null : await findingAskedOn(thread.findingId, own);
  const alerted = new Set([...open, ...unsaid].map(({ id }) => id));
  const grave =
    way !== 'closed' && way !== 'stay'
      ? (await everyFinding(own))
          .filter((each) => of(each) && !alerted.has(each.id) && isGrave(each))
          .sort(worstFirst)
      : [];
  const where: Where = { project, projects, open: open.filter(of), unsaid: unsaid.filter(of), grave, on };
  const said = saidOf(
    way,
    where,
    closed.filter(({ finding }) => of(finding)),
    daysSaid(text, own.today),
  );
  if (!said) return undefined;
  return {
    aim: 'own.list',
    parts: said.parts,
    choices: said.choices ?? [],
    asks: false,
    projectId: said.projectId ?? thread.projectId,
    ...(way === 'stay' || way === 'buy' || way === 'safe'
      ? { alerts: where.open.filter(isPressingFinding).flatMap(({ alerts = [] }) => alerts) }
      : {}),
  };
}

const findingAskedOn = async (spokenOf: number | null, own: OwnContext) =>
  spokenOf === null ? own.finding : own.findingWith(spokenOf);

function saidOf(
  way: Way,
  where: Where,
  closed: Parameters<typeof closedOnes>[1],
  span: Parameters<typeof closedOnes>[2],
): Said | undefined {
  if (way === 'closed') return closedOnes(where, closed, span);
  if (way === 'buy') return beforeBuying(where);
  if (way === 'danger') return inDanger(where);
  if (way === 'safe') return asToSafety(where);
  return way === 'stay' ? stayedIn(where) : hazardsListed(where);
}

const namesDefect = (text: string) => readDefects(text).mentioned.some(({ strength }) => strength >= 0.8);
