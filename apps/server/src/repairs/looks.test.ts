import { randomUUID } from 'node:crypto';
import type { LinkedWork, Repair, RepairLink } from '@plumbline/contract';
import type { SecondLook } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { repairPair } from '../../test/support/repair-pairs.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { unsafeLookAgain } from './look-again.ts';

let server: TestServer;
/** Drawn pairs: one wall before and after its crack was filled; another whose crack is still there. */
let crack: Buffer;
let filled: Buffer;
let cracked: Buffer;
let stillCracked: Buffer;
let owner: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  ({ before: crack, after: filled } = await repairPair(2));
  ({ before: cracked, after: stillCracked } = await repairPair(37));
}, 60_000);
beforeEach(async () => {
  owner = await server.member('Ines Spector');
  projectId = (await owner.project()).id;
});
afterAll(() => server.stop());

/** A finding of a crack, in the photo given. */
async function finding(photo = cracked, description = 'Crack in the wall'): Promise<number> {
  return (await owner.analyse(photo, { projectId, description })).body.defect.id;
}
const read = async (id: number) => (await owner.get<Repair>(`/api/defects/${id}/repair`)).body;

function formOf(bytes: Buffer, key: string) {
  const body = new FormData();
  body.set('key', key);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'after.jpg');
  return body;
}
const add = (id: number, bytes: Buffer, key: string = randomUUID()) =>
  owner.call<Repair>('POST', `/api/defects/${id}/repair/photos`, { body: formOf(bytes, key) });

/** The repair once its photos have been compared. */
async function compared(id: number): Promise<Repair> {
  await expect.poll(async () => (await read(id)).looking, { timeout: 60_000 }).toBe(false);
  return read(id);
}

const photoOf = ({ entries }: Repair) => entries.flatMap(({ photoIds }) => photoIds).at(-1) ?? 0;
const rows = async (id: number) =>
  (await server.services.database.execute(sql`select * from repair_looks where finding_id = ${id}`)).rows;

