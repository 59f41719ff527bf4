import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Columns that hold secrets, or links that are one; they open an account and tell nothing about it. */
const SECRET = /(password|secret|token|hash)$/;
const SECRET_IN: Readonly<Record<string, readonly string[]>> = { mails: ['text', 'html', 'headers'] };

const isTold = (table: string, column: string) => !SECRET.test(column) && !SECRET_IN[table]?.includes(column);

/** So much is handed on at once: rows come one by one, and each would be a turn of its own for what packs them. */
const PIECE = 64 * 1024;

/**
 * The rows of one table as a JSON array, piece by piece. PostgreSQL writes the JSON and sends it as fast as it is taken:
 * nothing of a row is unpacked here, and no more than a piece is in memory.
 */
export async function* rowsAsJson(
  client: pg.ClientBase,
  table: string,
  condition: string,
): AsyncGenerator<Buffer | string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const columns = rows.flatMap(({ name }) => (isTold(table, name) ? [`"${name}"`] : []));
  // JSON has no control characters, so these leave every line as it is.
  const stream = client.query(
    copyTo(`copy (select ',' || row_to_json(r) from (select ${columns.join(', ')} from ${table} where ${condition}) r)
      to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`),
  );
  yield '[\n';
  let kept: Buffer[] = [];
  let size = 0;
  let begun = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    kept.push(begun ? chunk : chunk.subarray(1));
    begun = true;
    size += chunk.length;
    if (size < PIECE) continue;
    yield Buffer.concat(kept);
    kept = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(kept);
  yield ']\n';
}
