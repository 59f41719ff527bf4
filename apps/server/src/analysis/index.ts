export { analyseKeptPhoto } from './analyse-kept-photo.ts';
export { hasRun, TRIAL_HASH } from './claim-run.ts';
export { costsCredit } from './costs-credit.ts';
export { endRunsOf, unsafeEndLostRuns, unsafeSweepOrphans } from './end-run.ts';
export { panelSettings } from './panel-settings.ts';
export { readStages } from './read-stages.ts';
export { analysisRoutes } from './routes.ts';
