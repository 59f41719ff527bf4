import { BadStamp, stampedBytes } from '@plumbline/contract/check-pack';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { timeStamps } from '../../platform/database/schema.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Services } from '../../services.ts';
import { askForStamp } from '../../signing/index.ts';
import { unsafeMakeRoot } from './make-root.ts';

type Stamping = Pick<Services, 'database' | 'environment' | 'log'>;

/** Sees to the daily stamp where the operator has named a server. Returns what ends it. */
export function startStamps(services: Services): () => Promise<void> {
  if (!services.environment.timeStamps) return async () => undefined;
  return repeat('daily time stamp', 60_000, services.log, () => stampTrails(services));
}

/** Makes the day's root when it is time, and asks for the stamp of one that waits. Harmless at any time, twice at once too. */
export async function stampTrails({ database, environment, log }: Stamping): Promise<void> {
  const settings = environment.timeStamps;
  if (!settings) return;
  await unsafeMakeRoot(database);
  // Taken for as long as an attempt may last; each failure makes the next wait longer, an hour at most.
  const { rows } = await database.execute<{ id: number; root: string }>(sql`
    update time_stamps set tried_at = now(), attempts = attempts + 1
    where id = (
      select id from time_stamps
      where answer is null
        and (tried_at is null or tried_at < now() - least(60, power(2, least(attempts, 6))) * interval '1 minute')
      order by id limit 1 for update skip locked)
    returning id, root_sha256 as root`);
  const [due] = rows;
  if (!due) return;
  const waiting = and(eq(timeStamps.id, due.id), isNull(timeStamps.answer));
  try {
    const { answer, at, by, trusted } = await askForStamp(settings, stampedBytes(due.root));
    const kept = { answer: Buffer.from(answer).toString('base64'), stampedAt: at, stampedBy: by, trusted };
    await database
      .update(timeStamps)
      .set({ ...kept, problem: null })
      .where(waiting);
    log.info(`The trails were stamped by ${by}`);
  } catch (error) {
    if (!(error instanceof BadStamp)) throw error;
    log.warn({ err: error }, 'No time stamp yet; it will be asked for again');
    await database.update(timeStamps).set({ problem: error.message }).where(waiting);
  }
}
