/** Answers an aim about the user's own work: which project is meant, or all of them, and which answer is given of it. */

import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import type { Aim } from '../aims/aims.ts';
import { daysSaid } from '../aims/days-said.ts';
import { findingsNamed, namesSaid, projectsNamed, severitiesSaid } from '../aims/meant.ts';
import { WHICH_HAS } from '../aims/which-has.ts';
import { everyFinding } from '../everything.ts';
import { readState } from '../question/places.ts';
import { creditsOf, projectsList } from './account-parts.ts';
import { asksOfLeast, chosen, toSort } from './chosen-findings.ts';
import { listByClause } from './clause-list.ts';
import { complianceOf, firstOf, listOf, reviewOf, summaryOf } from './findings-parts.ts';
import { asksForGroups, asksPerProject, groupedOf, perProject } from './grouped-parts.ts';
import { besideList } from './hazard-parts.ts';
import { type Said, say } from './list-words.ts';
import { withOpen, worstFirst } from './open-hazards.ts';
import type { Part } from './part.ts';
import { reportsOf } from './reports-parts.ts';
import { asksForOrder, sortedOf } from './sorted-parts.ts';
import { tradeListOf } from './trade-list-part.ts';
import { whenOf } from './when-parts.ts';
import { allSo, cantWait } from './whether-parts.ts';

const NO_PROJECT = say(
  'You have no project yet. Add one under **Projects**, then analyse a photo: I can list and rank what it shows.',
  [],
);

const askWhich = (projects: readonly OwnProject[], choice: (name: string) => string): Said => ({
  parts: [
    {
      text: 'Which project do you mean?',
      rows: [],
      support: 0.9,
      listedProjects: projects.slice(0, 6).map(({ id }) => id),
    },
  ],
  asks: true,
  choices: projects.slice(0, 6).map(({ name }) => choice(plain(name))),
});

const SAY_AGAIN: Partial<Record<Aim, (name: string) => string>> = {
  'own.summary': (name) => `Summarise ${name}`,
  'own.list': (name) => `List the findings of ${name}`,
  'own.first': (name) => `What should I fix first in ${name}?`,
  'own.compliance': (name) => `Is ${name} compliant?`,
  'own.review': (name) => `What is left to review in ${name}?`,
  'own.when': (name) => `What is the newest finding of ${name}?`,
};

/** Asks which project is meant, where a message turns to one and doesn't say to which. */
export const whichProject = (projects: readonly OwnProject[], aim: Aim): Said =>
  askWhich(projects, SAY_AGAIN[aim] ?? ((name) => `List the findings of ${name}`));

