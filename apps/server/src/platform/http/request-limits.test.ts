import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcessVision } from '../../../test/support/in-process-vision.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision, limits: true });
});
afterAll(() => server.stop());

test('the wide limit holds for an API path whose letters are written as percent codes', async () => {
  const visitor = server.visitor();
  for (const path of ['/api/engines', '/%61pi/engines', '/api/engine%73']) {
    const { headers } = await visitor.get(path);
    expect(headers.get('x-ratelimit-limit'), path).toBe('600');
  }
  const last = await visitor.get('/%61%70%69/engines');
  expect(Number(last.headers.get('x-ratelimit-remaining'))).toBeLessThanOrEqual(597);
});
