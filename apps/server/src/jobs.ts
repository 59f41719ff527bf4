import { startAccountSweep } from './account-deletion/index.ts';
import { startAlike } from './alike/index.ts';
import { unsafeEndLostRuns, unsafeSweepOrphans } from './analysis/index.ts';
import { startBatches } from './batches/index.ts';
import { startClearing } from './deletion/index.ts';
import { startStamps } from './evidence/index.ts';
import { unsafeRereadHazards } from './judgement/index.ts';
import { startMigrationSweep } from './migration/index.ts';
import { startNotifications } from './notifications/index.ts';
import { watchOver } from './operations/index.ts';
import { startPaymentSweep } from './payments/index.ts';
import { sweepRequestCounts } from './platform/http/request-limits.ts';
import { repeat } from './platform/jobs/repeat.ts';
import { startLooks } from './repairs/index.ts';
import { startPress } from './reports/index.ts';
import type { Services } from './services.ts';
import { startTrainer } from './trainer/index.ts';
import { startTrialSweep } from './trials/index.ts';
import { startVoice } from './voice/index.ts';

/**
 * The table of contents of what runs without a request: each looks in the database for what's to be done, so that any
 * number of processes may run it. Processes of the role `web` see only to what they lost themselves. Returns what ends
 * them all.
 */
export async function startJobs(services: Services): Promise<() => Promise<void>> {
  const { database, environment, log } = services;
  if (environment.role === 'web') {
    return repeat('sweep of lost analyses', 15_000, log, () => unsafeEndLostRuns(services));
  }
  const sweep = async () => {
    const ended = await unsafeSweepOrphans(services);
    if (ended > 0) log.info(`${ended} interrupted analyses were ended and their credits returned`);
  };
  const reread = async () => {
    const read = await unsafeRereadHazards(database);
    if (read > 0) log.info(`${read} findings from before were read for hazards`);
  };
  await sweep();
  const stops = [
    // New findings are read as they are kept: this is for those of an earlier release, and soon finds nothing.
    repeat('reading of earlier findings for hazards', 5_000, log, reread),
    repeat('sweep of interrupted analyses', 15_000, log, sweep),
    repeat('sweep of request counts', 600_000, log, () => sweepRequestCounts(database)),
    startBatches(services),
    startClearing(services),
    startAlike(services),
    startLooks(services),
    startAccountSweep(services),
    startNotifications(services),
    startMigrationSweep(services),
    startPaymentSweep(services),
    watchOver(services),
    startPress(services),
    startStamps(services),
    startTrainer(services),
    startTrialSweep(services),
    startVoice(services),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
