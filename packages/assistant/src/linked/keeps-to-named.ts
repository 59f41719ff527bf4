/**
 * What always holds of an answer: where the message surely names findings or a project of the account, the answer speaks
 * of them, or asks among them. One of general rows, of another finding, or of one where several are named gives way to
 * what is asked of those.
 */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import type { Aim } from '../aims/aims.ts';
import { dangerAskedFor } from '../aims/danger-there.ts';
import { refused } from '../aims/refused.ts';
import type { Routed } from '../aims/routed.ts';
import { DAY } from '../compose/list-words.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { type Facet, facetsAsked } from './facets.ts';
import { isSure, mayMean, speaksOfRecord } from './how-surely.ts';
import { isMeasured } from './limit-of.ts';
import { type Linked, link } from './link.ts';
import { datesOf, ofProjects } from './of-projects.ts';
import { type ToldOf, toldOf } from './told-of.ts';

const idsTold = ({ rows }: Reply) =>
  new Set(
    rows.filter(({ id }) => id.startsWith('finding:')).map(({ id }) => Number(id.slice(8).split('/')[0])),
  );

/** Answers that a message on one's own work may have whatever it names. */
const STANDS =
  /^(?:hazard|smalltalk|own\.credits|own\.reports|law\..*|warranty|regulator|insurance|inspections|edition)$/;
/** Tells one finding, or a few, alone. */
const TELLS_ONE = /^(?:own\.detail|own\.when|pos\..*|who|severity|waiting|next)$/;
const LISTS = /^own\.(?:list|summary|first|trade|review)$/;

/** Whether an answer speaks of just what is named. */
function keeps(reply: Reply, { findings, plural }: Linked): boolean {
  if (reply.kind === 'ask') return findings.length > 1 && !plural;
  const told = idsTold(reply);
  const spoken = findings.filter(({ id }) => told.has(id));
  if (spoken.length === 0) return false;
  if (findings.length > 1 && TELLS_ONE.test(reply.kind) && spoken.length < findings.length) return !plural;
  return !LISTS.test(reply.kind) || told.size <= findings.length || told.size < 3;
}

/** Words by which an answer gives what is asked, where it tells of the right finding. */
const GIVES: Partial<Record<Facet, RegExp>> = {
  changed: /can’t tell|new photo|compare/i,
  state: /\bclosed\b|\bdecision\b|\bopen\b|\bfixed\b|\bdecided\b/i,
  noted: /‘|No words were written/,
  wait: /\bwaits?\b|\b(?:days|weeks|today|urgent|act now|at once)\b/i,
  verdict: /\blimit|\bcompl|\bcategory\b|\bbreaks?\b|\blegal/i,
};

/** Whether an answer gives what is asked of these findings. */
const gives = (reply: Reply, facets: readonly Facet[], findings: readonly OwnFindingSummary[]) =>
  facets.every((facet) =>
    facet === 'when'
      ? findings.some(
          ({ foundOn }) => foundOn === '' || reply.text.includes(DAY.format(new Date(foundOn))),
        ) || /\bclosed on\b/.test(reply.text)
      : GIVES[facet]?.test(reply.text) !== false,
  );

