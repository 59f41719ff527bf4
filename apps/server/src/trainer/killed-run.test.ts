import pg from 'pg';
import { expect, test } from 'vitest';
import { startChildServer, withDataDir } from '../../test/support/child-server.ts';
import { createTestDatabase } from '../../test/support/database.ts';

const ADMIN = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'correct horse' };

/** Resolves once the query answers with a row. */
async function until(client: pg.Client, query: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(query);
    if (rowCount) return;
  }
}

test('kill -9 in the middle of a retraining: the next process makes it once, and nothing is half active', async () => {
  const database = await createTestDatabase();
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  await withDataDir(async (dataDir) => {
    const first = await startChildServer(database.url, dataDir, ADMIN);
    const ada = first.visitor();
    await ada.post('/api/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
    // A server that has only just started may ask to come back in a moment.
    let asked = await ada.post('/api/ai-training/retrain');
    while (asked.status === 503) asked = await ada.post('/api/ai-training/retrain');
    expect(asked).toMatchObject({ status: 202, body: { run: { id: 1 } } });
    await until(watcher, "select 1 from training_runs where state = 'running' and progress > 0");
    await first.end('SIGKILL');
    const { rows: left } = await watcher.query(
      "select v.kind, s.active_version_id = v.id as active from model_versions v, trainer_state s where v.kind <> 'shipped'",
    );
    expect(left).toEqual([]);

    const second = await startChildServer(database.url, dataDir, ADMIN);
    await until(watcher, "select 1 from training_runs where state = 'succeeded' and attempt = 2");
    const { rows } = await watcher.query(
      "select v.verdict, s.active_version_id = v.id as active from model_versions v, trainer_state s where v.kind = 'retrain'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].active).toBe(rows[0].verdict === 'accepted');
    expect(await second.end('SIGTERM')).toBe(0);
  });
  await watcher.end();
  await database.drop();
});
