import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, timestamp } from '../basis/shapes.ts';

/** How a part of the installation is: it answers, it answers but something wants looking at, it doesn't, or nobody set it up. */
const partState = z.enum(['well', 'attention', 'down', 'unset']);
export type PartState = z.output<typeof partState>;

/** What waits and runs, across every process. */
const workload = z.object({
  kind: z.enum(['analyses', 'reports', 'mail', 'training', 'migration']),
  waiting: z.int(),
  running: z.int(),
  /** Ended without a result in the last 24 hours. */
  failed: z.int(),
});
export type Workload = z.output<typeof workload>;

/** Work that was given up. It goes once the same is asked for again. */
const deadJob = z.object({
  id,
  kind: z.string(),
  /** What it was about, as its kind names it. */
  key: z.string(),
  /** Why it failed last. */
  failure: z.string(),
  diedAt: timestamp,
});
export type DeadJob = z.output<typeof deadJob>;

/** The most dead jobs that one answer lists. */
export const DEAD_JOBS_SHOWN = 50;

const installationStatus = z.object({
  checkedAt: timestamp,
  /** One line a part, worst first. */
  parts: z.array(
    z.object({
      part: z.enum(['database', 'storage', 'processes', 'ledger', 'payments', 'stamps', 'engines']),
      state: partState,
      /** What was seen, in people's words. */
      says: z.string(),
    }),
  ),
  work: z.array(workload),
  /** The newest of what was given up. */
  dead: z.array(deadJob),
});
export type InstallationStatus = z.output<typeof installationStatus>;

export const operationEndpoints = {
  installationStatus: endpoint({
    method: 'GET',
    path: '/api/admin/status',
    summary: 'System health and queues',
    tag: 'Administration',
    access: 'admin',
    response: installationStatus,
    limitPerMinute: 60,
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Try a failed job again',
    tag: 'Administration',
    access: 'admin',
    params: idParams,
    /** `retried` is false where nothing was left to do: the job is off the list then. */
    response: z.object({ retried: z.boolean() }),
    errors: ['not_found', 'conflict'],
    limitPerMinute: 60,
  }),
};
