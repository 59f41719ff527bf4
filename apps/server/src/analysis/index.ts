export { refusePhoto, storePhoto } from './analyse-photo.ts';
export { endLostRuns, endRunsOf, sweepOrphans } from './end-run.ts';
export { panelSettings } from './panel-settings.ts';
export { receiveUpload } from './receive-upload.ts';
export { redrawUpload } from './redraw-upload.ts';
export { analysisRoutes } from './routes.ts';
