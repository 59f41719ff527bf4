import type {
  Compared,
  DefectSummary,
  ErrorBody,
  Filing,
  FindingLine,
  Photo,
  Place,
  Visit,
} from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { photoLooks } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
let person: Person;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
beforeEach(async () => {
  person = await server.member();
});
afterAll(() => server.stop());

const send = (who: Person, path: string, fields: Record<string, string> = {}, bytes = photo) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return who.call<Photo & ErrorBody>('POST', path, { body });
};

const visitOf = async (project: number, visitedOn = '2026-03-02', kind = 'handover') =>
  (await person.post<Visit>(`/api/projects/${project}/visits`, { kind, visitedOn })).body.id;
const placeOf = async (project: number, name: string) =>
  (await person.post<Place>(`/api/projects/${project}/places`, { name })).body.id;
const file = (project: number, items: readonly Filing[], what = 'findings') =>
  person.post<{ before: Filing[] } & ErrorBody>(`/api/projects/${project}/${what}/file`, { items });
const lines = async (project: number) =>
  (await person.get<FindingLine[]>(`/api/projects/${project}/findings`)).body;
const photosOf = async (project: number) =>
  (await person.get<Photo[]>(`/api/projects/${project}/photos?limit=200`)).body;

/** A project with so many findings, each with a photo of its own, without running the panel for each. */
async function projectWith(count: number): Promise<{ project: number; ids: number[] }> {
  const project = (await person.project()).id;
  const { defect } = (await person.analyse(photo, { projectId: project })).body;
  await server.services.database.execute(sql`
    with taken as (
      insert into photos (user_id, project_id, folder, file_name, kind, sha256, bytes, width, height)
      select user_id, project_id, folder || '-' || n, file_name, kind, sha256, bytes, width, height
      from photos, generate_series(2, ${count}) n where id = (select photo_id from defects where id = ${defect.id})
      returning id
    )
    insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
      compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
      original_severity, original_compliance, examination, listing, assessment)
    select user_id, project_id, taken.id, 'defect', title, taxonomy_id, family, severity, severity_rank, compliance, area,
      confidence, description, recommendations, stage_ids, user_description, title, severity, compliance, examination,
      listing, assessment
    from defects, taken where defects.id = ${defect.id}`);
  await server.services.database.execute(
    sql`update defects set outcome = 'defect' where project_id = ${project}`,
  );
  return { project, ids: (await lines(project)).map(({ id }) => id).sort((a, b) => a - b) };
}

