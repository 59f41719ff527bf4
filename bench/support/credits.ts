import pg from 'pg';

/** Credits for every account of a bench's database, with their entry. */
export async function giveCredits(databaseUrl: string, amount: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with given as (update credit_accounts set balance = balance + $1 returning user_id, balance)
     insert into credit_entries (user_id, kind, reference, amount, balance_after, note)
     select user_id, 'admin_adjustment', 'bench', $1, balance, 'bench' from given`,
    [amount],
  );
  await client.end();
}
