/** What tells that a defect can't wait as long: signs to watch for, and those that the size that is held already shows. */
import type { Measurement, Severity } from '@plumbline/knowledge';
import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { type OwnFindingSummary, plain } from '../account-data.ts';
import { bullets } from '../rows/row.ts';

/** 'Wider than 1 mm', '5 mm or more', 'over 20 mm'. */
const FROM_SIZE = /\b(?:wider than|more than|over|above|at least|from)? ?(\d+(?:\.\d+)?) ?mm\b/i;
const OF_WIDTH = /\bwid(?:e|er|th)\b|\bmm\+?(?: or more)?(?: \(|$| wide)/i;
const MOST_SIGNS = 4;

/** Along it or up from the floor isn't across it. */
const ACROSS = /width|gap|lip|crack/;

const widest = (measured: readonly Measurement[]) =>
  measured
    .filter(({ unit, attribute }) => unit === 'mm' && ACROSS.test(attribute))
    .sort((a, b) => b.value - a.value)[0];

/** The widest that is held of a finding across itself. */
const widestOf = ({ words, decisionNote = '', measured = [] }: OwnFindingSummary) =>
  widest([...measured, ...readMeasurements(plain(`${words}. ${decisionNote}`))]);

/** The widest that the newest message with such a size tells, of messages a line each. */
export const widestTold = (told: string): Measurement | undefined =>
  told
    .split('\n')
    .map((message) => widest(readMeasurements(message)))
    .findLast((size) => size !== undefined);

/** Whether a size shows what a sign asks for: 4 mm is 'wider than 1 mm'. */
const isShownBy =
  (held: Measurement | undefined) =>
  (sign: string): boolean =>
    held !== undefined &&
    held.value >= (OF_WIDTH.test(sign) ? Number(FROM_SIZE.exec(sign)?.[1] ?? Number.NaN) : Number.NaN);

const GRAVER: Readonly<Record<Severity, Severity>> = {
  low: 'medium',
  medium: 'high',
  high: 'high',
  critical: 'critical',
};

/** How grave a defect is at a size: a step more for each of its signs that the size shows. */
export const atSize = (usual: Severity, signs: readonly string[], size: Measurement | undefined): Severity =>
  signs.filter(isShownBy(size)).reduce<Severity>((severity) => GRAVER[severity], usual);

/** The signs, as a list; what is held of a finding or told and already shows one before them. Empty where there are none. */
export function callSooner(
  signs: readonly string[],
  finding: OwnFindingSummary | null,
  told?: Measurement,
): string {
  const held = finding ? widestOf(finding) : told;
  const isShown = isShownBy(held);
  const shown = signs.filter(isShown);
  const left = signs.filter((sign) => !isShown(sign)).slice(0, MOST_SIGNS);
  return [
    held && shown.length > 0
      ? `**A sign to call sooner is already there:** ${formatMeasurement(held)} is ${finding ? 'held' : 'told'} of it (${shown.join('; ')}). Have it looked at now.`
      : '',
    left.length > 0 ? `Call sooner when you see:\n${bullets(left)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
