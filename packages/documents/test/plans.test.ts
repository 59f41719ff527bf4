import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedPicture, type ReportContent, renderReport } from '../src/index.ts';
import { inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

let sheet: LoadedPicture;
beforeAll(async () => {
  const create = { width: 900, height: 600, channels: 3, background: '#ffffff' } as const;
  sheet = { bytes: await sharp({ create }).jpeg().toBuffer(), kind: 'jpg', width: 900, height: 600 };
});

const at = (findingId: number, x = 0.5, y = 0.5) => ({ findingId, x, y, corners: null });
const content: ReportContent = {
  ...sampleReport([
    sampleFinding(1, { title: 'Loose balustrade' }),
    sampleFinding(2, { title: 'A dog', group: 'clear' }),
    sampleFinding(3),
  ]),
  plans: [
    { planId: 7, name: 'Ground floor', page: 2, pins: [at(1, 0, 0), at(2)] },
    {
      planId: 8,
      name: 'Roof',
      page: 1,
      pins: [
        {
          ...at(3, 1, 1),
          corners: [
            { x: 0.1, y: 0.1 },
            { x: 0.9, y: 0.1 },
            { x: 0.5, y: 0.8 },
          ],
        },
      ],
    },
    { planId: 9, name: 'Shed', page: 1, pins: [at(2)] },
  ],
};
const sources = { loadPhoto: async () => undefined, loadPlan: async () => sheet };

test('each page of a plan shows the counted findings on it, by their numbers, and says so by ear', async () => {
  const { text, complaints, readingFaults } = await inspectPdf(await renderReport(content, sources));
  expect(complaints).toEqual([]);
  expect(readingFaults).toEqual([]);
  const words = onOneLine(text);
  expect(words).toContain('Where the findings are');
  expect(words).toContain('Ground floor, page 2');
  expect(words).toContain('01 Loose balustrade');
  expect(words).toContain('on the plan Roof');
  // A dog isn’t counted, so a page with nothing else isn’t printed.
  expect(words).not.toContain('Shed');
});

test('in Word the numbers are part of the picture', async () => {
  const parts = unzipSync(await renderReport(content, { ...sources, format: 'docx' }));
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('Plan Ground floor, page 2 with the places of findings 01');
  const pictures = Object.entries(parts).filter(([name]) => /media\/.*\.jpg$/.test(name));
  expect(pictures).toHaveLength(2);
  for (const [, bytes] of pictures) {
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([900, 600]);
    const { channels } = await sharp(bytes).stats();
    // No longer all white.
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(120);
  }
});

test('a plan whose drawing has gone is left out; the finding still says where it was', async () => {
  const { text } = await readPdf(
    await renderReport(content, { ...sources, loadPlan: async () => undefined }),
  );
  expect(onOneLine(text)).not.toContain('Where the findings are');
  expect(onOneLine(text)).toContain('on the plan Ground floor, page 2');
});
