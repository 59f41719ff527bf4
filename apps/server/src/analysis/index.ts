export { sweepOrphans } from './end-run.ts';
export { panelSettings } from './panel-settings.ts';
export { receiveUpload } from './receive-upload.ts';
export { analysisRoutes } from './routes.ts';
export { RUNNER_LOCK_CLASS, type Runner, startRunner } from './runner.ts';
