import { LIMITS } from '@plumbline/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './connect.ts';

/** As far as a screen says: one more than `LIMITS.countedMatches` stands for any number above it. */
export async function countTo(queries: Queries, from: PgTable | SQL, where?: SQL): Promise<number> {
  const { rows } = await queries.execute<{ total: number }>(sql`select count(*)::int as total
    from (select from ${from} ${where && sql`where ${where}`} limit ${LIMITS.countedMatches + 1}) found`);
  return rows[0]?.total ?? 0;
}

/** What a page tells of how many there are in all, counted so far and no further. */
export async function countListed(
  queries: Queries,
  from: PgTable | SQL,
  where?: SQL,
): Promise<{ total: number; more: boolean }> {
  const total = await countTo(queries, from, where);
  return { total: Math.min(total, LIMITS.countedMatches), more: total > LIMITS.countedMatches };
}
