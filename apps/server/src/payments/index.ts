export type { FindReport, ReportForPurchase } from './find-report.ts';
export { paymentRoutes } from './routes.ts';
export { startPaymentSweep } from './start-sweep.ts';
