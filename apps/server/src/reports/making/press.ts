import { and, eq } from 'drizzle-orm';
import { reportVersions } from '../../platform/database/schema.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { startQueue } from '../../platform/queue/index.ts';
import type { Services } from '../../services.ts';
import { makeVersion } from './make-version.ts';
import { askForLeftVersions, reportJob } from './report-job.ts';

const LOOK_FOR_LEFT_EVERY_MS = 60_000;

const FAILURE = {
  failed: 'The report couldn’t be made. Nothing is lost; please try again.',
  cut_off: 'The server stopped several times while it made this report. Please try again.',
} as const;

/** Makes reports as they are asked for. Returns what stops it. */
export function startPress(services: Services): () => Promise<void> {
  const { database, log } = services;
  const lookForLeft = () => askForLeftVersions(database);
  const stopLooking = repeat('look for reports that nobody makes', LOOK_FOR_LEFT_EVERY_MS, log, lookForLeft);
  void lookForLeft().catch((error: unknown) =>
    log.warn({ err: error }, 'Reports that nobody makes couldn’t be looked for yet'),
  );
  const stop = startQueue(services, reportJob, {
    run: ({ versionId }, job) => makeVersion(services, versionId, job),
    async onDead(tx, { versionId }, reason) {
      await tx
        .update(reportVersions)
        .set({ status: 'failed', failure: FAILURE[reason], finishedAt: new Date() })
        .where(and(eq(reportVersions.id, versionId), eq(reportVersions.status, 'generating')));
    },
  });
  return async () => {
    await Promise.all([stop(), stopLooking()]);
  };
}
