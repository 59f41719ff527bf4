export { lookJob } from './look-job.ts';
export { repairRoutes } from './routes.ts';
export { startLooks } from './start-looks.ts';
