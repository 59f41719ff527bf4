/** Tables: a row of headings, a row for each defect. */
import { guessColumns } from '../read-list.ts';
import { type Cell, isBold, type Line, type Page, sizeOf, wordsIn } from './pages.ts';
import { bodySize, type ReportItem, tidyNumber } from './reading.ts';

const COUNTS = /^(?:no|nr|id|ref\w*|item|#|item no|defect no|s\/n)\.?$/i;
const PHOTOS = /\b(?:photo\w*|image\w*|picture\w*|figure\w*)\b/i;

interface Column {
  name: string;
  field: ReturnType<typeof guessColumns>[number] | 'number' | 'photo';
  x: number;
  right: number;
}

/** The columns that a line of headings names; undefined for any other line. */
function columnsOf(line: Line): Column[] | undefined {
  if (line.cells.length < 3 || line.cells.some(({ text }) => text.length > 40)) return undefined;
  const guesses = guessColumns(line.cells.map(({ text }) => text));
  const fields = guesses.filter((one) => one !== null);
  if (!(fields.includes('title') || fields.includes('description')) || fields.length < 2) return undefined;
  return line.cells.map(({ text, x, right }, at) => ({
    name: text,
    field: COUNTS.test(text) ? 'number' : PHOTOS.test(text) ? 'photo' : (guesses[at] ?? null),
    x,
    right,
  }));
}

/** The column that a cell stands in: the last that begins left of its middle, or at its edge. */
function columnAt(columns: readonly Column[], x: number): number {
  let at = 0;
  for (const [each, column] of columns.entries()) if (column.x <= x + 6) at = each;
  return at;
}

/** Words that reach over the edge of a column, parted at the space nearest to it: a reader joins what stands close. */
function partAtColumns(columns: readonly Column[], word: Cell): Cell[] {
  const { x, right, text } = word;
  const edge = columns.find((column) => column.x > x + 12 && column.x < right - 4)?.x;
  if (edge === undefined) return [word];
  const aim = (text.length * (edge - x)) / (right - x);
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const at = spaces.toSorted((one, other) => Math.abs(one - aim) - Math.abs(other - aim))[0];
  if (at === undefined || Math.abs(at - aim) > 4) return [word];
  return [
    { ...word, right: edge, text: text.slice(0, at) },
    ...partAtColumns(columns, { ...word, x: edge, text: text.slice(at + 1) }),
  ];
}

export function readTables(pages: readonly Page[]): ReportItem[] {
  const items: ReportItem[] = [];
  let columns: Column[] | undefined;
  let section = '';
  const body = bodySize(pages);
  for (const page of pages) {
    /** Rows of this page, each with the lines between its rules or from its number on. */
    let rows: { top: number; bottom: number; cells: string[][]; page: number }[] = [];
    let before: number | undefined;
    let ruled = -1;
    const flush = () => {
      for (const [at, row] of rows.entries()) {
        const item = columns && itemOfRow(columns, row, section);
        if (!item) continue;
        const bottom = rows[at + 1]?.top ?? row.bottom + 160;
        item.pictures = page.pictures.filter(({ y, height }) => {
          const middle = y + height / 2;
          return middle >= row.top - 14 && middle < bottom - 10;
        });
        items.push(item);
      }
      rows = [];
    };
    for (const line of page.lines) {
      const header = columnsOf(line);
      if (header) {
        flush();
        columns = header;
        before = undefined;
        ruled = -1;
        continue;
      }
      if (!columns) {
        if (sizeOf(line) > 1.2 * body || isBold(line)) section = tidyNumber(wordsIn(line));
        continue;
      }
      const inTable = line.cells.every(({ x }) => x >= (columns?.[0]?.x ?? 0) - 8);
      if (sizeOf(line) > 1.3 * body || !inTable) {
        // A heading ends the table.
        flush();
        columns = undefined;
        section = tidyNumber(wordsIn(line));
        continue;
      }
      const rule = page.rules.filter((y) => y < line.y).length;
      const first = columns.findIndex(({ field }) => field === 'number');
      const numbered =
        first >= 0 &&
        line.cells.some(
          ({ x, text }) => columnAt(columns ?? [], x) === first && /^[A-Z]{0,3}[\d.]+$/i.test(text),
        );
      const gap = before === undefined ? Infinity : line.y - before;
      const hasRules = page.rules.length > 2;
      const starts =
        rows.length === 0 || (first >= 0 ? numbered : hasRules ? rule !== ruled : gap > 1.7 * sizeOf(line));
      if (starts)
        rows.push({
          top: line.y - sizeOf(line),
          bottom: line.y,
          cells: columns.map(() => []),
          page: page.page,
        });
      const row = rows.at(-1);
      for (const word of line.words.flatMap((one) => partAtColumns(columns ?? [], one))) {
        row?.cells[columnAt(columns, word.x)]?.push(word.text.trim());
      }
      if (row) row.bottom = line.y;
      before = line.y;
      ruled = rule;
    }
    flush();
  }
  return items;
}

function itemOfRow(
  columns: readonly Column[],
  row: { cells: string[][]; page: number },
  section: string,
): ReportItem | undefined {
  const of = (field: Column['field']) =>
    columns
      .flatMap((column, at) => (column.field === field ? (row.cells[at] ?? []) : []))
      .join(' ')
      .trim();
  const [named, described] = [of('title'), of('description')];
  if (!/\p{L}{3}/u.test(named || described)) return undefined;
  // The lines of a key or a total name no second thing.
  if (columns.filter((_, at) => (row.cells[at] ?? []).length > 0).length < 2) return undefined;
  return {
    page: row.page,
    title: named || described,
    description: named ? described : '',
    recommendations: of('recommendations'),
    location: of('location') || section,
    stated: of('severity'),
    pictures: [],
  };
}
