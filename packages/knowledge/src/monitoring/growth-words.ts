/** What readings of a crack say, in words: the same on screen and in print. */
import { withDoubt } from '../measurements/format.ts';
import type { Growth } from './growth.ts';

/** '+0.9 ± 0.14 mm': a reading of a crack or, with a sign, how far it moved. */
export function formatReading(mm: number, plusMinus: number, { signed = false } = {}): string {
  const amount = `${withDoubt(Math.abs(mm), plusMinus)} mm`;
  if (mm < 0) return `−${amount}`;
  return signed && mm > 0 ? `+${amount}` : amount;
}

const LINES: Readonly<Record<Growth['says'], string>> = {
  first: 'Read on one day. Read it again at the same point to see if it moves.',
  not_shown: 'Any change is within the error of the readings. That doesn’t show it has stopped moving.',
  wider: 'It got wider: the change is more than the error of the readings.',
  narrower:
    'It got narrower: the change is more than the error of the readings. Cracks can open and close with the seasons.',
};

/** One sentence. Never that a crack is sound. */
export const growthLine = ({ says }: Pick<Growth, 'says'>): string => LINES[says];

/** The figures behind it: first to newest, and the line through all. */
export function growthFacts({ change, trend }: Pick<Growth, 'change' | 'trend'>): string[] {
  const signed = { signed: true };
  return [
    ...(change
      ? [
          `First to newest: ${formatReading(change.mm, change.plusMinus, signed)} in ${change.days} ${change.days === 1 ? 'day' : 'days'}`,
        ]
      : []),
    ...(trend ? [`Trend: ${formatReading(trend.mmPerMonth, trend.plusMinus, signed)} a month`] : []),
  ];
}
