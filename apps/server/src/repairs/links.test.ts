import { randomBytes, randomUUID } from 'node:crypto';
import type {
  Defect,
  ErrorBody,
  LinkedWork,
  Photo,
  Repair,
  RepairLink,
  TrailEntry,
} from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster, hugePng } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { enter } from '../credits/index.ts';
import { photos, repairLinks, users } from '../platform/database/schema.ts';
import { digest } from './links.ts';

/** `npm run test:whole` tries them all. */
const GUESSES = process.env.WHOLE_CAMPAIGN ? 100_000 : 60;

let server: TestServer;
let photo: Buffer;
let owner: Person;
let projectId: number;
let first: number;
let second: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  photo = await sharp(await crackOnPlaster())
    .withExif({
      IFD0: { Model: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  owner = await server.member('Ines Spector');
  projectId = (await owner.project('Terrace in Glebe')).id;
  const words = ['Bare live wires hang out above this crack, says my neighbour Nora', 'Crack in the wall'];
  [first = 0, second = 0] = await Promise.all(
    words.map(async (description) => (await owner.analyse(photo, { projectId, description })).body.defect.id),
  );
});
afterAll(() => server.stop());

interface Holder {
  link: RepairLink;
  secret: string;
  headers: { 'x-repair-link': string };
}

async function makeLink(findingIds: number[], days = 30, words = false): Promise<Holder> {
  const asked = { findingIds, name: 'Ben Ochre', contact: '0400 000 000', days, words };
  const { body } = await owner.post<{ link: RepairLink; address: string }>(
    `/api/projects/${projectId}/repair-links`,
    asked,
  );
  const secret = body.address.split('/repair#')[1] ?? '';
  return { link: body.link, secret, headers: { 'x-repair-link': secret } };
}

const read = ({ headers }: Pick<Holder, 'headers'>) =>
  server.visitor().get<LinkedWork & ErrorBody>('/api/repair-link', headers);

const step = ({ headers }: Holder, id: number, json: object) =>
  server
    .visitor()
    .post<ErrorBody>(
      `/api/repair-link/findings/${id}/steps`,
      { key: randomUUID(), note: '', revision: 0, ...json },
      headers,
    );

function send({ headers }: Holder, id: number, bytes: Uint8Array, key: string = randomUUID()) {
  const body = new FormData();
  body.set('key', key);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'after.jpg');
  return server
    .visitor()
    .call<ErrorBody>('POST', `/api/repair-link/findings/${id}/photos`, { body, headers });
}

const revisionOf = async (id: number) => (await owner.get<Repair>(`/api/defects/${id}/repair`)).body.revision;

