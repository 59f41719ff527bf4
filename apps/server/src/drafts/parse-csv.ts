import { IMPORT_LIMITS } from '@plumbline/contract';
import { AppError } from '../platform/errors.ts';

/** A row that holds something, and where it stands in the file; the first is 1. */
export interface Row {
  row: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'];

/** Refuses a list that holds more than is taken. @throws AppError too_large */
export const tooMany = (what: string) => new AppError('too_large', { message: what });

const unclosed = (row: number) =>
  new AppError('source_unusable', {
    message: `The quotation marks in row ${row} never close. Save it as CSV again.`,
  });

/** What parts the cells: whichever stands most often in the first row that holds anything, outside quotation marks. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const letter of text.trimStart()) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else if (SEPARATORS.includes(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return SEPARATORS.find((one) => counts.get(one) === most) ?? ',';
}

/**
 * The rows of a CSV file that hold anything. What stands in a cell stays text: nothing is computed, and a formula is the
 * words that it is made of.
 * @throws AppError too_large for more rows, columns or text than are taken, source_unusable for a list that breaks off
 */
export function parseCsv(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  let row = 1;
  let at = 0;
  const endCell = (cell: string) => {
    cells.push(checkCell(cell, row, cells.length));
  };
  const endRow = () => {
    keepRow(rows, { row, cells });
    cells = [];
    row += 1;
  };
  while (at < text.length) {
    let cell = '';
    // Only at its beginning does a quotation mark open a cell; within one it is a letter like any other.
    if (text[at] === '"') {
      const closed = endOfQuotes(text, at);
      if (closed < 0) throw unclosed(row);
      cell = text.slice(at + 1, closed).replaceAll('""', '"');
      at = closed + 1;
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    endCell(cell + text.slice(start, at));
    if (at >= text.length) break;
    if (text[at] === separator) {
      at += 1;
      if (at >= text.length) endCell('');
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    endRow();
  }
  if (cells.length > 0) endRow();
  return rows;
}

/** Where the quotation marks that open at `at` close; -1 where they don't. Two of them are one within the cell. */
function endOfQuotes(text: string, at: number): number {
  for (let next = text.indexOf('"', at + 1); next >= 0; next = text.indexOf('"', next + 2)) {
    if (text[next + 1] !== '"') return next;
  }
  return -1;
}

/** Without halves of a character, which the database can't hold: what was cut may end in one. */
export const withoutHalves = (text: string) => text.replace(/\p{Cs}/gu, '');

/** A cell as it is kept: trimmed, without control characters but for line breaks. @throws AppError too_large */
export function checkCell(cell: string, row: number, column: number): string {
  if (column >= IMPORT_LIMITS.columns) {
    throw tooMany(`Row ${row} has more than ${IMPORT_LIMITS.columns} columns.`);
  }
  if (cell.length > IMPORT_LIMITS.cell) {
    throw tooMany(`Row ${row} has a cell of more than ${IMPORT_LIMITS.cell} characters.`);
  }
  return withoutHalves(cell)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** Keeps a row that holds anything. @throws AppError too_large */
export function keepRow(rows: Row[], { row, cells }: Row): void {
  if (!cells.some(Boolean)) return;
  // The headings are one more.
  if (rows.length > IMPORT_LIMITS.rows) {
    throw tooMany(`A list can have at most ${IMPORT_LIMITS.rows} rows. Split it and import the parts.`);
  }
  rows.push({ row, cells });
}
