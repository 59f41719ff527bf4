import type { ReportContent } from '@plumbline/documents';

/** Builds a report from prepared photos: cover, table of findings, a page for each with its photo twice, photo index. */
export type Builder = (content: ReportContent, photos: string) => Promise<Uint8Array>;

/** Each loads its own library and no other, so that none is charged with another's memory. */
export const BUILDERS: Readonly<Record<string, () => Promise<{ build: Builder }>>> = {
  'Plumbline (Typst)': () => import('./pdf/plumbline.ts'),
  pdfkit: () => import('./pdf/pdfkit.ts'),
  '@react-pdf/renderer': () => import('./pdf/react-pdf.ts'),
};
