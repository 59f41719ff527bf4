/** Which of one's projects is the oldest, the furthest along, or the one with the most of something. */
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { counted, longDay, MOST_LISTED, numbered } from '../compose/list-words.ts';
import { hazardSaid, isPressingFinding, urgencyOf, worstFirst } from '../compose/open-hazards.ts';
import { projectRow } from '../rows/own-rows.ts';
import type { ToldAttribute } from './attribute.ts';
import { inOrder, OF_FINDINGS, type Order } from './order.ts';

const PLACE = '(?:projects?|jobs?|sites?|houses?|homes?|places?|propert(?:y|ies)|buildings?|builds?)';
const OF_PLACES = new RegExp(
  `\\b(?:which|what|whats|who)\\b.{0,24}\\b${PLACE}\\b|\\b(?:my|our|the)\\b.{0,20}\\b${PLACE}\\b|\\b${PLACE}\\b.{0,20}\\b(?:by|in order|ranked|sorted)\\b|\\bwhich (?:one )?of (?:them|these|those|the (?:two|three|four))\\b`,
  'i',
);
const ASKS_WHICH = /\b(?:which|what|whats|rank|sort|order|list|line up|put)\b/i;

interface ProjectOrder extends Order<OwnProject> {
  /** True where days are ordered, which findings have as well. */
  ofDays?: boolean;
}

const byDate = (
  asked: RegExp,
  falling: boolean,
  of: (project: OwnProject) => string | null,
  what: string,
  is: string,
): ProjectOrder => ({
  asked,
  falling,
  key: (project) => of(project) ?? undefined,
  said: (project) => `${what} ${longDay(of(project) ?? '')}`,
  is,
  none: `no ${what.replace(/ (?:of|on)$/, '')} is recorded`,
  ofDays: true,
});
const contractOf = ({ dates }: OwnProject) => dates.contractDate;
const completedOn = ({ dates }: OwnProject) => dates.completionDate;

const PROJECT_ORDERS: readonly ProjectOrder[] = [
  byDate(
    /\b(?:finish\w*|complet\w*|done|handed over)\b.{0,20}\b(?:last|latest|newest|most recent\w*)\b|\b(?:last|latest|most recent\w*)\b.{0,20}\b(?:finish\w*|complet\w*|done|handed over)\b/i,
    true,
    completedOn,
    'completion on',
    'the last to be complete',
  ),
  byDate(
    /\b(?:finish\w*|complet\w*|done|handed over)\b.{0,20}\b(?:first|earliest|longest ago)\b|\b(?:first|earliest)\b.{0,20}\b(?:finish\w*|complet\w*|done|handed over)\b/i,
    false,
    completedOn,
    'completion on',
    'the first to be complete',
  ),
  byDate(
    /\b(?:oldest|earliest|longest ago)\b|\b(?:contract|signed)\b.{0,20}\bfirst\b|\bfirst\b.{0,20}\b(?:contract|signed)\b/i,
    false,
    contractOf,
    'contract of',
    'the oldest contract',
  ),
  byDate(
    /\b(?:newest|youngest|latest|most recent)\b(?! (?:on|about|with|at|from|for|in|of)\b|.*\b(?:touch\w*|visit\w*|updat\w*|work\w*)\b)|\b(?:contract|signed)\b.{0,20}\blast\b/i,
    true,
    contractOf,
    'contract of',
    'the newest contract',
  ),
  {
    asked:
      /\b(?:fewest|least|lowest number of|smallest number of)\b.{0,16}\b(?:findings?|defects?|issues?|problems?|items?|things?|wrong|on it)\b/i,
    falling: false,
    key: ({ defectCount }) => defectCount,
    said: ({ defectCount }) => counted(defectCount, 'finding'),
    is: 'the fewest',
    none: '',
  },
  {
    asked: /\bmost\b.{0,16}\bcriticals?\b/i,
    falling: true,
    key: ({ criticalCount }) => criticalCount,
    said: ({ criticalCount }) => counted(criticalCount, 'critical finding'),
    is: 'the most',
    none: '',
  },
  {
    asked: /\bmost\b.{0,24}\b(?:to review|review|undecided|waiting)\b/i,
    falling: true,
    key: ({ toReview }) => toReview,
    said: ({ toReview }) => `${toReview} to review`,
    is: 'the most',
    none: '',
  },
  {
    asked: /\b(?:furthest|farthest|most) (?:along|through|progress\w*|complete|advanced)\b/i,
    falling: true,
    key: ({ progress }) => progress,
    said: ({ progress }) => `${progress}%`,
    is: 'the furthest along',
    none: '',
  },
];

