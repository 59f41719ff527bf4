import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../environment.ts';
import { handleErrors } from './error-handler.ts';
import { OF_DOCUMENTS, secureAnswers } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

/** As the build writes it. */
const INDEX = {
  pages: { '/': 'index.html', '/about': 'about/index.html' },
  app: { paths: ['/app', '/projects', '/projects/:id'], file: 'app.html' },
  notFound: '404.html',
};

const SECRET = 'nobody may read this';
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-web-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'session-secret'), SECRET);
  await writeFile(join(folder, 'secret.html'), SECRET);
  await writeFile(join(folder, 'secret.js'), SECRET);
  await writeFile(join(dist, '.hidden.js'), SECRET);
  await writeFile(join(dist, 'index.html'), '<p>home</p>');
  await writeFile(join(dist, 'app.html'), '<p>app</p>');
  await mkdir(join(dist, 'about'));
  await writeFile(join(dist, 'about', 'index.html'), '<p>about</p>');
  await writeFile(join(dist, '404.html'), '<p>lost</p>');
  await writeFile(join(dist, 'pages.json'), JSON.stringify(INDEX));
  await writeFile(join(dist, 'assets', 'a.js'), 'ours');
  await writeFile(join(dist, 'assets', 'a.svg'), '<svg/>');
  await writeFile(join(dist, 'sw.js'), 'worker');
  app = fastify();
  secureAnswers(
    app,
    readEnvironment({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'https://plumbline.example' }),
  );
  handleErrors(app);
  await serveWebApp(app, 'https://plumbline.example', dist);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The path goes out as it stands; fetch would tidy it first. */
async function get(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path }).end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, body: await text(answer) };
}

test('what was built is served, the shell for screens, and a page of its own for the rest', async () => {
  expect(await get('/')).toEqual({ status: 200, body: '<p>home</p>' });
  expect(await get('/assets/a.js')).toEqual({ status: 200, body: 'ours' });
  expect(await get('/projects/7')).toEqual({ status: 200, body: '<p>app</p>' });
  expect(await get('/projects/7/')).toEqual({ status: 200, body: '<p>app</p>' });
  for (const path of ['/nowhere', '/projects/abc', '/projects/abc/x', '/projects/7/x', '/app/x']) {
    expect(await get(path)).toEqual({ status: 404, body: '<p>lost</p>' });
  }
});

test('a part of a page comes without what only documents and workers need', async () => {
  const { port } = app.server.address() as AddressInfo;
  const said = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return OF_DOCUMENTS.filter((name) => headers.has(name));
  };
  for (const path of ['/', '/about', '/nowhere', '/sw.js', '/assets/a.svg', '/assets/none.js'])
    expect([path, await said(path)]).toEqual([path, [...OF_DOCUMENTS]]);
  expect(await said('/assets/a.js')).toEqual([]);
  const { headers } = await fetch(`http://127.0.0.1:${port}/assets/a.js`);
  for (const name of ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'])
    expect([name, headers.has(name)]).toEqual([name, true]);
});

test('a page has its address and no other; the service worker gets its document by name', async () => {
  expect(await get('/about')).toEqual({ status: 200, body: '<p>about</p>' });
  expect(await get('/about/')).toEqual({ status: 200, body: '<p>about</p>' });
  for (const path of ['/index', '/index.html', '/404', '/404.html', '/about/index.html', '/about.html']) {
    expect(await get(path)).toEqual({ status: 404, body: '<p>lost</p>' });
  }
  expect(await get('/app.html')).toEqual({ status: 200, body: '<p>app</p>' });
});

test.each([
  '/../session-secret',
  '/../secret.js',
  '/..%2fsecret.js',
  '/%2e%2e/secret.js',
  '/%2e%2e%2fsecret.html',
  '/assets/../../secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/%252e%252e/%252e%252e/secret.js',
  '/assets/..%5c..%5csecret.js',
  '/..\\secret.js',
  '/../secret',
  '/%2e%2e/secret',
  '/app/../../secret',
  '/.hidden.js',
  '/assets/a.js%00.html',
  '/assets/%00/../../../secret.js',
  '//../secret.js',
  '/etc/passwd',
  '//etc/passwd',
  'http://evil.example/../secret.js',
  '/%',
  '/%ff%fe.js',
])('%s leads nowhere', async (path) => {
  const { status, body } = await get(path);
  expect(body).not.toContain(SECRET);
  expect(body).not.toContain('root:');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
