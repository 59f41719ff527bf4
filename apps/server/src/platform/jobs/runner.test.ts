import pg from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { startRunner } from './runner.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

test('a runner whose connection is cut holds its lock again, on one connection', async () => {
  const database = await createTestDatabase();
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  const runner = await startRunner(database.url, pino({ level: 'silent' }));
  const held = async () =>
    (
      await watcher.query<{ pid: number; locks: number }>(
        `select pid, (select count(*)::int from pg_locks l where l.pid = a.pid and l.granted
           and l.locktype = 'advisory' and l.objid = $1) as locks
         from pg_stat_activity a where datname = current_database() and application_name = 'plumbline runner'`,
        [runner.id],
      )
    ).rows;
  const [before] = await held();
  expect(before).toMatchObject({ locks: 1 });
  for (const _cut of [1, 2]) {
    const [{ pid } = { pid: 0 }] = await held();
    await watcher.query('select pg_terminate_backend($1)', [pid]);
    await expect
      .poll(async () => (await held()).map((one) => [one.pid === pid, one.locks]), PATIENCE)
      .toEqual([[false, 1]]);
  }
  await runner.stop();
  await expect.poll(held, PATIENCE).toEqual([]);
  await watcher.end();
  await database.drop();
});
