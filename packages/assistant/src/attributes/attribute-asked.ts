/**
 * One thing that is recorded, asked of a finding, a project or a report: its value first, what it is, and what is open
 * on it. Which one is meant is resolved as anywhere (`linked/link.ts`); where a few fit, each is told with its value,
 * and nobody is asked back.
 */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { itemsOf, longDay } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import { asksEverywhere } from '../compose/work-parts.ts';
import { type Facet, facetsAsked } from '../linked/facets.ts';
import { isSure, mayMean } from '../linked/how-surely.ts';
import { link } from '../linked/link.ts';
import { toldOf } from '../linked/told-of.ts';
import { readQuestion } from '../question/read-question.ts';
import { asOfHouse, namesPartOf } from '../question/tells-what-is.ts';
import type { Thread } from '../question/thread.ts';
import { wordsOf } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import {
  ASKS_OF_ANY,
  type Attribute,
  nameOf,
  noneOf,
  saidOf,
  type ToldAttribute,
  withoutAsking,
} from './attribute.ts';
import { bareReference } from './bare-reference.ts';
import { coverAsked } from './cover.ts';
import { mostOrLeast } from './most-and-least.ts';
import { FINDING_ATTRIBUTES } from './of-findings.ts';
import { projectsMeantBy } from './of-its-sort.ts';
import { PROJECT_ATTRIBUTES } from './of-project.ts';
import { REPORT_ATTRIBUTES } from './of-report.ts';
import { isOfWhole } from './of-whole.ts';
import { whichProjectIsIt } from './which-project.ts';
import { wholeProject } from './whole-project.ts';

/** So many are told one by one; of more a list says more. */
const FEW = 4;
const MOST_ASKED = 3;
const SUPPORT = 0.95;

/** What is asked of one thing, each in a sentence, and what it is asked of. */
interface Asking<T> {
  attributes: readonly Attribute<T>[];
  text: string;
  own: OwnContext;
}

function askedIn<T>(all: readonly Attribute<T>[], text: string, own: OwnContext): Asking<T> {
  const asked = all.filter((each) => each.asked.test(text));
  const beside = asked.filter(({ alone = false }) => !alone);
  return { attributes: (beside.length > 0 ? beside : asked).slice(0, MOST_ASKED), text, own };
}

async function valuesOf<T>({ attributes, text, own }: Asking<T>, of: T, name: string): Promise<string> {
  const told = await Promise.all(
    attributes.map(async (attribute) => {
      const value = await attribute.read(of, name, own, text);
      return value ? saidOf(value) : noneOf(attribute, name);
    }),
  );
  return told.join(' ');
}

/** Its open hazard stays in sight, whatever is asked of it. */
const withHazards = (text: string, findings: readonly OwnFindingSummary[]) =>
  [text, ...findings.filter(isPressingFinding).map((each) => hazardLine(each))].join('\n\n');

async function ofFindings(
  asking: Asking<OwnFindingSummary>,
  findings: readonly OwnFindingSummary[],
): Promise<ToldAttribute> {
  const [only, ...others] = findings;
  const restFollows = others.length === 0 && besideAsked(asking.text).length > 0;
  const values = await Promise.all(findings.map((each) => valuesOf(asking, each, nameOf(each))));
  const text = values.length === 1 ? (values[0] ?? '') : values.map((value) => `- ${value}`).join('\n');
  const projectIds = new Set(findings.map(({ projectId }) => projectId));
  return {
    aim: others.length === 0 ? 'own.detail' : 'own.list',
    parts: [
      {
        text: restFollows ? text : withHazards(text, findings),
        rows: findings.map(findingRow),
        support: SUPPORT,
        listed: itemsOf(findings),
      },
    ],
    finding: others.length === 0 ? (only ?? null) : null,
    projectId: projectIds.size === 1 ? (only?.projectId ?? null) : null,
  };
}

const POINTS = /\b(?:it|its|that|this|them|those|these|they)\b|\bthe one\b/i;
const NAMES = /\b(?:the|my|our|that|this|its|those|these|on|in|at|of|for)\b|\bone\b/i;

