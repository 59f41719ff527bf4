import { sql } from 'drizzle-orm';
import { SYSTEM } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { trainerState } from '../platform/database/schema.ts';
import { requestRun } from './runs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHECK_EVERY_MS = DAY_MS;
const REBALANCE_EVERY_MS = 7 * DAY_MS;
/** A retraining is worth its while from so many examples that the last one didn't have. */
const WORTH_RETRAINING = 10;
/** Weights fitted to fewer examples would follow chance. */
const WORTH_BALANCING = 20;

interface Changes extends Record<string, unknown> {
  added: number;
  withdrawn: number;
  examples: number;
}

/** What has changed since the newest version that was trained. */
async function changesSinceTraining(tx: Pick<Database, 'execute'>): Promise<Changes> {
  const { rows } = await tx.execute<Changes>(sql`
    with last as (select coalesce((select example_ids from model_versions where kind = 'retrain' order by id desc limit 1), '{}') as ids)
    select
      (select count(*)::int from training_examples e, last where not e.id = any(last.ids)) as added,
      (select count(*)::int from last, unnest(last.ids) as used where not exists (select 1 from training_examples e where e.id = used)) as withdrawn,
      (select count(*)::int from training_examples) as examples`);
  return rows[0] ?? { added: 0, withdrawn: 0, examples: 0 };
}

/**
 * Asks for a retraining and a rebalancing when their time has come and there is something to learn. A withdrawn photo
 * is reason enough. Each time passes once, however many processes look.
 */
export async function keepSchedule(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const [state] = await tx.select().from(trainerState).for('update');
    if (!state) return;
    const checks = state.nextRetrainingCheck <= now;
    const balances = state.nextWeightRebalancing <= now;
    if (!checks && !balances) return;
    const { added, withdrawn, examples } = await changesSinceTraining(tx);
    if (checks) {
      await tx.update(trainerState).set({ nextRetrainingCheck: new Date(now.getTime() + CHECK_EVERY_MS) });
      if (added >= WORTH_RETRAINING || withdrawn > 0) await requestRun(tx, 'retrain', SYSTEM);
    }
    if (balances) {
      await tx
        .update(trainerState)
        .set({ nextWeightRebalancing: new Date(now.getTime() + REBALANCE_EVERY_MS) });
      if (examples >= WORTH_BALANCING) await requestRun(tx, 'rebalance', SYSTEM);
    }
  });
}
