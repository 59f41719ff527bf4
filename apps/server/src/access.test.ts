import { type Endpoint, endpoints } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const all: [string, Endpoint][] = Object.entries(endpoints);
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, '1');

describe('nobody', () => {
  test.each(all.filter(([, { access }]) => access !== 'public'))('is refused at %s', async (_name, entry) => {
    const { status, body } = await server.visitor().call(entry.method, pathOf(entry));
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'signed_out', requiresLogin: true, requestId: expect.any(String) });
  });
});

/** What is open to everybody, stated a second time and apart from the contract: opening another takes a line here. */
const PUBLIC = new Set([
  'askForNews',
  'downloadNccGuide',
  'downloadSampleReport',
  'engines',
  'finishSignIn',
  'forgotPassword',
  'login',
  'logout',
  'paymentWebhook',
  'printChecklist',
  'register',
  'resetPassword',
  'sendContact',
  'unsubscribe',
  'validateMobileAuth',
  'verifyEmail',
]);

test('only these are open to everybody', () => {
  const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open.filter((name) => !PUBLIC.has(name))).toEqual([]);
  expect([...PUBLIC].filter((name) => !open.includes(name))).toEqual([]);
});

describe('a session that has ended', () => {
  test('opens nothing', async () => {
    const person = await server.member();
    const { cookie } = person;
    await person.post('/api/logout');
    for (const [name, entry] of all.filter(([, { access }]) => access !== 'public')) {
      person.cookie = cookie;
      expect([name, (await person.call(entry.method, pathOf(entry))).status]).toEqual([name, 401]);
    }
  });
});

describe('a user who is no administrator', () => {
  const forAdmins = all.filter(([, { access }]) => access === 'admin');
  test('is refused wherever administrators alone may go', async () => {
    const person = await server.member();
    for (const [name, entry] of forAdmins) {
      expect([name, (await person.call(entry.method, pathOf(entry))).status]).toEqual([name, 403]);
    }
  });
});

test('every endpoint of the contract is served, and no API route is served besides', async () => {
  const described = (
    await server.visitor().get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
  ).body;
  const served = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const promised = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(served.filter((route) => route.includes(' /api/')).sort()).toEqual(promised.sort());
});

test('the probes, the figures and the page for people answer without a session', async () => {
  const visitor = server.visitor();
  expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
  expect(String((await visitor.get('/metrics')).body)).toContain('plumbline_http_request_seconds');
  expect((await visitor.get('/api/docs/')).status).toBe(200);
});

test('security headers stand on every answer', async () => {
  const { headers } = await server.visitor().get('/api/engines');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
