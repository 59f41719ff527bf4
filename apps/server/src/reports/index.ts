export { findReportForPurchase } from './find-for-purchase.ts';
export { startPress } from './press.ts';
export { reportRoutes } from './routes.ts';