/** The findings that a message without its asking words names, or that the conversation is about where it names none. */
async function findingsMeant(
  text: string,
  thread: Thread,
  own: OwnContext,
): Promise<readonly OwnFindingSummary[]> {
  const rest = withoutAsking(text);
  const linked = await link(rest, thread, own);
  const asSure = asSureAsSaid(text, linked?.findings ?? []);
  if (asSure.length === 1) return asSure;
  const sure =
    linked && linked.findings.length > 0 && (isSure(rest, linked, thread) || mayMean(rest, linked));
  if (sure && linked.findings.length <= FEW && (NAMES.test(text) || linked.projects.length > 0))
    return linked.findings;
  if (sure || (linked?.projects.length ?? 0) > 0) return [];
  const bare = wordsOf(rest).subject.length === 0;
  const spoken = thread.findingId ?? own.finding?.id ?? null;
  if (!(bare || POINTS.test(text)) || wordsOf(rest).subject.length > 2) return [];
  if (spoken !== null) {
    const finding = await own.findingWith(spoken);
    return finding ? [finding] : [];
  }
  const ids = thread.listed.flatMap(({ findingId }) => findingId ?? []);
  if (!bare || ids.length === 0 || ids.length > FEW) return [];
  const listed = await Promise.all(ids.map((id) => own.findingWith(id)));
  return listed.filter((each) => each !== null);
}

/** 'Only 17% sure' tells which of them is meant. */
function asSureAsSaid(text: string, findings: readonly OwnFindingSummary[]): readonly OwnFindingSummary[] {
  const said = /\b(\d{1,3}) ?(?:%|per ?cent)/i.exec(text)?.[1];
  const such = findings.filter(
    ({ confidence }) => confidence !== undefined && Math.round(confidence * 100) === Number(said),
  );
  return such;
}

async function ofProjects(
  asking: Asking<OwnProject>,
  projects: readonly OwnProject[],
): Promise<ToldAttribute> {
  const values = await Promise.all(projects.map((each) => valuesOf(asking, each, plain(each.name))));
  const [only] = projects;
  return {
    aim: 'own.projects',
    parts: [
      {
        text: values.length === 1 ? (values[0] ?? '') : values.map((value) => `- ${value}`).join('\n'),
        rows: projects.map(projectRow),
        support: SUPPORT,
        ...(projects.length > 1 ? { listedProjects: projects.map(({ id }) => id) } : {}),
      },
    ],
    finding: null,
    projectId: projects.length === 1 ? (only?.id ?? null) : null,
  };
}

const HERE =
  /\b(?:this|the|my|our) (?:project|job|house|build|place|home|site|unit)\b|\b(?:it|here|there)\b/i;

