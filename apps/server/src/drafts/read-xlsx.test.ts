import { IMPORT_LIMITS } from '@plumbline/contract';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { AppError } from '../platform/errors.ts';
import { readList } from './read-list.ts';

const BOOK = '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>';
const RELATIONS =
  '<Relationships><Relationship Id="r1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>';

/** A spreadsheet of these parts; the sheet's rows are written as they stand in the file. */
function xlsx(rows: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const parts = {
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADINGS = `<row r="1">${text('A1', 'Defect')}${text('B1', 'Room')}</row>`;
const refusal = (bytes: Buffer) => {
  try {
    return `read ${readList(bytes).rows.length}`;
  } catch (error) {
    return error instanceof AppError ? error.status : String(error);
  }
};

test('a spreadsheet as programs write it is read, with the rows that they show', async () => {
  const cell = (value: string | number) => ({ value, type: typeof value === 'number' ? Number : String });
  const data = [['Defect', 'Room', 'Width'], ['Crack & gap <3 mm', 'Küche', 2.5], [], ['Leak', 'Bad', 1]];
  const file = await writeXlsx(data.map((row) => row.map(cell)) as never).toBuffer();
  const { headings, rows } = readList(Buffer.from(file));
  expect(headings).toEqual(['Defect', 'Room', 'Width']);
  expect(rows).toEqual([
    { row: 2, cells: ['Crack & gap <3 mm', 'Küche', '2.5'] },
    { row: 4, cells: ['Leak', 'Bad', '1'] },
  ]);
});

test('shared texts, gaps, numbers of letters and what is spoken are read as a spreadsheet shows them', () => {
  const shared =
    '<sst><si><t>Defect</t></si><si><r><t>Cra</t></r><r><t>ck &#x2013; &amp;lt;</t></r><rPh><t>no</t></rPh></si><si/></sst>';
  const rows =
    '<row r="3"><c r="A3" t="s"><v>0</v></c></row><row r="7"><c r="C7" t="s"><v>1</v></c><c r="D7" t="s"><v>99</v></c></row>';
  expect(readList(xlsx(rows, { 'xl/sharedStrings.xml': shared })).rows).toEqual([
    { row: 7, cells: ['', '', 'Crack – &lt;'] },
  ]);
});

test('of a formula what was computed last is read, and nothing is run', () => {
  const rows = `${HEADINGS}<row r="2"><c r="A2"><f>WEBSERVICE("http://evil.example")</f><v>42</v></c><c r="B2"><f>1+1</f></c></row>`;
  expect(readList(xlsx(rows)).rows).toEqual([{ row: 2, cells: ['42'] }]);
});

test('a hidden sheet is passed over', () => {
  const book = '<workbook><sheets><sheet r:id="r2" state="hidden"/><sheet r:id="r1"/></sheets></workbook>';
  expect(
    readList(xlsx(`${HEADINGS}<row r="2">${text('A2', 'Leak')}</row>`, { 'xl/workbook.xml': book })).rows,
  ).toHaveLength(1);
});

const ENTITIES =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
const row = (at: number) => `<row r="${at}">${text(`A${at}`, 'Crack')}</row>`;
const many = (count: number) => Array.from({ length: count }, (_, at) => row(at + 2)).join('');
const long = 'x'.repeat(IMPORT_LIMITS.cell);

const HOSTILE: readonly [string, 413 | 415 | 422, () => Buffer][] = [
  ['a bomb', 413, () => xlsx(' '.repeat(64 * 1024 * 1024))],
  [
    'a bomb of shared texts',
    413,
    () => xlsx(HEADINGS, { 'xl/sharedStrings.xml': ' '.repeat(64 * 1024 * 1024) }),
  ],
  ['entities that grow', 422, () => xlsx(HEADINGS, { 'xl/sharedStrings.xml': `${ENTITIES}<sst/>` })],
  ['entities in the sheet', 422, () => xlsx(`${ENTITIES}${HEADINGS}`)],
  ['one row too many', 413, () => xlsx(HEADINGS + many(IMPORT_LIMITS.rows + 1))],
  ['a column far to the right', 413, () => xlsx(`<row r="1">${text('XFD1', 'Defect')}</row>`)],
  ['a cell without end', 413, () => xlsx(`${HEADINGS}<row r="2">${text('A2', `${long}x`)}</row>`)],
  [
    'one long text in every cell',
    413,
    () =>
      xlsx(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(400), {
        'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>`,
      }),
  ],
  ['no sheet', 422, () => xlsx('', { 'xl/workbook.xml': '<workbook/>' })],
  ['a sheet that isn’t there', 422, () => xlsx('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' })],
  [
    'a sheet outside',
    422,
    () => xlsx('', { 'xl/_rels/workbook.xml.rels': RELATIONS.replace('worksheets', '../../etc') }),
  ],
  ['headings alone', 422, () => xlsx(HEADINGS)],
  ['half of a spreadsheet', 422, () => xlsx(HEADINGS).subarray(0, 400)],
  ['the beginning of one', 422, () => Buffer.from('PK\x03\x04 and more')],
  ['another archive', 422, () => Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
];

test.each(HOSTILE)('%s is refused with %i', (_what, status, make) => {
  expect(refusal(make())).toBe(status);
});

test('a spreadsheet with bytes changed or missing is read or refused, and nothing else', () => {
  const whole = xlsx(HEADINGS + many(5), { 'xl/sharedStrings.xml': '<sst><si><t>a</t></si></sst>' });
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.nat(whole.length), (changes, cut) => {
      const bytes = Buffer.from(whole);
      for (const { at, to } of changes) bytes[at] = to;
      for (const each of [bytes, bytes.subarray(0, cut)]) {
        expect(String(refusal(each))).toMatch(/^(read \d+|413|415|422)$/);
      }
    }),
    { numRuns: 400 },
  );
});

test('long runs that look like tags take no time', () => {
  const began = process.cpuUsage();
  for (const piece of ['<a ', '<', '<a b="', '<a b="c" ', '&#']) {
    refusal(xlsx(HEADINGS + piece.repeat(300_000)));
  }
  const { user } = process.cpuUsage(began);
  expect(user / 1e6).toBeLessThan(8);
});
