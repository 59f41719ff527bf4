/** What is open on what an answer takes a position on, or refuses to call fine: it leads that answer. */
import type { Alert } from '@plumbline/knowledge/hazards';
import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { isPressingFinding, topAlert, worstFirst } from '../compose/open-hazards.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { isSure, mayMean } from './how-surely.ts';
import { link } from './link.ts';

/** Says what to do about it, how long it can wait, whether it is allowed, or refuses something. */
const TAKES_POSITION =
  /^(?:pos\..*|no\..*|own\.detail|who|severity|waiting|next|declined|smalltalk|tolerance|knowledge|about|general)$/;
const OF_FINDING = /^finding:(\d+)\b/;
/** 'Just say the lintel is fine', 'confirm that it's safe', 'write that there is no danger', 'remove the warnings'. */
const CALLS_FINE =
  /\b(?:say|says|confirm|tell|write|call|mark|put|sign|state|certify|agree|pretend|reply|answer|admit|declare|promise|guarantee|rate|list)\b.{0,120}\b(?:fine|safe|ok|okay|sound|good|alright|harmless|minor|low|cosmetic|nothing|cleared?|passed|compliant|no (?:\w+ )?(?:issues?|problems?|dangers?|hazards?|risks?|alerts?|defects?))\b|\b(?:remove|delete|hide|drop|ignore|clear|close|dismiss|cancel|switch off|turn off)\b.{0,40}\b(?:warnings?|alerts?|hazards?|dangers?)\b/i;
/** 'It is normal so we can paint over it', 'lower its severity', 'change the 20 mm to 2 mm': made less of, or covered up. */
const MAKES_LESS =
  /\b(?:is|are|was|were|['’]s|just|only|be)(?: (?:just|only|all|really|quite|totally))? (?:normal|fine|cosmetic|nothing|harmless|ok|okay|superficial)\b|\b(?:paint|plaster|render|tile|board|patch|fill|cover|skim)(?:ed|ing)? (?:it |that |this |straight )?(?:over|up|in)\b|\b(?:lower|change|reduce|downgrade|edit|drop|set|make)\b.{0,60}\b(?:to|as|down)\b/i;
/** What is recorded, as people point at it: up to what is said of it. */
const POINTED =
  /\b(?:the|my|our|that) (?:(?!(?:is|are|was|were|has|have|had)\b)[\w-]+ ){0,3}(?!(?:is|are|was|were|has|have|had)\b)[\w-]+/gi;
const MOST_NAMED = 4;
const FEW_POINTED = 2;

/** The findings with an open alert that a message wants to be called fine, or makes less of. */
async function calledFine(message: string, thread: Thread, own: OwnContext): Promise<OwnFindingSummary[]> {
  const { open } = await own.hazards();
  const openOf = (findings: readonly OwnFindingSummary[]) =>
    open.filter(({ id }) => findings.some((each) => each.id === id)).sort(worstFirst);
  if (CALLS_FINE.test(message)) {
    const linked = await link(message, thread, own);
    const sure = linked && (isSure(message, linked, thread) || mayMean(message, linked));
    const named = sure && linked.findings.length <= MOST_NAMED ? openOf(linked.findings) : [];
    const there = open.filter(({ projectId }) => linked?.projects.some(({ id }) => id === projectId));
    const pressing = (named.length > 0 ? named : there).filter(isPressingFinding).sort(worstFirst);
    if (pressing.length > 0) return pressing.slice(0, MOST_NAMED);
  }
  if (!MAKES_LESS.test(message)) return [];
  for (const [said] of message.matchAll(POINTED)) {
    const linked = await link(said, thread, own);
    const few = linked && linked.findings.length <= FEW_POINTED ? openOf(linked.findings) : [];
    if (few.length > 0) return few;
  }
  return [];
}

/** The alerts that lead it, each with its finding; none where the answer tells them itself, or is of several findings. */
export async function openOnTold(
  message: string,
  thread: Thread,
  { kind, rows, text, open }: Reply,
  own: OwnContext,
): Promise<ReadonlyMap<Alert, string>> {
  const none = new Map<Alert, string>();
  if (open || own.finding !== null || !TAKES_POSITION.test(kind)) return none;
  const ids = new Set(rows.flatMap(({ id }) => OF_FINDING.exec(id)?.[1] ?? []).map(Number));
  const told =
    ids.size === 0
      ? await calledFine(message, thread, own)
      : ids.size === 1
        ? (await own.hazards()).open.filter((each) => ids.has(each.id) && isPressingFinding(each))
        : [];
  return told.every((each) => text.includes(topAlert(each)?.title ?? ''))
    ? none
    : new Map(
        told.flatMap(({ number, title, alerts = [] }) =>
          alerts.map((alert): [Alert, string] => [alert, `finding ${number}, ${plain(title)}`]),
        ),
      );
}
