import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Columns that hold secrets, or links that are one; they open an account and tell nothing about it. */
const SECRET = /(password|secret|token|hash)$/;
const SECRET_IN: Readonly<Record<string, readonly string[]>> = { mails: ['text', 'html', 'headers'] };

const isTold = (table: string, column: string) => !SECRET.test(column) && !SECRET_IN[table]?.includes(column);

/** So much is handed on at once: rows come one by one, and each would be a turn of its own for what packs them. */
const PIECE = 64 * 1024;

/** In milliseconds, about the longest that a timer runs. */
const NO_LIMIT = 2 ** 31 - 1;

/**
 * A copy that lasts as long as its reader takes. The driver gives up any statement that isn't answered within the
 * pool's limit, a copy in the middle of its rows as well; a reader who takes nothing more is ended by the places of
 * exports. `callback` is what the driver calls, or we: it ends the driver's timer.
 */
const unhurried = (statement: string) =>
  Object.assign(copyTo(statement), { query_timeout: NO_LIMIT, callback: () => undefined });

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
    unhurried(`copy (select ',' || row_to_json(r) from (select ${columns.join(', ')} from ${table} where ${condition}) r)
      to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`),
  );
  try {
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
  } finally {
    stream.callback();
  }
}
