export { defineJob, enqueue, type JobKind } from './job-kind.ts';
export { type JobInHand, type JobWork, startQueue } from './start-queue.ts';
