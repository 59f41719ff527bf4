import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type LoadedPicture, type ReportContent, renderReport } from '../src/index.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

interface Word {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Where the words of the first pages stand, in points from the lower left corner. */
async function wordsOf(pdf: Uint8Array): Promise<Word[][]> {
  const file = await getDocumentProxy(Uint8Array.from(pdf), { stopAtErrors: true, verbosity: 0 });
  const pages: Word[][] = [];
  for (const number of [1, 2]) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, left, base] = item.transform.map(Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        // From the foot of a 'g' to the head of an 'h'.
        return [
          {
            text: item.str,
            left,
            right: left + item.width,
            bottom: base - 0.2 * size,
            top: base + 0.7 * size,
          },
        ];
      }),
    );
  }
  await file.destroy();
  return pages;
}

/** Each pair of words that are printed over each other. */
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.5,
      )
      .map((other) => `'${one.text}' over '${other.text}'`),
  );
}

const LONG_LETTERHEAD = {
  companyName:
    'Strutt Building, Timber Pest and Strata Inspections of the Central Coast Pty Ltd as trustee for the Strutt Family',
  abn: '51 824 753 556',
  address:
    'Suite 14, Level 3, The Old Woolstore and Chandlery, 2–16 Pier Road and Lakeside Parade, Toukley NSW 2263',
  phone: '02 4390 0000 or 0400 000 000',
  email: 'reports.and.inspections@strutt-building-inspections.example.com.au',
  inspectorName: 'Samuel Bartholomew Strutt-Featherstonehaugh and Ann Example',
  licenceNumber: 'NSW 12345C, pest management technician 5077712, ABP 000777',
  accentColour: '',
};
const EVIDENCE = {
  projectId: 4,
  entries: 122,
  head: '44670e3fec7fab635be11fc9330e34b44e952c265457b772cca8b5e574e86cd9',
  verifyUrl: 'https://plumbline.example.com/verify',
};
const INSPECTION: ReportContent['inspection'] = {
  areas: ['interior'],
  areasNotInspected: [],
  reasons: {},
  attendedBy: 'Me',
  weather: 'Dry',
  overallCondition: 'Average',
};

const TITLE =
  'Building inspection report for the Ngs and everybody who buys with them at the auction of the corner house by the lake';
const titled = (length: number) => TITLE.slice(0, length).trim().padEnd(length, 's');

async function coverOf(
  length: number,
  changes: Partial<ReportContent>,
  severities: readonly ReportContent['findings'][number]['severity'][],
) {
  const findings = severities.map((severity, at) =>
    sampleFinding(at + 1, { severity, safetyHazard: severity === 'critical' }),
  );
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c9b8a4' } })
    .jpeg()
    .toBuffer();
  const photo: LoadedPicture = { kind: 'jpg', bytes, width: 400, height: 300 };
  const pdf = await renderReport(
    sampleReport(findings, { title: titled(length), evidence: EVIDENCE, kind: 'pre_purchase', ...changes }),
    { preview: false, loadPhoto: async () => photo },
  );
  return wordsOf(pdf);
}

const LENGTHS = [1, 20, 38, 48, 49, 54, 75, 90, 91, 120, 200];

describe.each([
  ['a short letterhead', {}],
  [
    'a long letterhead, licence and declaration',
    {
      letterhead: LONG_LETTERHEAD,
      declaredInspection: true,
      inspection: INSPECTION,
      clientName: 'Ngô Thị Hương, Robert O’Brien-Ng and the trustees of the Ng Family Superannuation Fund',
      project: {
        name: '14 Wattle Street, Toukley – pre-purchase for the Ngs',
        address: 'Unit 3, 14–22 Wattle Street and Lakeside Parade East, Toukley NSW 2263',
        state: 'NSW',
        buildingType: 'Residential House',
      },
    },
  ],
] satisfies [string, Partial<ReportContent>][])('the cover with %s', (_name, changes) => {
  test.each(LENGTHS)(
    'is one page without words over words, with a title of %i characters',
    async (length) => {
      const [cover = [], second = []] = await coverOf(length, changes, ['critical', 'high', 'medium', 'low']);
      expect(overlaps(cover)).toEqual([]);
      expect(cover.map(({ text }) => text).join(' ')).toContain('Report 12');
      // The next page is the next part, and no rest of the trail's hash.
      expect(second.map(({ text }) => text).join(' ')).not.toContain(EVIDENCE.head.slice(56));
      expect(second.length).toBeGreaterThan(20);
      expect(Math.min(...cover.map(({ bottom }) => bottom))).toBeGreaterThan(40);
    },
    30_000,
  );
});
