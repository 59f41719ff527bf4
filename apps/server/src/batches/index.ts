export { batchJob } from './batch-job.ts';
export { batchRoutes } from './routes.ts';
export { startBatches } from './start-batches.ts';
