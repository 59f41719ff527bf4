import { repeat } from '../platform/jobs/repeat.ts';
import type { Services } from '../services.ts';
import { keepLedgerCheck } from './check-ledger.ts';
import { unsafeMeasureWork } from './measure-work.ts';

/** Keeps the figures that are of the installation rather than of one process. Returns what ends it. */
export function watchOver({ database, log, metrics }: Services): () => Promise<void> {
  const measure = async () => {
    for (const { kind, waiting, running } of await unsafeMeasureWork(database)) {
      metrics.jobs.set({ job_kind: kind, state: 'waiting' }, waiting);
      metrics.jobs.set({ job_kind: kind, state: 'running' }, running);
    }
  };
  const addUp = async () => {
    const { entries, mismatched } = await keepLedgerCheck(database);
    for (const [kind, count] of Object.entries(entries)) metrics.ledgerEntries.set({ kind }, count);
    metrics.ledgerMismatches.set(mismatched);
    if (mismatched > 0) log.error(`The balance of ${mismatched} accounts isn’t the sum of their entries`);
  };
  const stops = [
    repeat('measuring of work', 15_000, log, measure),
    repeat('check of the ledger', 10 * 60_000, log, addUp),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
