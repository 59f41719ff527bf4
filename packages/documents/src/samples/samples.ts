import { readFile } from 'node:fs/promises';
import { type LoadedPicture, renderReport } from '../report/render-report.ts';
import type { ReportContent, ReportFinding } from '../report/report-content.ts';

/**
 * The sample reports of the public page. Made-up buildings and drawn photos; what the engines said of them was said
 * by the product itself and stands in `data/` as it was stored.
 */
export const SAMPLE_REPORTS = [
  'residential-handover',
  'commercial-office-fitout',
  'structural-defect-assessment',
] as const;
export type SampleReportId = (typeof SAMPLE_REPORTS)[number];

export function isSampleReport(id: string): id is SampleReportId {
  return SAMPLE_REPORTS.some((known) => known === id);
}

/** What a sample report says. */
export async function sampleContent(id: SampleReportId): Promise<ReportContent> {
  const content: ReportContent = JSON.parse(
    await readFile(new URL(`./data/${id}.json`, import.meta.url), 'utf8'),
  );
  return content;
}

/** A sample report as PDF, set like every report. @throws TypesetError */
export async function renderSample(id: SampleReportId): Promise<Uint8Array> {
  return renderReport(await sampleContent(id), { loadPhoto });
}

async function loadPhoto({ photo }: ReportFinding): Promise<LoadedPicture | undefined> {
  if (!photo) return undefined;
  const bytes = await readFile(new URL(`../../assets/samples/${photo.fileName}`, import.meta.url));
  return { bytes, kind: 'jpg', width: photo.width, height: photo.height };
}
