import type { Defect, ErrorBody, FindingPhoto, Photo, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let crack: Buffer;
let wall: Buffer;
beforeAll(async () => {
  [server, crack, wall] = await Promise.all([startTestServer(), crackOnPlaster(), cleanWall()]);
});
afterAll(() => server.stop());

async function keep(person: Person, projectId: number, fields: Record<string, string> = {}): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', new Blob([Uint8Array.from(wall)], { type: 'image/jpeg' }), 'overview.jpg');
  return (await person.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body.id;
}

/** A finding of a crack, and a further photo of its project. */
async function begin() {
  const person = await server.member();
  const project = (await person.project()).id;
  const finding = (await person.analyse(crack, { projectId: project })).body.defect;
  const path = `/api/defects/${finding.id}/photos`;
  const [analysed = 0] = (await person.get<FindingPhoto[]>(path)).body.map(({ id }) => id);
  const other = await keep(person, project);
  const add = (photoIds: number[]) => person.post<FindingPhoto[] & ErrorBody>(path, { photoIds });
  const change = (id: number, body: object) =>
    person.patch<FindingPhoto[] & ErrorBody>(`${path}/${id}`, body);
  const remove = (id: number) => person.call<FindingPhoto[] & ErrorBody>('DELETE', `${path}/${id}`);
  const read = async () => (await person.get<Defect>(`/api/defects/${finding.id}`)).body;
  return { person, project, finding, path, analysed, other, add, change, remove, read };
}

describe('photos of a finding', () => {
  test('join it for free, are told apart by what they are for, and leave it again without being lost', async () => {
    const { person, project, analysed, other, add, change, remove } = await begin();
    const credits = (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
    expect((await add([other])).body).toMatchObject([
      { id: analysed, cover: true, analysed: true },
      { id: other, cover: false, analysed: false, role: null, overlays: [] },
    ]);
    expect((await add([other])).body).toHaveLength(2);
    expect((await change(other, { role: 'overview' })).body[1]).toMatchObject({ role: 'overview' });
    expect((await remove(other)).body.map(({ id }) => id)).toEqual([analysed]);
    const left = (await person.get<Photo[]>(`/api/projects/${project}/photos`)).body;
    expect(left.find(({ id }) => id === other)).toMatchObject({ findingIds: [] });
    expect((await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits).toBe(credits);
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
    expect(trail.map(({ event }) => event)).toEqual(expect.arrayContaining(['photo_joined', 'photo_left']));
  });

  test('another cover shows no marks of the analysed photo, and changes neither verdict nor evidence of it', async () => {
    const { person, finding, path, analysed, other, add, change, read } = await begin();
    await add([other]);
    expect(finding.overlays.length).toBeGreaterThan(0);
    const covered = (await change(other, { cover: true })).body;
    expect(covered.map(({ id, cover }) => [id, cover])).toEqual([
      [other, true],
      [analysed, false],
    ]);
    expect(covered.map(({ overlays }) => overlays)).toEqual([[], finding.overlays]);
    expect(await read()).toMatchObject({
      overlays: [],
      overlayDescription: '',
      assessment: finding.assessment,
    });
    const image = await person.get(`/api/images/${finding.id}?size=original`);
    expect(image.headers.get('etag')).toContain(covered[0]?.sha256.slice(0, 32));
    await change(analysed, { cover: true });
    expect((await read()).overlays).toEqual(finding.overlays);
    expect((await person.get<FindingPhoto[]>(path)).body[0]).toMatchObject({ id: analysed, cover: true });
  });

  test('the analysed photo stays, and the next photo becomes the cover when the cover leaves', async () => {
    const { analysed, other, add, change, remove, read } = await begin();
    expect((await remove(analysed)).status).toBe(409);
    await add([other]);
    await change(other, { cover: true });
    expect((await remove(analysed)).status).toBe(409);
    expect((await remove(other)).body).toMatchObject([{ id: analysed, cover: true }]);
    expect((await read()).overlays.length).toBeGreaterThan(0);
  });

  test('a photo that shows two findings stays when one of them is deleted', async () => {
    const { person, project, finding, add, read } = await begin();
    const second = (await person.analyse(crack, { projectId: project })).body.defect;
    const [shared] = (await person.get<FindingPhoto[]>(`/api/defects/${second.id}/photos`)).body;
    expect((await add([shared?.id ?? 0])).body[1]).toMatchObject({ otherFindingIds: [second.id] });
    expect((await person.delete(`/api/defects/${second.id}`)).status).toBe(200);
    const image = await person.get(`/api/photos/${shared?.id}/image?size=320`);
    expect(image.status).toBe(200);
    expect((await read()).id).toBe(finding.id);
  });

  test('of another project, another account or a closed visit are refused', async () => {
    const { person, project, finding, path, other, add } = await begin();
    const elsewhere = await keep(person, (await person.project()).id);
    expect((await add([elsewhere])).status).toBe(404);
    expect((await add([])).status).toBe(400);
    const stranger = await server.member();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(path, { photoIds: [other] })).status).toBe(404);
    expect((await stranger.patch(`${path}/${other}`, { cover: true })).status).toBe(404);
    expect((await stranger.delete(`${path}/${other}`)).status).toBe(404);
    expect((await server.visitor().get(path)).status).toBe(401);
    const visits = `/api/projects/${project}/visits`;
    const visit = (await person.post<{ id: number }>(visits, { kind: 'handover', visitedOn: '2026-11-22' }))
      .body.id;
    const items = [{ id: finding.id, visitId: visit }];
    await person.post(`/api/projects/${project}/findings/file`, { items });
    await person.post(`/api/visits/${visit}/close`);
    expect((await add([other])).status).toBe(409);
  });

  test('on legal hold none leaves', async () => {
    const { person, project, other, add, remove } = await begin();
    await add([other]);
    await person.post(`/api/projects/${project}/legal-hold`, { reason: 'A dispute about the slab' });
    const refused = await remove(other);
    expect([refused.status, refused.body.code]).toEqual([409, 'legal_hold']);
  });

  test('requests at once add a photo once', async () => {
    const { other, add } = await begin();
    const answers = await Promise.all([add([other]), add([other]), add([other])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await add([other])).body).toHaveLength(2);
  });
});
