import { type ReportContent, type ReportFinding, sampleContent } from '@plumbline/documents';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { scottSchedule, scottScheduleForWord } from './scott-schedule.ts';

/** Cells of the first sheet, by row, as a spreadsheet shows them. */
async function rowsOf(content: ReportContent): Promise<string[][]> {
  const files = unzipSync(new Uint8Array(await scottSchedule(content)));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const plain = (xml: string) =>
    xml
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    plain(text),
  );
  return [...read('xl/worksheets/sheet1.xml').matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, value = '']) =>
      value === '' ? '' : (shared[Number(plain(value))] ?? ''),
    ),
  );
}

const sample = await sampleContent('structural-defect-assessment');
const [like] = sample.findings.filter(({ group }) => group === 'defect');
if (!like) throw new Error('The sample has no defect');
const finding = (changes: Partial<ReportFinding>): ReportFinding => ({
  ...like,
  location: 'North wall',
  compliance: 'non_compliant',
  measurements: ['Crack width: stated as 4 mm'],
  decision: { verdict: 'corrected', note: 'measured with a gauge', decidedAt: '2026-11-20T00:00:00Z' },
  rule: { provision: 'AS 2870, table C1', stated: '4 mm', limit: '5 mm', reason: '' },
  ...changes,
});
const content: ReportContent = {
  ...sample,
  project: { ...sample.project, state: 'NSW' },
  findings: [
    finding({}),
    finding({ group: 'rejected' }),
    finding({ decision: null }),
    finding({ title: '=cmd|x', location: '' }),
  ],
};

test('NCAT’s form has its seven columns; what the report knows stands in the applicant’s comments', async () => {
  const [head, first, second, ...rest] = await rowsOf(content);
  expect(head).toEqual([
    'Item no.',
    'Contract',
    'Applicant’s comments',
    'Applicant’s estimate of loss',
    'Respondent’s comments',
    'Respondent’s estimate of loss',
    'Tribunal Member’s comments',
  ]);
  const comments = first?.[2] ?? '';
  for (const words of [
    'North wall',
    'measured with a gauge',
    'stated as 4 mm',
    'AS 2870, table C1',
    like.photo?.fileName ?? '?',
  ])
    expect(comments).toContain(words);
  // What people and the tribunal have to say stays empty.
  expect([first?.[0], first?.[1], ...(first?.slice(3) ?? [])]).toEqual(['01', '', '', '', '', '']);
  // An item keeps the number that it has in the report; what isn't decided or counted is none.
  expect(second?.[0]).toBe('04');
  expect(second?.[2]?.startsWith("'=cmd|x")).toBe(true);
  expect(rest).toEqual([]);
});

test('photos have their numbers of the report’s index: two may have one name', async () => {
  const photo = like.photo && { ...like.photo, fileName: 'IMG_1.jpg' };
  const items = [
    finding({}),
    finding({ photo, furtherPhotos: photo ? [{ ...photo, id: 9, role: '' }] : [] }),
  ];
  const [, , item] = await rowsOf({ ...content, findings: items });
  expect(item?.[2]).toContain('Photos: 02 (IMG_1.jpg), 02b (IMG_1.jpg)');
});

test('each row begins as high as its text, and may grow', async () => {
  const note = 'One of many lines.\n'.repeat(9).trim();
  const tall = finding({ decision: { verdict: 'corrected', note, decidedAt: '2026-11-20T00:00:00Z' } });
  const bytes = await scottSchedule({ ...content, findings: [tall] });
  const files = unzipSync(new Uint8Array(bytes));
  const rows = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row [^>]*>/g) ?? [];
  const heights = rows.map((row) => Number(/ ht="(\d+)"/.exec(row)?.[1]));
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBeGreaterThanOrEqual(11 * 15);
  expect(rows.join()).not.toContain('customHeight');
});

test('elsewhere the columns are general ones', async () => {
  const [head] = await rowsOf({ ...content, project: { ...content.project, state: 'QLD' } });
  expect(head).toContain('Breach alleged');
  expect(head).toContain('Cost claimed');
  expect(head).toHaveLength(13);
});

test('an item without reasons says nothing that the software only guessed, and a size once', async () => {
  const [finding] = content.findings;
  if (!finding) throw new Error('No finding');
  const decided = {
    ...finding,
    description: 'Appears to be: concrete slab or floor crack. Crack width stated as 2 mm.',
    measurements: ['Crack width: stated as 2 mm'],
    decision: { verdict: 'confirmed', note: '', decidedAt: '2026-11-20T03:00:00.000Z' } as const,
  };
  const [, item] = await rowsOf({ ...content, findings: [decided] });
  expect(item?.[2]).not.toContain('Appears to be');
  expect(item?.[2]?.match(/stated as 2 mm/g)).toHaveLength(1);
});

test.each(['compliant', 'undetermined'] as const)(
  'a limit that %s is the verdict of is no breach',
  async (compliance) => {
    const [, item] = await rowsOf({ ...content, findings: [finding({ compliance })] });
    expect(item?.[2]).toContain('North wall');
    expect(item?.[2]).not.toContain('AS 2870, table C1');
  },
);

test('of an expert report without leave it has no words of the software', async () => {
  const silent = { verdict: 'confirmed', note: '', decidedAt: '2026-11-20T03:00:00.000Z' } as const;
  const findings = [finding({ description: 'A crack follows the joints.', decision: silent })];
  const cellOf = async (kind: ReportContent['kind']) =>
    (await rowsOf({ ...content, kind, findings }))[1]?.[2];
  expect(await cellOf('defect_list')).toContain('A crack follows the joints.');
  expect(await cellOf('expert')).not.toContain('A crack follows the joints.');
  expect(await cellOf('expert')).toContain('Crack width: stated as 4 mm');
});

test('for Word it has the same columns and items, and its notes', async () => {
  const files = unzipSync(await scottScheduleForWord(content));
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const cells = [...document.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([xml]) =>
    [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^.*>/, '')).join(' '),
  );
  const [head, ...items] = await rowsOf(content);
  expect(cells.slice(0, 7)).toEqual(head);
  expect(cells).toHaveLength(7 * (1 + items.length));
  expect(cells[7]).toBe('01');
  expect(cells[9]).toContain('measured with a gauge');
  expect(document).toContain('w:orient="landscape"');
  expect(document).toContain('people fill them');
});

test('prints one page wide, on A3 where the columns are many, with the heads on every page', async () => {
  const printed = async (state: 'NSW' | 'VIC') => {
    const bytes = await scottSchedule({ ...content, project: { ...content.project, state } });
    const files = unzipSync(new Uint8Array(bytes));
    return (name: string) => strFromU8(files[name] ?? new Uint8Array());
  };
  const [ncat, general] = [await printed('NSW'), await printed('VIC')];
  const A4 = 9;
  const A3 = 8;
  for (const [read, paper] of [
    [ncat, A4],
    [general, A3],
  ] as const) {
    const sheet = read('xl/worksheets/sheet1.xml');
    // Excel refuses a sheet whose parts stand in another order.
    expect(sheet).toMatch(/<worksheet\b[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/);
    const [setup] = /<pageSetup[^>]*>/.exec(sheet) ?? [''];
    expect(setup).toContain('fitToWidth="1" fitToHeight="0"');
    expect(setup).toContain(`paperSize="${paper}"`);
    expect(read('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Scott Schedule'!$1:$1</definedName>`,
    );
  }
});
