import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerHeadAsGet } from './head-requests.ts';

interface Answer {
  status: number | undefined;
  length: string | undefined;
  body: string;
}

async function ask(port: number, method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, method, path, host: '127.0.0.1', agent: false }, (answer) => {
      let body = '';
      answer.on('data', (piece) => {
        body += piece;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode, length: answer.headers['content-length'], body }),
      );
    });
    asked.on('error', reject).end();
  });
}

test('HEAD is answered as GET is, without the body, on the wire and by inject', async () => {
  const app = fastify({ exposeHeadRoutes: false, rewriteUrl: answerHeadAsGet });
  app.get('/words', async () => ({ words: 'four words in here' }));
  app.post('/only-post', async () => ({ done: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    const get = await ask(port, 'GET', '/words');
    expect(get).toMatchObject({ status: 200, length: String(get.body.length) });
    expect(await ask(port, 'HEAD', '/words')).toEqual({ ...get, body: '' });
    expect(await ask(port, 'HEAD', '/only-post')).toMatchObject({ status: 404, body: '' });
    const injected = await app.inject({ method: 'HEAD', url: '/words' });
    expect(injected).toMatchObject({ statusCode: 200, payload: '' });
    expect(injected.headers['content-length']).toBe(get.length);
  } finally {
    await app.close();
  }
});