/** The projects that a message asks an attribute of; none where it names a part of one. */
async function projectsMeant(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<readonly OwnProject[]> {
  const named = projectsMeantBy(text, projects);
  if (named.length > 0) return named.length <= FEW ? named : [];
  if (asksEverywhere(text)) return projects.length <= FEW ? projects : [];
  const spokenOf =
    projects.find(({ id }) => id === thread.projectId) ??
    own.project ??
    (projects.length === 1 ? projects[0] : undefined);
  const bare = wordsOf(withoutAsking(text)).subject.length === 0;
  const onProject = thread.findingId === null && own.finding === null;
  return spokenOf && onProject && (bare || HERE.test(text)) ? [spokenOf] : [];
}

/** Whether a message names a finding beside its project: then it asks of that. */
async function namesPart(text: string, thread: Thread, own: OwnContext): Promise<boolean> {
  const linked = await link(withoutAsking(text), thread, own);
  return linked !== undefined && linked.findings.length > 0 && isSure(text, linked, thread);
}

const OF_REPORT = /\breports?\b|\bpdfs?\b/i;
const REPORTS_OF_ANY =
  /\bhow (?:do|can|would|to|much)\b|\bcan (?:i|we|you)\b|\bwho (?:can|should)\b|\b(?:sort|kind)s? of\b/i;

async function ofReport(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (!OF_REPORT.test(text) || REPORTS_OF_ANY.test(text)) return undefined;
  const asking = askedIn(REPORT_ATTRIBUTES, text, own);
  const [project, ...more] = projectsNamed(text, projects);
  if (asking.attributes.length === 0 || !project || more.length > 0) return undefined;
  const reports = (await own.reports()).filter(({ projectId }) => projectId === project.id);
  if (reports.length === 0 || reports.length > FEW) return undefined;
  const values = await Promise.all(
    reports.map((each) => valuesOf(asking, each, `the report ‘${plain(each.title)}’`)),
  );
  return {
    aim: 'own.reports',
    parts: [
      {
        text: values.length === 1 ? (values[0] ?? '') : values.map((value) => `- ${value}`).join('\n'),
        rows: [projectRow(project)],
        support: SUPPORT,
      },
    ],
    finding: null,
    projectId: project.id,
  };
}

async function told(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  const report = await ofReport(text, own, projects);
  if (report || OF_REPORT.test(text)) return report;
  const ofFinding = askedIn(FINDING_ATTRIBUTES, text, own);
  const asks = ofFinding.attributes.some(({ onlyBeside }) => !onlyBeside);
  const findings = asks ? await findingsMeant(text, thread, own) : [];
  if (findings.length > 0) return withRest(await ofFindings(ofFinding, findings), text, own);
  const asked = askedIn(PROJECT_ATTRIBUTES, text, own);
  if (asked.attributes.length === 0) return undefined;
  const where = await projectsMeant(text, thread, own, projects);
  const named = projectsMeantBy(text, projects).length > 0;
  const attributes = asked.attributes.filter(
    ({ asked: words, saidWhatFor = false }) => (saidWhatFor && named) || isOfWhole(text, where, words),
  );
  if (attributes.length === 0)
    return ofPart(asked, await projectsMeant(asOfHouse(text), thread, own, projects), thread);
  return where.length > 0 && !(await namesPart(text, thread, own))
    ? ofProjects({ ...asked, attributes }, where)
    : undefined;
}

/** The days of a project are none of its roof: what a message asks of such a part isn't recorded. */
async function ofPart(
  { attributes, text, own }: Asking<OwnProject>,
  [project, ...more]: readonly OwnProject[],
  thread: Thread,
): Promise<ToldAttribute | undefined> {
  const ofDays = attributes.find(({ notOfPart = '' }) => notOfPart !== '');
  if (!ofDays?.notOfPart || !project || more.length > 0) return undefined;
  if (!namesPartOf(text) || !isOfWhole(asOfHouse(text), [project], ofDays.asked)) return undefined;
  const { completionDate } = project.dates;
  const name = plain(project.name);
  const said = `**${ofDays.notOfPart}** ${completionDate ? `${name} as a whole was complete on ${longDay(completionDate)}. That doesn’t count work done since.` : `No completion date is recorded for ${name} either.`}`;
  const linked = await link(text, thread, own);
  const pressing = (linked?.findings ?? []).filter(
    (each) => each.projectId === project.id && isPressingFinding(each),
  );
  return {
    aim: 'own.projects',
    parts: [
      {
        text: withHazards(said, pressing),
        rows: [projectRow(project), ...pressing.map(findingRow)],
        support: SUPPORT,
      },
    ],
    finding: null,
    projectId: project.id,
  };
}

/** Asked beside an attribute, and no attribute itself. */
const BESIDE: readonly Facet[] = ['severity', 'verdict', 'wait', 'next'];
const besideAsked = (text: string) => facetsAsked(text).filter((facet) => BESIDE.includes(facet));
/** 'How big was it, and is it over the limit' asks for what was recorded first. */
const AND_WHETHER = /(?:\band|,|\?) (?:is|was|are|were|does|do) (?:it|that|this|they)\b.*$/i;

/** What else a message asks of the one finding. */
async function withRest(told: ToldAttribute, text: string, own: OwnContext): Promise<ToldAttribute> {
  const facets = besideAsked(text);
  if (!told.finding || facets.length === 0) return told;
  const rest = await toldOf([told.finding], facets, text, own);
  return { ...told, parts: [...told.parts, ...rest.parts.map((part) => ({ ...part, listed: [] }))] };
}

/** The answer; undefined where a message asks for nothing that is recorded of one thing. */
export async function attributeRead(
  text: string,
  thread: Thread,
  own: OwnContext,
): Promise<Reply | undefined> {
  // Whether one may be on it is asked of its dangers.
  if (ASKS_OF_ANY.test(text.replace(AND_WHETHER, '')) || facetsAsked(text).includes('use')) return undefined;
  const projects = await own.projects();
  if (projects.length === 0) return undefined;
  const one =
    (await whichProjectIsIt(text, thread, own, projects)) ??
    (await coverAsked(text, thread, own, projects)) ??
    (await wholeProject(text, thread, own, projects)) ??
    (await mostOrLeast(text, thread, own, projects)) ??
    (await told(text, thread, own, projects)) ??
    (own.finding ? undefined : await bareReference(text, thread, own, projects));
  if (!one) return undefined;
  return routedReply(
    {
      aim: one.aim,
      parts: one.parts,
      asks: false,
      declined: false,
      choices: [],
      question: readQuestion(text, thread, own.project?.state ?? own.homeState),
      finding: one.finding ? await own.findingWith(one.finding.id) : null,
      projectId: one.projectId ?? thread.projectId,
      ...(one.listAsked ? { listAsked: one.listAsked } : {}),
    },
    thread,
  );
}