describe('places', () => {
  test('a list that suits the building is added once, however often it is asked for', async () => {
    const { id } = await person.project();
    await person.patch(`/api/projects/${id}`, { buildingType: 'apartment' });
    await placeOf(id, 'kitchen ');
    const path = `/api/projects/${id}/places/usual`;
    const [one, other] = await Promise.all([person.post<Place[]>(path), person.post<Place[]>(path)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const names = (await person.get<Place[]>(`/api/projects/${id}/places`)).body.map(({ name }) => name);
    expect(names).toContain('Balcony');
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test('they are renamed, put into another order, and deleted without what lies in them', async () => {
    const { project, ids } = await projectWith(1);
    const [a, b, c] = [
      await placeOf(project, 'Hall'),
      await placeOf(project, 'Bath'),
      await placeOf(project, 'Attic'),
    ];
    const order = await person.put<Place[]>(`/api/projects/${project}/places/order`, {
      ids: [c, 999_999, a],
    });
    expect(order.body.map(({ id }) => id)).toEqual([c, a, b]);
    expect((await person.patch<Place>(`/api/places/${b}`, { name: 'Ensuite' })).body.name).toBe('Ensuite');
    expect((await person.patch(`/api/places/${b}`, { name: 'HALL' })).status).toBe(409);
    expect((await person.post(`/api/projects/${project}/places`, { name: ' hall' })).status).toBe(409);
    expect((await person.post(`/api/projects/${project}/places`, { name: ' ' })).status).toBe(400);
    await file(project, [{ id: ids[0] ?? 0, placeId: a }]);
    expect((await person.delete(`/api/places/${a}`)).status).toBe(200);
    expect((await lines(project)).map(({ placeId }) => placeId)).toEqual([null]);
  });
});

describe('a visit', () => {
  test('says who was there and what wasn’t inspected and why, until it is closed', async () => {
    const { id } = await person.project();
    const facts = {
      kind: 'pre_purchase',
      visitedOn: '2026-11-20',
      weather: 'Fine, 24 degrees',
      attendedBy: ['Ann Example', 'Buyer'],
      inspectedAreas: ['Interior'],
      notInspected: [{ area: 'Subfloor', reason: 'Access hatch was locked' }],
    };
    const { status, body } = await person.post<Visit>(`/api/projects/${id}/visits`, facts);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...facts, closedAt: null })]);
    const path = `/api/visits/${body.id}`;
    expect((await person.patch<Visit>(path, { weather: 'Rain' })).body.weather).toBe('Rain');
    expect((await person.patch(path, { notInspected: [{ area: 'Roof', reason: '' }] })).status).toBe(400);
    expect((await person.patch(path, { visitedOn: '2026-02-31' })).status).toBe(400);
    expect((await person.patch(path, { visitedOn: '1700-01-01' })).status).toBe(400);
    const longName = await person.patch<{ message: string }>(path, { attendedBy: ['Ann', 'B'.repeat(201)] });
    expect([longName.status, longName.body.message]).toEqual([
      400,
      'Each name of the people present can have at most 200 characters',
    ]);
    expect((await person.post<Visit>(`${path}/close`)).body.closedAt).toMatch(/^20/);
    expect((await person.post(`${path}/close`)).status).toBe(409);
    expect((await person.patch(path, { weather: 'Snow' })).status).toBe(409);
    expect((await person.delete(path)).status).toBe(409);
    expect((await person.post<Visit>(`${path}/reopen`)).body).toMatchObject({
      closedAt: null,
      weather: 'Rain',
    });
    expect((await person.delete(path)).status).toBe(200);
    expect((await person.get<Visit[]>(`/api/projects/${id}/visits`)).body).toEqual([]);
  });

  test('takes photo and finding of an analysis in, and none of another building', async () => {
    const { id } = await person.project();
    const [visitId, placeId] = [await visitOf(id), await placeOf(id, 'Kitchen')];
    const other = (await person.project()).id;
    const strange = await visitOf(other);
    const analyse = (visit: number, place: number) => {
      const body = new FormData();
      body.set('projectId', String(id));
      body.set('visitId', String(visit));
      body.set('placeId', String(place));
      body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      return person.call<ErrorBody>('POST', '/api/analyze', { body });
    };
    const credits = async () =>
      (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
    const before = await credits();
    expect((await analyse(strange, placeId)).status).toBe(404);
    expect((await analyse(visitId, await placeOf(other, 'Shed'))).status).toBe(404);
    expect(await credits()).toBe(before);
    expect((await lines(id)).length).toBe(0);
    expect((await analyse(visitId, placeId)).status).toBe(200);
    expect(await lines(id)).toMatchObject([{ visitId, placeId }]);
    expect(await photosOf(id)).toMatchObject([{ visitId, placeId, keptByItself: false }]);
    await person.post(`/api/visits/${visitId}/close`);
    expect((await analyse(visitId, placeId)).status).toBe(409);
  });
});

describe('filing', () => {
  test('moves findings with their photos, and what it answers puts all of it back', async () => {
    const { project, ids } = await projectWith(30);
    const visits = [await visitOf(project), await visitOf(project), null];
    const places = [await placeOf(project, 'One'), await placeOf(project, 'Two'), null];
    const state = async () => {
      const found = await lines(project);
      const taken = await photosOf(project);
      return JSON.stringify([found, taken]);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({
            id: fc.constantFrom(...ids),
            visitId: fc.constantFrom(undefined, ...visits),
            placeId: fc.constantFrom(undefined, ...places),
          }),
          { selector: ({ id }) => id, minLength: 1 },
        ),
        async (items) => {
          const before = await state();
          const moved = await file(project, items as Filing[]);
          expect(moved.status).toBe(200);
          const now = await lines(project);
          expect(now).toHaveLength(30);
          const photos = await photosOf(project);
          for (const { id, visitId, placeId } of now) {
            const mine = photos.find(({ findingIds }) => findingIds.includes(id));
            expect(mine).toMatchObject({ visitId, placeId });
          }
          expect((await file(project, moved.body.before)).status).toBe(200);
          expect(await state()).toBe(before);
          await file(project, items as Filing[]);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('never puts anything under another building, and all or nothing of a call is done', async () => {
    const { project, ids } = await projectWith(2);
    const {
      project: other,
      ids: [strange = 0],
    } = await projectWith(1);
    const [mine, theirs] = [await visitOf(project), await visitOf(other)];
    const before = await lines(project);
    const [first = 0, second = 0] = ids;
    const refused = await file(project, [
      { id: first, visitId: mine },
      { id: second, visitId: theirs },
    ]);
    expect(refused.status).toBe(404);
    expect((await file(project, [{ id: first, placeId: await placeOf(other, 'Shed') }])).status).toBe(404);
    expect(await lines(project)).toEqual(before);
    const passed = await file(project, [{ id: strange, visitId: mine }]);
    expect(passed.body.before).toEqual([]);
    expect((await lines(other))[0]).toMatchObject({ visitId: null });
  });

  test('a closed visit neither takes nor gives', async () => {
    const {
      project,
      ids: [id = 0],
    } = await projectWith(1);
    const visit = await visitOf(project);
    await file(project, [{ id, visitId: visit }]);
    await person.post(`/api/visits/${visit}/close`);
    expect((await file(project, [{ id, visitId: null }])).status).toBe(409);
    const [kept] = await photosOf(project);
    expect((await file(project, [{ id: kept?.id ?? 0, visitId: null }], 'photos')).status).toBe(409);
    expect((await file(project, [{ id, placeId: await placeOf(project, 'Hall') }])).status).toBe(200);
  });

  test('of many who move the same findings at once everybody is answered, and each finding is in one place', async () => {
    const { project, ids } = await projectWith(12);
    const places = await Promise.all(['A', 'B', 'C', 'D'].map((name) => placeOf(project, name)));
    const all = await Promise.all(
      places.flatMap((placeId) => [
        file(
          project,
          ids.map((id) => ({ id, placeId })),
        ),
        file(
          project,
          ids.toReversed().map((id) => ({ id, placeId })),
        ),
        person.get(`/api/projects/${project}/photos`).then(async ({ body }) =>
          file(
            project,
            (body as unknown as Photo[]).map(({ id }) => ({ id, placeId })),
            'photos',
          ),
        ),
      ]),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const now = new Set((await lines(project)).map(({ placeId }) => placeId));
    expect(now.size).toBe(1);
  });

  test('a place that is deleted while findings are moved there leaves none behind in it', async () => {
    const { project, ids } = await projectWith(6);
    for (let round = 0; round < 6; round += 1) {
      const placeId = await placeOf(project, `Room ${round}`);
      const [moved, gone] = await Promise.all([
        file(
          project,
          ids.map((id) => ({ id, placeId })),
        ),
        person.delete(`/api/places/${placeId}`),
      ]);
      // Before the place was gone or after it: neither is a fault of ours.
      expect(moved.status).toBeLessThan(500);
      expect(gone.status).toBe(200);
      expect((await lines(project)).map((line) => line.placeId)).toEqual(ids.map(() => null));
    }
  });
});

describe('two visits', () => {
  test('compare: new, worse, the same, fixed and not found again', async () => {
    const { project, ids } = await projectWith(7);
    const [before, after] = [await visitOf(project, '2026-01-05'), await visitOf(project, '2026-06-05')];
    const [hall, bath, attic] = [
      await placeOf(project, 'Hall'),
      await placeOf(project, 'Bath'),
      await placeOf(project, 'Attic'),
    ];
    const [same = 0, sameNow = 0, worse = 0, worseNow = 0, lost = 0, fixed = 0, fresh = 0] = ids;
    await file(project, [
      { id: same, visitId: before, placeId: hall },
      { id: sameNow, visitId: after, placeId: hall },
      { id: worse, visitId: before, placeId: bath },
      { id: worseNow, visitId: after, placeId: bath },
      { id: lost, visitId: before, placeId: attic },
      { id: fixed, visitId: before },
      { id: fresh, visitId: after },
    ]);
    await server.services.database.execute(
      sql`update defects set severity = 'low', severity_rank = 1 where id = ${worse}`,
    );
    const path = `/api/visits/${after}`;
    expect((await person.put(`${path}/follow-ups`, { findingId: fixed, state: 'fixed' })).status).toBe(200);
    const read = async () =>
      (await person.get<Compared[]>(`${path}/compare?earlierVisitId=${before}`)).body.map(
        ({ state, said, earlier, later }) => [state, said, earlier?.id ?? null, later?.id ?? null],
      );
    expect((await read()).sort()).toEqual(
      [
        ['new', false, null, fresh],
        ['same', false, same, sameNow],
        ['worse', false, worse, worseNow],
        // Nobody has been in the attic yet.
        ['unseen', false, lost, null],
        ['fixed', true, fixed, null],
      ].sort(),
    );
    const said = { findingId: lost, state: 'same', laterFindingId: fresh };
    await person.put(`${path}/follow-ups`, said);
    expect(await read()).toContainEqual(['same', true, lost, fresh]);
    await person.put(`${path}/follow-ups`, { findingId: lost, state: null });
    expect((await person.post(`${path}/close`, {})).status).toBe(200);
    expect(await read()).toContainEqual(['not_found', false, lost, null]);
    const wrong = { findingId: sameNow, state: 'same' };
    expect((await person.put(`${path}/follow-ups`, wrong)).status).toBe(409);
    const other = await visitOf((await person.project()).id);
    expect((await person.get(`${path}/compare?earlierVisitId=${other}`)).status).toBe(404);
  });
});

describe('photos kept without analysis', () => {
  test('cost nothing, are filed, seen and deleted, and go with their project alone', async () => {
    const { id } = await person.project();
    const [visitId, placeId] = [await visitOf(id), await placeOf(id, 'Kitchen')];
    const ledger = await person.get('/api/credits/ledger');
    const fields = { visitId: String(visitId), placeId: String(placeId) };
    const kept = await send(person, `/api/projects/${id}/photos`, fields);
    expect([kept.status, kept.body]).toEqual([
      201,
      expect.objectContaining({ visitId, placeId, findingIds: [] }),
    ]);
    expect((await person.get('/api/credits/ledger')).body).toEqual(ledger.body);
    const image = await person.get(`/api/photos/${kept.body.id}/image?size=320`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await person.delete(`/api/photos/${kept.body.id}`)).status).toBe(200);
    expect((await person.get(`/api/photos/${kept.body.id}/image`)).status).toBe(404);
    expect(await photosOf(id)).toEqual([]);
    const other = await visitOf((await person.project()).id);
    expect((await send(person, `/api/projects/${id}/photos`, { visitId: String(other) })).status).toBe(404);
    expect((await send(person, `/api/projects/${id}/photos`, {}, Buffer.from('not a photo'))).status).toBe(
      415,
    );
    expect(await photosOf(id)).toEqual([]);
  });

  test('are looked at once and free of charge, and asked about only where the panel is sure', async () => {
    const { id } = await person.project();
    const visitId = await visitOf(id);
    const kept: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      kept.push((await send(person, `/api/projects/${id}/photos`, { visitId: String(visitId) })).body.id);
    }
    const ledger = await person.get('/api/credits/ledger');
    const look = () =>
      person.post<{ left: number; prompts: { photoId: number }[] }>(`/api/visits/${visitId}/look-through`);
    await Promise.all([look(), look()]);
    expect((await look()).body.left).toBe(0);
    expect((await person.get('/api/credits/ledger')).body).toEqual(ledger.body);
    const looks = await server.services.database.select().from(photoLooks);
    expect(looks.map(({ photoId }) => photoId).sort()).toEqual(kept);

    await server.services.database.update(photoLooks).set({ asks: true });
    const [first = 0, second = 0] = (await look()).body.prompts.map(({ photoId }) => photoId);
    const answer = (photoId: number, body: object) =>
      person.post<{ findingId: number | null }>(`/api/photos/${photoId}/answer`, body);
    expect((await answer(first, { answer: 'dismissed' })).status).toBe(400);
    expect((await answer(first, { answer: 'dismissed', reason: 'A shadow' })).body.findingId).toBeNull();
    const [one, other] = await Promise.all([
      answer(second, { answer: 'added' }),
      answer(second, { answer: 'added' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const found = (await person.get<DefectSummary[]>(`/api/projects/${id}/defects`)).body;
    expect(found.map((finding) => finding.id)).toEqual([one.body.findingId ?? other.body.findingId]);
    expect((await look()).body.prompts).toHaveLength(3);
    expect((await person.get('/api/credits/ledger')).body).toEqual(ledger.body);
    expect((await person.delete(`/api/photos/${second}`)).status).toBe(409);
  });
});