/** Answers an aim about the user's own work; undefined where the message means something else after all. */
export async function composeWork(
  aim: Aim,
  text: string,
  own: OwnContext,
  spokenOf: number | null,
): Promise<Said | undefined> {
  if (aim === 'own.credits') return creditsOf(text, own);
  if (aim === 'own.reports') return reportsOf(text, own);
  const projects = await own.projects();
  const ofFindings = severitiesSaid(text) !== undefined || ANY_ANYWHERE.test(text);
  if (aim === 'own.projects' && ofFindings && EVERYWHERE.test(text) && projects.length > 1)
    return acrossAll('own.list', text, own, projects);
  if (aim === 'own.projects') return projects.length === 0 ? NO_PROJECT : projectsList(text, own, projects);
  if (projects.length === 0 && !own.project) return NO_PROJECT;
  const byName = projectsNamed(text, projects);
  if (byName.length === 0 && projects.length > 1 && asksPerProject(text))
    return perProject(text, own, projects);
  const { state } = byName.length === 0 && BY_STATE.has(aim) ? readState(text) : { state: undefined };
  const there = state ? projects.filter((each) => each.state === state) : [];
  if (state && there.length === 0 && projects.some((each) => each.state !== null))
    return say(`**None.** No project of yours is set to ${state}.`, []);
  // 'In tower B, not tower A' means one of the two.
  const without = byName.length > 1 ? projectsNamed(NOT_IN.exec(text)?.[1] ?? '', projects) : [];
  const kept = without.length < byName.length ? byName.filter((each) => !without.includes(each)) : byName;
  const named = kept.length > 0 ? kept : there;
  const pointed =
    aim === 'own.when' && named.length === 0 && !daysSaid(text, own.today)
      ? await projectOfNamed(text, own, projects)
      : undefined;
  const project =
    pointed ??
    (named.length === 1 ? named[0] : undefined) ??
    (named.length > 1
      ? undefined
      : (projects.find(({ id }) => id === spokenOf) ??
        own.project ??
        (projects.length === 1 ? projects[0] : undefined)));
  const everywhere = asksEverywhere(text) || (aim === 'own.list' && WHICH_HAS.test(text));
  if (everywhere && named.length === 0 && ACROSS.has(aim) && projects.length > 1)
    return acrossAll(aim, text, own, projects);
  if (!project && named.length < 2 && ACROSS.has(aim) && !ONE_PROJECT.test(text))
    return acrossAll(aim, text, own, projects);
  // Of two that share a name both are listed; of 'either tower' as well.
  if ((aim === 'own.list' || (ACROSS.has(aim) && BOTH.test(text))) && named.length > 1 && named.length <= 3)
    return acrossAll(aim, withoutNames(text, named), own, named);
  if (!project) return askWhich(named.length > 1 ? named : projects, SAY_AGAIN[aim] ?? ((name) => name));
  const found = await own.findingsOf(project.id);
  const inIt = await hazardsIn([project], own);
  const findings = withOpen(found, RANKS.has(aim) || asksForOrder(text) ? inIt : []);
  // What names the project says nothing of its findings.
  const rest = named.length === 1 ? withoutNames(text, [project]) : text;
  // Who names no project may mean what another one needs as well.
  const others =
    named.length > 0 || ONE_PROJECT.test(text) || HERE.test(text)
      ? []
      : projects.filter(({ id }) => id !== project.id);
  // What wasn't found here in those days may have been found in another of them.
  const span =
    others.length > 0 && (aim === 'own.when' || aim === 'own.list') ? daysSaid(rest, own.today) : undefined;
  if (span && !findings.some(({ foundOn }) => foundOn >= span.from && foundOn <= span.to))
    return acrossAll('own.when', text, own, projects);
  const said = await ofProject(aim, rest, own, project, findings, others);
  if (!said) return undefined;
  // What isn't here may be in another of them.
  const beside = said.none && others.length > 0 ? await foundElsewhere(aim, rest, own, others) : [];
  const left = besideList({ project, projects, open: inIt }, findings);
  const parts = asksForWhole(aim, rest, findings) ? withLeftOut(rest, said, left) : said.parts;
  return { ...said, parts: [...parts, ...beside], projectId: project.id };
}

/** The findings of the other projects that a message asks for as well. */
async function foundElsewhere(
  aim: Aim,
  text: string,
  own: OwnContext,
  others: readonly OwnProject[],
): Promise<Part[]> {
  const said = await acrossAll(aim, text, own, others);
  const parts = said === undefined || said.none ? [] : said.parts;
  return parts
    .filter(({ rows }) => rows.some(({ id }) => id.startsWith('finding:')))
    .map((part) => ({ ...part, text: part.text.replace('in your projects', 'in your other projects') }));
}

/** A message without the words that name these projects. */
export function withoutNames(text: string, projects: readonly OwnProject[]): string {
  return namesSaid(text, projects).reduce((rest, name) => {
    const at = rest.toLowerCase().indexOf(name.toLowerCase());
    return at < 0
      ? rest
      : `${rest.slice(0, at).replace(/\b(?:in|on|at|of|for|from|up)\s+(?:the\s+|my\s+)?$/i, '')}${rest.slice(at + name.length)}`;
  }, text);
}

