import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  for (const name of ['Barn', 'Carport', 'Deck', 'Garage']) await person.post('/api/projects', { name });
});
afterAll(() => server.stop());

interface Sent {
  method?: string;
  accept?: string;
  body?: unknown;
}

/** As it comes over the wire: a browser's own fetch unpacks it. */
async function ask(path: string, { method = 'GET', accept, body }: Sent = {}) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const headers = {
      cookie: person.cookie,
      ...(accept ? { 'accept-encoding': accept } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = request(new URL(path, server.url), { method, headers }, resolve);
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
  return { headers: response.headers, bytes: await buffer(response) };
}

test('a long answer is zipped for who takes that, and says the same', async () => {
  const plain = await ask('/api/projects');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding');
  const zipped = await ask('/api/projects', { accept: 'br, gzip, deflate' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers['content-length']).toBe(String(zipped.bytes.length));
  expect(zipped.headers['x-account']).toBe(plain.headers['x-account']);
  expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
});

test('a short one is sent as it is', async () => {
  const { headers } = await ask('/api/me', { accept: 'gzip' });
  expect(headers['content-encoding']).toBeUndefined();
});

test('what answers a change is sent as it is, however long', async () => {
  const description = 'A long one. '.repeat(150);
  const { headers, bytes } = await ask('/api/projects', {
    method: 'POST',
    accept: 'gzip',
    body: { name: 'Shed', description },
  });
  expect(bytes.length).toBeGreaterThan(1_500);
  expect(headers['content-encoding']).toBeUndefined();
});

test('a very long one is sent whole and as it is to who takes nothing zipped', async () => {
  const description = 'The slab’s edge — north. '.repeat(75).trim();
  for (let each = 0; each < 10; each++) await person.post('/api/projects', { name: 'Hall', description });
  const { headers, bytes } = await ask('/api/projects');
  expect(bytes.length).toBeGreaterThan(16_384);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const told = JSON.parse(bytes.toString()) as { description: string }[];
  expect(told.filter((project) => project.description === description)).toHaveLength(10);
});