/** Sets one's projects in the order of what is open and how bad. */
const BY_RISK = /\b(?:risk\w*|dangerous|hazard\w*|urgen\w+|worst)\b/i;
const RANKS = /\b(?:rank|sort|order|line up|list)\b/i;

async function byRisk(own: OwnContext, projects: readonly OwnProject[]): Promise<ToldAttribute> {
  const { open } = await own.hazards();
  const all = await Promise.all(
    projects.map(async (project) => ({
      project,
      open: open.filter((each) => each.projectId === project.id).sort(worstFirst),
      findings: [...(await own.findingsOf(project.id))].sort(worstFirst),
    })),
  );
  const worst = ({ open: here, findings }: (typeof all)[number]) => here[0] ?? findings[0];
  const sorted = [...all].sort((a, b) => {
    const [one, other] = [worst(a), worst(b)];
    if (!one || !other) return Number(one === undefined) - Number(other === undefined);
    return (
      urgencyOf(other) - urgencyOf(one) ||
      b.open.filter(isPressingFinding).length - a.open.filter(isPressingFinding).length ||
      worstFirst(one, other)
    );
  });
  const line = (each: (typeof all)[number]) => {
    const first = worst(each);
    const hazard = first ? hazardSaid(first) : '';
    return `**${plain(each.project.name)}**: ${each.open.length === 0 ? 'no open hazard' : counted(each.open.length, 'finding with an open hazard', 'findings with an open hazard')}, ${counted(each.project.defectCount, 'finding')}${first ? `. The worst: ${plain(first.title)} (finding ${first.number}), ${first.severity}${hazard ? `, ${hazard}` : ''}` : ''}`;
  };
  return toldProjects(
    `**${plain(sorted[0]?.project.name ?? '')} first**, by open hazards, then by how bad findings are:`,
    sorted.map(line),
    sorted.map(({ project }) => project),
  );
}

const toldProjects = (
  lead: string,
  lines: readonly string[],
  projects: readonly OwnProject[],
): ToldAttribute => ({
  aim: 'own.projects',
  parts: [
    {
      text: `${lead}\n${numbered(lines)}`,
      rows: projects.slice(0, MOST_LISTED).map(projectRow),
      support: 0.95,
      listedProjects: projects.map(({ id }) => id),
    },
  ],
  finding: null,
  projectId: null,
});

/** The answer; undefined where no end of an order of projects is asked for. */
export async function projectsInOrder(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (projects.length < 2 || !OF_PLACES.test(text) || !ASKS_WHICH.test(text)) return undefined;
  if (RANKS.test(text) && BY_RISK.test(text) && !OF_FINDINGS.test(text)) return byRisk(own, projects);
  const order = PROJECT_ORDERS.find(({ asked }) => asked.test(text));
  // One that is named is told of by itself, and the day of a finding is none of a project.
  if (!order || projectsNamed(text, projects).length === 1 || (order.ofDays && OF_FINDINGS.test(text)))
    return undefined;
  const sorted = inOrder(order, projects);
  const [first] = sorted;
  if (!first)
    return toldProjects(
      '**That isn’t recorded for any project of yours**, so none comes first. Add it with **Edit project** in a project’s menu.',
      projects.map((each) => `**${plain(each.name)}**: ${order.none}`),
      projects,
    );
  const rest = projects.filter((each) => !sorted.includes(each));
  const lines = [
    ...sorted.map((each) => `**${plain(each.name)}**: ${order.said(each)}`),
    ...rest.map((each) => `**${plain(each.name)}**: ${order.none}`),
  ];
  const alike = sorted.filter((each) => order.key(each) === order.key(first));
  const names = alike.map(({ name }) => plain(name));
  return {
    ...toldProjects(
      `**${names.join(' and ')}**: ${order.said(first)}, ${order.is} of ${counted(sorted.length, 'project')}.`,
      lines,
      [...sorted, ...rest],
    ),
    projectId: alike.length === 1 ? first.id : null,
  };
}
