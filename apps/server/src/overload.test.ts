/** More work than there is room for: who is asked to wait, in which order, and that it ends when there is room again. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { QueueFullError } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginUpload } from '../test/support/begin-upload.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person } from '../test/support/person.ts';
import { cleanWall } from '../test/support/photos.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../test/support/server.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const wall = await cleanWall();
const BUSY = { status: 503, body: { code: 'busy', message: expect.stringContaining('Nothing was charged') } };

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
    // Far above what a busy machine is late by itself, and far below that piece of work.
    await start({ limits: true, pressure: { heavyMs: 400, allMs: 400, everyMs: 250 } });
    const ann = await server.member();
    const until = performance.now() + 1_500;
    while (performance.now() < until);
    expect((await ann.get('/api/projects')).status).toBe(200);
  });
});

describe('uploads', () => {
  const send = (person: Person) => person.call('POST', '/api/account/photo', { body: picture() });

  test('of four accounts that dawdle on every place keep nobody else waiting', async () => {
    await start();
    const first = await server.member();
    const people = [first, ...(await Promise.all(Array.from({ length: 3 }, () => server.member())))];
    const ann = await server.member();
    const halves = people.flatMap((person) => Array.from({ length: 6 }, () => beginUpload(server, person)));
    await expect.poll(() => send(first), PATIENCE).toMatchObject({ status: 429 });
    expect((await send(ann)).status).toBe(200);
    expect((await send(ann)).status).toBe(200);
    for (const half of halves) half.destroy();
  });

  test('that had their time and are slow give way, and are told so', async () => {
    await start({ slots: { uploads: { most: 1, graceMs: 0, slowBytesPerSecond: 1e9 } } });
    const [slow, ann] = [await server.member(), await server.member()];
    const half = beginUpload(server, slow);
    let answer = '';
    half.on('data', (bytes) => {
      answer += bytes;
    });
    const sending = setInterval(() => half.write('x'), 50);
    await expect
      .poll(async () => [(await send(ann)).status, answer.includes('arriving too slowly')], PATIENCE)
      .toEqual([200, true]);
    clearInterval(sending);
    half.destroy();
  });

  test('that get going keep their places: a newcomer hears that all are taken, then gets one', async () => {
    await start({ slots: { uploads: { most: 1, graceMs: 600_000, stalledMs: 600_000 } } });
    const [early, ann] = [await server.member(), await server.member()];
    // Asked by no request of its own: that would take the one place.
    const taken = vi.spyOn(server.app.slots.uploads, 'enter');
    const half = beginUpload(server, early);
    await expect.poll(() => taken.mock.results.length, PATIENCE).toBe(1);
    const refused = await send(ann);
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    half.destroy();
    await expect.poll(async () => (await send(ann)).status, PATIENCE).toBe(200);
  });

  test('whose line broke while their session was looked up hold no place', async () => {
    await start({ slots: { uploads: { mostOfOne: 1, graceMs: 600_000, stalledMs: 600_000 } } });
    const ann = await server.member();
    await server.services.database.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in access exclusive mode`);
      const asked = once(server.app.server, 'request');
      const half = beginUpload(server, ann);
      const [{ socket }] = await asked;
      const broken = new Promise((resolve) => socket.once('close', resolve));
      half.destroy();
      await broken;
    });
    await expect.poll(async () => (await send(ann)).status, PATIENCE).toBe(200);
  });

  test('in which nothing moves any more end by themselves, and say why', async () => {
    await start({ slots: { uploads: { stalledMs: 200 } } });
    const ann = await server.member();
    const half = beginUpload(server, ann);
    let answer = '';
    half.on('data', (bytes) => {
      answer += bytes;
    });
    await once(half, 'close');
    expect(answer).toContain('503');
    expect(answer).toContain('arriving too slowly');
  });

  test('one person’s slow ones keep that person waiting and nobody else', async () => {
    await start();
    const [ann, bob] = [await server.member(), await server.member()];
    const halves = Array.from({ length: 6 }, () => beginUpload(server, ann));
    await expect
      .poll(() => send(ann), PATIENCE)
      .toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await send(ann)).headers.get('retry-after')).toBe('5');
    expect((await send(bob)).status).toBe(200);
    for (const half of halves) half.destroy();
  });
});

describe('exports', () => {
  /** Asks for an export and takes nothing of it. */
  async function stall(person: Person) {
    const url = await exportOf(person);
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${url} HTTP/1.1\r\nhost: plumbline\r\ncookie: ${person.cookie}\r\n\r\n`);
    return socket;
  }
  const exportOf = async (person: Person) =>
    (await person.post<{ url: string }>('/api/account/export', { password: person.password })).body.url;

  /** More than the buffers on the way hold, so that a reader who stops stops the export. */
  async function withMuch(person: Person): Promise<Person> {
    const { id } = await person.project();
    const { database, files } = server.services;
    const folder = `photos/much/${id}`;
    await files.put(`${folder}/original`, randomBytes(9_000_000), 'image/jpeg');
    for (let copy = 0; copy < 4; copy++) {
      await database.execute(sql`insert into photos (user_id, folder, file_name, kind, sha256, bytes, width, height)
        select id, ${folder}, 'a.jpg', 'jpeg', 'abc', 9, 1200, 900 from users where email = ${person.email}`);
    }
    return person;
  }

  test('whose readers stopped make room for somebody else’s', async () => {
    await start({ slots: { exports: { most: 2, graceMs: 300, slowBytesPerSecond: 1e9 } } });
    const stopped = [await withMuch(await server.member()), await withMuch(await server.member())];
    const sockets = await Promise.all(stopped.map(stall));
    const ann = await server.member();
    const url = await exportOf(ann);
    await expect.poll(async () => (await ann.get(url)).status, PATIENCE).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('that stopped end by themselves and give their connection to the database back', async () => {
    await start({ slots: { exports: { stalledMs: 300 } } });
    const ann = await withMuch(await server.member());
    const socket = await stall(ann);
    const { $client: pool } = server.services.database;
    await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(1);
    await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
    const url = await exportOf(ann);
    expect((await ann.get(url)).status).toBe(200);
    socket.destroy();
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
