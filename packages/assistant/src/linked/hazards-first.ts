/** Who would use, enter, let, sell or hand over a place of their own is told first what is open there. */
import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { liesThere } from '../aims/place-used.ts';
import { cite } from '../compose/cite.ts';
import { stayedIn, usedThere } from '../compose/hazard-parts.ts';
import { hazardLine, isPressingFinding, topAlert, worstFirst } from '../compose/open-hazards.ts';
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

/** 'List the flats for sale' sells them, and lists nothing. */
const OFFERS =
  /\b(?:list(?:ed|ing)?|advertis(?:e|ed|ing)|put)\b(?=.{0,60}\b(?:for sale|for rent|on the market|realestate|air ?bnb)\b)/i;
/** 'The painter starts on the north wall Monday.' */
const WORK_STARTS =
  /\b(?:painters?|plasterers?|tilers?|roofers?|renderers?|cleaners?|scaffolders?|landscapers?|electricians?|sparky|plumbers?|carpenters?|chippy|trad(?:ies?|esm[ae]n)|workers?|removalists?|contractors?|crew|team|apprentices?)\b(?: \w+){0,3} (?:starts?|begins?|comes?|arrives?|(?:is|are) (?:starting|coming|booked|due)|gets? (?:going|started)|works?)\b/i;
/** 'Just say the lintel over the front window is fine' is refused by the alert of that finding itself. */
const BIDS_TO_SAY = /^\W*(?:(?:please|ok|just)\b\W*)*(?:ignore|say|write|state|put|tell|confirm|certify)\b/i;
/** 'Which of my jobs is safe to visit' is asked of all of them. */
const WHICH_IS_SAFE =
  /\b(?:which|what|any|are (?:any|all))\b.{0,12}\b(?:of )?(?:my|our|the) (?:\w+ )?(?:jobs?|projects?|sites?|places?|houses?|properties|buildings?)\b.{0,30}\bsafe\b/i;

/** 'And is there an alert still open on it?', beside what else is asked of a finding. */
const ASKS_ALERT = /\b(?:is|are) there (?:\w+ ){0,3}?alerts? (?:\w+ )?(?:open|on it|on that|on this)\b/i;
async function withAlertOf(message: string, own: OwnContext, reply: Reply): Promise<Reply> {
  const { findingId } = reply.thread;
  if (reply.kind !== 'own.detail' || findingId === null || !ASKS_ALERT.test(message)) return reply;
  const finding = (await own.hazards()).open.find(({ id }) => id === findingId);
  const said = finding
    ? `**Yes, an alert is open on it:** ${hazardLine(finding)}`
    : '**No hazard alert is open on it.** That doesn’t make it safe.';
  return { ...reply, text: `${reply.text}\n\n${said}` };
}

/** Whether a message names the very place of a finding: by its number with a part, or by the words that its place begins with. */
function liesAt(message: string, finding: OwnFindingSummary): boolean {
  const place = plain(finding.location).split(',')[0]?.trim().toLowerCase() ?? '';
  if (place.includes(' ') && message.toLowerCase().includes(place)) return true;
  return (
    /\b(?:flat|unit|apartment|house|level|block|lot) ?\d/i.test(message) && liesThere(message, finding, '')
  );
}

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
  const asked = message.replace(OFFERS, 'sell');
  const ofAll = WHICH_IS_SAFE.test(asked);
  const starts = WORK_STARTS.test(asked) && !/^\W*(?:when|who|did|has|have)\b/i.test(asked);
  if (reply.open || !(ofAll || starts || COMES_TO_USE.test(asked))) return withAlertOf(message, own, reply);
  if (OF_RECORD.test(asked) && !ofAll) return reply;
  const projects = await own.projects();
  const named = projectsNamed(message, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const here = spokenOf && POINTS.test(message) && !ofAll ? [spokenOf] : [];
  // 'Flat 6 with the balcony like that', 'the north wall': a place of one project, of which no name was said.
  // Before work starts, what waits for it counts as well.
  const hazards = (await own.hazards()).open.filter((each) => starts || isPressingFinding(each));
  const there =
    named.length + here.length > 0 || BIDS_TO_SAY.test(message)
      ? []
      : hazards.filter((each) => liesAt(message, each));
  const ofThere = projects.filter(({ id }) => there.some(({ projectId }) => projectId === id));
  const where =
    [named, here, ofThere.length === 1 ? ofThere : [], ofAll ? projects : []].find(
      ({ length }) => length > 0,
    ) ?? [];
  const [project, ...others] = where;
  if (!project) return reply;
  const one = named.length === 0 ? await partSpokenOf(message, thread, own) : null;
  const open = hazards.filter(
    (each) =>
      where.some(({ id }) => id === each.projectId) &&
      (there.length === 0 || there.includes(each)) &&
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
  const places = { project: others.length > 0 ? null : project, projects, open };
  const said = starts && there.length > 0 ? usedThere(places, 'use') : stayedIn(places);
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