/** A few words that change what is spoken of: what was asked before is asked of that. */
const ONLY_TURNS =
  /^\W*(?:(?:and|ok|so|now|no|nah|sorry|wait|hang on|hold on|actually|oops|i mean(?:t)?|not that(?: one)?|what about|how about|or|back to|back on|same(?: question| thing)?(?: again)?(?: for| with| about| on| of)?)\b[\s,.-]*)+(?:i mean(?:t)? )?(?:[\w'’-]+\s*){1,8}\W*$/i;
function facetsOf(message: string, { told }: Thread): Facet[] {
  const facets = facetsAsked(message);
  return facets.length === 0 && ONLY_TURNS.test(message) ? facetsAsked(told) : facets;
}

/** The other one of those that the question before named. */
const THE_OTHER = /^\W*(?:and |ok |so |now |what about |how about )*the other(?: one| crack| leak)?\W*$/i;
async function theOtherNamed(message: string, thread: Thread, own: OwnContext): Promise<Linked | undefined> {
  if (!THE_OTHER.test(message) || thread.findingId === null || thread.listed.length > 1) return undefined;
  const [counted = ''] = thread.told.split(/,|\btell me\b|\bwhat\b/i);
  const before = await link(counted, thread, own);
  const findings = (before?.findings ?? []).filter(({ id }) => id !== thread.findingId);
  return before && findings.length === 1 && before.findings.length === 2
    ? { ...before, findings }
    : undefined;
}

/** What only points at the finding that is spoken of and asks of its record: 'has it changed since?' */
async function pointedAt(
  message: string,
  facets: readonly Facet[],
  thread: Thread,
  own: OwnContext,
): Promise<Linked | undefined> {
  const id = thread.findingId ?? own.finding?.id ?? null;
  const asked = facets.includes('changed') || facets.includes('verdict');
  if (id === null || !asked || !/\b(?:it|that|this|they)\b/i.test(message)) return undefined;
  const finding = await own.findingWith(id);
  if (finding && !facets.includes('changed') && !isMeasured(message, finding)) return undefined;
  const fits = new Set([id]);
  return finding
    ? {
        projects: [],
        findings: [finding],
        terms: [{ kind: 'number', said: '', common: false, fits }],
        plural: false,
      }
    : undefined;
}

/** The answer, or what keeps to what the message names. */
export async function keptToNamed(
  message: string,
  thread: Thread,
  own: OwnContext,
  reply: Reply,
): Promise<Reply> {
  const facets = facetsOf(message, thread);
  const pointed = await pointedAt(message, facets, thread, own);
  // What was typed or when isn't refused as advice would be.
  const ofRecord = facets.includes('noted') || facets.includes('when') || speaksOfRecord(message);
  const declines = reply.declined && reply.fits && !ofRecord;
  const toldAs = (aim: Aim, { parts, finding, projectId }: ToldOf): Reply => {
    const routed: Routed = {
      aim,
      parts,
      asks: false,
      declined: false,
      choices: [],
      question: readQuestion(message, thread, own.project?.state ?? own.homeState),
      finding,
      projectId: projectId ?? thread.projectId,
    };
    return routedReply(routed, thread);
  };
  // A day that was entered is told, whatever the law says of days.
  const dates = await datesOf(message, own);
  if (dates) return toldAs(dates.aim, dates);
  const stands = STANDS.test(reply.kind) && !pointed;
  const no = refused(message);
  // 'What was wrong by the fridge?' is asked of what was recorded there.
  if (stands || declines || (no !== undefined && !(no === 'no.topic' && speaksOfRecord(message))))
    return reply;
  const linked = pointed ?? (await theOtherNamed(message, thread, own)) ?? (await link(message, thread, own));
  if (!linked) return reply;
  // That no such danger is recorded isn't answered by what else is recorded at that place.
  const untold = reply.kind === 'own.list' && idsTold(reply).size === 0;
  if (untold && dangerAskedFor(message, linked.projects)) return reply;
  const knowsNothing = reply.declined || (reply.kind === 'ask' && reply.thread.listed.length === 0);
  if (linked.findings.length === 0 || (linked.projects.length > 0 && !mayMean(message, linked))) {
    const whole = await ofProjects(message, linked, thread, own, { ...reply, knowsNothing });
    return whole ? toldAs(whole.aim, whole) : reply;
  }
  if (!(isSure(message, linked, thread) || (knowsNothing && mayMean(message, linked)))) return reply;
  if (keeps(reply, linked) && gives(reply, facets, linked.findings)) return reply;
  const told = await toldOf(linked.findings, facets, message, own);
  return toldAs(told.finding ? 'own.detail' : 'own.list', told);
}
