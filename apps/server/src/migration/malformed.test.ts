import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { malformedDocuments } from '../../test/support/malformed-documents.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
  admin = await becomeAdmin(server);
});
afterAll(() => server.stop());

test('whatever is sent is answered clearly, never with a 500, and leaves nothing half-written', async () => {
  await fc.assert(
    fc.asyncProperty(malformedDocuments, async (body) => {
      const { status, body: answer } = await admin.call('POST', '/api/migration/import', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      // 503 says 'not now' of a busy machine, and says nothing of the document.
      expect([body.slice(0, 500), [200, 400, 503].includes(status), typeof answer.message]).toEqual([
        body.slice(0, 500),
        true,
        'string',
      ]);
    }),
    { numRuns: 60 },
  );
  const { rows } = await server.services.database.execute(sql`
    select 1 from migration_rows union all
    select 1 from migration_runs where state not in ('done', 'failed') union all
    select 1 from projects p where not exists (select 1 from migration_ids m where m.kind = 'projects' and m.local_id = p.id) union all
    select 1 from users u where u.email not like 'person-%' and not exists
      (select 1 from migration_ids m where m.kind = 'users' and m.user_id = u.id)`);
  expect(rows).toEqual([]);
});
