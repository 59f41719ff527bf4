import { ownWordsOnly, type ReportContent, sampleContent } from '@plumbline/documents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsCsv } from './findings-csv.ts';
import { findingsTable, harmless } from './findings-table.ts';

test.each(['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '  =1+1', '\t=1+1', '\r=1+1', '＝1+1'])(
  '%j is no formula any more',
  (typed) => {
    expect(harmless(typed)).toBe(`'${typed}`);
  },
);

test.each(['Crack, 3 mm', '3 = three', '', 'a@example.com', -33.9])('%j stays as it is', (typed) => {
  expect(harmless(typed)).toBe(typed);
});

test('CSV keeps commas, quotes and line breaks inside their cell', () => {
  const column = (name: string) => ({ name, width: 10, read: () => '' });
  const csv = findingsCsv({
    columns: [column('A'), column('B')],
    rows: [
      ['one, two', 'say "x"'],
      ['first\nsecond', 3],
    ],
  });
  expect(csv).toBe('\ufeffA,B\r\n"one, two","say ""x"""\r\n"first\nsecond",3\r\n');
});

/** Reads CSV by RFC 4180, written a second time and apart from what writes it. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const typed = fc.oneof(
  fc
    .array(fc.constantFrom(...['"', ',', '\n', '\r', '=', '+', '@', '-', ' ', "'", 'x', '\t', ';', '；']), {
      maxLength: 8,
    })
    .map((all) => all.join('')),
  fc.string({ maxLength: 20 }),
);

/** As a spreadsheet in a country with decimal commas reads it: semicolons and tabs part cells, quotes inside one mean nothing. */
const splitElsewhere = (csv: string) => csv.split(/[;\t\r\n|]/).map((part) => part.replace(/^[\s"]+/, ''));

test.each([
  'cracked;=1+1',
  'cracked; =HYPERLINK("http://x")',
  'a\t@SUM(A1)',
  'one\n=cmd',
  'a;"=1+1"',
  'x|+1',
])('a spreadsheet that parts cells at semicolons, tabs or lines runs nothing of %j', (words) => {
  const column = { name: 'A', width: 10, read: () => '' };
  const csv = findingsCsv({ columns: [column, column], rows: [[1, harmless(words)]] });
  for (const part of splitElsewhere(csv.slice(1))) expect(part).not.toMatch(/^[=+\-@]/);
});

test('whatever is typed comes out of the CSV as it was, and no cell begins what a spreadsheet would run', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 6 }), (pairs) => {
      const rows = pairs.map((pair) => pair.map(harmless));
      const column = (name: string) => ({ name, width: 10, read: () => '' });
      const [, ...read] = readCsv(findingsCsv({ columns: [column('A'), column('B')], rows }).slice(1));
      // What was put in to disarm it is an apostrophe, and nothing else is changed.
      const bare = (cells: readonly (string | number)[][]) =>
        cells.map((cellsOf) => cellsOf.map((value) => String(value).replaceAll("'", '')));
      expect(bare(read)).toEqual(bare(rows));
      for (const part of read.flat().flatMap((one) => splitElsewhere(one).slice(1)))
        expect(part).not.toMatch(/^[=+@-]/);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+@-]/);
    }),
    { numRuns: 1_000 },
  );
});

test('a table of an expert report without leave says no more of the software’s words than the report', async () => {
  const sample = await sampleContent('structural-defect-assessment');
  const forum = { name: 'NCAT', expertCode: null, prescribed: null, aiRule: '', leaveDetails: '' };
  const withLeave = (leave: 'granted' | 'none'): ReportContent => ({
    ...sample,
    kind: 'expert',
    particulars: { fields: [], ...sample.particulars, forum: { ...forum, leave } },
  });
  const told = (content: ReportContent) => {
    const { columns, rows } = findingsTable(content, (id) => `/defects/${id}`);
    return columns.map(({ name }, at) => [name, rows.map((row) => row[at]).join('')] as const);
  };
  const [allowed, refused] = [withLeave('granted'), withLeave('none')];
  expect([ownWordsOnly(allowed), ownWordsOnly(refused)]).toEqual([false, true]);
  const names = (content: ReportContent) => told(content).map(([name]) => name);
  expect(names(allowed).filter((name) => !names(refused).includes(name))).toEqual([
    'AI finding',
    'AI severity',
    'AI confidence',
  ]);
  const empty = told(refused).filter(([name]) =>
    ['Description', 'Now', 'Within weeks', 'Later'].includes(name),
  );
  expect(empty.map(([, text]) => text)).toEqual(['', '', '', '']);
  expect(Object.fromEntries(told(refused)).Measurements).toBe(Object.fromEntries(told(allowed)).Measurements);
});
