/** Data in, documents out. */

export { type HandoverChecklist, renderChecklist } from './checklist.ts';
export { FAR_EAST_FONT } from './engine/far-east-font.ts';
export { limitMemory } from './engine/memory-limit.ts';
export { type Invoice, renderInvoice } from './invoice.ts';
export { renderNccGuide } from './ncc-guide.ts';
export { drawPlanPage, renderPlan } from './plan.ts';
export { forReadersOf } from './report/finding-for-readers.ts';
export { photosInIndex } from './report/finding-page.ts';
export { isDraft, ownWordsOnly } from './report/kinds.ts';
export { openPointsOf } from './report/open-points.ts';
export { printDate } from './report/print-words.ts';
export { renderCover } from './report/render-cover.ts';
export { type LoadedPicture, renderReport } from './report/render-report.ts';
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
  type SeenArea,
  wasAnalysed,
} from './report/report-content.ts';
export { isSampleReport, renderSample, SAMPLE_REPORTS, sampleContent } from './samples/samples.ts';
export { type SampleDefect, summariseSamples } from './samples/summary.ts';
export { renderSchedule } from './schedule.ts';
export { addSignaturePlace } from './signature-place.ts';
export { renderWorkOrder, type WorkItem, type WorkOrder } from './work-order.ts';
