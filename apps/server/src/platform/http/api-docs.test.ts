import fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { serveApiDocs } from './api-docs.ts';

test('a description that couldn’t be made is made by whoever asks next', async () => {
  const app = fastify();
  const route: RouteOptions = { method: 'GET', url: '/api/things', handler: () => undefined };
  // No server takes a route twice.
  const routes = [route, route];
  serveApiDocs(app, routes);
  const ask = () => app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect((await ask()).statusCode).toBe(500);
  routes.pop();
  const told = await ask();
  expect(told.statusCode).toBe(200);
  expect(Object.keys(told.json<{ paths: object }>().paths)).toEqual(['/api/things']);
  await app.close();
});
