import { expect, test } from 'vitest';
import { findingsCsv } from './findings-csv.ts';
import { harmless } from './findings-table.ts';

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
