import { type Endpoint, endpoints } from '@plumbline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../test/support/person.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';

/** A sample, another one each time: what failed is told with its seed. `npm run test:whole` asks it all. */
const RUNS = process.env.WHOLE_CAMPAIGN
  ? { endpoint: 40, headers: 300, forms: 200 }
  : { endpoint: 12, headers: 100, forms: 60 };

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  // Somebody else comes first: whoever asks for the end of session 1 isn't to end the walk's own.
  await server.member();
  person = await server.member();
  await person.project();
});
afterAll(() => server.stop());

/** Signing out would end the walk; everything else may be asked anything. */
const all: [string, Endpoint][] = Object.entries(endpoints).filter(([name]) => name !== 'logout');

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    "'; drop table users; --",
    '#{7*7}{{7*7}}<script>alert(1)</script>',
    '\ud800',
    '‮abc',
    'x'.repeat(70_000),
    -1,
    0,
    1,
    1.5,
    2 ** 31,
    1e308,
    true,
    [],
    {},
    [[]],
    { __proto__: null, constructor: { prototype: { admin: true } } },
    '2026-02-30',
    'NSW',
    'active',
  ),
  fc.string(),
  fc.jsonValue(),
);

interface Described {
  type?: string;
  maximum?: number;
  [part: string]: unknown;
}

/** Where a schema takes a whole number without saying how large it may be. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Number.MAX_SAFE_INTEGER } = schema as Described;
  const here = type === 'integer' && maximum > 2_147_483_647 ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([name, part]) => unbounded(part, `${path}.${name}`))];
}

test('no number is taken that the database can’t hold', async () => {
  const { body } = await person.get<{ paths: Record<string, Record<string, Described>> }>(
    '/api/openapi.json',
  );
  const taken = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters }]) =>
      unbounded({ requestBody, parameters }, `${method} ${path}`),
    ),
  );
  expect(taken).toEqual([]);
  expect(unbounded({ properties: { id: { type: 'integer' } } }, 'body')).toEqual(['body.properties.id']);
});

/** The names that the endpoint's body knows, so that not every payload is refused for its names alone. */
function fieldsOf({ body }: Endpoint): string[] {
  const definition = body?._zod.def;
  return definition && 'shape' in definition ? Object.keys(definition.shape as object) : [];
}

test.each(all)('%s answers anything with a clear refusal, never with a 500', async (_name, entry) => {
  const names = fieldsOf(entry);
  const payload = fc.oneof(
    nasty,
    fc.dictionary(fc.constantFrom(...names, 'userId', '__proto__', 'extra'), nasty, { maxKeys: 8 }),
  );
  const id = fc.constantFrom(
    '1',
    '0',
    '-1',
    '999999',
    '2147483648',
    '1e3',
    '%00',
    '..%2f..%2fetc',
    'null',
    'a'.repeat(150),
  );
  const query = fc.dictionary(
    fc.constantFrom(
      'limit',
      'after',
      'sort',
      'severity',
      'compliance',
      'search',
      'stage',
      'size',
      'status',
      'projectId',
    ),
    fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('1', '-1', '\u0000', 'bnVsbA', 'WzFd', '%', 'e30'),
    ),
    { maxKeys: 4 },
  );
  await fc.assert(
    fc.asyncProperty(payload, id, query, async (json, at, search) => {
      const path = `${entry.path.replaceAll(/:\w+/g, at)}?${new URLSearchParams(search)}`;
      const { status, body, headers } = await person.call(
        entry.method,
        path,
        entry.method === 'GET' ? {} : { json },
      );
      expect([
        entry.method,
        path,
        JSON.stringify(json)?.slice(0, 300),
        status < 500 || status === 503,
      ]).toEqual([entry.method, path, JSON.stringify(json)?.slice(0, 300), true]);
      const problems = status >= 400 && headers.get('content-type')?.includes('json') ? [body] : [];
      expect(problems).toEqual(
        problems.map(() =>
          expect.objectContaining({
            message: expect.any(String),
            code: expect.any(String),
            requestId: expect.any(String),
          }),
        ),
      );
    }),
    { numRuns: RUNS.endpoint },
  );
});

