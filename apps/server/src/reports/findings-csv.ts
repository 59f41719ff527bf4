import type { FindingsTable } from './findings-table.ts';

/** Findings as CSV for spreadsheets: with a byte-order mark, so that they read it as UTF-8. */
export function findingsCsv({ columns, rows }: FindingsTable): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
