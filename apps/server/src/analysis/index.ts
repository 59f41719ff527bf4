export { endLostRuns, endRunsOf, sweepOrphans } from './end-run.ts';
export { panelSettings } from './panel-settings.ts';
export { analysisRoutes } from './routes.ts';
