/** Data in, documents out. */

export { printableText } from './engine/printable.ts';
export { TypesetError, type TypesetJob, typeset } from './engine/typeset.ts';
export { type Invoice, renderInvoice } from './invoice.ts';
export { type LoadedPicture, type RenderReportOptions, renderReport } from './report/render-report.ts';
export type {
  Letterhead,
  ReportContent,
  ReportFinding,
  ReportOverlay,
  ReportPhoto,
} from './report/report-content.ts';
