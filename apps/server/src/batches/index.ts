export { batchRoutes } from './routes.ts';
export { startBatches } from './start-batches.ts';
