/** Answers about the user's own projects and findings as a whole. */
import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { bullets, type Row } from '../rows/row.ts';
import { day } from './list-words.ts';
import { hazardSaid, urgencyOf, worstFirst } from './open-hazards.ts';
import type { Brief, Composer, Part } from './part.ts';

const MOST_LISTED = 10;

/** The project that the message names, else the one that is open, else the only one there is. */
function projectMeant({ question, own }: Brief, projects: readonly OwnProject[]): OwnProject | null {
  const said = question.text.toLowerCase();
  const named = projects.find(({ name }) => name.length > 2 && said.includes(name.toLowerCase()));
  if (named) return named;
  return own.project ?? (projects.length === 1 ? (projects[0] ?? null) : null);
}

const itemsOf = (findings: readonly OwnFindingSummary[]) =>
  findings.map(({ id, defectId }) => ({ findingId: id, defectId }));

function whichProject(projects: readonly OwnProject[]): Part[] {
  if (projects.length === 0)
    return [
      {
        text: 'You have no project yet. Create one under Projects and analyse a photo; then I can summarise what was found.',
        rows: [],
        support: 1,
      },
    ];
  const rows = projects.slice(0, MOST_LISTED).map(projectRow);
  return [{ text: `Which project do you mean?\n${bullets(rows.map(({ text }) => text))}`, rows, support: 1 }];
}

/** Numbers the lines, so that 'the second one' means what it says. */
const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

export const composeSummary: Composer = async (brief) => {
  const projects = await brief.own.projects();
  const project = projectMeant(brief, projects);
  if (!project) return whichProject(projects);
  const row = projectRow(project);
  const findings = (await brief.own.findingsOf(project.id)).slice(0, MOST_LISTED);
  if (findings.length === 0) return [{ text: `${row.text} No finding is listed.`, rows: [row], support: 1 }];
  const undecided = findings.filter(({ decided }) => !decided).length;
  const rows: Row[] = [row, ...findings.map(findingRow)];
  return [
    {
      text: `${row.text} The worst first:\n${numbered(findings.map((each) => findingLine(each)))}\n\n${undecided === 0 ? 'Each of these has been decided by an inspector.' : `${undecided} of these wait for an inspector’s decision.`}`,
      rows,
      support: 1,
      listed: itemsOf(findings),
    },
  ];
};

const WORST = 3;

export const composeWorst: Composer = async (brief) => {
  const projects = await brief.own.projects();
  const project = projectMeant(brief, projects);
  if (!project) return whichProject(projects);
  const findings = await brief.own.findingsOf(project.id);
  const worst = findings.slice(0, WORST);
  const [first] = worst;
  if (!first)
    return [{ text: `${plain(project.name)} has no findings yet.`, rows: [projectRow(project)], support: 1 }];
  return [
    {
      text: `In ${plain(project.name)}, start with ${plain(first.title)}, rated **${first.severity}**:\n${numbered(worst.map((each) => findingLine(each)))}`,
      rows: worst.map(findingRow),
      support: 1,
      listed: itemsOf(worst),
    },
  ];
};

/** Which of them is the more urgent: an open hazard comes before how it is rated. */
function moreUrgent(findings: readonly OwnFindingSummary[]): string {
  const [first, second] = [...findings].sort(worstFirst);
  if (!first || !second) return '';
  if (urgencyOf(first) > urgencyOf(second))
    return `**${plain(first.title)} is the more urgent**: a hazard is open on it, ${hazardSaid(first)}.`;
  if (!first.mended && second.mended)
    return `**${plain(first.title)} is the more urgent**: nothing is left to mend of ${plain(second.title).toLowerCase()}, by what is recorded.`;
  return first.severity === second.severity
    ? `**Both are rated ${first.severity}.**`
    : `**${plain(first.title)} is the more urgent**: it is rated ${first.severity}, and ${plain(second.title).toLowerCase()} ${second.severity}.`;
}

/** After every day that is known. */
const NO_DAY = '9999';
const BY_AGE = /\b(?:older|newer|earlier|later|logged first|came first)\b/i;

/** Two or more findings beside each other, the more urgent named first. */
export function compareFindings(findings: readonly OwnFindingSummary[], text = ''): Part[] {
  if (findings.length < 2) return [];
  if (BY_AGE.test(text)) {
    const byDay = [...findings].sort((a, b) => (a.foundOn || NO_DAY).localeCompare(b.foundOn || NO_DAY));
    const [first, second] = byDay;
    const lead =
      first?.foundOn === second?.foundOn
        ? '**Recorded on the same day:**'
        : `**${plain(first?.title ?? '')}** was recorded first:`;
    return [
      {
        text: `${lead}\n${numbered(byDay.map((each) => `${findingLine(each)}, recorded ${day(each.foundOn)}`))}`,
        rows: byDay.map(findingRow),
        support: 1,
        listed: itemsOf(byDay),
      },
    ];
  }
  return [
    {
      text: `${moreUrgent(findings)} Side by side:\n${numbered(findings.map((each) => findingLine(each)))}`,
      rows: findings.map(findingRow),
      support: 1,
      listed: itemsOf(findings),
    },
  ];
}
