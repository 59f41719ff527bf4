import { type Batch, type BatchPhoto, cameraKey, type Photo } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster, tinyPhoto } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { balanceOf } from '../../test/support/shopper.ts';
import { enterAlone } from '../credits/index.ts';
import { unsafeWakeForCredits } from './wake-for-credits.ts';

const PATIENCE = { timeout: 120_000, interval: 50 };

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

/** Another file each time, of the same picture. */
const another = (photo: Buffer, at: number) => Buffer.concat([photo, Buffer.from(` ${at}`)]);

interface Sent {
  key: string;
  photo?: Uint8Array;
  fields?: Record<string, string>;
}

function send(person: Person, batchId: number, { key, photo = crack, fields = {} }: Sent) {
  const body = new FormData();
  body.set('key', key);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  return person.call<BatchPhoto & { code?: string; message?: string }>(
    'POST',
    `/api/batches/${batchId}/photos`,
    { body },
  );
}

let made = 0;
async function begin(person: Person, projectId: number, asked: Record<string, unknown> = {}) {
  made += 1;
  const json = { key: `a-batch-${made}`, photoCount: 3, analyse: true, ...asked };
  return person.post<Batch & { fields?: Record<string, string>; code?: string }>(
    `/api/projects/${projectId}/batches`,
    json,
  );
}

async function start(asked: Record<string, unknown> = {}) {
  const person = await server.member();
  const project = await person.project();
  const { body: batch } = await begin(person, project.id, asked);
  const read = async () => (await person.get<Batch>(`/api/batches/${batch.id}`)).body;
  const set = (state: string) => person.patch<Batch>(`/api/batches/${batch.id}`, { state });
  const settled = () => expect.poll(async () => (await read()).waiting, PATIENCE).toBe(0);
  return { person, project, batch, read, set, settled };
}

/** Leaves an account with so many credits. */
async function leave(userId: number, credits: number): Promise<void> {
  const amount = credits - 5;
  const entry = { userId, kind: 'admin_adjustment' as const, reference: `left ${userId}`, amount };
  await enterAlone(server.services.database, entry);
}

describe('who may send many photos', () => {
  test('nobody without a session, and nobody into another account’s project or batch', async () => {
    const { batch, project } = await start();
    expect((await begin(server.visitor(), project.id)).status).toBe(401);
    expect((await send(server.visitor(), batch.id, { key: 'no-session' })).status).toBe(401);
    const stranger = await server.member();
    expect((await begin(stranger, project.id)).status).toBe(404);
    expect((await send(stranger, batch.id, { key: 'not-my-batch' })).status).toBe(404);
    expect((await stranger.patch(`/api/batches/${batch.id}`, { state: 'paused' })).status).toBe(404);
    expect((await stranger.get(`/api/batches/${batch.id}`)).status).toBe(404);
    expect((await stranger.get(`/api/batches/${batch.id}/photos`)).status).toBe(404);
  });

  test('not more than 200 at once, not none, and not for a stage that there isn’t', async () => {
    const { person, project } = await start();
    for (const photoCount of [0, 201, 1.5]) {
      expect((await begin(person, project.id, { photoCount })).body.fields).toHaveProperty('photoCount');
    }
    expect((await begin(person, project.id, { stageOfWorks: 'plumbing_of_the_moon' })).body.fields).toEqual({
      stageOfWorks: 'Choose stages of works from the list',
    });
    expect((await begin(person, project.id, { key: 'a b c d e f' })).status).toBe(400);
  });
});

