import type pg from 'pg';

const BATCH = 100;

/** Columns that hold secrets, or links that are one; they open an account and tell nothing about it. */
const SECRET = /(password|secret|token|hash)$/;
const SECRET_IN: Readonly<Record<string, readonly string[]>> = { mails: ['text', 'html', 'headers'] };

const withoutSecrets = (table: string, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !SECRET.test(name) && !SECRET_IN[table]?.includes(name)),
  );

/** The rows of one table as a JSON array, piece by piece: a handful of rows is in memory at a time. */
export async function* rowsAsJson(
  client: pg.ClientBase,
  table: string,
  condition: string,
): AsyncGenerator<string> {
  yield '[';
  let first = true;
  await client.query(`declare export_rows cursor for select * from ${table} where ${condition}`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${BATCH} from export_rows`);
    for (const row of rows) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(withoutSecrets(table, row))}`;
      first = false;
    }
    if (rows.length < BATCH) break;
  }
  await client.query('close export_rows');
  yield '\n]\n';
}
