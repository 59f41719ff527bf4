import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { decodeText } from './decode-text.ts';
import { draftOfRow, statedSeverity } from './draft-of-row.ts';
import { parseCsv } from './parse-csv.ts';
import { guessColumns, readList } from './read-list.ts';

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

test.each([
  ['commas', 'Defect,Room\nCrack,Hall'],
  ['semicolons', 'Defect;Room\nCrack;Hall'],
  ['tabs', 'Defect\tRoom\r\nCrack\tHall\r\n'],
  ['bars and old line ends', 'Defect|Room\rCrack|Hall\r'],
  ['quotation marks', '"Defect","Room"\n"Crack","Hall"'],
])('%s part cells', (_what, text) => {
  expect(cells(text)).toEqual([
    ['Defect', 'Room'],
    ['Crack', 'Hall'],
  ]);
});

test('a separator, a line break and a quotation mark may stand within quotation marks', () => {
  expect(cells('a,b\n"one, ""two""\nthree",4"')).toEqual([
    ['a', 'b'],
    ['one, "two"\nthree', '4"'],
  ]);
});

test('whatever is written as CSV is read as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' ', '1') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = [['h', 'h'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
      const kept = rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some(Boolean));
      expect(cells(text).slice(1)).toEqual(kept);
    }),
  );
});

test('any bytes are read or refused, and nothing else', () => {
  const outcome = (bytes: Uint8Array) => {
    try {
      return readList(Buffer.from(bytes)).rows.length > 0 ? 'read' : 'empty';
    } catch (error) {
      return error instanceof AppError ? 'refused' : String(error);
    }
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(['read', 'refused']).toContain(outcome(bytes));
    }),
    { numRuns: 500 },
  );
});

test('UTF-8, UTF-16 and Windows-1252 are told apart', () => {
  const text = 'Défaut,Größe';
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    Buffer.from(text, 'latin1'),
  ]) {
    expect(decodeText(bytes)).toBe(text);
  }
  expect(decodeText(Buffer.from([0x93, 0x41, 0x94]))).toBe('“A”');
});

test.each([
  [
    ['Ref', 'Area', 'Item', 'Defect Description', 'Rectification', 'Rating'],
    [null, 'location', null, 'description', 'recommendations', 'severity'],
  ],
  [
    ['Title', 'Description', 'Status', 'Due date', 'Assignee', 'Priority'],
    ['title', 'description', null, null, null, 'severity'],
  ],
  [
    ['ROOM', 'ISSUE', 'ACTION REQUIRED', 'PHOTO NO'],
    ['location', 'title', 'recommendations', null],
  ],
  [
    ['x', 'y'],
    [null, null],
  ],
])('the columns %j are taken for %j', (headings, guesses) => {
  expect(guessColumns(headings)).toEqual(guesses);
});

test('how bad something is said to be is never softened', () => {
  expect(['Major/minor', 'Safety hazard', 'Urgent', 'B2', '', 'cosmetic'].map(statedSeverity)).toEqual([
    'high',
    'critical',
    'critical',
    'medium',
    'medium',
    'low',
  ]);
});

test('what is too long for a title or a room stands in the description in full', () => {
  const long = `Crack ${'along the wall '.repeat(40)}`.trim();
  const draft = draftOfRow({ row: 2, cells: [long, long] }, { title: 0, location: 1 });
  expect(draft?.title.length).toBeLessThanOrEqual(300);
  expect(draft?.description).toContain(long);
  expect(draftOfRow({ row: 2, cells: ['', 'Hall'] }, { title: 0, location: 1 })).toBeUndefined();
});
