/** When somebody last did something in a project: which was left longest, which is the latest. */
import { type OwnProject, plain } from '../account-data.ts';
import { projectRow } from '../rows/own-rows.ts';
import { day, MOST_LISTED, numbered, type Said, say } from './list-words.ts';

const LONGEST =
  /\b(?:longest|oldest|least recent\w*|neglect\w*|stale|forgotten|quiet|dormant|idle|gathering dust|(?:n['’]?t|not|never)\b.{0,30}\b(?:touch\w*|work\w*|been|look\w*|updat\w*|visit\w*|open\w*|done))\b/i;

/** 'Which of my jobs hasn't been touched for longest?', 'when did I last work on Rae Street?' */
export function touched(text: string, projects: readonly OwnProject[], named: readonly OwnProject[]): Said {
  const [one] = named;
  if (named.length === 1 && one)
    return {
      ...say(`**${plain(one.name)}** was last touched ${day(one.touchedOn)}.`, [projectRow(one)]),
      projectId: one.id,
    };
  const way = LONGEST.test(text) ? 1 : -1;
  const sorted = [...(named.length > 1 ? named : projects)].sort(
    (a, b) => way * a.touchedOn.localeCompare(b.touchedOn),
  );
  const [top] = sorted;
  if (!top) return say('You have no project yet.', []);
  const shown = sorted.slice(0, MOST_LISTED);
  const rest =
    shown.length > 1
      ? `\n${numbered(shown.map((each) => `**${plain(each.name)}**: ${day(each.touchedOn)}`))}`
      : '';
  return {
    parts: [
      {
        text: `**${plain(top.name)}**, last touched ${day(top.touchedOn)}.${rest}`,
        rows: shown.map(projectRow),
        support: 0.95,
        listedProjects: shown.map(({ id }) => id),
      },
    ],
    projectId: top.id,
  };
}
