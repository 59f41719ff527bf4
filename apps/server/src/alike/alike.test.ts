import type { AlikeQuestion, ErrorBody, FindingPhoto, Photo } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { startAlike } from './start-alike.ts';

let server: TestServer;
let crack: Buffer;
let again: Buffer;
let wall: Buffer;
beforeAll(async () => {
  [server, crack, wall] = await Promise.all([startTestServer(), crackOnPlaster(), cleanWall()]);
  // From a step to the side, in less light.
  again = await sharp(crack)
    .extract({ left: 90, top: 40, width: 1000, height: 780 })
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 70 })
    .toBuffer();
});
afterAll(() => server.stop());

async function keep(person: Person, projectId: number, bytes: Buffer, name: string): Promise<number> {
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), name);
  return (await person.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body.id;
}

/** When every photo has been compared. */
const compared = () =>
  expect
    .poll(
      async () => {
        const { rows } = await server.services.database.execute(
          sql`select id from jobs where kind = 'photo_print' and state <> 'dead'`,
        );
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(0);

/** A finding of a crack; with `again`, that crack from a step to the side, and a wall. */
async function begin() {
  const person = await server.member();
  const project = (await person.project()).id;
  const finding = (await person.analyse(crack, { projectId: project })).body.defect;
  const photo = await keep(person, project, again, 'again.jpg');
  await keep(person, project, wall, 'wall.jpg');
  await compared();
  const asked = async () => (await person.get<AlikeQuestion[]>(`/api/projects/${project}/alike-photos`)).body;
  const dismiss = (dismissed: boolean, by = person) =>
    by.post<ErrorBody>(`/api/photos/${photo}/not-alike`, { findingId: finding.id, dismissed });
  return { person, project, finding, photo, asked, dismiss };
}

describe('a photo that shows the same as a finding', () => {
  test('is asked about and no other is, joins when somebody says so, and is asked about again once it left', async () => {
    const { person, finding, photo, asked } = await begin();
    const path = `/api/defects/${finding.id}/photos`;
    const [first] = (await person.get<FindingPhoto[]>(path)).body;
    const question = {
      ...{ photoId: photo, fileName: 'again.jpg', otherPhotoId: first?.id },
      ...{ findingId: finding.id, findingNumber: finding.number, defectType: finding.defectType },
      ...{ ownFindingIds: [], ownFindingNumbers: [] },
    };
    expect(await asked()).toEqual([question]);
    // Nothing joins by itself.
    expect((await person.get<FindingPhoto[]>(path)).body).toHaveLength(1);
    await person.post(path, { photoIds: [photo] });
    expect(await asked()).toEqual([]);
    await person.call('DELETE', `${path}/${photo}`);
    expect(await asked()).toEqual([question]);
  });

  test('isn’t asked about again once somebody said no, until they take that back', async () => {
    const { asked, dismiss } = await begin();
    expect((await dismiss(true)).status).toBe(200);
    expect((await dismiss(true)).status).toBe(200);
    expect(await asked()).toEqual([]);
    expect((await dismiss(false)).status).toBe(200);
    expect(await asked()).toHaveLength(1);
  });

  test('is asked about as the later of two that were both analysed', async () => {
    const { person, project, finding, photo, asked } = await begin();
    await person.post(`/api/defects/${finding.id}/photos`, { photoIds: [photo] });
    const other = (await person.analyse(again, { projectId: project })).body.defect;
    await compared();
    expect(await asked()).toMatchObject([
      { findingId: finding.id, ownFindingIds: [other.id], ownFindingNumbers: [other.number] },
    ]);
  });

  test('is somebody else’s with 404, and nobody’s without a session', async () => {
    const { project, photo, finding, dismiss } = await begin();
    const other = await server.member();
    expect((await other.get(`/api/projects/${project}/alike-photos`)).status).toBe(404);
    expect((await dismiss(true, other)).status).toBe(404);
    const theirs = (await other.project()).id;
    const own = await keep(other, theirs, again, 'theirs.jpg');
    await compared();
    expect((await other.get<AlikeQuestion[]>(`/api/projects/${theirs}/alike-photos`)).body).toEqual([]);
    const crossed = { findingId: finding.id, dismissed: true };
    expect((await other.post(`/api/photos/${own}/not-alike`, crossed)).status).toBe(404);
    expect((await other.post(`/api/photos/${photo}/not-alike`, { findingId: 'x' })).status).toBe(400);
    expect((await server.visitor().get(`/api/projects/${project}/alike-photos`)).status).toBe(401);
  });

  test('goes with its print and its answers, and one that is deleted while it is compared leaves nothing', async () => {
    const { person, photo, project, dismiss, asked } = await begin();
    await dismiss(true);
    const soonGone = await keep(person, project, again, 'gone.jpg');
    await person.call('DELETE', `/api/photos/${soonGone}`);
    await person.call('DELETE', `/api/photos/${photo}`);
    await compared();
    expect(await asked()).toEqual([]);
    const { rows } = await server.services.database.execute(
      sql`select photo_id from photo_prints where photo_id in (${photo}, ${soonGone})
        union all select photo_id from alike_dismissals where photo_id = ${photo}`,
    );
    expect(rows).toEqual([]);
  });
});

test('photos of an earlier release get their prints too, one whose file is gone an empty one', async () => {
  const person = await server.member();
  const project = (await person.project()).id;
  const [kept, lost] = [
    await keep(person, project, crack, 'kept.jpg'),
    await keep(person, project, again, 'lost.jpg'),
  ];
  await compared();
  const { database, files } = server.services;
  await database.execute(sql`delete from photo_prints where photo_id in (${kept}, ${lost})`);
  const { rows } = await database.execute<{ folder: string }>(
    sql`select folder from photos where id = ${lost}`,
  );
  await files.delete(`${rows[0]?.folder}/1024`);
  await database.execute(sql`alter table photos disable trigger photos_unchanged`);
  await database.execute(sql`update photos set created_at = now() - interval '1 day' where id = ${lost}`);
  await database.execute(sql`alter table photos enable trigger photos_unchanged`);
  // As a server that starts with them.
  const stop = startAlike(server.services);
  const lengths = async () => {
    const found = await database.execute<{ id: number; size: number }>(
      sql`select photo_id as id, length(spot_hash) as size from photo_prints where photo_id in (${kept}, ${lost}) order by 1`,
    );
    return found.rows.map(({ size }) => size > 0);
  };
  await expect.poll(lengths, { timeout: 60_000 }).toEqual([true, false]);
  await stop();
});

test('a photo that is analysed is known by its copy, which nobody asks for before it is there', async () => {
  const person = await server.member();
  const projectId = (await person.project()).id;
  const { database, files } = server.services;
  const prints = async () =>
    (
      await database.execute(
        sql`select from jobs where kind = 'photo_print' and owner = (select max(id) from users)`,
      )
    ).rows.length;
  const before: number[] = [];
  const put = files.put.bind(files);
  const putting = vi.spyOn(files, 'put').mockImplementation(async (...file) => {
    before.push(await prints());
    await put(...file);
  });
  const warned = vi.spyOn(server.services.log, 'warn');
  try {
    const { body } = await person.analyse(crack, { projectId });
    await compared();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before)).toEqual(new Set([0]));
    expect(warned).not.toHaveBeenCalled();
    const { rows } = await database.execute(
      sql`select from photo_prints i join defects d on d.photo_id = i.photo_id where d.id = ${body.defect.id} and length(i.spot_hash) > 0`,
    );
    expect(rows).toHaveLength(1);
  } finally {
    putting.mockRestore();
    warned.mockRestore();
  }
});
