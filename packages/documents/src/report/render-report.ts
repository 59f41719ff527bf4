import { drawCode } from '../engine/draw-code.ts';
import { type Bench, Parts, typeset } from '../engine/typeset.ts';
import type { Picture } from './finding-page.ts';
import {
  otherPhotosOf,
  planPageName,
  type ReportContent,
  type ReportFinding,
  type ReportPlan,
} from './report-content.ts';
import { findingsToPrint, type LaidOut, toReportPage } from './report-page.ts';
import { splitReport } from './split-report.ts';

/** A JPEG or PNG and its size in pixels. */
export interface LoadedPicture {
  bytes: Uint8Array;
  kind: 'jpg' | 'png';
  width: number;
  height: number;
}

export interface RenderReportOptions {
  /** The photo of a finding, about 1,000 pixels long; undefined where it is missing or can't be read. */
  loadPhoto(finding: ReportFinding): Promise<LoadedPicture | undefined>;
  /** Another photo of a finding, by the photo's id. */
  loadFurtherPhoto?: (id: number) => Promise<LoadedPicture | undefined>;
  /** A page of a plan, by `planPageName`. */
  loadPlan?: (name: string) => Promise<LoadedPicture | undefined>;
  logo?: LoadedPicture | undefined;
  /** PDF unless said; a Word file is for editing. */
  format?: 'pdf' | 'docx';
  /** Print a watermark and only the first findings. */
  preview?: boolean;
  /** Told after each photo: from 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

/** Photos that are made ready at once; more would only take memory. */
const AT_ONCE = 4;

/**
 * A defect report as PDF (PDF/UA-1) or for Word. Photos pass through one after another, so that memory doesn't grow with them.
 * @throws TypesetError
 */
export function renderReport(content: ReportContent, options: RenderReportOptions): Promise<Uint8Array> {
  const { preview = false, format = 'pdf', logo, signal } = options;
  return typeset({
    ...(format === 'pdf' ? { template: 'report.typ', format } : { format }),
    signal,
    async prepare(bench) {
      const pictures = await layOut(bench, findingsToPrint(content, preview), options);
      const plans = await layOutPlans(bench, preview ? [] : (content.plans ?? []), options);
      const logoFile = logo ? `logo.${logo.kind}` : '';
      if (logo) await bench.addPicture(logoFile, logo.bytes);
      const page = toReportPage(content, { ...pictures, plans }, { preview, logo: logoFile });
      if (page.evidence) {
        await bench.addPicture(page.evidence.code, Buffer.from(drawCode(page.evidence.address)));
      }
      const parts = format === 'pdf' ? splitReport(page) : [page];
      return parts.length > 1 ? new Parts(parts) : page;
    },
  });
}

async function layOut(
  bench: Bench,
  findings: readonly ReportFinding[],
  { loadPhoto, loadFurtherPhoto, onProgress, signal }: RenderReportOptions,
): Promise<Omit<LaidOut, 'plans'>> {
  const pictures = new Map<number, Picture>();
  const further = new Map<number, Picture>();
  const waiting = findings.values();
  let done = 0;
  async function work(): Promise<void> {
    for (const finding of waiting) {
      signal?.throwIfAborted();
      const photo = await loadPhoto(finding);
      if (photo) {
        pictures.set(finding.id, await addPhoto(bench, `photo-${finding.id}`, photo));
      }
      for (const { id } of otherPhotosOf(finding)) {
        signal?.throwIfAborted();
        if (further.has(id)) continue;
        const other = await loadFurtherPhoto?.(id);
        if (other) further.set(id, await addPhoto(bench, `further-${id}`, other));
      }
      done += 1;
      onProgress?.(done / findings.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pictures, further };
}

async function layOutPlans(bench: Bench, plans: readonly ReportPlan[], { loadPlan }: RenderReportOptions) {
  const laidOut = new Map<string, Picture>();
  for (const plan of plans) {
    const name = planPageName(plan);
    const page = await loadPlan?.(name);
    if (page) laidOut.set(name, await addPhoto(bench, name, page));
  }
  return laidOut;
}

/**
 * Lays a photo out with a drawing that names it: the compiler hands the photo of a drawing on as it is, while one that
 * it loads itself is decoded and kept as pixels, several megabytes each.
 */
async function addPhoto(bench: Bench, name: string, { bytes, kind, width, height }: LoadedPicture) {
  const photo = `${name}.${kind}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${photo}" width="${width}" height="${height}"/></svg>`;
  await bench.addPicture(photo, bytes);
  await bench.addPicture(`${name}.svg`, Buffer.from(drawing));
  return { file: `${name}.svg`, photo, aspect: width / height };
}
