/** The product on a PostgreSQL that an operator brings along (DATABASE_URL), here Debian's own, older than ours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDebianPostgres, startDebianPostgres } from '../test/support/debian-postgres.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { enterAlone, readBalance } from './credits/index.ts';
import { migrate } from './platform/database/migrate.ts';

const bin = findDebianPostgres();

if (bin) {
  describe('Debian’s PostgreSQL', () => {
    let cluster: Awaited<ReturnType<typeof startDebianPostgres>>;
    let server: TestServer;
    beforeAll(async () => {
      cluster = await startDebianPostgres(bin);
      // Two processes that start at once, as an update does.
      await Promise.all([migrate(cluster.url), migrate(cluster.url)]);
      server = await startTestServer({
        databaseUrl: cluster.url,
        vision: inProcessVision,
        env: { ROLE: 'web' },
      });
    });
    afterAll(async () => {
      await server?.stop();
      await cluster?.stop();
    });

    test('takes every migration, and people sign up, make a project and read their credits on it', async () => {
      const ann = await server.member();
      const { id } = await ann.project();
      expect((await ann.get<{ id: number }[]>('/api/projects')).body).toMatchObject([{ id }]);
      expect((await ann.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
    });

    test('lets one of 30 reservations of the last credit succeed', async () => {
      const { database } = server.services;
      const ann = await server.member();
      const { id: userId } = (await ann.get<{ id: number }>('/api/me')).body;
      const take = (reference: string, amount: number) =>
        enterAlone(database, { userId, kind: 'analysis', reference, amount: -amount });
      await take('all but one', 4);
      const races = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => take(`race ${at}`, 1)));
      expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await readBalance(database, userId)).toBe(0);
    });
  });
} else {
  console.info('Not run: the tests on Debian’s PostgreSQL need Debian’s package postgresql.');
  test('where Debian’s PostgreSQL isn’t installed, nothing of it is found', () => {
    expect(findDebianPostgres()).toBeUndefined();
  });
}
