/** The limit that was told last, in the units that somebody asks for. */
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

const IN_FEET = /\b(?:in|to|into) (?:feet|foot|ft|inch(?:es)?|imperial)\b|\bhow many (?:feet|inches)\b/i;

/** The limit that was told last in feet and inches. */
export function otherUnits(message: string, cited: string | undefined): Part | undefined {
  if (!IN_FEET.test(message) || cited === undefined) return undefined;
  const row = TOLERANCES.find(({ id }) => `tolerance:${id}` === cited);
  const factor = row?.unit === 'mm' ? 1 : row?.unit === 'm' ? 1000 : 0;
  if (!row || row.limit === null || factor === 0 || row.confidence === 'unsure') return undefined;
  const inches = (row.limit * factor) / 25.4;
  const said =
    inches < 12
      ? `${inches.toFixed(2)} inches`
      : `${(inches / 12).toFixed(2)} feet (${inches.toFixed(1)} inches)`;
  return {
    text: `**${row.limit} ${row.unit} is ${said}.** The limit is set in metric: measure in millimetres.`,
    rows: rowsNamed(cited),
    support: 0.9,
  };
}
