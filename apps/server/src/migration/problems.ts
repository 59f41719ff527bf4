import { count, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { migrationProblems } from '../platform/database/schema.ts';
import { storable } from './format/fields.ts';

export interface Problem {
  path: string;
  message: string;
  level: 'error' | 'note';
}

/** So many are kept of one run; who has more has one cause for most of them. */
export const MOST_PROBLEMS = 10_000;
const AT_A_TIME = 500;

/** Writes down what was found wrong. Told twice, it stands there once. */
export class ProblemBook {
  readonly #runId: number;
  #waiting: Problem[] = [];
  #kept: number | undefined;

  constructor(runId: number) {
    this.#runId = runId;
  }

  add(problem: Problem): void {
    this.#waiting.push(problem);
  }

  get isFull(): boolean {
    return this.#waiting.length >= AT_A_TIME;
  }

  async write(queries: Queries): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#kept ??= await this.#count(queries);
    const room = Math.max(0, MOST_PROBLEMS - this.#kept);
    const values = waiting.slice(0, room).map(({ path, message, level }) => ({
      runId: this.#runId,
      path: storable(path).slice(0, 300),
      message: storable(message).slice(0, 500),
      level,
    }));
    if (room < waiting.length) {
      const message = `More than ${MOST_PROBLEMS} problems; the rest isn’t listed`;
      values.push({ runId: this.#runId, path: '', message, level: 'error' });
    }
    this.#kept += values.length;
    await queries.insert(migrationProblems).values(values).onConflictDoNothing();
  }

  async #count(queries: Queries): Promise<number> {
    const [kept] = await queries
      .select({ count: count() })
      .from(migrationProblems)
      .where(eq(migrationProblems.runId, this.#runId));
    return kept?.count ?? 0;
  }
}