describe('a photo of a repair', () => {
  test('is compared with the finding’s photo, once for each, and changes nothing else', async () => {
    const id = await finding();
    const key = randomUUID();
    const [first, second] = await Promise.all([add(id, stillCracked, key), add(id, stillCracked, key)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const repair = await compared(id);
    expect(repair).toMatchObject({ state: 'open', revision: 0 });
    expect(repair.entries).toHaveLength(1);
    expect(repair.looks).toEqual([
      {
        ...{ beforeId: expect.any(Number), afterId: photoOf(repair), answer: 'not_fixed' },
        ...{
          reason: expect.stringMatching(/still_there|partly_there|wider/),
          confidence: expect.any(Number),
        },
        ...{ remains: expect.any(Number), at: expect.any(String) },
        widthRatio: repair.looks[0]?.widthRatio ?? null,
      },
    ]);
    expect(repair.looks[0]?.confidence).toBeGreaterThan(0.5);
    expect(repair.looks[0]?.confidence).toBeLessThan(1);
  });

  test('that shows it filled looks fixed, and the repair stays as it was', async () => {
    const id = await finding(crack);
    await add(id, filled);
    expect(await compared(id)).toMatchObject({
      ...{ state: 'open', revision: 0 },
      looks: [{ answer: 'fixed', reason: 'gone' }],
    });
  });

  test('of a danger never looks fixed', async () => {
    const id = await finding(crack, 'Bare live wires hang out of this crack');
    await add(id, filled);
    expect((await compared(id)).looks).toMatchObject([{ answer: 'cant_tell', reason: 'danger' }]);
  });

  test('of another place isn’t taken for a repair', async () => {
    const id = await finding();
    await add(id, filled);
    const [look] = (await compared(id)).looks;
    expect(look).toMatchObject({ answer: 'cant_tell', confidence: 0, remains: null });
  });

  test('that comes by a link is compared for the owner alone', async () => {
    const id = await finding();
    const asked = { findingIds: [id], name: 'Ben Ochre', days: 3 };
    const path = `/api/projects/${projectId}/repair-links`;
    const { body } = await owner.post<{ link: RepairLink; address: string }>(path, asked);
    const headers = { 'x-repair-link': body.address.split('/repair#')[1] ?? '' };
    const sent = { body: formOf(stillCracked, randomUUID()), headers };
    const visitor = server.visitor();
    expect((await visitor.call('POST', `/api/repair-link/findings/${id}/photos`, sent)).status).toBe(201);
    expect((await compared(id)).looks).toMatchObject([{ answer: 'not_fixed' }]);
    const work = (await visitor.get<LinkedWork>('/api/repair-link', headers)).body;
    expect(work.findings[0]?.entries.some(({ photos }) => photos.length > 0)).toBe(true);
    expect(JSON.stringify(work)).not.toMatch(/not_fixed|looks|confidence/);
  });

  test('keeps one result where two processes compare it, and none of a killed one’s attempt', async () => {
    const id = await finding();
    await add(id, stillCracked);
    const photoId = photoOf(await compared(id));
    const { database } = server.services;
    await database.execute(sql`delete from repair_looks where finding_id = ${id}`);
    const services = {
      ...server.services,
      vision: { ...server.services.vision, lookAgain: async () => GONE },
    };
    const run = (ends: boolean) =>
      unsafeLookAgain(
        services,
        { findingId: id, photoId },
        {
          signal: new AbortController().signal,
          end: async () => ends,
        },
      );
    // Taken over by another process meanwhile.
    await run(false);
    expect(await rows(id)).toEqual([]);
    await Promise.all([run(true), run(true), run(true)]);
    expect(await rows(id)).toHaveLength(1);
  });

  test('is never said to be of a danger that is gone, also where the alert came later', async () => {
    const id = await finding();
    await add(id, stillCracked);
    const photoId = photoOf(await compared(id));
    const { database } = server.services;
    await database.execute(sql`update repair_looks set answer = 'fixed', reason = 'gone', confidence = 0.9
      where finding_id = ${id} and after_id = ${photoId}`);
    expect((await read(id)).looks).toMatchObject([{ answer: 'fixed' }]);
    const dangerous = await finding(crack, 'Bare live wires hang out of the wall above this crack');
    await database.execute(
      sql`update defects set alerts = (select alerts from defects where id = ${dangerous}) where id = ${id}`,
    );
    expect((await read(id)).looks).toMatchObject([{ answer: 'cant_tell', reason: 'danger', confidence: 0 }]);
  });

  test('takes its comparison along when it is deleted, and a finding takes all of them', async () => {
    const id = await finding();
    await add(id, stillCracked);
    await add(id, filled);
    const repair = await compared(id);
    expect(repair.looks).toHaveLength(2);
    expect((await owner.call('DELETE', `/api/photos/${photoOf(repair)}`)).status).toBe(200);
    expect((await read(id)).looks).toHaveLength(1);
    await owner.delete(`/api/defects/${id}`);
    expect(await rows(id)).toEqual([]);
  });

  test('is refused where it is no photo, has no key, or is of somebody else’s finding', async () => {
    const id = await finding();
    expect((await add(id, Buffer.from('no photo'))).status).toBe(415);
    expect((await add(id, stillCracked, 'x')).status).toBe(400);
    const other = await server.member();
    const theirs = { body: formOf(stillCracked, randomUUID()) };
    const path = `/api/defects/${id}/repair/photos`;
    expect((await other.call('POST', path, theirs)).status).toBe(404);
    expect((await server.visitor().call('POST', path, theirs)).status).toBe(401);
    expect(await read(id)).toMatchObject({ entries: [], looks: [], looking: false });
  });
});

const GONE: SecondLook = {
  ...{ answer: 'fixed', reason: 'gone', confidence: 0.9, remains: 0, widthRatio: null },
};
