import pg from 'pg';
import { expect, test } from 'vitest';
import { startChildServer, withDataDir } from '../../test/support/child-server.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';

/** Resolves once the query answers with a row. */
async function until(client: pg.Client, query: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(query);
    if (rowCount) return;
  }
}

test('kill -9 in mid-analysis: the credit is back at the next start, the same key runs again, once', async () => {
  const [database, crack] = await Promise.all([createTestDatabase(), crackOnPlaster()]);
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  await withDataDir(async (dataDir) => {
    const first = await startChildServer(database.url, dataDir);
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const cut = person.analyse(crack, { projectId: project.id, key: 'cut' }).catch(() => 'cut');
    await until(watcher, "select 1 from analyses where state = 'running'");
    await first.end('SIGKILL');
    expect(await cut).toBe('cut');
    const { rows: reserved } = await watcher.query('select balance from credit_accounts');
    expect(reserved).toEqual([{ balance: 4 }]);

    const second = await startChildServer(database.url, dataDir);
    const back = second.visitor();
    back.cookie = person.cookie;
    expect((await back.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
    expect((await back.get(`/api/projects/${project.id}/defects`)).body).toEqual([]);
    const again = await back.analyse(crack, { projectId: project.id, key: 'cut' });
    expect(again.status).toBe(200);
    expect((await back.get('/api/me')).body).toMatchObject({ analysisCredits: 4 });
    const { rows } = await watcher.query('select kind, amount from credit_entries order by id');
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'signup_grant 5',
      'analysis -1',
      'analysis_refund 1',
      'analysis -1',
    ]);
    expect(await second.end('SIGTERM')).toBe(0);
  });
  await watcher.end();
  await database.drop();
});

test('a polite end finishes the analysis that is under way', async () => {
  const [database, crack] = await Promise.all([createTestDatabase(), crackOnPlaster()]);
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  await withDataDir(async (dataDir) => {
    const server = await startChildServer(database.url, dataDir);
    const person = server.visitor();
    await person.signUp();
    const project = await person.project();
    const running = person.analyse(crack, { projectId: project.id });
    await until(watcher, "select 1 from analyses where state = 'running'");
    const ended = server.end('SIGINT');
    expect((await running).status).toBe(200);
    expect(await ended).toBe(0);
  });
  await watcher.end();
  await database.drop();
});
