import { REPORT_KIND_FACTS, REPORT_KINDS, type ReportKind } from '@plumbline/knowledge/report-kinds';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { disputedHouse, fileOf } from './disputed-house.ts';
import { type InspectedPdf, inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';
import { SOLICITORS_CHECKLIST } from './solicitors-checklist.ts';

const ANNEXURE = 'Annexure: how the analysis was made';
/** The point on drafts. */
const DRAFTS = 19;
const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** By the number of the point: words in the file, or what has to hold of it. 19 is about drafts and has a test of its own. */
const CHECKS: Readonly<
  Record<number, string | ((file: InspectedPdf, line: string, kind: ReportKind) => boolean)>
> = {
  1: ({ pages }) => pages[0]?.includes('14 Example Street, Marrickville NSW 2204') ?? false,
  2: ({ pages }) => pages[0]?.includes('Jo and Sam Client') ?? false,
  3: ({ pages }) => pages[0]?.includes('Ann Example') ?? false,
  4: ({ pages }) => pages[0]?.includes('NSW 123456C') ?? false,
  5: '1 Level Lane, Newtown NSW',
  6: ({ pages }) => pages[0]?.includes('19 Nov 2026') ?? false,
  7: ({ pages }) => pages[0]?.includes('21 Nov 2026') ?? false,
  8: 'Report 12-1',
  9: ({ pages }, _line, kind) => pages[0]?.includes(REPORT_KIND_FACTS[kind].label) ?? false,
  10: ({ pages }) =>
    ['NCAT (New South Wales)', 'HB 26/0012', 'Client v Build Co'].every((words) => pages[0]?.includes(words)),
  11: ({ pages }) => pages[0]?.includes('Kerb Lawyers') ?? false,
  12: 'Present: Ann Example and the owner.',
  13: 'Weather on the day: Dry, 24 °C.',
  14: 'Areas inspected',
  15: 'Areas not inspected',
  16: 'Roof space: The hatch was painted shut.',
  17: 'Boxes hid the east wall.',
  18: (_file, line) =>
    line.includes('The inspector named above declares') || line.includes('The expert named above declares'),
  20: (_file, line, kind) =>
    kind === 'pre_purchase' || !line.includes('an inspection of the property that follows AS 4349.1'),
  21: (_file, line) =>
    NUMBERS.every((number) => line.includes(`Finding ${number}`)) && !line.includes('Finding 13'),
  22: (_file, line) => NUMBERS.every((number) => line.includes(`Room ${Number(number)}, south wall`)),
  23: 'A crack follows the mortar joints in steps',
  24: 'on the plan Ground floor',
  25: ({ parts }) => parts.filter((part) => part === 'Figure').length >= NUMBERS.length,
  26: 'Close-up',
  27: '19 Nov 2026',
  28: (_file, line) => /Added 19 Nov 2026, 12:00 AEDT by Ann Example/.test(line),
  29: 'a3f1c09be4d27768',
  30: 'with a crack gauge as 2 mm',
  31: 'measured by Ann Example',
  32: (_file, line) =>
    ['AS 2870, table C1', '4 mm', 'up to 5 mm: category 2'].every((words) => line.includes(words)),
  33: 'NCC 2019. The permit dates from 1 February 2020.',
  34: 'Width alone never decides: even a fine crack may be structural.',
  35: (_file, line) => !line.split(ANNEXURE)[0]?.includes('An earlier guess'),
  36: (_file, line) => !/(?<!Not necessarily in this photo: )follows mortar joints/.test(line),
  37: (_file, line) => !/\b(upload|tap|click)\b/i.test(line),
  38: (_file, line) => line.includes('12 findings at 14 Example Street'),
  39: 'Major defects: 01, 02, 03 and 04.',
  40: 'Minor defects: 05, 06, 07, 08, 09, 10, 11 and 12.',
  41: 'Safety hazards: 02.',
  42: 'reasonably maintained: below average.',
  43: 'Structural engineer',
  44: 'One photo has no date.',
  45: 'Builder since 1999',
  46: 'None with either party',
  47: 'Letter of Kerb Lawyers, 1 May 2026',
  48: 'Drawings were built as issued',
  49: 'Contract of 3 March 2020',
  50: 'Facts and opinion',
  51: 'Why this rating',
  52: 'Footing design',
  53: 'NCAT Procedural Direction 3',
  54: (_file, line) =>
    line.includes('NCAT Procedural Direction 7') && line.includes('1 Oct 2026, file HB 26/0012.'),
  55: ANNEXURE,
  56: (_file, line) =>
    ['Contract: 3 Mar 2020', 'Approval: 1 Feb 2020', 'Completion: 30 Jun 2021'].every((day) =>
      line.includes(day),
    ),
  57: (_file, line) =>
    /Warranty for major defect, to start proceedings,? .{0,30}29 Jun 2027 6 years.*?Home Building Act 1989, s 18E\(1\)/.test(
      line,
    ),
  58: '20 Dec 2026',
  59: (_file, line) =>
    /Signature (?:I .{20,}?) (?:INSPECTOR|EXPERT) Ann Example LICENCE NUMBER NSW 123456C SIGNATURE DATE/.test(
      line,
    ),
  60: ({ pages, tagged, complaints }) =>
    tagged &&
    complaints.length === 0 &&
    pages.slice(1).every((page, at) => onOneLine(page).includes(`Page ${at + 2} of ${pages.length}`)),
};

test('the checklist has sixty points, each with a reason, a kind and a way to check it', () => {
  expect(SOLICITORS_CHECKLIST).toHaveLength(60);
  for (const { what, why, kinds, check } of SOLICITORS_CHECKLIST) {
    expect([what, why, check].every(Boolean) && kinds.length > 0).toBe(true);
  }
  expect(new Set(SOLICITORS_CHECKLIST.map(({ what }) => what)).size).toBe(60);
});

test.each(REPORT_KINDS)('a report of kind %s meets every point that its pages can show', async (kind) => {
  const file = await inspectPdf(await fileOf(disputedHouse(kind)));
  const line = onOneLine(file.text);
  const lost = SOLICITORS_CHECKLIST.filter(({ number, kinds }) => {
    const check = CHECKS[number];
    if (check === undefined || !kinds.includes(kind)) return false;
    return typeof check === 'string' ? !line.includes(check) : !check(file, line, kind);
  });
  expect(lost.map(({ number, what }) => `${number} ${what}`)).toEqual([]);
});

test('every point has a test', () => {
  const tested = new Set([...Object.keys(CHECKS).map(Number), DRAFTS]);
  expect(SOLICITORS_CHECKLIST.filter(({ number }) => !tested.has(number))).toEqual([]);
});

test.each(REPORT_KINDS)('a draft of kind %s says so on every page, as point 19 asks', async (kind) => {
  const house = disputedHouse(kind);
  const [first, ...others] = house.findings;
  if (!first) throw new Error('No finding');
  const { pages } = await readPdf(
    await fileOf({ ...house, findings: [{ ...first, decision: null }, ...others] }),
  );
  expect(pages.filter((page) => !/\bDraft\b/.test(page))).toEqual([]);
});

test('a finding that nobody could classify is never counted as minor, in PDF and in Word', async () => {
  const open = 'AS 4349.1 type A (Damage) · Not classified: engineer or inspector to confirm';
  const content = sampleReport([
    sampleFinding(1, { severity: 'medium', classification: open }),
    sampleFinding(2, { severity: 'low', classification: 'AS 4349.1 type D (Deterioration) · minor' }),
  ]);
  const { text } = await readPdf(await fileOf(content));
  const word = unzipSync(await fileOf(content, 'docx'))['word/document.xml'];
  for (const words of [
    'Major defects: none. Minor defects: 02. Not classified: 01. Safety hazards: none.',
    '1 minor defect is counted',
    '1 finding isn’t classified: an engineer or inspector has to confirm.',
  ]) {
    expect(onOneLine(text)).toContain(words);
    expect(strFromU8(word ?? new Uint8Array())).toContain(words);
  }
});
