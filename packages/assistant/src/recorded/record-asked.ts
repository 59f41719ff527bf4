/** Answers what is asked of visits, repairs and readings of the account, whatever else the message sounds like. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import type { Aim } from '../aims/aims.ts';
import { projectsNamed } from '../aims/meant.ts';
import { refused } from '../aims/refused.ts';
import type { Routed } from '../aims/routed.ts';
import { itemsOf } from '../compose/list-words.ts';
import { asksEverywhere } from '../compose/work-parts.ts';
import { everythingRecorded } from '../everything.ts';
import { isSure, mayMean } from '../linked/how-surely.ts';
import { link } from '../linked/link.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { asksOfReadings, readingsAsked } from './readings-asked.ts';
import type { Recorded, ToldRecord } from './recorded.ts';
import { asksOfRepair, asksWhetherDone, repairsAsked, repairsOf, withoutDone } from './repairs-asked.ts';
import { visitsAsked } from './visits-asked.ts';

/** The answer; undefined where the message asks of nothing of the kind, or nothing of the kind is recorded. */
export async function recordAsked(text: string, thread: Thread, own: OwnContext): Promise<Reply | undefined> {
  const projects = await own.projects();
  // An order to write down another size is no question of the one that stands there.
  if (projects.length === 0 || refused(text) !== undefined) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const where = named.length > 0 ? named : spokenOf && !asksEverywhere(text) ? [spokenOf] : projects;
  const recorded: Recorded = { text, own, projects, where };
  const told = await toldOf(recorded, thread);
  if (!told) return undefined;
  const [only, ...others] = told.findings ?? [];
  const finding = only && others.length === 0 ? await own.findingWith(only.id) : null;
  const aim: Aim = finding ? 'own.detail' : 'own.list';
  const routed: Routed = {
    aim,
    parts: [{ text: told.text, rows: told.rows, support: 0.95, listed: itemsOf(told.findings ?? []) }],
    asks: false,
    declined: false,
    choices: [],
    question: readQuestion(text, thread, own.project?.state ?? own.homeState),
    finding,
    projectId: finding?.projectId ?? (where.length === 1 ? (where[0]?.id ?? null) : thread.projectId),
  };
  return routedReply(routed, thread);
}

async function toldOf(recorded: Recorded, thread: Thread): Promise<ToldRecord | undefined> {
  const { own, where } = recorded;
  const all = async () =>
    (await everythingRecorded(own)).filter(({ projectId }) => where.some(({ id }) => id === projectId));
  return (
    (await ofNamed(recorded, thread)) ??
    (await repairsAsked(recorded, all)) ??
    (await visitsAsked(recorded, all))
  );
}

/** What is asked of the repair or the readings of findings that the message names or points at. */
async function ofNamed(recorded: Recorded, thread: Thread): Promise<ToldRecord | undefined> {
  const { text, own } = recorded;
  const ofReadings = asksOfReadings(text) && (await own.monitored()).length > 0;
  const ofRepair = (asksOfRepair(text) && (await own.repairs()).length > 0) || asksWhetherDone(text);
  if (!ofReadings && !ofRepair) return undefined;
  const pointed = /\b(?:it|that|this)\b/i.test(text)
    ? await own.findingWith(thread.findingId ?? own.finding?.id ?? -1)
    : null;
  const said = asksWhetherDone(text) ? withoutDone(text) : text;
  const linked = await link(said, thread, own);
  const named = linked && (isSure(text, linked, thread) || mayMean(text, linked)) ? linked.findings : [];
  const open = asksWhetherDone(text) ? await dangersNamed(said, recorded) : [];
  const findings = open.length > 0 ? open : named.length > 0 ? named : pointed ? [pointed] : [];
  // Of all that common words name ('the front crack') one is read again and again: only that can have grown.
  const read =
    ofReadings && findings.length === 0 ? await onlyOneRead(linked?.findings ?? [], own) : findings;
  const readings = await readingsAsked(recorded, read);
  if (readings) return readings;
  return ofRepair && findings.length > 0 && findings.length < MANY
    ? repairsOf(recorded, findings)
    : undefined;
}
const MANY = 4;

/** Findings with an open hazard that a message names by what its alert is called: 'the gas leak'. */
async function dangersNamed(text: string, { own, where }: Recorded): Promise<readonly OwnFindingSummary[]> {
  const said = new Set(stemsIn(text));
  return (await own.hazards()).open.filter(
    ({ projectId, alerts = [] }) =>
      where.some(({ id }) => id === projectId) &&
      alerts.some(({ title }) => {
        const names = stemsIn(title.replace(OF_ANY_ALERT, ' '));
        return names.length > 0 && names.every((stem) => said.has(stem));
      }),
  );
}
const OF_ANY_ALERT = /\b(?:possible|may|be|the|a|an|there|no|or|up)\b/gi;

/** The one of these findings that is monitored; none where several are, or none is. */
async function onlyOneRead(
  findings: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<readonly OwnFindingSummary[]> {
  const monitored = (await own.monitored()).filter(({ finding }) =>
    findings.some(({ id }) => id === finding.id),
  );
  return monitored.length === 1 ? monitored.map(({ finding }) => finding) : [];
}
