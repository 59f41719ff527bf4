import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../test/support/admin.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person } from '../test/support/person.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';

/**
 * Stands in every secret that an operator can set. Nothing that leaves the server may hold it. What these open isn't
 * there: what is said of a failure is as good a way out as any.
 */
const MARK = 'never-to-be-seen';
const SECRETS = {
  SESSION_SECRET: `${MARK}-session-secret-of-enough-characters`,
  ADMIN_EMAIL: 'operator@example.com',
  ADMIN_PASSWORD: `${MARK}-admin`,
  STRIPE_SECRET_KEY: `sk_test_${MARK}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${MARK}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_for_everybody',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  SMTP_URL: `smtp://plumbline:${MARK}@127.0.0.1:1`,
  S3_BUCKET: 'plumbline',
  S3_REGION: 'ap-southeast-2',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_ACCESS_KEY_ID: `${MARK}-id`,
  S3_SECRET_ACCESS_KEY: `${MARK}-key`,
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_COMPATIBLE_MODEL: 'none',
  OPENAI_COMPATIBLE_API_KEY: `${MARK}-model`,
};
const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

let server: TestServer;
let people: Person[];
beforeAll(async () => {
  server = await startTestServer({ env: SECRETS, vision: inProcessVision });
  const member = await server.member();
  await member.project();
  people = [server.visitor(), member, await becomeAdmin(server)];
});
afterAll(() => server.stop());

async function told(path: string): Promise<string> {
  const answers = await Promise.all(people.map((person) => person.get<unknown>(path)));
  return answers.map(({ body, headers }) => JSON.stringify([body, [...headers]])).join('\n');
}

test.each(Object.values(endpoints).filter(({ method }) => method === 'GET'))(
  'GET $path tells nobody a secret',
  async ({ path }) => {
    expect(await told(path.replaceAll(/:\w+/g, '1'))).not.toContain(MARK);
  },
);

test('pages, documents of the API, probes and figures tell nobody a secret', async () => {
  const pages = existsSync(DIST)
    ? readdirSync(DIST).filter((name) => /\.(html|json|txt|xml|js)$/.test(name))
    : [];
  for (const path of [
    '/',
    '/app',
    '/nowhere',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/openapi.json',
    '/api/docs',
    ...pages.map((name) => `/${name}`),
  ]) {
    expect(await told(path), path).not.toContain(MARK);
  }
});

test('what can’t be done for want of a key says nothing of the key, and neither does the log', async () => {
  const [, member] = people;
  const asked = await member?.post('/api/create-payment-intent', { amount: 15, analyses: 15 });
  expect(asked?.status).toBe(503);
  expect(JSON.stringify(asked?.body)).not.toContain(MARK);
  const chat = await member?.post('/api/ai/chat', { message: 'How wide may a crack be in NSW?' });
  expect(JSON.stringify(chat?.body)).not.toContain(MARK);
  expect(JSON.stringify(server.logged)).not.toContain(MARK);
});