/** The project of the one finding that a message fits better than any other: 'when was the damp one logged?' */
async function projectOfNamed(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<OwnProject | undefined> {
  const all = await everyFinding(own);
  const [only, ...others] = findingsNamed(text, all);
  return others.length === 0 ? projects.find(({ id }) => id === only?.projectId) : undefined;
}

/** 'The criticals across all my jobs' are findings, not jobs. */
const EVERYWHERE =
  /\b(?:across|both|anywhere|everywhere|altogether|(?:any|one|either|some) of (?:my|our|the)|(?:in|on|at|for|over|of) all|every|all (?:jobs|projects|sites|houses|places|properties|buildings)|all (?:of )?(?:my|our|me|the|two|three|four|five|six|\d+))\b/i;
/** 'Any rot in one of my houses?' asks for findings. */
const ANY_ANYWHERE =
  /\b(?:any|some|is there|are there)\b (?!projects|jobs|sites|houses|places|of\b).{2,30}\b(?:in|at|on|across) (?:any|one|either|all|some) of (?:my|our|the)\b/i;
const OF_PLACES =
  /\b(?:projects|jobs|sites|houses|buildings|blocks|properties|units|homes|places|lots|the lot|them all|everything|portfolio|board|books|every (?:job|project|site|house|place|unit|building))\b|\b(?:any|every)where\b/i;
/** Asks of everything that the user has: 'all rising damp across the portfolio'. */
/** Counts whatever there is: 'how many criticals all up'. */
const IN_ALL =
  /\b(?:all up|in total|overall|altogether|all told|everywhere|every project|every job|across the board|in either|either)\b/i;
export const asksEverywhere = (text: string): boolean =>
  (EVERYWHERE.test(text) && OF_PLACES.test(text)) || IN_ALL.test(text);
const ACROSS: ReadonlySet<Aim> = new Set(['own.list', 'own.first', 'own.trade', 'own.review', 'own.when']);
/** Asked of all that may hurt somebody, also of a photo that settled nothing. */
const RANKS: ReadonlySet<Aim> = new Set(['own.first', 'own.compliance']);
const NOT_IN = /\b(?:not|except|excluding|leave out|but not)\b(.+)$/i;
const BOTH = /\b(?:both|either|all (?:three|of them)|each)\b/i;
const ONE_PROJECT = /\b(?:project|job|site|house|build|place)\b/i;
const HERE = /\b(?:here|this one|of (?:these|those|them)|on site)\b/i;
/** Stands for all of them together; it has no page of its own. */
const ALL_ID = 0;

/** The same of everything that the user has. */
async function acrossAll(
  aim: Aim,
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Said | undefined> {
  const each = await Promise.all(
    projects.slice(0, 20).map(async ({ id, name }) =>
      (await own.findingsOf(id)).map((finding) => ({
        ...finding,
        location: [finding.location, name].filter(Boolean).join(', '),
      })),
    ),
  );
  const open = await hazardsIn(projects, own);
  const nameOf = (of: number) => projects.find(({ id }) => id === of)?.name ?? '';
  const ofThese = open.map((finding) => ({
    ...finding,
    location: [finding.location, nameOf(finding.projectId)].filter(Boolean).join(', '),
  }));
  const findings = withOpen(each.flat(), RANKS.has(aim) || asksForOrder(text) ? ofThese : []).sort(
    worstFirst,
  );
  const [first] = projects;
  if (!first) return undefined;
  const sum = (of: (project: OwnProject) => number) => projects.reduce((all, each) => all + of(each), 0);
  const all: OwnProject = {
    ...first,
    id: ALL_ID,
    name: 'your projects',
    state: null,
    address: '',
    defectCount: sum(({ defectCount }) => defectCount),
    criticalCount: sum(({ criticalCount }) => criticalCount),
    toReview: sum(({ toReview }) => toReview),
  };
  const said = await ofProject(aim, text, own, all, findings);
  if (!said) return undefined;
  const { projectId: _none, ...rest } = said;
  const left = besideList({ project: null, projects, open }, findings);
  const parts = asksForWhole(aim, text, findings) ? withLeftOut(text, said, left) : said.parts;
  return {
    ...rest,
    parts: parts.map((part) => ({
      ...part,
      rows: part.rows.filter(({ id }) => id !== `project:${ALL_ID}`),
    })),
  };
}

/** What is dangerous in these projects, also on a photo that settled nothing or where nobody said what has fallen. */
async function hazardsIn(projects: readonly OwnProject[], own: OwnContext): Promise<OwnFindingSummary[]> {
  const { open, unsaid = [] } = await own.hazards();
  return [...open, ...unsaid].filter(({ projectId }) => projects.some(({ id }) => id === projectId));
}
const OF_WHOLE: ReadonlySet<Aim> = new Set(['own.list', 'own.summary', 'own.review']);
/** What a whole list leaves out stands before it; where they are counted, after the count. */
const withLeftOut = (text: string, { parts, none }: Said, left: readonly Part[]): Part[] =>
  none
    ? [...left, ...parts]
    : /\bhow many\b|\bnumber of\b/i.test(text)
      ? [...parts, ...left]
      : [...left, ...parts];
/** Whether all findings are asked for, and not those of a kind, place or rating. */
function asksForWhole(aim: Aim, text: string, findings: readonly OwnFindingSummary[]): boolean {
  const { severities, here, compliance, status, without } = chosen(text, findings);
  const grave = !severities || severities.includes('critical');
  return OF_WHOLE.has(aim) && grave && !here && !compliance && status !== 'decided' && !without;
}

/** What is asked of a state is asked of the projects there. */
const BY_STATE: ReadonlySet<Aim> = new Set(['own.list', 'own.first', 'own.summary', 'own.review']);

const OF_DAYS: ReadonlySet<Aim> = new Set(['own.list', 'own.summary', 'own.detail', 'own.review']);
/** A day that is named and still to come: 'wants me to sign off Friday'. */
const STILL_TO_COME =
  /\b(?:next|coming|wants?|hand ?over|sign(?:ing|s)?(?: it)? off|settl\w+|meeting|due|will|gonna|going to|needs?|by) (?:\w+ ){0,3}(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b/i;
const RECORDED =
  /\b(?:new|newest|added|add|did|done|stuff|things|found|find|logged|log|recorded|record|since|anything|came up|turned up|change[ds]?|what did|what have|whats|what's|show|list|from|before|in|on)\b/i;

async function ofProject(
  aim: Aim,
  text: string,
  own: OwnContext,
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  others: readonly OwnProject[] = [],
): Promise<Said | undefined> {
  // 'What did we find in October?' asks for days, whatever else it sounds like.
  if (OF_DAYS.has(aim) && RECORDED.test(text) && !STILL_TO_COME.test(text) && daysSaid(text, own.today))
    return whenOf(project, findings, text, own.today);
  if ((aim === 'own.list' || aim === 'own.when') && asksForOrder(text) && findings.length > 0)
    return sortedOf(project, toSort(text, findings), text);
  if (aim === 'own.list' && asksForGroups(text))
    return groupedOf(project, findings, toSort(text, findings), text);
  const whether =
    aim === 'own.list' || aim === 'own.first'
      ? (allSo(project, findings, text) ?? cantWait(project, findings, text))
      : undefined;
  if (whether) return whether;
  switch (aim) {
    case 'own.list':
      return (await listByClause(project, findings, text, own)) ?? listOf(project, findings, text);
    case 'own.first':
      return asksOfLeast(text)
        ? listOf(project, findings, text)
        : firstOf(
            project,
            findings.filter(({ mended }) => !mended),
            findings.length,
          );
    case 'own.compliance':
      return complianceOf(project, findings, text);
    case 'own.summary':
      return summaryOf(project, findings);
    case 'own.review':
      return reviewOf(project, findings);
    case 'own.trade':
      return tradeListOf(project, findings, text, own, others);
    case 'own.when':
      return whenOf(project, findings, text, own.today);
    default:
      return undefined;
  }
}
