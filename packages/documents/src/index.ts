/** Data in, documents out. */

export { type HandoverChecklist, renderChecklist } from './checklist.ts';
export { FAR_EAST_FONT } from './engine/far-east-font.ts';
export { limitMemory } from './engine/memory-limit.ts';
export { printableText } from './engine/printable.ts';
export { TypesetError, type TypesetJob, typeset } from './engine/typeset.ts';
export { type Invoice, renderInvoice } from './invoice.ts';
export { renderNccGuide } from './ncc-guide.ts';
export { drawPlanPage, type PlanPrint, renderPlan } from './plan.ts';
export { isDraft } from './report/kinds.ts';
export { type OpenPoint, openPointsOf } from './report/open-points.ts';
export { renderCover } from './report/render-cover.ts';
export { type LoadedPicture, type RenderReportOptions, renderReport } from './report/render-report.ts';
export type {
  Inspection,
  Letterhead,
  ReportContent,
  ReportFinding,
  ReportOverlay,
  ReportPhoto,
} from './report/report-content.ts';
export {
  isSampleReport,
  renderSample,
  SAMPLE_REPORTS,
  type SampleReportId,
  sampleContent,
} from './samples/samples.ts';
export { type SampleDefect, type SampleSummary, summariseSamples } from './samples/summary.ts';