describe('photos that are sent together', () => {
  test('are analysed in the background, each charged as its run ends, and read back with their findings', async () => {
    const { person, project, batch, read, settled } = await start({ photoCount: 3 });
    const [first, clean, tiny] = await Promise.all([
      send(person, batch.id, { key: 'the-crack-1' }),
      send(person, batch.id, { key: 'the-clean-1', photo: await cleanWall() }),
      send(person, batch.id, { key: 'the-tiny-1', photo: await tinyPhoto() }),
    ]);
    expect([first.status, clean.status, tiny.status]).toEqual([201, 201, 201]);
    expect(tiny.body).toMatchObject({ state: 'refused', problem: expect.stringContaining('500') });
    await settled();
    const done = await read();
    expect(done).toMatchObject({ received: 3, done: 2, refused: 1, kept: 0, failed: 0 });
    expect(await balanceOf(person)).toBe(5 - done.creditsUsed);
    const photos = (await person.get<BatchPhoto[]>(`/api/batches/${batch.id}/photos`)).body;
    const found = photos.find(({ key }) => key === 'the-crack-1');
    expect(found).toMatchObject({ state: 'done', charged: true, fileName: 'wall.jpg' });
    expect((await person.get(`/api/defects/${found?.findingId}`)).body).toMatchObject({
      defectType: found?.defectType,
    });
    const kept = (await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body;
    expect(kept).toHaveLength(3);
  });

  test('under one key are one photo and one batch, in turn and at once; another photo under it is refused', async () => {
    const { person, project, batch, read } = await start({ photoCount: 2, analyse: false });
    const again = await person.post<Batch>(`/api/projects/${project.id}/batches`, {
      ...{ key: batch.key, photoCount: 2, analyse: false },
    });
    expect(again.body.id).toBe(batch.id);
    const other = await person.project('Another house');
    expect((await begin(person, other.id, { key: batch.key })).body.code).toBe('key_reused');
    const sent = await Promise.all([1, 2, 3].map(() => send(person, batch.id, { key: 'same-photo' })));
    sent.push(await send(person, batch.id, { key: 'same-photo' }));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const twisted = await send(person, batch.id, { key: 'same-photo', photo: another(crack, 1) });
    expect(twisted).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await read()).toMatchObject({ received: 1, kept: 1 });
    expect((await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body).toHaveLength(1);
  });

  test('are no more than were said', async () => {
    const { person, batch, read } = await start({ photoCount: 1, analyse: false });
    expect((await send(person, batch.id, { key: 'the-first-one' })).status).toBe(201);
    const more = await send(person, batch.id, { key: 'one-too-many', photo: another(crack, 2) });
    expect(more.status).toBe(409);
    expect(await read()).toMatchObject({ received: 1 });
  });

  test('can’t be read: the one that can’t is refused with its reason and the others go on', async () => {
    const { person, batch, read } = await start({ analyse: false });
    const broken = await send(person, batch.id, { key: 'not-a-photo', photo: Buffer.from('GIF or not') });
    expect(broken.status).toBe(415);
    expect((await send(person, batch.id, { key: 'a-good-one' })).status).toBe(201);
    expect(await read()).toMatchObject({ received: 1 });
  });

  test('are filed under the visit and the room that were named, with their findings', async () => {
    const { person, project, batch, settled } = await start({ photoCount: 1 });
    const within = `/api/projects/${project.id}`;
    const visit = (await person.post(`${within}/visits`, { kind: 'handover', visitedOn: '2026-11-22' })).body
      .id;
    const place = (await person.post(`${within}/places`, { name: 'Kitchen' })).body.id;
    const fields = { visitId: String(visit), placeId: String(place) };
    expect((await send(person, batch.id, { key: 'in-kitchen', fields })).status).toBe(201);
    await settled();
    const { body: lines } = await person.get<{ visitId: number; placeId: number }[]>(`${within}/findings`);
    expect(lines).toMatchObject([{ visitId: visit, placeId: place }]);
  });
});

describe('without a credit', () => {
  test('the rest is kept, stays free, and goes on when somebody presses for it', async () => {
    const { person, project, batch, read, set, settled } = await start({ photoCount: 3 });
    await leave(project.userId, 1);
    for (const at of [1, 2, 3]) {
      await send(person, batch.id, { key: `kept-photo-${at}`, photo: another(crack, at) });
    }
    await settled();
    expect(await read()).toMatchObject({ done: 1, kept: 2, creditsUsed: 1 });
    expect(await balanceOf(person)).toBe(0);
    await enterAlone(server.services.database, {
      ...{ userId: project.userId, kind: 'admin_adjustment', reference: `more ${project.userId}`, amount: 1 },
    });
    await set('active');
    await settled();
    expect(await read()).toMatchObject({ done: 2, kept: 1, creditsUsed: 2 });
    expect(await balanceOf(person)).toBe(0);
  });

  test('a credit that comes in later wakes the photo that was kept, and no photo of a paused batch', async () => {
    const { person, project, batch, read, set, settled } = await start({ photoCount: 2 });
    await leave(project.userId, 0);
    for (const at of [1, 2]) {
      await send(person, batch.id, { key: `woken-photo-${at}`, photo: another(crack, at) });
    }
    await settled();
    expect(await read()).toMatchObject({ kept: 2, creditsUsed: 0 });
    await set('paused');
    const bought = { userId: project.userId, kind: 'admin_adjustment' as const, amount: 1 };
    await enterAlone(server.services.database, { ...bought, reference: `bought ${project.userId}` });
    await unsafeWakeForCredits(server.services.database);
    expect(await read()).toMatchObject({ kept: 2, waiting: 0 });
    await server.services.database.execute(sql`update batches set state = 'active' where id = ${batch.id}`);
    await unsafeWakeForCredits(server.services.database);
    await expect.poll(read, PATIENCE).toMatchObject({ done: 1, kept: 1, waiting: 0, creditsUsed: 1 });
    expect(await balanceOf(person)).toBe(0);
  });
});

describe('a batch that is stopped', () => {
  test('paused begins no run, and resumed goes on with all that came meanwhile', async () => {
    const { person, batch, read, set, settled } = await start({ photoCount: 2 });
    await set('paused');
    await send(person, batch.id, { key: 'while-paused-1' });
    await send(person, batch.id, { key: 'while-paused-2', photo: another(crack, 1) });
    expect(await read()).toMatchObject({ state: 'paused', waiting: 2, done: 0 });
    expect(await balanceOf(person)).toBe(5);
    await set('active');
    await settled();
    expect(await read()).toMatchObject({ done: 2, creditsUsed: 2 });
  });

  test('cancelled keeps what was sent without analysis and takes no more', async () => {
    const { person, project, batch, read, set } = await start({ photoCount: 2 });
    await set('paused');
    await send(person, batch.id, { key: 'before-cancel' });
    expect((await set('cancelled')).body).toMatchObject({ state: 'cancelled', waiting: 0, kept: 1 });
    const late = await send(person, batch.id, { key: 'after-cancel', photo: another(crack, 1) });
    expect(late.status).toBe(409);
    expect(await read()).toMatchObject({ received: 1, creditsUsed: 0 });
    expect((await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body).toHaveLength(1);
  });

  test('by a closed visit says so, charges nothing, and goes on once the visit is open again', async () => {
    const { person, project, batch, read, set, settled } = await start({ photoCount: 1 });
    const visits = `/api/projects/${project.id}/visits`;
    const visit = (await person.post(visits, { kind: 'handover', visitedOn: '2026-11-22' })).body.id;
    await set('paused');
    await send(person, batch.id, { key: 'in-a-visit', fields: { visitId: String(visit) } });
    await person.post(`/api/visits/${visit}/close`);
    await set('active');
    await settled();
    expect(await read()).toMatchObject({ failed: 1, creditsUsed: 0 });
    const [photo] = (await person.get<BatchPhoto[]>(`/api/batches/${batch.id}/photos`)).body;
    expect(photo?.problem).toContain('closed');
    expect(await balanceOf(person)).toBe(5);
    await person.post(`/api/visits/${visit}/reopen`);
    await set('active');
    await settled();
    expect(await read()).toMatchObject({ done: 1, failed: 0 });
  });
});

describe('photos that were let go of on the device', () => {
  test('aren’t waited for: fewer come than were said, and never fewer than are there', async () => {
    const { person, batch, read } = await start({ photoCount: 5, analyse: false });
    const fewer = (photoCount: number) => person.patch<Batch>(`/api/batches/${batch.id}`, { photoCount });
    for (const at of [1, 2]) {
      await send(person, batch.id, { key: `there-${at}-of-5`, photo: another(crack, at) });
    }
    expect((await fewer(3)).body).toMatchObject({ photoCount: 3, received: 2 });
    expect((await fewer(4)).body).toMatchObject({ photoCount: 3 });
    expect((await fewer(1)).body).toMatchObject({ photoCount: 2, received: 2 });
    expect((await fewer(0)).status).toBe(400);
    const late = await send(person, batch.id, { key: 'there-3-of-5', photo: another(crack, 3) });
    expect(late.status).toBe(409);
    expect(await read()).toMatchObject({ photoCount: 2, received: 2 });
  });

  test('by cancelling aren’t waited for when what was sent is analysed later', async () => {
    const { person, batch, read, set, settled } = await start({ photoCount: 9 });
    await set('paused');
    await send(person, batch.id, { key: 'sent-of-nine' });
    const cancelled = { state: 'cancelled', photoCount: 1 };
    expect((await person.patch<Batch>(`/api/batches/${batch.id}`, cancelled)).body).toMatchObject({
      photoCount: 1,
      kept: 1,
    });
    await set('active');
    await settled();
    expect(await read()).toMatchObject({ state: 'active', photoCount: 1, received: 1, done: 1 });
  });

  test('still come after a cancelling elsewhere, which knows nothing of what the device holds', async () => {
    const { person, batch, set } = await start({ photoCount: 2 });
    await send(person, batch.id, { key: 'first-of-two', photo: another(crack, 1) });
    await set('cancelled');
    expect((await set('active')).body).toMatchObject({ photoCount: 2, received: 1 });
    const late = await send(person, batch.id, { key: 'second-of-two', photo: another(crack, 2) });
    expect(late.status).toBe(201);
  });
});

test('a photo that was deleted while it waited costs nothing and holds nothing up', async () => {
  const { person, batch, read, set, settled } = await start({ photoCount: 1 });
  await set('paused');
  const { body } = await send(person, batch.id, { key: 'soon-deleted' });
  expect((await person.delete(`/api/photos/${body.photoId}`)).status).toBe(200);
  await set('active');
  await settled();
  expect(await read()).toMatchObject({ refused: 1, creditsUsed: 0 });
  expect(await balanceOf(person)).toBe(5);
});

test('a server that is killed over a batch goes on with it at the next start, and each photo is charged once', async () => {
  await withLifetimes(async ({ start: startServer, rows, until }) => {
    const first = await startServer();
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const { body: batch } = await begin(person, project.id, { photoCount: 3 });
    // One more than are analysed at once: the last hasn't begun when the server is killed.
    for (const at of [1, 2, 3]) {
      await send(person, batch.id, { key: `killed-${at}`, photo: another(crack, at) });
    }
    await until("select 1 from analyses where state = 'running' limit 1");
    await first.end('SIGKILL');
    const second = await startServer();
    const back = second.returning(person);
    const read = async () => (await back.get<Batch>(`/api/batches/${batch.id}`)).body;
    await expect.poll(async () => (await read()).done, PATIENCE).toBe(3);
    const done = await read();
    expect(await balanceOf(back)).toBe(5 - done.creditsUsed);
    expect(await rows('select count(distinct photo_id)::int n, count(*)::int m from defects')).toEqual([
      { n: 3, m: 3 },
    ]);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('the camera of a visit', () => {
  async function openCamera(creditLimit: number) {
    const person = await server.member();
    const project = await person.project();
    const visits = `/api/projects/${project.id}/visits`;
    const made = await person.post<{ id: number }>(visits, { kind: 'handover', visitedOn: '2026-03-02' });
    const visitId = made.body.id;
    const asked = { key: cameraKey(project.id, visitId), camera: { visitId, creditLimit } };
    const { body: batch } = await begin(person, project.id, asked);
    const read = async () => (await person.get<Batch>(`/api/batches/${batch.id}`)).body;
    const settled = () => expect.poll(async () => (await read()).waiting, PATIENCE).toBe(0);
    const shoot = (at: number, fields = { visitId: String(visitId) }) =>
      send(person, batch.id, { key: `shot-${batch.id}-${at}`, photo: another(crack, at), fields });
    const set = (changes: object) => person.patch<Batch>(`/api/batches/${batch.id}`, changes);
    return { person, project, visitId, asked, batch, read, settled, shoot, set };
  }

  test('spends what somebody allowed and no more, however many photos come at once; the rest is kept', async () => {
    const { person, shoot, read, settled, set } = await openCamera(2);
    const sent = await Promise.all([1, 2, 3, 4].map((at) => shoot(at)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await settled();
    const first = await read();
    expect(first).toMatchObject({ creditLimit: 2, photoCount: 4, received: 4 });
    expect(first.creditsUsed).toBeLessThanOrEqual(2);
    expect(first.kept === 0 || first.creditsUsed === 2).toBe(true);
    // Asked again for what was kept, the limit still stands; credits that the account has don't wake it either.
    expect((await set({ state: 'active' })).status).toBe(200);
    await unsafeWakeForCredits(server.services.database);
    await settled();
    expect((await read()).creditsUsed).toBe(first.creditsUsed);
    expect((await set({ creditLimit: 4 })).body.creditLimit).toBe(4);
    await settled();
    const raised = await read();
    expect(raised).toMatchObject({ kept: 0, done: 4 });
    expect(await balanceOf(person)).toBe(5 - raised.creditsUsed);
  });

  test('keeps every photo without analysis where the visit may spend nothing', async () => {
    const { person, shoot, read } = await openCamera(0);
    await shoot(1);
    await expect.poll(read, PATIENCE).toMatchObject({ kept: 1, waiting: 0, creditsUsed: 0 });
    expect(await balanceOf(person)).toBe(5);
  });

  test('has one batch for each visit, whichever device begins it, so that two limits don’t add up', async () => {
    const { person, project, visitId, asked, batch } = await openCamera(1);
    const again = await begin(person, project.id, { ...asked, camera: { visitId, creditLimit: 9 } });
    expect(again.body).toMatchObject({ id: batch.id, creditLimit: 1 });
    const other = await begin(person, project.id, { ...asked, key: 'a-key-of-my-own' });
    expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect((await begin(person, project.id, { key: asked.key })).status).toBe(409);
    const elsewhere = await person.project();
    expect((await begin(person, elsewhere.id, asked)).status).toBe(404);
    const stranger = await server.member();
    const theirs = await stranger.project();
    expect((await begin(stranger, theirs.id, asked)).status).toBe(404);
  });

  test('takes no photo of another visit, isn’t cancelled, and gives no limit to photos that have none', async () => {
    const { shoot, set, read } = await openCamera(1);
    expect((await shoot(1, { visitId: '' })).status).toBe(409);
    expect((await read()).received).toBe(0);
    expect((await set({ state: 'cancelled' })).status).toBe(409);
    for (const creditLimit of [-1, 1.5, 2001, 'all', null])
      expect((await set({ creditLimit })).status).toBe(400);
    const { person, batch } = await start();
    expect((await person.patch(`/api/batches/${batch.id}`, { creditLimit: 3 })).status).toBe(409);
  });
});
