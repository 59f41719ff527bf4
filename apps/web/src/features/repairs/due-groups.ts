import type { RepairLine } from '@plumbline/contract';
import { byDanger, mostPressing } from '@plumbline/knowledge';
import { nameTrade } from '@plumbline/knowledge/trades';

export const isOverdue = ({ dueOn }: Pick<RepairLine, 'dueOn'>, day: string) => dueOn !== null && dueOn < day;

/** The account has to look: somebody answered, says that it is fixed, or says that it isn't theirs. */
export const isYourTurn = ({ unread, state }: Pick<RepairLine, 'unread' | 'state'>) =>
  unread > 0 || state === 'fixed' || state === 'disputed';

/** Hazards stay first, the most pressing of all, then what the account has to look at; within each, as the server lists them. */
export const yourTurnFirst = (lines: readonly RepairLine[]): RepairLine[] =>
  lines.toSorted((a, b) => byDanger(a, b) || Number(isYourTurn(b)) - Number(isYourTurn(a)));

/** A crack may be due twice: to be repaired and to be read. */
export const lineKey = ({ findingId, state }: RepairLine) => `${findingId} ${state === null}`;

/** Due work of one trade over all projects. */
export interface DueGroup {
  /** The trade in small letters; empty where none is set. */
  key: string;
  name: string;
  /** The most pressing hazard first, then by due date, as the server lists them. */
  lines: RepairLine[];
  hazards: number;
  overdue: number;
}

/** Starts with a space, which no trade does. */
const READINGS = ' readings';

/** A trade that was typed before it had one name: 'Plumber' and 'plumbing ' are one. */
const keyOf = ({ state, trade }: RepairLine) => (state === null ? READINGS : nameTrade(trade).toLowerCase());

function nameOf(key: string): string {
  if (key === READINGS) return 'Cracks to read again';
  return key === '' ? 'Trade not set' : key.charAt(0).toUpperCase() + key.slice(1);
}

/** Due work by trade: the trade with the most pressing hazard first, then those with most hazards, most overdue, then by the earliest due date. */
export function groupByTrade(lines: readonly RepairLine[], day: string): DueGroup[] {
  const groups = new Map<string, DueGroup>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key) ?? { key, name: nameOf(key), lines: [], hazards: 0, overdue: 0 };
    groups.set(key, group);
    group.lines.push(line);
    if (line.alerts.length > 0) group.hazards += 1;
    if (isOverdue(line, day)) group.overdue += 1;
  }
  return [...groups.values()].sort(
    (a, b) =>
      worst(b) - worst(a) ||
      b.hazards - a.hazards ||
      b.overdue - a.overdue ||
      firstDay(a).localeCompare(firstDay(b)) ||
      a.name.localeCompare(b.name),
  );
}

const worst = ({ lines }: DueGroup): number => Math.max(...lines.map(({ alerts }) => mostPressing(alerts)));

const NO_DAY = '9999';

const firstDay = ({ lines }: DueGroup) => lines.map(({ dueOn }) => dueOn ?? NO_DAY).sort()[0] ?? NO_DAY;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '3 repairs', or '2 readings' of cracks. */
export const howMany = ({ key, lines }: DueGroup) =>
  key === READINGS
    ? counted(lines.length, 'reading', 'readings')
    : counted(lines.length, 'repair', 'repairs');

export const hazardCount = (count: number) => counted(count, 'hazard', 'hazards');
