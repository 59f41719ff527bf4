import type { FindingsTable } from './findings-table.ts';

/** Findings as CSV for spreadsheets: with a byte-order mark, so that they read it as UTF-8. */
export function findingsCsv({
  columns,
  rows,
}: { columns: readonly { name: string }[] } & Pick<FindingsTable, 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * Where a spreadsheet splits cells at semicolons or tabs, our quotes don't hold: a cell of its own begins after each of
 * them, and after each line break. What it would run there is disarmed too.
 */
const FORMULA_WITHIN = /([;\t\r\n|][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA_WITHIN, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
