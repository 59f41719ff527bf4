import { type Endpoint, endpoints } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../test/support/admin.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
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
  'dueCalendar',
  'engines',
  'finishSignIn',
  'forgotPassword',
  'listSigningKeys',
  'listSigningCertificates',
  'login',
  'logout',
  'paymentWebhook',
  'printChecklist',
  'readRepairLink',
  'readTrial',
  'register',
  'repairLinkPhoto',
  'repairLinkVoice',
  'repairLinkPlan',
  'repairLinkStep',
  'repairLinkUpload',
  'repairLinkWorkOrder',
  'reportStanding',
  'resetPassword',
  'sendContact',
  'shownReviews',
  'trialPhoto',
  'tryPhoto',
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

test('the description names the fields of a form, and a field that it doesn’t know is refused', async () => {
  type Described = {
    paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: object }> } } }>;
  };
  const { paths } = (await server.visitor().get<Described>('/api/openapi.json')).body;
  const form = paths['/api/analyze']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(form).toMatchObject({
    properties: { image: { format: 'binary' }, defectDescription: { type: 'string' } },
    required: ['projectId', 'image'],
  });

  const person = await server.member('Ann Other');
  const sent = new FormData();
  sent.set('projectId', String((await person.project()).id));
  sent.set('words', 'i can smell gas');
  sent.set('image', new Blob([Uint8Array.from(await crackOnPlaster())], { type: 'image/jpeg' }), 'photo.jpg');
  const { status, body } = await person.call('POST', '/api/analyze', { body: sent });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { words: expect.stringContaining('defectDescription') } });
});

test('the probes, the figures and the page for people answer without a session', async () => {
  const visitor = server.visitor();
  expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
  expect(String((await visitor.get('/metrics')).body)).toContain('plumbline_http_request_seconds');
  expect((await visitor.get('/api/docs/')).status).toBe(200);
});

test('security headers stand on every answer', async () => {
  const { headers } = await server.visitor().get('/');
  const policy = headers.get('permissions-policy');
  expect(policy).toContain('camera=(self)');
  expect(policy).toContain('microphone=(self)');
  for (const feature of ['geolocation', 'payment', 'usb']) {
    expect(policy).toContain(`${feature}=()`);
  }
  // Browsers don't know it, and say so of every page.
  expect(policy).not.toContain('bluetooth');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
  const said = Object.fromEntries(headers);
  expect(said).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
  // Not over plain http, where a browser would take it for nothing.
  expect(said).not.toHaveProperty('strict-transport-security');
  for (const path of ['/api/no-such-thing', '/api/docs/', '/no-such-page']) {
    const other = await server.visitor().get(path);
    expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
  }
});

test('data may show, run and load nothing at all, and says no more than that', async () => {
  const person = await server.member();
  const paths = ['/api/engines', '/api/me', '/api/projects?limit=nonsense', '/api/projects/999999'];
  for (const who of [server.visitor(), person]) {
    for (const path of paths) {
      const said = Object.fromEntries((await who.get(path)).headers);
      expect([path, said]).toMatchObject([
        path,
        {
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        },
      ]);
      expect(said).not.toHaveProperty('permissions-policy');
    }
  }
});

test('what a session reads is kept by no cache, and named only where it may be read offline', async () => {
  const person = await becomeAdmin(server);
  for (const path of ['/api/me', '/api/projects', '/api/sessions', '/api/projects/999999']) {
    const { headers } = await person.get(path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect(headers.get('x-account')).toMatch(/^\d+$/);
  }
  for (const path of ['/api/admin/users', '/api/admin/mails']) {
    const { headers } = await person.get(path);
    expect([headers.get('cache-control'), headers.get('x-account')]).toEqual(['no-store', null]);
  }
  const ticket = await person.post<{ url: string }>('/api/account/export', { password: person.password });
  const taken = await person.get(ticket.body.url);
  expect([taken.status, taken.headers.get('x-account')]).toEqual([200, null]);
  expect(taken.headers.get('cache-control')).toContain('no-store');
  const { email, password } = person;
  const signedIn = await server.visitor().post('/api/login', { email, password });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
});

describe('the figures', () => {
  test('are read with the operator’s token alone where there is one', async () => {
    const other = await startTestServer({
      env: { METRICS_TOKEN: 'sixteen letters or more' },
      vision: inProcessVision,
    });
    const read = async (headers: Record<string, string>) =>
      (await other.visitor().get('/metrics', headers)).status;
    const statuses = [
      await read({}),
      await read({ authorization: 'Bearer wrong' }),
      await read({ authorization: 'Bearer sixteen letters or more' }),
    ];
    await other.stop();
    expect(statuses).toEqual([404, 404, 200]);
  });

  test('aren’t there for whoever comes through a proxy', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      expect((await server.visitor().get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
    }
  });

  test('aren’t there at all in production without a token', async () => {
    const production = await startTestServer({
      env: {
        NODE_ENV: 'production',
        ALLOW_SANDBOX_PAYMENTS: 'true',
        SESSION_SECRET: 'a secret of enough characters for it',
      },
      vision: inProcessVision,
    });
    const { status } = await production.visitor().get('/metrics');
    await production.stop();
    expect(status).toBe(404);
  });
});

test('under https only the prefixed name of the session’s cookie counts', async () => {
  const secure = await startTestServer({
    env: { PUBLIC_URL: 'https://plumbline.example' },
    vision: inProcessVision,
  });
  const person = await secure.member();
  expect(person.cookie).toMatch(/^__Secure-plumbline\.session_token=/);
  const asked = await person.get('/api/me');
  person.cookie = person.cookie.replace('__Secure-', '');
  const planted = await person.get('/api/me');
  await secure.stop();
  expect([asked.status, planted.status]).toEqual([200, 401]);
});
