/** The findings of a project in the order that somebody asks for: by day, by room, by how bad they are. */
import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { counted, day, itemsOf, MOST_LISTED, moreThan, numbered, type Said } from './list-words.ts';
import { worstFirst } from './open-hazards.ts';

const SORTS =
  /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange[d]?|group(?:ed)?)\b|\b(?:list|show|put|give|gimme|line)\b.*\bby (?:date|day|age|severity|urgency|room|location|area|place|when|how (?:bad|serious|urgent))\b|\b(?:newest|oldest|latest|worst|least|best) (?:first|on top|at the top|to (?:best|worst|oldest|newest|least))\b|\bin (?:date |severity )?order\b/i;
const BY_DAY = /\b(?:dates?|days?|age|newest|oldest|latest|when|recent\w*|chronological\w*)\b/i;
const OLDEST_FIRST = /\boldest (?:first|on top|at the top|to newest)\b|\bchronological\w*\b/i;
const BY_ROOM = /\b(?:rooms?|locations?|areas?|places?|levels?|floors?)\b/i;
const LEAST_FIRST = /\b(?:least|best|lowest|easiest) (?:first|on top|to worst|urgent first)\b/i;

/** Whether a message asks for an order. */
export const asksForOrder = (text: string): boolean =>
  SORTS.test(text) &&
  !/\b(?:court|tribunal|qbcc|credits?|order (?:more|a|the)|made an order|what order should)\b/i.test(text);

export function sortedOf(project: OwnProject, findings: readonly OwnFindingSummary[], text: string): Said {
  const byDay = BY_DAY.test(text);
  const byRoom = !byDay && BY_ROOM.test(text);
  const sorted = [...findings].sort((a, b) =>
    byDay
      ? (OLDEST_FIRST.test(text) ? 1 : -1) * (a.foundOn.localeCompare(b.foundOn) || a.id - b.id)
      : byRoom
        ? a.location.localeCompare(b.location)
        : (LEAST_FIRST.test(text) ? -1 : 1) * worstFirst(a, b),
  );
  const shown = sorted.slice(0, MOST_LISTED);
  const how = byDay
    ? OLDEST_FIRST.test(text)
      ? 'the oldest first'
      : 'the newest first'
    : byRoom
      ? 'by place'
      : LEAST_FIRST.test(text)
        ? 'the least urgent first'
        : 'the worst first';
  const line = (each: OwnFindingSummary) =>
    byDay ? `${findingLine(each)}, recorded ${day(each.foundOn)}` : findingLine(each);
  return {
    parts: [
      {
        text: `**${counted(findings.length, 'finding')}** in ${plain(project.name)}, ${how}:\n${numbered(shown.map(line))}${moreThan(shown.length, sorted.length)}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}
