import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { rowsAsJson } from './read-rows.ts';

test('a table that takes longer than any answer may comes whole, and leaves no timer behind', async () => {
  const testDatabase = await createTestDatabase();
  const { $client: writing } = connectDatabase(testDatabase.url, () => undefined, { max: 1 });
  const { $client: pool } = connectDatabase(testDatabase.url, () => undefined, { answerWithinMs: 1000 });
  // More than the buffers on the way hold, so that a reader who stops stops the copy.
  const rows = 30_000;
  await writing.query('create table told (id int, words text)');
  await writing.query(
    'insert into told select g, repeat(md5(g::text), 20) from generate_series(1, $1::int) g',
    [rows],
  );
  await writing.end();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const client = await pool.connect();
  try {
    const told = rowsAsJson(client, 'told', 'true');
    const pieces = [(await told.next()).value, (await told.next()).value];
    // What began later than the copy has been given up: so the copy has had its time.
    await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('timeout');
    const before = timers();
    for await (const piece of told) pieces.push(piece);
    const read = JSON.parse(Buffer.concat(pieces.map((piece) => Buffer.from(piece ?? ''))).toString());
    expect(read).toHaveLength(rows);
    expect(timers()).toBeLessThan(before);
  } finally {
    client.release(true);
    await pool.end();
    await testDatabase.drop();
  }
});
