/** What a layout may not do to photos, and how each of them is tied to its file. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedPicture, type ReportContent, renderReport } from '../src/index.ts';
import { type InspectedPdf, inspectPdf, onOneLine } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const hash = (of: number) => of.toString(16).padStart(4, '0').repeat(16);
const TAKEN = { width: 3000, height: 4000, takenAt: null, latitude: null, longitude: null, camera: null };

let picture: LoadedPicture;
beforeAll(async () => {
  const [width, height] = [800, 600];
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c9b8a4' } })
    .jpeg()
    .toBuffer();
  picture = { bytes, kind: 'jpg', width, height };
});

const printed = async (content: ReportContent): Promise<InspectedPdf> =>
  inspectPdf(
    await renderReport(content, {
      loadPhoto: async () => picture,
      loadFurtherPhoto: async () => picture,
    }),
  );

describe('a finding of sixty photos', () => {
  let seen: InspectedPdf;
  beforeAll(async () => {
    const furtherPhotos = Array.from({ length: 59 }, (_, at) => ({
      ...TAKEN,
      id: at + 1,
      fileName: `IMG_${at}.jpg`,
      sha256: hash(at + 1),
      deviceSha256: hash(at + 100),
      role: '',
    }));
    seen = await printed(sampleReport([sampleFinding(1, { furtherPhotos })]));
  }, 60_000);

  test('prints each of them with its caption, on pages that have more than a heading', () => {
    const text = onOneLine(seen.text);
    for (const number of ['01b', '01z', '01aa', '01bh']) expect(text).toContain(`Photo ${number} ·`);
    // Each photo is a figure of the file: the cover twice, once with marks.
    expect(seen.parts.filter((part) => part === 'Figure').length).toBeGreaterThanOrEqual(60);
    const most = Math.max(...seen.pages.map((one) => one.match(/Photo 01\w* ·/g)?.length ?? 0));
    expect(most).toBeLessThanOrEqual(28);
    for (const one of seen.pages) expect(onOneLine(one).length).toBeGreaterThan(200);
  });

  test('lists each with its whole SHA-256 in one piece, as it is and as the device had it', () => {
    for (const of of [1, 59, 100, 158]) expect(seen.text).toContain(hash(of));
  });

  test('says how anybody checks a photo, and that who held the camera isn’t recorded', () => {
    const text = onOneLine(seen.text);
    expect(text).toContain('sha256sum');
    expect(text).toContain('certutil -hashfile');
    expect(text).toMatch(/Who held the camera isn’t recorded/);
  });
});

test('a report of one finding has no page that is empty but for its head and foot', async () => {
  const seen = await printed(sampleReport([sampleFinding(1)]));
  for (const one of seen.pages.slice(1)) expect(onOneLine(one).length).toBeGreaterThan(400);
  expect(seen.overhang).toBeLessThanOrEqual(0);
}, 60_000);
