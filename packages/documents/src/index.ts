/** Data in, documents out. */

export { type HandoverChecklist, renderChecklist } from './checklist.ts';
export { FAR_EAST_FONT } from './engine/far-east-font.ts';
export { limitMemory } from './engine/memory-limit.ts';
export { printableText } from './engine/printable.ts';
export { TypesetError, type TypesetJob, typeset } from './engine/typeset.ts';
export { type Invoice, renderInvoice } from './invoice.ts';
export { renderNccGuide } from './ncc-guide.ts';
export { drawPlanPage, type PlanPrint, renderPlan } from './plan.ts';
export { forReadersOf } from './report/finding-for-readers.ts';
export { photosInIndex } from './report/finding-page.ts';
export { isDraft } from './report/kinds.ts';
export { type OpenPoint, openPointsOf } from './report/open-points.ts';
export { printDate } from './report/print-words.ts';
export { renderCover } from './report/render-cover.ts';
export { type LoadedPicture, type RenderReportOptions, renderReport } from './report/render-report.ts';
export {
  type FindingHistory,
  type FurtherPhoto,
  type HazardNotChosen,
  type Inspection,
  type Letterhead,
  otherPhotosOf,
  planPageName,
  type ReportContent,
  type ReportFinding,
  type ReportOverlay,
  type ReportPhoto,
  wasAnalysed,
} from './report/report-content.ts';
export { ownWordsOnly } from './report/report-page.ts';
export {
  isSampleReport,
  renderSample,
  SAMPLE_REPORTS,
  type SampleReportId,
  sampleContent,
} from './samples/samples.ts';
export { type SampleDefect, type SampleSummary, summariseSamples } from './samples/summary.ts';
export { renderSchedule } from './schedule.ts';
export { addSignaturePlace, type SignaturePlace, type SignatureWords } from './signature-place.ts';
export { renderWorkOrder, type WorkItem, type WorkOrder, type WorkOrderPictures } from './work-order.ts';
