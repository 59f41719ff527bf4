/** Two or more of the user's projects beside each other: exactly those, the one that has more named first. */
import { SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { severitiesSaid } from '../aims/meant.ts';
import { projectRow, STATUS_WORDS } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { counted, day, numbered, type Said, tally } from './list-words.ts';
import { worstFirst } from './open-hazards.ts';

interface Side {
  project: OwnProject;
  findings: readonly OwnFindingSummary[];
  hazards: number;
}

/** By what two projects are set beside each other. */
interface Measure {
  of: (side: Side) => number | string;
  /** The value, as the lead says it. */
  said: (side: Side) => string;
  /** What it is that one has more of, or is. */
  more: string;
  less: string;
}

const none = (count: number, what: string) => (count === 0 ? `no ${what}` : `${count} ${what}`);

const bySeverity = (severities: readonly Severity[]): Measure => {
  const count = ({ findings }: Side) =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  const what = listed(severities, 'or');
  return { of: count, said: (side) => none(count(side), what), more: 'has more', less: 'has fewer' };
};

const worth = (findings: readonly OwnFindingSummary[]) =>
  findings.reduce((sum, { severity }) => sum + 10 ** SEVERITY_RANK[severity], 0);

const WORSE: Measure = {
  of: ({ hazards, findings }) => hazards * 10 ** 7 + worth(findings),
  said: (side) => contents(side),
  more: 'is the worse',
  less: 'is the better',
};
const COUNT: Measure = {
  of: ({ project }) => project.defectCount,
  said: (side) => contents(side),
  more: 'has more',
  less: 'has fewer',
};
const HAZARDS: Measure = {
  of: ({ hazards }) => hazards,
  said: ({ hazards }) => `${none(hazards, 'open')} ${hazards === 1 ? 'hazard' : 'hazards'}`,
  more: 'has more',
  less: 'has fewer',
};
const PROGRESS: Measure = {
  of: ({ project }) => project.progress,
  said: ({ project }) => `${project.progress}%`,
  more: 'is further along',
  less: 'is less far along',
};
const REVIEWS: Measure = {
  of: ({ project }) => project.toReview,
  said: ({ project }) => `${project.toReview} to review`,
  more: 'has more',
  less: 'has fewer',
};
const NEWER: Measure = {
  of: ({ project }) => project.startedOn,
  said: ({ project }) => `set up ${day(project.startedOn)}`,
  more: 'is the newer',
  less: 'is the older',
};
const TOUCHED: Measure = {
  of: ({ project }) => project.touchedOn,
  said: ({ project }) => `last touched ${day(project.touchedOn)}`,
  more: 'was touched last',
  less: 'was left longer',
};

const MEASURES: readonly (readonly [RegExp, Measure])[] = [
  [/\bhazards?\b|\balerts?\b|\bdangers?\b/i, HAZARDS],
  [/\b(?:review|decid\w*|decision|look(?:ed)? at|check\w*)\b/i, REVIEWS],
  [/\b(?:touched|worked on|updated|activity|busier|busiest)\b/i, TOUCHED],
  [/\b(?:ahead|further|along|progress|closer to (?:done|finished)|nearly done|complete\w*)\b/i, PROGRESS],
  [/\b(?:older|newer|oldest|newest|started (?:first|last)|set up (?:first|last))\b/i, NEWER],
  [/\b(?:worse|worst|better|best|urgent|dangerous|trouble)\b/i, WORSE],
  [/\b(?:more|most|fewer|fewest|less|least|bigger|biggest|smaller)\b/i, COUNT],
];
const LESS = /\b(?:fewer|fewest|less|least|better|best|older|oldest|smaller|longest)\b/i;

function measureSaid(text: string): Measure | undefined {
  const severities = severitiesSaid(text);
  if (severities && severities.length > 0) return bySeverity(severities);
  return MEASURES.find(([words]) => words.test(text))?.[1];
}

/** '4 findings (1 critical, 3 low), 1 open hazard'. */
function contents({ project, findings, hazards }: Side): string {
  const what = findings.length > 0 ? ` (${listed(tally(findings))})` : '';
  const open = hazards > 0 ? `, ${counted(hazards, 'open hazard')}` : '';
  return `${counted(project.defectCount, 'finding')}${what}${open}`;
}

/** The gravest of it by name: 'worst: roof leak (finding 5)'. */
function worstOf({ findings }: Side): string {
  const [worst] = [...findings].sort(worstFirst);
  return worst ? `; worst: ${plain(worst.title)} (finding ${worst.number}, ${worst.severity})` : '';
}

const line = (side: Side) =>
  `**${plain(side.project.name)}**: ${contents(side)}; ${STATUS_WORDS[side.project.status] ?? plain(side.project.status)} at ${side.project.progress}%${worstOf(side)}`;

/** What is said first: which has more of what is asked, or how they stand where nothing in particular is. */
function leadOf(sides: readonly Side[], measure: Measure | undefined, text: string): string {
  const nameOf = ({ project }: Side) => plain(project.name);
  if (!measure) return `**${listed(sides.map(nameOf))}**, side by side:`;
  const way = LESS.test(text) ? 1 : -1;
  const compare = (a: Side, b: Side) => {
    const [x, y] = [measure.of(a), measure.of(b)];
    return (x < y ? -1 : x > y ? 1 : 0) * way;
  };
  const [top, second, ...others] = [...sides].sort(compare);
  if (!top || !second) return '';
  if (compare(top, second) === 0)
    return `**The same: ${measure.said(top)}${others.length === 0 ? ' each' : ' at the top'}.**`;
  return `**${nameOf(top)} ${others.length > 0 ? (way > 0 ? measure.less : measure.more).replace('more', 'the most').replace('fewer', 'the fewest') : way > 0 ? measure.less : measure.more}: ${measure.said(top)}.** ${nameOf(second)}: ${measure.said(second)}.`;
}

/** Exactly these projects beside each other. */
export async function beside(text: string, own: OwnContext, projects: readonly OwnProject[]): Promise<Said> {
  const { open } = await own.hazards();
  const sides = await Promise.all(
    projects.map(async (project) => ({
      project,
      findings: await own.findingsOf(project.id),
      hazards: open.filter(({ projectId }) => projectId === project.id).length,
    })),
  );
  return {
    parts: [
      {
        text: `${leadOf(sides, measureSaid(text), text)}\n${numbered(sides.map(line))}`,
        rows: projects.map(projectRow),
        support: 0.95,
        listedProjects: projects.map(({ id }) => id),
      },
    ],
  };
}
