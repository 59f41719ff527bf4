export { BCF_COMMENT, bringInRepair } from './bring-in-repair.ts';
export { lookJob } from './look-job.ts';
export { repairRoutes } from './routes.ts';
export { startLooks } from './start-looks.ts';
