import { expect, test } from 'vitest';
import type { Picture } from '../src/report/finding-page.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

test('a photo of no building isn’t printed as the photo of a defect that was only told, nor on the cover', () => {
  const picture = { file: 'photo-1.jpg', aspect: 1 } as unknown as Picture;
  const page = (saidNotShown?: true) =>
    toReportPage(
      sampleReport([sampleFinding(1, { decision: null, ...(saidNotShown && { saidNotShown }) })]),
      { pictures: new Map([[1, picture]]), further: new Map() },
      { preview: false, logo: '' },
    );
  const text = (one: ReturnType<typeof page>) => JSON.stringify(one);
  expect(text(page())).toContain('photo-1.jpg');
  expect(text(page(true))).not.toContain('photo-1.jpg');
  expect(text(page(true))).toContain('Said, not shown.');
  expect(text(page())).not.toContain('Said, not shown.');
});
