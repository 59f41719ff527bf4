/** What is open on what an answer takes a position on, or refuses to call fine: it leads that answer. */
import type { Alert } from '@plumbline/knowledge/hazards';
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { isPressingFinding, topAlert, worstFirst } from '../compose/open-hazards.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { isSure, mayMean } from './how-surely.ts';
import { link } from './link.ts';

/** Says what to do about it, how long it can wait, whether it is allowed, or refuses something. */
const TAKES_POSITION = /^(?:pos\..*|no\..*|own\.detail|who|severity|waiting|next|declined|smalltalk)$/;
const OF_FINDING = /^finding:(\d+)\b/;
/** 'Just say the lintel is fine', 'confirm that it's safe', 'write that there is no danger', 'remove the warnings'. */
const CALLS_FINE =
  /\b(?:say|says|confirm|tell|write|call|mark|put|sign|state|certify|agree|pretend|reply|answer|admit|declare|promise|guarantee|rate|list)\b.{0,120}\b(?:fine|safe|ok|okay|sound|good|alright|harmless|minor|low|cosmetic|nothing|cleared?|passed|compliant|no (?:\w+ )?(?:issues?|problems?|dangers?|hazards?|risks?|alerts?|defects?))\b|\b(?:remove|delete|hide|drop|ignore|clear|close|dismiss|cancel|switch off|turn off)\b.{0,40}\b(?:warnings?|alerts?|hazards?|dangers?)\b/i;
const MOST_NAMED = 4;

/** The findings of the account that a message wants to be called fine. */
async function calledFine(message: string, thread: Thread, own: OwnContext): Promise<OwnFindingSummary[]> {
  if (!CALLS_FINE.test(message)) return [];
  const linked = await link(message, thread, own);
  const { open } = await own.hazards();
  const named =
    linked &&
    linked.findings.length <= MOST_NAMED &&
    (isSure(message, linked, thread) || mayMean(message, linked))
      ? open.filter(({ id }) => linked.findings.some((each) => each.id === id))
      : [];
  const there = open.filter(({ projectId }) => linked?.projects.some(({ id }) => id === projectId));
  return (named.length > 0 ? named : there).filter(isPressingFinding).sort(worstFirst).slice(0, MOST_NAMED);
}

/** The alerts to act on now or today; none where the answer tells them itself, or is of several findings. */
export async function openOnTold(
  message: string,
  thread: Thread,
  { kind, rows, text, open, declined }: Reply,
  own: OwnContext,
): Promise<readonly Alert[]> {
  if (open || own.finding !== null || !TAKES_POSITION.test(kind)) return [];
  const ids = new Set(rows.flatMap(({ id }) => OF_FINDING.exec(id)?.[1] ?? []).map(Number));
  const told =
    ids.size === 0 && declined
      ? await calledFine(message, thread, own)
      : ids.size === 1
        ? (await own.hazards()).open.filter((each) => ids.has(each.id) && isPressingFinding(each))
        : [];
  return told.every((each) => text.includes(topAlert(each)?.title ?? ''))
    ? []
    : told.flatMap(({ alerts = [] }) => alerts);
}
