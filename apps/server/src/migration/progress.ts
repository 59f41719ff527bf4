import type { MigrationProgress } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { migrationRuns } from '../platform/database/schema.ts';

/** Hears how far a move is. */
export type Listener = (progress: MigrationProgress) => void;

/** At most so often is progress written down and told. */
const EVERY_MS = 250;

/** Tells of a run's progress, to whoever listens now and to those who ask the database later. */
export class Progress {
  readonly #database: Database;
  readonly #runId: number;
  readonly #listener: Listener;
  #last = 0;
  #now: MigrationProgress = { completed: 0, total: 0, currentOperation: '' };

  constructor(database: Database, runId: number, listener: Listener) {
    this.#database = database;
    this.#runId = runId;
    this.#listener = listener;
  }

  /** `always` also when the last word was only just spoken: for beginnings and ends. */
  async tell(change: Partial<MigrationProgress>, always = false): Promise<void> {
    this.#now = { ...this.#now, ...change };
    if (!always && Date.now() - this.#last < EVERY_MS) return;
    this.#last = Date.now();
    this.#listener(this.#now);
    const { completed, total, currentOperation: operation } = this.#now;
    await this.#database
      .update(migrationRuns)
      .set({ completed, total, operation })
      .where(eq(migrationRuns.id, this.#runId));
  }
}
