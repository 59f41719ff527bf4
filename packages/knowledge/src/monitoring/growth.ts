/** Whether a crack that is read on several days has changed by more than the error of its readings. */

/** One reading: the day as YYYY-MM-DD, millimetres, and how far off it may be (19 of 20 readings are nearer). */
export interface DatedReading {
  day: string;
  mm: number;
  plusMinus: number;
}

export interface Growth {
  /**
   * `first`: one day only. `not_shown`: any change is within the error of the readings, which doesn't say that nothing
   * moves. `wider` stands before `narrower` where both could be said.
   */
  says: 'first' | 'not_shown' | 'wider' | 'narrower';
  /** The newest reading against the first. */
  change: { mm: number; plusMinus: number; days: number } | null;
  /**
   * Of three days or more: two readings make no trend. `from` and `to` are the line's heights on the first and last day;
   * `band` says how far above or below it the true line may be, in millimetres, at equal steps from the first to the last.
   */
  trend: { mmPerMonth: number; plusMinus: number; from: number; to: number; band: number[] } | null;
}

/** A band of straight pieces: so many look round. */
const BAND_STEPS = 12;

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_DAYS = 365.25 / 12;
/** Of the normal distribution: 19 of 20 lie within. */
const WITHIN = 1.96;
/** The same of Student's t, by degrees of freedom from 1. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];

const studentAt = (freedom: number) => STUDENT[freedom - 1] ?? WITHIN + 2.7 / freedom;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Readings of one point by one way of reading, in any order. */
export function readGrowth(readings: readonly DatedReading[]): Growth {
  const sorted = [...readings].sort((a, b) => a.day.localeCompare(b.day));
  const [first] = sorted;
  const newest = sorted.at(-1);
  const before = sorted.findLast(({ day }) => day !== newest?.day);
  if (!first || !newest || !before) return { says: 'first', change: null, trend: null };
  const change = between(first, newest);
  const trend = trendOf(sorted);
  const moves = [change, between(before, newest)].map(({ mm, plusMinus }) => ({ by: mm, plusMinus }));
  if (trend) moves.push({ by: trend.mmPerMonth, plusMinus: trend.plusMinus });
  const says = moves.some(({ by, plusMinus }) => by > plusMinus)
    ? 'wider'
    : moves.some(({ by, plusMinus }) => by < -plusMinus)
      ? 'narrower'
      : 'not_shown';
  return { says, change, trend };
}

function between(a: DatedReading, b: DatedReading) {
  return {
    mm: b.mm - a.mm,
    plusMinus: Math.hypot(a.plusMinus, b.plusMinus),
    days: dayNumber(b.day) - dayNumber(a.day),
  };
}

/** A line through the readings, each weighed by its error. Readings that scatter by more than they admit widen its error. */
function trendOf(readings: readonly DatedReading[]): Growth['trend'] {
  if (new Set(readings.map(({ day }) => day)).size < 3) return null;
  const start = dayNumber(readings[0]?.day ?? '');
  const points = readings.map(({ day, mm, plusMinus }) => ({
    x: dayNumber(day) - start,
    y: mm,
    weight: (WITHIN / plusMinus) ** 2,
  }));
  const total = sum(points.map(({ weight }) => weight));
  const middle = sum(points.map(({ x, weight }) => x * weight)) / total;
  const height = sum(points.map(({ y, weight }) => y * weight)) / total;
  const spread = sum(points.map(({ x, weight }) => weight * (x - middle) ** 2));
  const slope = sum(points.map(({ x, y, weight }) => weight * (x - middle) * (y - height))) / spread;
  const line = (x: number) => height + slope * (x - middle);
  const freedom = points.length - 2;
  const scatter = Math.sqrt(sum(points.map(({ x, y, weight }) => weight * (y - line(x)) ** 2)) / freedom);
  const times = Math.max(WITHIN, studentAt(freedom) * scatter);
  const last = points.at(-1)?.x ?? 0;
  return {
    mmPerMonth: slope * MONTH_DAYS,
    plusMinus: (times / Math.sqrt(spread)) * MONTH_DAYS,
    from: line(0),
    to: line(last),
    band: Array.from({ length: BAND_STEPS + 1 }, (_, step) =>
      bandAt((last * step) / BAND_STEPS, { times, total, middle, spread }),
    ),
  };
}

/** Narrowest where most of the readings are, wider towards both ends. */
function bandAt(
  x: number,
  { times, total, middle, spread }: Readonly<Record<'times' | 'total' | 'middle' | 'spread', number>>,
): number {
  return times * Math.sqrt(1 / total + (x - middle) ** 2 / spread);
}
