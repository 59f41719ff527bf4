import { SEVERITY_RANK, type Severity } from '../findings.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { LEAST } from './floor.ts';
import type { ToldAlert } from './merge-alerts.ts';

/** The severity, but not below what the hazards of these titles demand while they are open. */
export function atLeastByTitles(severity: Severity, titles: readonly string[]): Severity {
  return Object.values(HAZARDS)
    .filter(({ title }) => titles.includes(title))
    .map(({ urgency }) => LEAST[urgency])
    .reduce((worst, one) => (SEVERITY_RANK[one] > SEVERITY_RANK[worst] ? one : worst), severity);
}

/** The hazards of these titles, each as often as it is named: drafts keep no more of them. */
export const hazardsTitled = (titles: readonly string[]): ToldAlert[] =>
  titles.flatMap((title) => Object.values(HAZARDS).find((hazard) => hazard.title === title) ?? []);

const MARK = 'Hazard: ';

/** How our own prints and files name an open hazard, so that it is the same one wherever they are read again. */
export const markOf = (title: string): string => `${MARK}${title}`;

const BY_MARK: ReadonlyMap<string, HazardId> = new Map(
  Object.entries(HAZARDS).map(([id, { title }]) => [markOf(title), id as HazardId]),
);

/** The hazards that lines of a text name by our own mark, and the other lines: a title read as words could name another danger. */
export function readMarks(words: string): { marked: HazardId[]; words: string } {
  if (!words.includes(MARK)) return { marked: [], words };
  const lines = words.split('\n').map((line) => ({ line, id: BY_MARK.get(line.trim().replace(/\.$/, '')) }));
  return {
    marked: [...new Set(lines.flatMap(({ id }) => id ?? []))],
    words: lines.flatMap(({ line, id }) => (id ? [] : line)).join('\n'),
  };
}
