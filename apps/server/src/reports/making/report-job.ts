import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/database/connect.ts';
import { reports, reportVersions } from '../../platform/database/schema.ts';
import { defineJob, enqueue } from '../../platform/queue/index.ts';

/** Twice as long each time, up to five minutes: about an hour in all. After that somebody has to ask again. */
const WAITS_MS = Array.from({ length: 16 }, (_, setbacks) => Math.min(5_000 * 2 ** setbacks, 300_000));

/** The making of one version of a report. */
export const reportJob = defineJob({
  name: 'report',
  payload: z.object({ versionId: z.int() }),
  key: ({ versionId }) => String(versionId),
  lanes: 1,
  attempts: 3,
  waitsMs: WAITS_MS,
  reopen: async (tx, { versionId }) => {
    // A version that a newer one has taken the place of stays as it is.
    const current = tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.id, reportVersions.reportId),
          eq(reports.version, reportVersions.version),
          isNotNull(reports.projectId),
        ),
      );
    const again = await makeAgain(
      tx,
      and(eq(reportVersions.id, versionId), eq(reportVersions.status, 'failed'), exists(current)),
    );
    return again.length > 0;
  },
});

/** Puts versions back to where nobody has begun with them. Returns their ids. */
export async function makeAgain(tx: Queries, which: SQL | undefined): Promise<number[]> {
  const again = await tx
    .update(reportVersions)
    // Asked for here and now, even where it was brought in from another installation.
    .set({ status: 'generating', broughtIn: false, progress: 0, failure: null, finishedAt: null })
    .where(which)
    .returning({ id: reportVersions.id });
  return again.map(({ id }) => id);
}

/** Asks for these versions, in the transaction that puts them down. */
export const askForVersions = (tx: Queries, ids: readonly number[]): Promise<void> =>
  enqueue(
    tx,
    reportJob,
    ids.map((versionId) => ({ versionId })),
  );

/** Asks for every version that waits and isn't asked for: those of an earlier release, which had no queue. */
export async function askForLeftVersions(queries: Queries): Promise<void> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select v.id from report_versions v where v.status = 'generating'
      and not exists (select 1 from jobs j where j.kind = ${reportJob.name} and j.key = v.id::text)`);
  await askForVersions(
    queries,
    rows.map(({ id }) => id),
  );
}
