import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/connect.ts';
import { defineJob, enqueue } from '../platform/queue/index.ts';

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
});

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
