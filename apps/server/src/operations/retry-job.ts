import { recordAudit } from '../audit/index.ts';
import { batchJob } from '../batches/index.ts';
import { mailJob } from '../notifications/index.ts';
import { type Member, personOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { retryable, retryDeadJob } from '../platform/queue/index.ts';
import { lookJob } from '../repairs/index.ts';
import { reportJob } from '../reports/index.ts';
import { runJob } from '../trainer/index.ts';
import { printJob } from '../uploads/index.ts';
import { textJob } from '../voice/index.ts';

/** Every kind of job there is; a test holds this to the kinds that are defined. */
export const JOB_KINDS = [
  retryable(batchJob),
  retryable(lookJob),
  retryable(mailJob),
  retryable(printJob),
  retryable(reportJob),
  retryable(runJob),
  retryable(textJob),
];

/** Tries a job again that was given up, and puts it on record. Returns whether there was anything left to do. */
export function retryJob(database: Database, actor: Member, id: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { kind, key, retried } = await retryDeadJob(tx, JOB_KINDS, id);
    await recordAudit(tx, {
      action: 'job_retried',
      actorId: personOf(actor),
      detail: { kind, key, retried },
    });
    return retried;
  });
}