/** What a header may hold at all: Node refuses the rest before it is sent. */
const headerText = fc.oneof(
  fc.stringMatching(/^[\x21-\x7e]{0,60}$/),
  fc.constantFrom(
    ...['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'bytes=99999999999999999999-', 'bytes=a-b'],
    ...[
      'plumbline.session_token=a.b',
      'plumbline.session_token=.',
      'a=%',
      'a="',
      '=',
      ';;;',
      'plumbline.session_token=%00.%ff',
    ],
    ...[
      'Bearer ',
      'Bearer plk_',
      'Bearer plk_%00',
      'Basic Og==',
      'W/"',
      '"',
      '*',
      'text/event-stream;q=x',
      'gzip;q=9',
      '-1',
      '1e9',
    ],
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json; charset=utf-99',
      'null',
      'http://[::1',
      '::ffff:127.0.0.1',
    ],
  ),
);
const NAMES = [
  ...[
    'cookie',
    'authorization',
    'idempotency-key',
    'range',
    'if-none-match',
    'if-modified-since',
    'accept',
    'accept-encoding',
  ],
  ...[
    'content-type',
    'x-forwarded-for',
    'origin',
    'sec-fetch-site',
    'user-agent',
    'stripe-signature',
    'x-account',
  ],
];
const PLACES: [string, string][] = [
  ['GET', '/api/me'],
  ['GET', '/'],
  ['GET', '/api/images/1'],
  ['GET', '/api/account/photo'],
  ['GET', '/api/migration/export'],
  ['POST', '/api/analyze'],
  ['POST', '/api/login'],
  ['POST', '/api/payments/webhook'],
  ['POST', '/api/migration/import'],
  ['POST', '/api/ai/chat'],
];

type Sent = Record<string, string>;

test('any header at any kind of address is read or refused, never with a 500', async () => {
  const asked = fc.tuple(
    fc.constantFrom(...PLACES),
    fc.dictionary(fc.constantFrom(...NAMES), headerText, { maxKeys: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(asked, async ([[method, path], headers]) => {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { cookie: person.cookie, ...headers },
        ...(method === 'GET' ? {} : { body: '{"message":"x"}' }),
      });
      await answer.arrayBuffer();
      expect([method, path, headers, answer.status < 500]).toEqual([method, path, headers, true]);
    }),
    {
      numRuns: RUNS.headers,
      examples: ['', '; boundary=', '; boundary=""'].map((boundary): [[[string, string], Sent]] => [
        [['POST', '/api/analyze'], { 'content-type': `multipart/form-data${boundary}` }],
      ]),
    },
  );
});

test('any form is read or refused, never with a 500, and costs nothing', async () => {
  const line = fc.constantFrom(
    ...[
      '--x',
      '--x--',
      '--',
      '',
      '--X',
      'content-disposition: form-data',
      'content-disposition: form-data; name="image"; filename="a.jpg"',
    ],
    ...[
      'content-disposition: form-data; name="projectId"',
      'content-disposition: form-data; name="__proto__"',
      'content-type: image/jpeg',
    ],
    ...[
      'content-disposition: form-data; name=',
      'content-disposition: form-data; name="image"; filename="../../etc/passwd\0"',
      '1',
      '\0',
      'é',
    ],
    ...[
      'content-transfer-encoding: base64',
      'content-length: -1',
      `content-disposition: form-data; name="${'n'.repeat(5000)}"`,
    ],
  );
  const form = fc.array(line, { maxLength: 14 }).map((lines) => `--x\r\n${lines.join('\r\n')}\r\n--x--\r\n`);
  const before = (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
  await fc.assert(
    fc.asyncProperty(
      form,
      fc.constantFrom('/api/analyze', '/api/account/photo', '/api/letterhead/logo'),
      async (body, path) => {
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const { status } = await person.call('POST', path, { body, headers });
        expect([body, path, status >= 400 && status < 500]).toEqual([body, path, true]);
      },
    ),
    { numRuns: RUNS.forms },
  );
  expect(before).toBeGreaterThan(0);
  expect((await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits).toBe(before);
});

test('nothing that was sent has become part of every object', async () => {
  const named = '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"name":"Mine"}';
  for (const path of ['/api/projects', '/api/login', '/api/migration/import']) {
    await person.call('POST', path, { body: named, headers: { 'content-type': 'application/json' } });
  }
  // The server runs in this process: what it let happen to objects would have happened to ours.
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('role' in {}).toBe(false);
  expect((await person.get<{ role: string }>('/api/me')).body.role).toBe('user');
});
