import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';

/**
 * A condition of SQL: the account can be signed in to with a password, and nobody ever showed that its address is
 * theirs. Whoever registered it may be a stranger to that address. An account without a password can only be opened by
 * the mail to it.
 */
export const isUnproven = (userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from users unproven join identities way_in on way_in.user_id = unproven.id
    where unproven.id = ${userId} and not unproven.email_verified and way_in.password is not null)`;

export async function readUnproven(queries: Queries, userId: number): Promise<boolean> {
  const { rows } = await queries.execute<{ unproven: boolean }>(
    sql`select ${isUnproven(sql`${userId}::int`)} as unproven`,
  );
  return rows[0]?.unproven === true;
}
