/** What an answer about the user's own work is made of: its shape, its numbered lines, its counts and its days. */
import type { OwnFindingSummary } from '../account-data.ts';
import type { Part } from './part.ts';

export const MOST_LISTED = 12;
export const numbered = (lines: readonly string[]) =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
/** What the first ones of a longer list are followed by. */
export const moreThan = (shown: number, count: number) =>
  count > shown ? `\n\nThese are ${shown} of ${count}. The project’s page lists and filters them all.` : '';
export const itemsOf = (findings: readonly OwnFindingSummary[]) =>
  findings.map(({ id, defectId }) => ({ findingId: id, defectId }));
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What there is to say, with what may be tapped next. */
export interface Said {
  parts: Part[];
  /** One short question back instead of an answer. */
  asks?: boolean;
  choices?: readonly string[];
  /** The project that is spoken of from here on. */
  projectId?: number;
  /** That nothing like it is recorded here: another project may have it. */
  none?: boolean;
}

export const say = (text: string, rows: Part['rows'], more: Partial<Part> = {}): Said => ({
  parts: [{ text, rows, support: 0.95, ...more }],
});

export const tally = (findings: readonly OwnFindingSummary[]) =>
  (['critical', 'high', 'medium', 'low'] as const)
    .map((severity) => [findings.filter((each) => each.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);

export const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** '3 August 2031'. */
export const longDay = (iso: string) => DAY.format(new Date(iso));
export const day = (iso: string) => (iso === '' ? 'on a day I don’t hold' : `on ${longDay(iso)}`);
