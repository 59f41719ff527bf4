export { listDeadJobs, retryable, retryDeadJob } from './dead-jobs.ts';
export { defineJob, enqueue } from './job-kind.ts';
export { type JobInHand, type JobWork, startQueue, workOff } from './start-queue.ts';
