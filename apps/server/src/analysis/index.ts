export { addFinding } from './add-finding.ts';
export { endLostRuns, endRunsOf, sweepOrphans } from './end-run.ts';
export { findingValues } from './finding-values.ts';
export { panelSettings } from './panel-settings.ts';
export { analysisRoutes } from './routes.ts';
