/** What is asked of projects that are named as a whole: what is in them, since when, how many, which is the worse. */
import { type OwnContext, plain } from '../account-data.ts';
import type { Aim } from '../aims/aims.ts';
import { daysSaid } from '../aims/days-said.ts';
import { projectsNamed } from '../aims/meant.ts';
import { beside } from '../compose/compare-projects.ts';
import { counted, day, numbered, type Said } from '../compose/list-words.ts';
import { withOpen } from '../compose/open-hazards.ts';
import { composeWork } from '../compose/work-parts.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import type { Linked } from './link.ts';
import type { ToldOf } from './told-of.ts';

const ALL_OF_IT =
  /\b(?:the lot|everything|all of it|(?:all )?(?:the |its )?(?:findings|defects|issues|items|problems)|what(?:['’]?s| is) (?:wrong|there|in it|on it|recorded))\b/i;
const COUNTS =
  /\bhow many\b|\b(?:number|count|total) of (?:\w+ )?(?:items|findings|defects|issues|things|problems)\b/i;
const WORST_FEW = /\b(?:the )?(?:(two|three|four|five|[2-5]) worst|worst (two|three|four|five|[2-5]))\b/i;
const FEW = 'two three four five'.split(' ');
const SETS_APART =
  /\b(?:easiest|hardest|best|worst|worse|better|most|fewest|least|closest|furthest|cleanest|readiest)\b/i;
const ASKS_OF_DAYS = /\b(?:what|whats|which|anything|new|list|show|found|find|recorded|logged)\b/i;

export interface OfProjects extends ToldOf {
  aim: Aim;
}

const toldAs = (aim: Aim, said: Said | undefined): OfProjects | undefined =>
  said && !said.asks && said.parts.length > 0
    ? { aim, parts: said.parts, finding: null, projectId: said.projectId ?? null }
    : undefined;

/** How many there are and the few worst, of one project. */
async function countedWorst(
  text: string,
  { projects }: Linked,
  own: OwnContext,
): Promise<OfProjects | undefined> {
  const few = WORST_FEW.exec(text);
  const [project] = projects;
  if (!project || !few || !COUNTS.test(text)) return undefined;
  const said = (few[1] ?? few[2] ?? '').toLowerCase();
  const many = FEW.indexOf(said) + 2 > 1 && FEW.includes(said) ? FEW.indexOf(said) + 2 : Number(said);
  const open = (await own.hazards()).open.filter(({ projectId }) => projectId === project.id);
  const findings = withOpen(await own.findingsOf(project.id), open);
  const worst = findings.slice(0, many);
  return toldAs('own.list', {
    parts: [
      {
        text: `**${counted(findings.length, 'finding')}** in ${plain(project.name)}. The worst ${many}:\n${numbered(worst.map((each) => findingLine(each)))}`,
        rows: [projectRow(project), ...worst.map(findingRow)],
        support: 0.9,
        listed: worst.map(({ id, defectId }) => ({ findingId: id, defectId })),
      },
    ],
    projectId: project.id,
  });
}

const OF_LAW = /\b(?:warrant\w*|period|liab\w*|claim\w*|how long|insur\w*|law|legal\w*)\b/i;
const TELLS_YEAR = /\b(?:19|20)\d\d\b/;
const COMPLETED =
  /\b(?:completion|handover|finish(?:ed)?|completed)\b.{0,12}\b(?:date|day)\b|\b(?:date|day|when)\b.{0,20}\b(?:completed|completion|finished|handed over)\b/i;
const CONTRACTED = /\b(?:contract|signed)\b.{0,12}\b(?:date|day)\b|\b(?:date|day|when)\b.{0,20}\bcontract\b/i;

/** The days that were entered for a project, where one is asked for. */
export async function datesOf(text: string, own: OwnContext): Promise<OfProjects | undefined> {
  if (TELLS_YEAR.test(text) || OF_LAW.test(text)) return undefined;
  const projects = projectsNamed(text, await own.projects());
  const [project] = projects;
  const asked = [
    [COMPLETED, 'completed', project?.dates.completionDate],
    [CONTRACTED, 'contracted', project?.dates.contractDate],
  ] as const;
  const some = asked.filter(([words]) => words.test(text));
  if (!project || projects.length > 1 || some.length === 0) return undefined;
  const said = some.map(([, what, on]) =>
    on
      ? `**${plain(project.name)}** was ${what} ${day(on)}, as entered.`
      : `No day is entered on which **${plain(project.name)}** was ${what}. The project’s page takes it.`,
  );
  return toldAs('own.when', {
    parts: [{ text: said.join('\n\n'), rows: [projectRow(project)], support: 0.9 }],
    projectId: project.id,
  });
}

/** What a message asks of the projects that it names, where the answer doesn't speak of that; undefined where it does. */
export async function ofProjects(
  text: string,
  linked: Linked,
  thread: Thread,
  own: OwnContext,
  reply: Pick<Reply, 'kind' | 'rows'> & { knowsNothing: boolean },
): Promise<OfProjects | undefined> {
  const { projects } = linked;
  if (projects.length === 0) return undefined;
  const worst = await countedWorst(text, linked, own);
  if (worst) return worst;
  // Several that are named aren't asked back.
  if (projects.length > 1)
    return reply.knowsNothing && SETS_APART.test(text)
      ? toldAs('own.projects', await beside(text, own, projects))
      : undefined;
  const ofFindings = reply.rows.some(({ id }) => id.startsWith('finding:'));
  const untold = reply.knowsNothing || (reply.kind === 'own.projects' && !ofFindings);
  if (!untold) return undefined;
  if (daysSaid(text, own.today) && ASKS_OF_DAYS.test(text))
    return toldAs('own.when', await composeWork('own.when', text, own, thread.projectId));
  if (ALL_OF_IT.test(text) || (reply.knowsNothing && linked.findings.length === 0))
    return toldAs('own.list', await composeWork('own.list', text, own, thread.projectId));
  return undefined;
}
