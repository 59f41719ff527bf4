/** Who would use, enter, let, sell or hand over a place of their own is told first what is open there. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { cite } from '../compose/cite.ts';
import { stayedIn } from '../compose/hazard-parts.ts';
import { isPressingFinding, topAlert, worstFirst } from '../compose/open-hazards.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';

/** Somebody comes to be there, or takes it on. */
export const COMES_TO_USE =
  /\b(?:rent(?:ing|ed|s)?|letting|let (?:it|them|that|this|the \w+|my \w+|our \w+)(?: \w+)? (?:out|to)|leas(?:e|ed|ing)|sub-?let\w*|air ?bnb|tenants?|lodgers?|guests?|house ?sit\w*|sell(?:ing|s)?|sold|auction\w*|on the market|open (?:home|house|for inspection)|settling (?:on|next|in \d)|settlement|hand(?:ing|ed|s)? (?:\w+ ){0,4}?over|hand ?over|give (?:\w+ ){0,2}(?:the )?keys|mov(?:e|es|ing|ed) (?:\w+ ){0,4}?(?:in|into|back)|stay(?:s|ing|ed)?|sleep(?:s|ing)?|liv(?:e|es|ing) (?:in|at|there)|us(?:e|ing) (?:the |it|this|that|our |my )|(?:be|get|gets|being|still) used\b|visit(?:s|ing)? (?:at|the)|(?:have|having|throw\w*|host\w*) (?:\w+ ){0,4}(?:party|birthday|wedding|christmas|xmas|barbecue|bbq|lunch|dinner|drinks|people|guests|family|friends|over|round)|let (?:\w+ ){1,3}in(?:to)?\b|go(?:ing)? (?:in|into|inside)|enter(?:ing)? (?:the|it|that|this)|(?:allowed|permitted|safe|ok|okay|fine|alright) (?:\w+ )?(?:on|onto|in|out|under|up|near|to (?:go|be|sit|stand|walk|play|eat|use))|(?:sit|stand|walk|play|climb|lean)(?:s|ing)? (?:on|out|onto|in|under|up))\b/i;
const OF_BEING_THERE =
  /\b(?:mov\w+|stay\w*|sleep\w*|liv\w+|us(?:e|ing)|visit\w*|host\w*|have|having|go(?:ing)?|enter|let \w+ in(?:to)?|guests?|tenants?|lodgers?|rent\w*|letting|leas\w*|house ?sit\w*)\b/i;
/** Asks or plans; what was, what is told of a record or of papers is another matter. */
const OF_RECORD =
  /\b(?:report|pdf|credits?|photos?|invoice|account|share|link|logged|recorded|found|visits?|last (?:week|month|year|time)|at (?:the )?(?:handover|settlement) (?:inspection|visit)|how many|list|show|did (?:i|we)|notes?|measured?|when (?:was|did|were)|who (?:was|came))\b/i;
const POINTS =
  /\b(?:there|here|it|in it|this (?:one|place|house|job|unit|flat)|that (?:one|place|house|job|unit|flat)|the (?:house|place|job|unit|flat|home|building))\b/i;

/** 'Under it', 'use that', after talk of one finding: that part, and not the whole place. */
const OF_PART =
  /\b(?:on|onto|under(?:neath)?|beneath|below|near|beside|past|against|around|us(?:e|ing)) (?:it|that|this|that one|this one)\b(?! (?:house|place|home|unit|flat|building|property|job|project|site|week\w*|month|year|night|morning|arvo|summer|winter)\b)/i;
const TAKES_ALL =
  /\b(?:rent\w*|lett?ing|leas\w*|sell\w*|sold|auction\w*|settl\w*|hand\w* ?over|keys|mov(?:e|es|ing)|air ?bnb|tenants?|lodgers?|house ?sit\w*)\b/i;
async function partSpokenOf(
  message: string,
  { findingId }: Thread,
  own: OwnContext,
): Promise<OwnFindingSummary | null> {
  if (!OF_PART.test(message) || TAKES_ALL.test(message)) return null;
  return findingId === null ? own.finding : own.findingWith(findingId);
}
/** Whether two findings lie at the same place: what is open on one is open on whoever stands there. */
const liesBeside = (each: OwnFindingSummary, one: OwnFindingSummary) =>
  each.projectId === one.projectId &&
  one.location.trim() !== '' &&
  each.location.trim().toLowerCase() === one.location.trim().toLowerCase();

/** The answer, with what is open there in front of it where it doesn't tell that itself. */
export async function hazardsFirst(
  message: string,
  thread: Thread,
  own: OwnContext,
  reply: Reply,
): Promise<Reply> {
  // What is asked of a part of it was answered from the hazards of that part.
  if (reply.open || !COMES_TO_USE.test(message) || OF_RECORD.test(message)) return reply;
  const projects = await own.projects();
  const named = projectsNamed(message, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const where = named.length > 0 ? named : spokenOf && POINTS.test(message) ? [spokenOf] : [];
  const [project, ...others] = where;
  if (!project) return reply;
  const one = named.length === 0 ? await partSpokenOf(message, thread, own) : null;
  const open = (await own.hazards()).open.filter(
    (each) =>
      isPressingFinding(each) &&
      where.some(({ id }) => id === each.projectId) &&
      (one === null || each.id === one.id || liesBeside(each, one)),
  );
  const [worst] = [...open].sort(worstFirst);
  if (!worst) return reply;
  const begins = reply.text.slice(0, BEGINNING);
  const tells =
    reply.kind !== 'own.summary' &&
    (/^\*\*(?:No|Not)\b/.test(begins) || begins.includes(topAlert(worst)?.title ?? '')) &&
    open.every((each) => reply.text.includes(topAlert(each)?.title ?? ''));
  // Who only sells or hands over isn't in it yet: the next message is asked of that, and not of the danger.
  const inIt = OF_BEING_THERE.test(message) ? { open: open.flatMap((each) => each.alerts ?? []) } : {};
  if (tells) return { ...reply, ...inIt };
  const said = stayedIn({ project: others.length > 0 ? null : project, projects, open });
  if (!said) return reply;
  const lead = cite(said.parts);
  const alone = !STANDS_AFTER.test(reply.kind) || reply.declined;
  return {
    ...reply,
    text: alone
      ? lead.text
      : `${lead.text}\n\n${reply.text.replace(/\[(\d+)\]/g, (_, at) => `[${Number(at) + lead.rows.length}]`)}`,
    rows: alone ? lead.rows : [...lead.rows, ...reply.rows],
    kind: alone ? 'own.list' : reply.kind,
    declined: false,
    fits: false,
    choices: said.choices ?? reply.choices,
    contextLoaded: true,
    support: alone ? 0.95 : Math.min(0.95, reply.support),
    ...inIt,
    thread: {
      ...reply.thread,
      ...(alone
        ? { aim: 'own.list', listed: said.parts.flatMap(({ listed = [] }) => listed), projectId: project.id }
        : {}),
    },
  };
}
/** What stands so near the top is read first. */
const BEGINNING = 320;
/** What was asked beside it, and is answered after it. */
const STANDS_AFTER =
  /^(?:law\..*|warranty|regulator|insurance|inspections|edition|own\.detail|own\.when|own\.compliance|own\.first)$/;
