export { findReportForPurchase } from './find-for-purchase.ts';
export { reportRoutes } from './routes.ts';
