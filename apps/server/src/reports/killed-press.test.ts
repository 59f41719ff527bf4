import pg from 'pg';
import { expect, test } from 'vitest';
import { startChildServer, withDataDir } from '../../test/support/child-server.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';

/** Two starts of a whole server in one test. */
const PATIENCE = { timeout: 180_000, interval: 50 };

/** Resolves once the query answers with a row. */
const until = (client: pg.Client, query: string) =>
  expect.poll(async () => (await client.query(query)).rowCount, PATIENCE).toBe(1);

test('kill -9 while a report is made: the next start makes it', PATIENCE, async () => {
  const [database, crack] = await Promise.all([createTestDatabase(), crackOnPlaster()]);
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  await withDataDir(async (dataDir) => {
    const first = await startChildServer(database.url, dataDir);
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const { body } = await person.analyse(crack, { projectId: project.id });
    const asked = await person.post<{ id: number }>('/api/reports', {
      projectId: project.id,
      title: 'Cut off',
      selectedDefectIds: [body.defect.id],
    });
    expect(asked.status).toBe(201);
    await until(watcher, "select 1 from report_versions where status = 'generating' and attempt = 1");
    await first.end('SIGKILL');
    const { rows } = await watcher.query('select status, attempt from report_versions');
    expect(rows).toEqual([{ status: 'generating', attempt: 1 }]);

    const second = await startChildServer(database.url, dataDir);
    await until(watcher, "select 1 from report_versions where status = 'completed' and attempt = 2");
    const back = second.visitor();
    back.cookie = person.cookie;
    const preview = await back.get<string>(`/api/reports/${asked.body.id}/preview`);
    expect(preview.body.slice(0, 5)).toBe('%PDF-');
    expect(await second.end('SIGTERM')).toBe(0);
  });
  await watcher.end();
  await database.drop();
});

test(
  'a polite end lets go of a report at once; the next start makes it and the attempt doesn’t count',
  PATIENCE,
  async () => {
    const [database, crack] = await Promise.all([createTestDatabase(), crackOnPlaster()]);
    const watcher = new pg.Client({ connectionString: database.url });
    await watcher.connect();
    await withDataDir(async (dataDir) => {
      const first = await startChildServer(database.url, dataDir);
      const person = first.visitor();
      await person.signUp();
      const project = await person.project();
      const { body } = await person.analyse(crack, { projectId: project.id });
      await person.post('/api/reports', {
        projectId: project.id,
        title: 'Let go',
        selectedDefectIds: [body.defect.id],
      });
      await until(watcher, 'select 1 from report_versions where attempt = 1');
      expect(await first.end('SIGTERM')).toBe(0);
      const { rows } = await watcher.query('select status, runner, attempt from report_versions');
      expect(rows).toEqual([{ status: 'generating', runner: null, attempt: 0 }]);
      const second = await startChildServer(database.url, dataDir);
      await until(watcher, "select 1 from report_versions where status = 'completed' and attempt = 1");
      expect(await second.end('SIGTERM')).toBe(0);
    });
    await watcher.end();
    await database.drop();
  },
);
