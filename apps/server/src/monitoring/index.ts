export { readingsOf } from './read-readings.ts';
export { monitoringRoutes } from './routes.ts';
