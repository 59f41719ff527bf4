/** More work than there is room for: who is asked to wait, in which order, and that it ends when there is room again. */
import { QueueFullError } from '@plumbline/vision';
import { afterEach, describe, expect, test } from 'vitest';
import { beginUpload } from '../test/support/begin-upload.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person } from '../test/support/person.ts';
import { cleanWall } from '../test/support/photos.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../test/support/server.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const wall = await cleanWall();
const BUSY = { status: 503, body: { code: 'busy', message: expect.stringContaining('nothing was charged') } };

let server: TestServer;
const start = async (options: TestServerOptions = {}) => {
  server = await startTestServer({ vision: inProcessVision, env: { ROLE: 'web' }, ...options });
};
afterEach(() => server.stop());

/** Keeps the process at something else again and again, as too much work does. Returns what ends it. */
function keepBusy(): () => void {
  const timer = setInterval(() => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  }, 0);
  return () => clearInterval(timer);
}

function picture(): FormData {
  const form = new FormData();
  form.set('photo', new Blob([Uint8Array.from(wall)]), 'me.jpg');
  return form;
}

const signIn = ({ email, password }: Person) => server.visitor().post('/api/login', { email, password });

describe('a process that can’t keep up', () => {
  test('refuses chats and photos while it still signs people in and shows them what is theirs', async () => {
    await start({ limits: true, pressure: { heavyMs: 10, allMs: 1e9, everyMs: 20 } });
    const ann = await server.member();
    const ask = () => ann.post('/api/ai/chat', { message: 'How wide may a crack be?' });
    const free = keepBusy();
    await expect.poll(ask, PATIENCE).toMatchObject(BUSY);
    expect((await ask()).headers.get('retry-after')).toBe('5');
    expect((await signIn(ann)).status).toBe(200);
    expect((await ann.get('/api/projects')).status).toBe(200);
    free();
    // When it has caught up, work is taken again.
    await expect.poll(async () => (await ask()).status, { ...PATIENCE, interval: 300 }).toBe(200);
  });

  test('refuses everything when it is worse, but answers those who watch over it', async () => {
    await start({ limits: true, pressure: { heavyMs: 10, allMs: 10, everyMs: 20 } });
    const ann = await server.member();
    const free = keepBusy();
    const refused = { status: 503, body: { code: 'busy' } };
    await expect.poll(() => ann.get('/api/projects'), PATIENCE).toMatchObject(refused);
    expect((await server.visitor().get('/healthz')).status).toBe(200);
    free();
  });

  test('takes one long piece of work, such as its own start, for what it is', async () => {
    await start({ limits: true, pressure: { heavyMs: 50, allMs: 50, everyMs: 250 } });
    const ann = await server.member();
    const until = performance.now() + 400;
    while (performance.now() < until);
    expect((await ann.get('/api/projects')).status).toBe(200);
  });
});

describe('uploads', () => {
  test('beside as many as memory is kept for one is asked to wait, and served when a place is free', async () => {
    await start();
    const people = await Promise.all(Array.from({ length: 4 }, () => server.member()));
    const ann = await server.member();
    const send = () => ann.call('POST', '/api/account/photo', { body: picture() });
    const halves = people.flatMap((person) => Array.from({ length: 6 }, () => beginUpload(server, person)));
    await expect.poll(send, PATIENCE).toMatchObject(BUSY);
    for (const half of halves) half.destroy();
    await expect.poll(async () => (await send()).status, PATIENCE).toBe(200);
  });

  test('one person’s slow ones keep that person waiting and nobody else', async () => {
    await start();
    const [ann, bob] = [await server.member(), await server.member()];
    const send = (person: Person) => person.call('POST', '/api/account/photo', { body: picture() });
    const halves = Array.from({ length: 6 }, () => beginUpload(server, ann));
    await expect
      .poll(() => send(ann), PATIENCE)
      .toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await send(ann)).headers.get('retry-after')).toBe('5');
    expect((await send(bob)).status).toBe(200);
    for (const half of halves) half.destroy();
  });
});

test('a photo that finds the queue full is told when to come again, and costs nothing', async () => {
  const full = () => Promise.reject(new QueueFullError('full'));
  await start({ vision: { ...inProcessVision, intake: full, redraw: full } });
  const ann = await server.member();
  const project = await ann.project();
  const refused = await ann.analyse(wall, { projectId: project.id });
  expect(refused).toMatchObject(BUSY);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await ann.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits).toBe(5);
});
