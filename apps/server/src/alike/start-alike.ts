import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { startQueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { askForPrints, printJob } from '../uploads/index.ts';
import { unsafeFindAlike } from './find-alike.ts';

const LOOK_EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Looks for photos that show the same. Returns what stops it. */
export function startAlike(services: Services): () => Promise<void> {
  const { database, log } = services;
  const look = () => unsafeAskForOlder(database);
  const stopLooking = repeat('look for photos without a print', LOOK_EVERY_MS, log, look);
  void look().catch((error: unknown) =>
    log.warn({ err: error }, 'Photos without a print couldn’t be looked for yet'),
  );
  const stop = startQueue(services, printJob, {
    run: ({ photoId }, job) => unsafeFindAlike(services, photoId, job),
    // Its files may be on their way, and the processes that read photos may be busy: nobody waits for it.
    isPassing: () => true,
  });
  return async () => {
    await Promise.all([stop(), stopLooking()]);
  };
}

/** Photos of an earlier release, the newest first, a few at a time. One that is being analysed may not be stored yet, and is asked for then. */
async function unsafeAskForOlder(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: number; userId: number }>(sql`
    select p.id, p.user_id as "userId" from photos p where p.project_id is not null
      and not exists (select from photo_prints i where i.photo_id = p.id)
      and not exists (select from analyses a where a.photo_id = p.id and a.state = 'running')
      and not exists (select from jobs j where j.kind = ${printJob.name} and j.key = p.id::text)
    order by p.id desc limit ${AT_ONCE}`);
  for (const owner of new Set(rows.map(({ userId }) => userId))) {
    const theirs = rows.filter(({ userId }) => userId === owner);
    await askForPrints(
      database,
      owner,
      theirs.map(({ id }) => id),
    );
  }
}
