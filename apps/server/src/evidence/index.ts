export { evidenceRoutes } from './routes.ts';
export { readStampStatus } from './stamps/stamp-status.ts';
export { startStamps } from './stamps/start-stamps.ts';
