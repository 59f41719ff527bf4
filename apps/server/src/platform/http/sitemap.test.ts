import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveSitemap } from './sitemap.ts';

const INDEX = {
  pages: { '/': 'index.html', '/blog/a': 'blog/a/index.html' },
  app: { paths: ['/app'], file: 'app.html' },
  notFound: '404.html',
};

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plumbline-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

test('names every public page by its whole address, and robots.txt names the list', async () => {
  await writeFile(join(dist, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
  const app = fastify();
  serveSitemap(app, dist, INDEX, 'https://plumb.example');
  const map = await app.inject('/sitemap.xml');
  expect(map.headers['content-type']).toContain('xml');
  expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://plumb.example/',
    'https://plumb.example/blog/a',
  ]);
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://plumb.example/sitemap.xml\n');
  await app.close();
});

test('promises nothing where the web app is not built', async () => {
  const app = fastify();
  serveSitemap(app, dist, INDEX, 'https://plumb.example');
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404);
  await app.close();
});
