import type { Row } from '../rows/row.ts';
import type { Part } from './part.ts';
import { TRADE_KNOWLEDGE } from './plain-topic.ts';

const TRADE = 'General trade knowledge';

/** How sure the sources are, in one line; nothing where all of them are confirmed, or the text says it itself. */
function caution(rows: readonly Row[], text: string): string {
  const likely = rows.filter(({ confidence }) => confidence === 'likely');
  const lines = [
    likely.some(({ source }) => source === TRADE) && !text.includes(TRADE_KNOWLEDGE)
      ? 'What is said of looks, causes and repairs is general trade knowledge, not taken from a standard.'
      : '',
    likely.some(
      ({ source, id }) => source !== TRADE && !id.startsWith('finding:') && !id.startsWith('stage:'),
    )
      ? 'Some of this comes from secondary sources and is likely, not confirmed: check it before you rely on it.'
      : '',
  ].filter(Boolean);
  return lines.length > 0 ? `*${lines.join(' ')}*` : '';
}

/** Puts parts together with the numbers of their sources, and says how sure these are. */
export function cite(parts: readonly Part[]): { text: string; rows: Row[] } {
  const rows: Row[] = [];
  const numberOf = (row: Row) => {
    const at = rows.findIndex(({ id }) => id === row.id);
    if (at >= 0) return at + 1;
    rows.push(row);
    return rows.length;
  };
  const texts = parts.map(({ text, rows: own }) => {
    const marks = own.map((row) => `[${numberOf(row)}]`);
    // Many sources of one list would be a wall of numbers: the list of sources names them anyway.
    const shown = marks.length > 4 ? '' : marks.join(' ');
    if (shown === '') return text;
    const [first = '', ...rest] = text.split('\n');
    return [`${first} ${shown}`, ...rest].join('\n');
  });
  const text = texts.join('\n\n');
  return { text: [text, caution(rows, text)].filter(Boolean).join('\n\n'), rows };
}
