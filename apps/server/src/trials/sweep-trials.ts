import { LIMITS } from '@plumbline/contract';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { trials } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';
import { removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { deleteTrials } from './claim-trial.ts';

type Parts = Pick<Services, 'database' | 'files' | 'log'>;

const EVERY_MS = 5 * 60 * 1000;

/** Deletes trials that had their day, and those whose process died, with their files. Returns how many had files. */
export async function sweepTrials(parts: Parts, now = new Date()): Promise<number> {
  const begunBefore = sql`${now.toISOString()}::timestamptz - make_interval(hours => ${LIMITS.trialHours})`;
  const lost = and(eq(trials.state, 'running'), runnerIsGone(trials.runner));
  const folders = await parts.database.transaction((tx) =>
    deleteTrials(tx, or(lte(trials.createdAt, begunBefore), lost)),
  );
  await removeListed(parts, folders);
  return folders.length;
}

/** Returns what stops it. */
export function startTrialSweep(services: Services): () => Promise<void> {
  return repeat('sweep of trials', EVERY_MS, services.log, () => sweepTrials(services));
}
