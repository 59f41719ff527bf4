/** Answers about days: when a project was set up, when a finding was recorded, what was recorded in a span of days. */

import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { DAYS_SAID, daysSaid } from '../aims/days-said.ts';
import { findingsNamed, severitiesSaid } from '../aims/meant.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { chosen } from './chosen-findings.ts';
import { counted, day, itemsOf, MOST_LISTED, moreThan, numbered, type Said, say } from './list-words.ts';
import { spanWords } from './span-words.ts';

const newestFirst = (findings: readonly OwnFindingSummary[]) =>
  [...findings].sort((a, b) => b.foundOn.localeCompare(a.foundOn) || b.id - a.id);

function recorded(one: OwnFindingSummary): Said {
  return say(
    `**${plain(one.title)}** was recorded ${day(one.foundOn)}.\n\n${findingLine(one)}`,
    [findingRow(one)],
    { listed: itemsOf([one]) },
  );
}

/** 'The last few', 'the newest findings': more than one. */
const SEVERAL_OF_THEM =
  /\b(?:newest|latest|recent|last|oldest|first|earliest)\b(?: \w+){0,2} (?:\d+|few|couple|two|three|four|five|ones|things|items|findings|defects|issues|problems|entries|photos)\b|\b(?:newest|latest|last|oldest|first|earliest) (?:\d+|few|couple|two|three|four|five|findings|defects|issues|ones|things|items|photos)\b/i;

const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
/** 'The last 3 things I logged': as many as are asked for, else five. */
function howMany(text: string): number {
  const said = new RegExp(
    `\\b(?:last|latest|newest|first|oldest|recent) (\\d{1,2}|${WORDS.join('|')})\\b`,
    'i',
  ).exec(text)?.[1];
  const number = said === undefined ? 5 : WORDS.indexOf(said.toLowerCase()) + 1 || Number(said);
  return number > 0 ? Math.min(number, MOST_LISTED) : 5;
}

export function whenOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  today: string,
): Said {
  const name = plain(project.name);
  const named = findingsNamed(text, findings);
  if (
    !/\b(?:since|from) the start of\b/i.test(text) &&
    /\b(?:start|create|opened|set up|begin|began)/i.test(text) &&
    named.length === 0
  )
    return say(`**${name}** was set up ${day(project.startedOn)}.`, [projectRow(project)]);
  const span = daysSaid(text, today);
  const severities = severitiesSaid(text);
  // Days are one thing that is asked of them; how grave, where and whether they are open may be others.
  const some = span ? chosen(text.replace(DAYS_SAID, ' '), findings).kept : findings;
  const sorted = newestFirst(
    severities ? some.filter(({ severity }) => severities.includes(severity)) : some,
  );
  const [one] =
    span !== undefined
      ? []
      : named.length === 1
        ? named
        : SEVERAL_OF_THEM.test(text)
          ? []
          : /\b(?:oldest|first|earliest|longest)\b/i.test(text)
            ? sorted.slice(-1)
            : /\b(?:newest|latest|most recent|last)\b/i.test(text)
              ? sorted.slice(0, 1)
              : [];
  if (one) return recorded(one);
  const found = span
    ? sorted.filter(({ foundOn }) => foundOn !== '' && foundOn >= span.from && foundOn <= span.to)
    : sorted.slice(0, howMany(text));
  const when = span ? spanWords(span, today) : '';
  if (found.length === 0) {
    // Of all of them: a filter that nothing fits isn't a project without findings.
    const [newest] = newestFirst(findings);
    const since = span ? sorted.filter(({ foundOn }) => foundOn > span.to).length : 0;
    return say(
      `**Nothing${when ? ` ${when}` : ' yet'}.** ${since > 1 ? `${counted(since, 'finding')} came after that. ` : ''}${newest ? `The newest finding of ${name} was recorded ${day(newest.foundOn)}: ${plain(newest.title)}.` : `${name} has no findings yet.`}`,
      [projectRow(project)],
    );
  }
  // Of several that are named each is told, the oldest first where that is asked.
  const several = span === undefined && named.length > 1 && named.length < 4;
  const oldest = several
    ? /\b(?:older|oldest|first|earlier|earliest|before)\b/i.test(text)
    : /\boldest first\b/i.test(text);
  const told = several ? newestFirst(named) : found;
  const shown = (oldest ? told.toReversed() : told).slice(0, MOST_LISTED);
  return {
    parts: [
      {
        text: `**${span ? counted(found.length, 'finding') : several && oldest ? 'The oldest first' : 'The newest first'}** in ${name}${when ? `, recorded ${when}` : ''}:\n${numbered(shown.map((each) => `${findingLine(each)}, recorded ${day(each.foundOn)}`))}${moreThan(shown.length, told.length)}`,
        rows: shown.map(findingRow),
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}
