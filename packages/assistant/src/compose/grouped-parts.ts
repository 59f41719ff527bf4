/** Findings counted by group or as a share: 'which room has the most', 'how many in each project', 'what percentage'. */
import { SEVERITY_RANK } from '@plumbline/knowledge';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { severitiesSaid } from '../aims/meant.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { large, listed } from '../rows/row.ts';
import { toSort } from './chosen-findings.ts';
import { counted, numbered, type Said, say, tally } from './list-words.ts';

const PLACE = 'rooms?|areas?|places?|locations?|spots?|parts?|sides?|walls?|levels?|floors?|units?|flats?';
const MOST_BY_PLACE = new RegExp(
  `\\b(?:which|what) (?:${PLACE})\\b.*\\b(?:most|more|worst|fewest|least)\\b|\\b(?:most|worst) (?:\\w+ )?(?:${PLACE})\\b`,
  'i',
);
const EACH_PLACE = new RegExp(`\\b(?:per|each|every|by) (?:${PLACE})\\b`, 'i');
const HOW_MANY = /\bhow many\b|\bcounts?\b|\bnumber of\b|\btally\b|\bbreak ?down\b|\bsplit\b/i;
const BY_SEVERITY = /\b(?:per|each|every|by) (?:severity|rating|priority)\b|\bhow many of each\b/i;
const SHARE =
  /\bper ?cent(?:age)?\b|\bproportion\b|\bfraction\b|\bwhat share\b|\bshare of\b|\bhow (?:much|big a part) of\b.*\bfindings\b/i;
const AVERAGE = /\b(?:average|mean|typical|median|overall) (?:severity|rating|score)\b/i;

/** Whether a message asks for one of these, so that it isn't read as a plain list. */
export const asksForGroups = (text: string): boolean =>
  MOST_BY_PLACE.test(text) ||
  (EACH_PLACE.test(text) && HOW_MANY.test(text)) ||
  BY_SEVERITY.test(text) ||
  (SHARE.test(text) && !/%|\bbond\b|\bcontract\b|\bdeposit\b|\bsure\b|\bright\b/i.test(text)) ||
  AVERAGE.test(text);

const EACH_PROJECT =
  /\b(?:each|every|per) (?:of (?:my|the|our) )?(?:projects?|jobs?|sites?|houses?|places?|propert(?:y|ies)|buildings?)\b/i;
/** 'How many criticals in each project'. */
export const asksPerProject = (text: string): boolean => HOW_MANY.test(text) && EACH_PROJECT.test(text);

/** The same count of every project. */
export async function perProject(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Said> {
  const each = await Promise.all(
    projects.slice(0, 20).map(async (project) => {
      const findings = await own.findingsOf(project.id);
      return { project, some: findings.length === 0 ? [] : toSort(text, findings, true) };
    }),
  );
  const what = (severitiesSaid(text) ?? []).join(' or ');
  const all = each.reduce((sum, { some }) => sum + some.length, 0);
  return {
    parts: [
      {
        text: `**${counted(all, `${what} finding`.trim())}** in ${counted(each.length, 'project')}:\n${numbered(each.map(({ project, some }) => `**${plain(project.name)}**: ${some.length}${what === '' && some.length > 0 ? ` (${listed(tally(some))})` : ''}`))}`,
        rows: each.map(({ project }) => projectRow(project)),
        support: 0.95,
        listedProjects: each.map(({ project }) => project.id),
      },
    ],
  };
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

/** The counts; `some` are those of the findings that the message asks for. */
export function groupedOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  some: readonly OwnFindingSummary[],
  text: string,
): Said {
  const name = plain(project.name);
  if (findings.length === 0) return say(`**${name}** has no findings yet.`, [projectRow(project)]);
  if (AVERAGE.test(text) || BY_SEVERITY.test(text)) {
    const middle = [...findings].sort((a, b) => SEVERITY_RANK[b.severity] - SEVERITY_RANK[a.severity])[
      Math.floor(findings.length / 2)
    ];
    const lead =
      AVERAGE.test(text) && middle
        ? `**${large(middle.severity)} in the middle:** severities have no average. `
        : '';
    return {
      ...say(`${lead}${name} has **${counted(findings.length, 'finding')}**: ${listed(tally(findings))}.`, [
        projectRow(project),
      ]),
      projectId: project.id,
    };
  }
  if (SHARE.test(text))
    return {
      ...say(
        some.length === findings.length
          ? `${name} has **${counted(findings.length, 'finding')}**: ${listed(
              (['critical', 'high', 'medium', 'low'] as const)
                .map(
                  (severity) =>
                    [severity, findings.filter((each) => each.severity === severity).length] as const,
                )
                .filter(([, count]) => count > 0)
                .map(([severity, count]) => `${count} ${severity} (${percent(count, findings.length)})`),
            )}.`
          : `**${percent(some.length, findings.length)}: ${some.length} of ${counted(findings.length, 'finding')}** in ${name}.`,
        [projectRow(project), ...some.slice(0, 12).map(findingRow)],
      ),
      projectId: project.id,
    };
  const groups = new Map<string, OwnFindingSummary[]>();
  for (const each of some) {
    const place = plain(each.location) || 'no place given';
    groups.set(place, [...(groups.get(place) ?? []), each]);
  }
  const sign = /\b(?:fewest|least)\b/i.test(text) ? -1 : 1;
  const weight = (each: readonly OwnFindingSummary[]) =>
    /\bworst\b/i.test(text)
      ? each.reduce((sum, { severity }) => sum + 10 ** SEVERITY_RANK[severity], 0)
      : each.length;
  const sorted = [...groups].sort(([, a], [, b]) => sign * (weight(b) - weight(a)));
  const top = sorted[0];
  const alike = top ? sorted.filter(([, each]) => weight(each) === weight(top[1])).length : 0;
  const lead =
    !top || !MOST_BY_PLACE.test(text)
      ? `**${counted(some.length, 'finding')}** in ${name}, by place:`
      : alike > 1
        ? `**No single one:** ${alike} places in ${name} have ${counted(top[1].length, 'finding')} each.`
        : `**${top[0]}**, with ${counted(top[1].length, 'finding')}${top[1].length === 1 ? '' : ` (${listed(tally(top[1]))})`}.`;
  return {
    ...say(
      `${lead}\n${numbered(sorted.slice(0, 12).map(([place, each]) => `**${place}**: ${counted(each.length, 'finding')}, ${listed(each.map(({ title }) => plain(title).toLowerCase()).slice(0, 4))}`))}`,
      [projectRow(project), ...some.slice(0, 12).map(findingRow)],
    ),
    projectId: project.id,
  };
}
