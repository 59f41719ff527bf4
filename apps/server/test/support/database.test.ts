import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test("a test database is migrated, is its test's own, and ends with it", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  await client.connect();
  await client.query('create table mine (id int)');
  const tables = await client.query("select 1 from pg_tables where schemaname = 'public'");
  expect(tables.rowCount).toBeGreaterThan(1);
  await client.end();

  const neighbour = new pg.Client({ connectionString: other.url });
  await neighbour.connect();
  const mine = await neighbour.query("select to_regclass('mine') as found");
  expect(mine.rows).toEqual([{ found: null }]);
  await neighbour.end();

  await Promise.all([one.drop(), other.drop()]);
  const gone = new pg.Client({ connectionString: one.url });
  await expect(gone.connect()).rejects.toThrow(/does not exist/);
});
