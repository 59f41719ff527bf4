export { BCF_COMMENT, bringInRepair } from './bring-in-repair.ts';
export { lookJob } from './look-job.ts';
export { isAnythingDue } from './read-repair.ts';
export { repairRoutes } from './routes.ts';
export { startLooks } from './start-looks.ts';
