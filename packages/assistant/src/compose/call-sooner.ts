/** What tells that a defect can't wait as long: signs to watch for, and those that the size that is held already shows. */
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

/** The widest that is held of a finding across itself, in words. */
function widestOf({ words, decisionNote = '', measured = [] }: OwnFindingSummary) {
  return [...measured, ...readMeasurements(plain(`${words}. ${decisionNote}`))]
    .filter(({ unit, attribute }) => unit === 'mm' && ACROSS.test(attribute))
    .sort((a, b) => b.value - a.value)[0];
}

/** The signs, as a list; what is already there before them. Empty where there are none. */
export function callSooner(signs: readonly string[], finding: OwnFindingSummary | null): string {
  const held = finding ? widestOf(finding) : undefined;
  const isShown = (sign: string) => {
    const from = OF_WIDTH.test(sign) ? Number(FROM_SIZE.exec(sign)?.[1] ?? Number.NaN) : Number.NaN;
    return held !== undefined && held.value >= from;
  };
  const shown = signs.filter(isShown);
  const left = signs.filter((sign) => !isShown(sign)).slice(0, MOST_SIGNS);
  return [
    held && shown.length > 0
      ? `**A sign to call sooner is already there:** ${formatMeasurement(held)} is held of it (${shown.join('; ')}). Have it looked at now.`
      : '',
    left.length > 0 ? `Call sooner when you see:\n${bullets(left)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