describe('a link for a tradesperson', () => {
  test('shows its findings, hazards first, and nothing else of the account', async () => {
    const holder = await makeLink([first, second]);
    const { status, body, headers } = await read(holder);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ name: 'Ben Ochre', from: 'Ines Spector', project: 'Terrace in Glebe' });
    expect(body.findings.map(({ id, state }) => [id, state])).toEqual([
      [first, 'assigned'],
      [second, 'assigned'],
    ]);
    expect(body.findings[0]?.alerts[0]?.call).toMatch(/\S/);
    expect(body.findings[0]?.can).toMatchObject({ fix: true, verify: false, reopen: false, assign: false });
    const text = JSON.stringify(body);
    for (const hidden of ['Nora', owner.email, '0400 000 000', 'sha256', 'latitude']) {
      expect(text).not.toContain(hidden);
    }
    expect((await read(await makeLink([second]))).body.findings.map(({ id }) => id)).toEqual([second]);
  });

  test('shows what was written of its findings where its owner lets it be read, and nowhere else', async () => {
    const { userDescription, description } = (await owner.get<Defect>(`/api/defects/${second}`)).body;
    const silent = await makeLink([second]);
    expect([silent.link.words, (await read(silent)).body.findings[0]?.description]).toEqual([false, '']);
    const telling = await makeLink([second], 30, true);
    const told = (await read(telling)).body.findings[0]?.description ?? '';
    expect(telling.link.words).toBe(true);
    expect(told).toContain(userDescription);
    expect(told).toContain(description.slice(0, 20));
  });

  test('says what comes later too, after what is pressing', async () => {
    const { assessment } = (await owner.get<Defect>(`/api/defects/${second}`)).body;
    const { shortTerm, longTerm } = assessment.actions;
    expect(longTerm.length).toBeGreaterThan(0);
    const actions = (await read(await makeLink([second]))).body.findings[0]?.actions ?? [];
    expect(actions.slice(-longTerm.length)).toEqual(longTerm);
    expect(actions).toContain(shortTerm[0]);
  });

  test('says where to go by the address, as the project’s name may name its client', async () => {
    // The account's own five analyses are for the other tests.
    const another = await server.member('Ana Other');
    const { id } = await another.project('Pre-purchase for the Ngs');
    const photo = await crackOnPlaster();
    const found = (await another.analyse(photo, { projectId: id, description: 'Crack' })).body.defect.id;
    const linked = async (words: boolean) => {
      const asked = { findingIds: [found], name: 'Ben Ochre', days: 30, words };
      const { body } = await another.post<{ address: string }>(`/api/projects/${id}/repair-links`, asked);
      const secret = body.address.split('/repair#')[1] ?? '';
      return (await read({ headers: { 'x-repair-link': secret } })).body.project;
    };
    expect(await linked(false)).toContain('for the Ngs');
    await another.call('PATCH', `/api/projects/${id}`, { json: { address: '14 Wattle Street' } });
    expect(await linked(false)).toBe('14 Wattle Street');
    expect(await linked(true)).toContain('for the Ngs');
  });

  test('names a finding without a defect by what is to be done, not by the panel’s doubts', async () => {
    // The account's own five analyses are for the other tests.
    await server.services.database.transaction(async (tx) => {
      const [{ id: userId = 0 } = {}] = await tx.select().from(users).where(eq(users.email, owner.email));
      await enter(tx, { userId, kind: 'admin_adjustment', reference: 'test:link', amount: 1 });
    });
    const { body: unsure } = await owner.analyse(await cleanWall(), { projectId });
    expect(unsure.outcome).not.toBe('defect');
    const { body } = await read(await makeLink([unsure.defect.id]));
    expect(body.findings.map(({ title }) => title)).toEqual(['Defect to check']);
    expect(JSON.stringify(body)).not.toContain(unsure.defect.defectType);
  });

  test('prints what isn’t done as a work order, and nothing once it has ended', async () => {
    const holder = await makeLink([first, second]);
    const print = () => server.visitor().get<string>('/api/repair-link/work-order', holder.headers);
    const { status, headers, body } = await print();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(body).toMatch(/^%PDF-/);
    await owner.post(`/api/repair-links/${holder.link.id}/revoke`);
    expect((await print()).status).toBe(410);
    const guess = { 'x-repair-link': 'x'.repeat(43) };
    expect((await server.visitor().get('/api/repair-link/work-order', guess)).status).toBe(404);
  });

  test('is kept as a hash, and its secret stands in no log and no export', async () => {
    const { link, secret } = await makeLink([second]);
    const [row] = await server.services.database
      .select()
      .from(repairLinks)
      .where(eq(repairLinks.id, link.id));
    expect(row?.tokenHash).toBe(digest(secret));
    await read({ headers: { 'x-repair-link': secret } });
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(server.logged)).not.toContain(secret);
    expect(JSON.stringify((await owner.get(`/api/projects/${projectId}/repair-links`)).body)).not.toContain(
      secret,
    );
  });

  test('says fixed with a photo, which its owner verifies, with both in the trail', async () => {
    const own = (await owner.analyse(photo, { projectId })).body.defect.id;
    const holder = await makeLink([own]);
    expect((await send(holder, own, photo)).status).toBe(201);
    const revision = await revisionOf(own);
    expect((await step(holder, own, { step: 'fix', revision, note: 'Patched and painted' })).status).toBe(
      200,
    );
    const seen = (await owner.get<Repair>(`/api/defects/${own}/repair`)).body;
    expect([seen.state, seen.unread, seen.can.verify]).toEqual(['fixed', 2, true]);
    expect(seen.entries.map(({ by, name, note }) => [by, name, note]).slice(1)).toEqual([
      ['holder', 'Ben Ochre', 'Photo'],
      ['holder', 'Ben Ochre', 'Patched and painted'],
    ]);
    expect(seen.entries.map(({ photoIds }) => photoIds.length)).toEqual([0, 1, 0]);
    await owner.post(`/api/defects/${own}/repair/seen`, { entry: seen.entries.at(-1)?.id });
    expect((await owner.get<Repair>(`/api/defects/${own}/repair`)).body.unread).toBe(0);
    const verify = { step: 'verify', key: randomUUID(), revision: seen.revision };
    expect((await owner.post<Repair>(`/api/defects/${own}/repair/steps`, verify)).body.state).toBe(
      'verified',
    );
    const trail = (await owner.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;
    const told = trail.slice(0, 4).map(({ event, by }) => [event, by]);
    expect(told).toEqual([
      ['repair_changed', 'owner'],
      ['repair_changed', 'holder'],
      ['photo_added', 'holder'],
      ['repair_commented', 'holder'],
    ]);
  });

  test('serves copies of photos without what the camera wrote, and no other photo', async () => {
    const holder = await makeLink([second]);
    const [shown] = (await read(holder)).body.findings[0]?.photos ?? [];
    const response = await fetch(`${server.url}/api/repair-link/photos/${shown?.id}`, {
      headers: holder.headers,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { exif, format } = await sharp(bytes).metadata();
    expect([response.status, format, exif]).toEqual([200, 'webp', undefined]);
    expect(bytes.includes('Secret camera')).toBe(false);
    // What its owner blurred is gone from what the link hands out, and a kept copy from before isn't taken for it.
    const marked = { version: 0, shapes: [{ kind: 'blur', from: [0.1, 0.1], to: [0.7, 0.7] }] };
    expect((await owner.put<ErrorBody>(`/api/photos/${shown?.id}/markup`, marked)).body).toMatchObject({
      version: 1,
    });
    const blurred = await fetch(`${server.url}/api/repair-link/photos/${shown?.id}`, {
      headers: { ...holder.headers, 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect([blurred.status, blurred.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const contrast = async (picture: Buffer) => {
      const { width = 0, height = 0 } = await sharp(picture).metadata();
      const [left, top] = [Math.ceil(width * 0.2), Math.ceil(height * 0.2)];
      const part = { left, top, width: Math.floor(width * 0.4), height: Math.floor(height * 0.4) };
      const edges = { width: 3, height: 3, kernel: [0, -1, 0, -1, 4, -1, 0, -1, 0], offset: 128 };
      const { channels } = await sharp(
        await sharp(picture).extract(part).greyscale().convolve(edges).png().toBuffer(),
      ).stats();
      return channels[0]?.stdev ?? 0;
    };
    const hidden = await contrast(Buffer.from(await blurred.arrayBuffer()));
    expect(hidden).toBeLessThan((await contrast(bytes)) / 2);
    const [ofFirst] = (await read(await makeLink([first]))).body.findings[0]?.photos ?? [];
    const path = `/api/repair-link/photos/${ofFirst?.id}`;
    expect((await server.visitor().get(path, holder.headers)).status).toBe(404);
  });

  test('opens nothing by the id of another finding, of its own account or of another', async () => {
    const holder = await makeLink([second]);
    const other = await server.member();
    const theirs = await other.analyse(photo, { projectId: (await other.project()).id });
    for (const id of [first, theirs.body.defect.id, 999_999]) {
      const refused = [
        await step(holder, id, { step: 'comment', note: 'Mine now' }),
        await send(holder, id, photo),
        await server.visitor().get(`/api/repair-link/findings/${id}/plan`, holder.headers),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const asked = { findingIds: [theirs.body.defect.id], name: 'Ben', days: 3 };
    expect((await owner.post(`/api/projects/${projectId}/repair-links`, asked)).status).toBe(404);
  });

  test('gives a rejected finding to nobody', async () => {
    const other = await server.member();
    const at = (await other.project()).id;
    const { id } = (await other.analyse(photo, { projectId: at })).body.defect;
    await other.put(`/api/defects/${id}/decision`, { verdict: 'rejected' });
    const asked = { findingIds: [id], name: 'Ben', days: 3 };
    expect((await other.post(`/api/projects/${at}/repair-links`, asked)).status).toBe(201);
    expect((await other.get(`/api/defects/${id}/repair`)).body).toMatchObject({
      ...{ state: 'open', person: '', whyNot: { assign: 'finding_rejected' } },
    });
  });

  test('takes no step of its owner’s', async () => {
    const holder = await makeLink([second]);
    for (const wanted of ['verify', 'reopen', 'assign', 'accept', 'notDefect']) {
      expect((await step(holder, second, { step: wanted, note: 'Why not' })).status).toBe(400);
    }
  });

  test.each(['revoked', 'expired'])('is of no use once it is %s, in mid-use too', async (how) => {
    const holder = await makeLink([second]);
    expect((await read(holder)).status).toBe(200);
    const [shown] = (await read(holder)).body.findings[0]?.photos ?? [];
    if (how === 'revoked') await owner.post(`/api/repair-links/${holder.link.id}/revoke`);
    else {
      const past = { expiresAt: new Date(Date.now() - 1000) };
      await server.services.database.update(repairLinks).set(past).where(eq(repairLinks.id, holder.link.id));
    }
    const refused = [
      await read(holder),
      await step(holder, second, { step: 'comment', note: 'One more' }),
      await send(holder, second, photo),
      await server.visitor().get(`/api/repair-link/photos/${shown?.id}`, holder.headers),
    ];
    expect(refused.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
  });

  test('isn’t opened by guesses', async () => {
    const { secret } = await makeLink([second]);
    const near = [
      secret.slice(0, -1),
      `${secret}A`,
      secret.toUpperCase(),
      '',
      ' ',
      "' or 1=1 --",
      digest(secret),
    ];
    const far = Array.from({ length: GUESSES - near.length }, () => randomBytes(32).toString('base64url'));
    const statuses = new Set<number>();
    for (const guess of [...near, ...far]) {
      statuses.add((await read({ headers: { 'x-repair-link': guess } })).status);
    }
    expect([...statuses]).toEqual([404]);
  });

  test('counts a photo and a step once, however often and at once they are sent', async () => {
    const own = (await owner.analyse(photo, { projectId })).body.defect.id;
    const holder = await makeLink([own]);
    const key = randomUUID();
    const before = (await server.services.database.select({ id: photos.id }).from(photos)).length;
    const sent = await Promise.all([1, 2, 3].map(() => send(holder, own, photo, key)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await server.services.database.select({ id: photos.id }).from(photos)).length).toBe(before + 1);
    const revision = await revisionOf(own);
    const fix = { step: 'fix', revision, key: randomUUID() };
    const steps = await Promise.all([1, 2, 3].map(() => step(holder, own, fix)));
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 200]);
    const shown = (await read(holder)).body.findings[0];
    expect(shown?.entries.map((one) => [one.step, one.photos.length])).toEqual([
      ['assign', 0],
      ['comment', 1],
      ['fix', 0],
    ]);
  });

  test('refuses what isn’t a photo, and keeps nothing of it', async () => {
    const holder = await makeLink([second]);
    const kept = async () => (await owner.get<Photo[]>(`/api/projects/${projectId}/photos`)).body.length;
    const before = await kept();
    // A picture of 256 million points in a few kilobytes.
    const bomb = hugePng(16_000);
    const sent = [
      await send(holder, second, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await send(holder, second, bomb),
      await send(holder, second, Buffer.alloc(12 * 1024 * 1024, 7)),
      await send(holder, second, photo, 'no key'),
    ];
    expect(sent.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    expect(await kept()).toBe(before);
  });

  test('stays open when another account is suspended, and ends while its own is', async () => {
    const ada = await server.member('Ada Admin');
    const { database } = server.services;
    await database.update(users).set({ role: 'admin' }).where(eq(users.email, ada.email));
    const suspend = async (person: Person, method: 'PUT' | 'DELETE') => {
      const [row] = await database.select().from(users).where(eq(users.email, person.email));
      const json = { reason: 'Card stolen' };
      return (await ada.call(method, `/api/admin/users/${row?.id}/suspension`, { json })).status;
    };
    const held = await makeLink([first, second]);
    expect(await suspend(await server.member(), 'PUT')).toBe(200);
    expect((await read(held)).status).toBe(200);
    expect((await step(held, second, { step: 'comment', note: 'Here on Monday' })).status).toBe(200);
    expect(await suspend(owner, 'PUT')).toBe(200);
    expect((await read(held)).status).toBe(410);
    expect(await suspend(owner, 'DELETE')).toBe(200);
    expect((await read(held)).status).toBe(200);
    // The suspension ended the sessions, too.
    const { email, password } = owner;
    expect((await owner.post('/api/login', { email, password })).status).toBe(200);
  });

  test('goes with its project', async () => {
    const other = await owner.project('To be deleted');
    const { defect } = (await owner.analyse(photo, { projectId: other.id })).body;
    const asked = { findingIds: [defect.id], name: 'Ben', days: 3 };
    const made = await owner.post<{ address: string }>(`/api/projects/${other.id}/repair-links`, asked);
    await owner.delete(`/api/projects/${other.id}`);
    const secret = made.body.address.split('#')[1] ?? '';
    expect((await read({ headers: { 'x-repair-link': secret } })).status).toBe(404);
  });
});
