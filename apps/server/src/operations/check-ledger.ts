import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { ledgerChecks } from '../platform/database/schema.ts';

interface LedgerCheck {
  entries: Record<string, number>;
  /** Accounts whose balance isn't the sum of their entries. */
  mismatched: number;
}

/** Adds the whole ledger up, as an auditor would. Reads everything, so it belongs in a job and not in a request. */
export async function checkLedger(database: Database): Promise<LedgerCheck> {
  // One statement, one moment: entries that arrive meanwhile are in both sums or in neither.
  const { rows } = await database.execute<{ mismatched: string; entries: Record<string, number> | null }>(sql`
    with sums as (select user_id, sum(amount) as total from credit_entries group by user_id)
    select
      (select count(*) from credit_accounts a full join sums s on s.user_id = a.user_id
        where coalesce(a.balance, 0) <> coalesce(s.total, 0)) as mismatched,
      (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from credit_entries group by kind) k) as entries`);
  return { mismatched: Number(rows[0]?.mismatched ?? 0), entries: rows[0]?.entries ?? {} };
}

/** Adds up and keeps what came of it, for those who ask in between. */
export async function keepLedgerCheck(database: Database): Promise<LedgerCheck> {
  const found = await checkLedger(database);
  const row = { ...found, checkedAt: new Date() };
  await database.insert(ledgerChecks).values(row).onConflictDoUpdate({ target: ledgerChecks.id, set: row });
  return found;
}

/** What came of the last check; the first one where there was none. */
export async function readLedgerCheck(database: Database): Promise<LedgerCheck & { checkedAt: Date }> {
  const [kept] = await database.select().from(ledgerChecks);
  return kept ?? { ...(await keepLedgerCheck(database)), checkedAt: new Date() };
}
