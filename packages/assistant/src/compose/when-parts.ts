/** Answers about days: when a project was set up, when a finding was recorded, what is new since a day. */
import { findingsNamed } from '../aims/meant.ts';
import { type OwnFindingSummary, type OwnProject, plain } from '../own.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { counted, DAY, day, itemsOf, MOST_LISTED, numbered, type Said, say } from './said.ts';

export function whenOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  today: string,
): Said {
  const name = plain(project.name);
  const named = findingsNamed(text, findings);
  if (/\b(?:start|create|open|set up)/i.test(text) && named.length === 0)
    return say(`**${name}** was set up ${day(project.startedOn)}.`, [projectRow(project)]);
  const sorted = [...findings].sort((a, b) => b.foundOn.localeCompare(a.foundOn) || b.id - a.id);
  const [one] = named.length === 1 ? named : /\boldest|first\b/i.test(text) ? sorted.slice(-1) : [];
  if (one)
    return say(
      `**${plain(one.title)}** was recorded ${day(one.foundOn)}.\n\n${findingLine(one)}`,
      [findingRow(one)],
      { listed: itemsOf([one]) },
    );
  const days = /\btoday\b/i.test(text)
    ? 0
    : /\byesterday\b/i.test(text)
      ? 1
      : /\bweek\b/i.test(text)
        ? 7
        : /\bmonth\b/i.test(text)
          ? 31
          : undefined;
  const since =
    days === undefined || today === ''
      ? ''
      : new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const shown = (since === '' ? sorted.slice(0, 5) : sorted.filter(({ foundOn }) => foundOn >= since)).slice(
    0,
    MOST_LISTED,
  );
  if (shown.length === 0)
    return say(`**Nothing new.** No finding was recorded in ${name} since ${DAY.format(new Date(since))}.`, [
      projectRow(project),
    ]);
  return {
    parts: [
      {
        text: `**${since === '' ? 'The newest first' : counted(shown.length, 'finding')}** in ${name}:\n${numbered(shown.map((each) => `${findingLine(each)}, recorded ${day(each.foundOn)}`))}`,
        rows: shown.map(findingRow),
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}
