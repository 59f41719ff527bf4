import { shortHazards, URGENCY_NAMES } from '@plumbline/knowledge';
import type { Alert } from '@plumbline/knowledge/hazards';

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

type Told = Pick<Alert, 'kind' | 'urgency' | 'title'>;

/** 'Act now: Possible gas leak' before the finding's own title, as every list of work has it. */
export const named = ({ title, alerts }: { title: string; alerts: readonly Told[] }): string =>
  [
    ...shortHazards(alerts).named.map((alert) => `${URGENCY_NAMES[alert.urgency]}: ${alert.title}`),
    title,
  ].join(' · ');

/** What whoever holds a link did with one finding. Their own words stay in the account. */
export interface RepairAnswer {
  findingId: number;
  number: number;
  title: string;
  project: string;
  /** Open on it, the most pressing first. */
  alerts: readonly Told[];
  said: readonly string[];
}

export interface DueRepair {
  number: number;
  title: string;
  project: string;
  /** Empty where nobody is responsible. */
  person: string;
  /** Days from today in its project's state; below 0 when overdue. */
  days: number;
  /** A crack is to be read again; otherwise a repair is due. */
  reading: boolean;
  /** Open on its finding, the most pressing first. */
  alerts: readonly Told[];
}

export interface RepairsDue {
  late: readonly DueRepair[];
  soon: readonly DueRepair[];
  /** Replies from trades that nobody of the account has seen. */
  unread: number;
}

/** The most that one mail lists. */
export const LISTED = 20;

/** What a step by a link says in a mail. */
export const SAID: Readonly<Record<string, string | undefined>> = {
  fix: 'says it’s fixed',
  takeBackFix: 'says it isn’t fixed after all',
  dispute: 'disputes it',
  comment: 'wrote or sent a photo',
};

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

export function answersSubject(answers: readonly RepairAnswer[], more: number): string {
  const [first] = answers;
  if (answers.length + more > 1 || !first) return `Replies on ${answers.length + more} findings`;
  return `Reply on finding ${first.number}: ${oneLine(first.title)}`;
}

function whatIsDue(due: readonly DueRepair[]): string {
  const readings = due.filter(({ reading }) => reading).length;
  const repairs = due.length - readings;
  return [
    ...(repairs > 0 ? [counted(repairs, 'repair')] : []),
    ...(readings > 0 ? [counted(readings, 'crack reading')] : []),
  ].join(' and ');
}

export const dueSubject = (late: readonly DueRepair[], soon: readonly DueRepair[]): string =>
  [
    ...(late.length > 0 ? [`${whatIsDue(late)} overdue`] : []),
    ...(soon.length > 0 ? [`${whatIsDue(soon)} due soon`] : []),
  ].join(', ');

function dayWords(days: number): string {
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  return days > 0 ? `due in ${days} days` : `overdue by ${counted(-days, 'day')}`;
}

/** A heading and its rows; nothing where there are none. */
export function dueList(heading: string, repairs: readonly DueRepair[]) {
  if (repairs.length === 0) return [];
  const rows = repairs
    .slice(0, LISTED)
    .map(
      ({ number, title, project, person, days, alerts }) =>
        [
          `Finding ${number}, ${project}`,
          [named({ title, alerts }), person, dayWords(days)].filter((part) => part !== '').join(' · '),
        ] as const,
    );
  const left = repairs.length - rows.length;
  return [heading, rows, ...(left > 0 ? [`And ${left} more.`] : [])];
}
