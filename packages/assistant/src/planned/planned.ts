/**
 * Answers what is asked of the account by one plan over its rows: which, kept by what, in which order, what of each.
 * A message is read as a plan to its last word or not at all, and what follows changes the plan before it.
 */
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import { ASKS_OF_ANY } from '../attributes/attribute.ts';
import { asksEverywhere } from '../compose/work-parts.ts';
import { everythingRecorded } from '../everything.ts';
import { WITH_REJECTED } from '../question/decided-words.ts';
import { readQuestion } from '../question/read-question.ts';
import { LONGEST_SAID } from '../question/said-so-far.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { goingOn, type Plan } from './plan.ts';
import { type Read, readPlan } from './read-plan.ts';
import { toldPlan } from './told-plan.ts';

/** So many messages of one plan are kept. */
const MOST_KEPT = 4;
/** What goes on from a plan says it shortly. */
const MOST_WORDS = 9;

interface Asked {
  plan: Plan;
  /** Whether it asks by itself. */
  byItself: boolean;
  /** Whether it asks by itself, or goes on from a plan by a word of its own. */
  answers: boolean;
  /** Whether it can mean nothing else. */
  surely: boolean;
  /** The messages that it is made of, a line each. */
  lines: string;
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= MOST_WORDS;

/** What goes on from a plan by more than a name. */
const goesOn = (
  { plan: { shift, further, field, key, span, of, kept, findings } }: Read,
  before: Plan,
): boolean =>
  shift !== undefined
    ? before.span !== undefined
    : further !== undefined
      ? before.at !== undefined
      : (findings !== undefined && before.field !== undefined && of === undefined) ||
        field !== undefined ||
        key !== undefined ||
        kept !== undefined ||
        (span !== undefined && before.span !== undefined && of === undefined);

async function askedBy(
  message: string,
  planned: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Asked | undefined> {
  const read = await readPlan(message, own, projects);
  if (!read) return undefined;
  const earlier: Plan[] = [];
  for (const line of planned.split('\n').filter(Boolean)) {
    const one = await readPlan(line, own, projects);
    if (one) earlier.push(one.plan);
  }
  const [first, ...rest] = earlier;
  const before = first && rest.reduce(goingOn, first);
  const alone = read.asks || !before || !isShort(message);
  if (alone)
    return { plan: read.plan, byItself: read.asks, answers: read.asks, surely: read.surely, lines: message };
  const plan = goingOn(before, read.plan);
  const lines = [...planned.split('\n').filter(Boolean), message].slice(-MOST_KEPT).join('\n');
  return {
    plan,
    byItself: false,
    answers: plan.of !== undefined && goesOn(read, before),
    surely: true,
    lines,
  };
}

/** What is kept of a message for those that go on from it; empty where it is no plan. */
export async function planKept(message: string, { planned }: Thread, own: OwnContext): Promise<string> {
  const projects = await own.projects();
  if (projects.length === 0) return '';
  const asked = await askedBy(message, planned, own, projects);
  return asked?.plan.of === undefined ? '' : asked.lines.slice(0, LONGEST_SAID);
}

/**
 * The answer; undefined where a message is no plan, or none that is told by rows alone. Before anything else was tried
 * only what can mean nothing else is answered.
 */
export async function plannedReply(
  text: string,
  thread: Thread,
  own: OwnContext,
  tried: 'nothing' | 'all',
): Promise<Reply | undefined> {
  const projects = await own.projects();
  // What is counted with the rejected ones isn’t kept by either.
  if (projects.length === 0 || ASKS_OF_ANY.test(text) || WITH_REJECTED.test(text)) return undefined;
  const asked = await askedBy(text, thread.planned, own, projects);
  if (!asked?.answers || (tried === 'nothing' && !asked.surely)) return undefined;
  const picked = asked.plan.pick === undefined ? undefined : thread.listed.at(asked.plan.pick)?.findingId;
  if (picked === null || (picked === undefined && asked.plan.pick !== undefined)) return undefined;
  const plan = picked === undefined ? asked.plan : { ...asked.plan, findings: [picked] };
  const named = projects.filter(({ id }) => plan.projects?.includes(id));
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const near =
    named.length > 0
      ? named
      : spokenOf && !asksEverywhere(text) && plan.of !== 'report'
        ? [spokenOf]
        : projects;
  // What is named and lies in another project is meant there.
  const meant = new Set(
    (await everythingRecorded(own)).flatMap(({ id, projectId }) =>
      plan.findings?.includes(id) ? projectId : [],
    ),
  );
  const isHere = meant.size === 0 || named.length > 0 || near.some(({ id }) => meant.has(id));
  const where = isHere ? near : projects.filter(({ id }) => meant.has(id));
  const [only, ...others] = where;
  const told = await toldPlan({
    own,
    plan,
    asked: asked.byItself,
    where,
    place: only && others.length === 0 ? plain(only.name) : 'your projects',
    projectNamed: (id) => plain(projects.find((project) => project.id === id)?.name ?? ''),
  });
  if (!told) return undefined;
  return routedReply(
    {
      aim:
        plan.of === 'report'
          ? 'own.reports'
          : plan.of === 'visit' || plan.of === 'change'
            ? 'own.when'
            : 'own.list',
      parts: told.parts,
      asks: false,
      declined: false,
      choices: [],
      question: readQuestion(text, thread, own.project?.state ?? own.homeState),
      finding: null,
      projectId: named.length === 1 ? (named[0]?.id ?? null) : thread.projectId,
    },
    thread,
  );
}
