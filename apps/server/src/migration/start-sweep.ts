import { repeat } from '../platform/jobs/repeat.ts';
import type { Services } from '../services.ts';
import { sweepMigrations } from './discard-run.ts';
import { removeStaleArchives } from './personal/account-archive.ts';

/** Looks for interrupted moves now and then. Returns what ends it; a move under way is left to the next process. */
export function startMigrationSweep(services: Services): () => Promise<void> {
  const closing = new AbortController();
  const stop = repeat('sweep of moves', 15_000, services.log, async () => {
    await sweepMigrations(services, closing.signal);
    await removeStaleArchives();
  });
  return () => {
    closing.abort(new Error('The server is closing'));
    return stop();
  };
}
