import { repeat } from '../platform/jobs/repeat.ts';
import { removeStaleScratch } from '../platform/storage/scratch-folders.ts';
import type { Services } from '../services.ts';
import { sweepMigrations } from './discard-run.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Looks for interrupted moves, at once and now and then. Returns what ends it; one under way is left to the next process. */
export function startMigrationSweep(services: Services): () => Promise<void> {
  const closing = new AbortController();
  const { log } = services;
  const sweep = () => sweepMigrations(services, closing.signal);
  const first = sweep().catch((error: unknown) =>
    log.warn({ err: error }, 'The first sweep of moves failed'),
  );
  const stop = repeat('sweep of moves', 15_000, log, sweep);
  const stopScratch = repeat('sweep of scratch folders', HOUR_MS, log, () => removeStaleScratch());
  return async () => {
    closing.abort(new Error('The server is closing'));
    await Promise.all([first, stop(), stopScratch()]);
  };
}
