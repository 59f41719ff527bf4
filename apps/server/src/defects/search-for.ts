import type pg from 'pg';
import { type Member, ownedInText } from '../platform/actor.ts';

/** Words to look for, and how. */
export interface Search {
  /** For `like`; what people typed stands in it as letters. */
  pattern: string;
  /** Many of the account's findings have them: these are found soonest by walking, others by the index of words. */
  common: boolean;
}

/** So many of the newest findings tell whether words are common. */
const SAMPLE = 2_000;
/** From one in so many on. Less common words are in few enough findings to fetch them all and put them in order. */
const ONE_IN = 20;

/**
 * Tells by the account's newest findings which way of searching stays fast. PostgreSQL would judge by everybody's findings,
 * and be far off for an account that writes of other things than most.
 */
export async function searchFor(
  pool: Pick<pg.Pool, 'query'>,
  actor: Member,
  search: string,
): Promise<Search> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const values: unknown[] = [pattern];
  const owned = ownedInText(actor, 'd', (value) => `$${values.push(value)}`);
  const { rows } = await pool.query<{ seen: number; hits: number }>({
    name: 'search-sample',
    text: `select count(*)::int as seen, count(*) filter (where d.searched like lower($1))::int as hits
      from (select searched from defects d where ${owned} order by id desc limit ${SAMPLE}) d`,
    values,
  });
  const { seen = 0, hits = 0 } = rows[0] ?? {};
  return { pattern, common: seen < SAMPLE || hits * ONE_IN >= seen };
}
