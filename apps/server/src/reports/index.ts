export { countBySeverity, countColumns, REPORT_WORK } from './ask-for-report.ts';
export { deleteReportRows } from './delete-report-rows.ts';
export { findReportForPurchase } from './find-for-purchase.ts';
export { logoKey, PRINTED_LOGO } from './letterhead.ts';
export { listReports } from './list-reports.ts';
export { versionKey } from './make-version.ts';
export { detachBought, dropUnpaid, keepPrintedPhoto } from './outlive-project.ts';
export { startPress } from './press.ts';
export { reportRoutes } from './routes.ts';
