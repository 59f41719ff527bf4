/** Everything that belongs to a project besides its findings goes along with a move, as it was. */
import { createHash } from 'node:crypto';
import type {
  ApiKey,
  MigrationPreview,
  MigrationResult,
  Photo,
  Pin,
  Place,
  Plan,
  Visit,
} from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import { canonical, type Exported } from '../../test/support/compare-exports.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import { finishMove, killMove, stateOf } from '../../test/support/kill-move.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { planPdf } from '../../test/support/plan-pdf.ts';
import { testProgram } from '../../test/support/programs.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import {
  legalHolds,
  photoLooks,
  places,
  projectPeople,
  projects,
  trailEntries,
} from '../platform/database/schema.ts';
import { hashEntry } from '../trail/index.ts';

let there: TestServer;
let here: TestServer;
let admin: Person;
let adminHere: Person;
let source: { sourceUrl: string; apiKey: string };
beforeAll(async () => {
  there = await startTestServer();
  here = await startTestServer({ vision: inProcessVision, env: { MIGRATION_ALLOWED_HOSTS: '127.0.0.1' } });
  [admin, adminHere] = [await becomeAdmin(there), await becomeAdmin(here)];
  const asked = { name: 'The new place', password: admin.password };
  const { key } = (await admin.post<ApiKey & { key: string }>('/api/api-keys', asked)).body;
  source = { sourceUrl: `${there.url}/api/migration/export`, apiKey: key };
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const CONTRACT = planPdf(2);
const SKETCH = planPdf(3);

/** A project with all that one can have, made as people make it. */
async function furnish(person: Person): Promise<number> {
  const { id } = await person.project('Terrace in Marrickville');
  const upload = async <T>(path: string, field: string, bytes: Uint8Array, fields = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    body.set(field, new Blob([Uint8Array.from(bytes)]), 'file');
    const answer = await person.call<T>('POST', path, { body });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const owner = { role: 'owner', name: 'Ann Example', phone: '0400 000 000', email: 'Ann@Example.com' };
  expect((await person.post(`/api/projects/${id}/people`, owner)).status).toBe(201);
  const visited = { kind: 'handover', visitedOn: '2026-11-02', attendedBy: ['Ann Example'] };
  const visit = (await person.post<Visit>(`/api/projects/${id}/visits`, visited)).body.id;
  for (const name of ['Ground floor', 'Kitchen', 'Attic']) {
    await person.post<Place>(`/api/projects/${id}/places`, { name });
  }
  const { database } = there.services;
  const room = async (name: string) => {
    const [row] = await database
      .select()
      .from(places)
      .where(and(eq(places.projectId, id), eq(places.name, name)));
    return row?.id ?? 0;
  };
  const kitchen = await room('Kitchen');
  await database
    .update(places)
    .set({ parentId: await room('Ground floor') })
    .where(eq(places.id, kitchen));
  const analysed = await person.analyse(await crackOnPlaster(), { projectId: id, description: 'crack' });
  const finding = analysed.body.defect.id;
  const [wall, filed] = [await cleanWall(), { visitId: visit, placeId: kitchen }];
  const kept: number[] = [];
  for (let at = 0; at < 3; at++) {
    kept.push((await upload<Photo>(`/api/projects/${id}/photos`, 'image', wall, filed)).id);
  }
  const [further = 0, dismissed = 0] = kept;
  // Later findings that are gone had their numbers, too.
  await database.update(projects).set({ lastFindingNumber: 7 }).where(eq(projects.id, id));
  await person.post(`/api/defects/${finding}/photos`, { photoIds: [further] });
  await person.patch(`/api/defects/${finding}/photos/${further}`, { role: 'overview' });
  await person.post(`/api/visits/${visit}/look-through`);
  await database.update(photoLooks).set({ asks: true }).where(eq(photoLooks.photoId, dismissed));
  const answer = { answer: 'dismissed', reason: 'A shadow' };
  expect((await person.post(`/api/photos/${dismissed}/answer`, answer)).status).toBe(200);

  const plan = await upload<Plan>(`/api/projects/${id}/plans`, 'plan', SKETCH, { name: 'Ground floor' });
  const corners = [0.1, 0.2, 0.3].map((x) => ({ x, y: x * x }));
  await person.post<Pin>(`/api/plans/${plan.id}/pins`, { page: 1, x: 0.25, y: 0.5, findingId: finding });
  await person.post<Pin>(`/api/plans/${plan.id}/pins`, { page: 3, x: 0.1, y: 0.1, corners, label: 'Damp' });
  await upload(`/api/projects/${id}/documents`, 'document', CONTRACT, { kind: 'contract', name: 'Contract' });
  await person.post(`/api/projects/${id}/legal-hold`, { reason: 'First claim' });
  await person.post(`/api/projects/${id}/legal-hold/lift`, { reason: 'Settled' });
  expect((await person.post(`/api/projects/${id}/legal-hold`, { reason: 'NCAT claim' })).status).toBe(200);
  return id;
}

async function exportOf(who: Person): Promise<Exported> {
  return (await who.get<Exported>('/api/migration/export')).body;
}

const fileOf = async (server: TestServer, who: Person, path: string) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: who.cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('killed in the middle and taken up again, a move carries plans, papers, holds, photos, answers and the trail whole', async () => {
  const person = await there.member('Ann Example');
  const projectThere = await furnish(person);
  const before = await exportOf(admin);
  const preview = await adminHere.post<MigrationPreview>('/api/migration/extract', source);
  expect([preview.status, preview.body.errors]).toEqual([200, []]);
  // Three kept, one analysed; the contract and one file of the trail.
  const found = { projects: 1, photos: 4, defects: 1, plans: 1, documents: 2, images: 4 };
  expect(preview.body.extractedData).toMatchObject(found);
  const { runId } = preview.body;
  const { environment, database } = here.services;
  const mover = [testProgram('mover')];
  const at = [mover, database, environment.databaseUrl ?? '', environment.dataDir, runId] as const;
  await killMove(...at);
  if ((await stateOf(database, runId)) !== 'done') {
    await finishMove(mover, environment.databaseUrl ?? '', environment.dataDir, runId);
  }
  const ran = (await adminHere.get<MigrationResult>(`/api/migration/runs/${runId}`)).body;
  expect([ran.errors, ran.imported]).toEqual([[], expect.objectContaining(found)]);

  const after = await exportOf(adminHere);
  const leftOut = new Set([admin.email, adminHere.email]);
  expect(canonical(after, leftOut)).toEqual(canonical(before, leftOut));

  const [project] = await database.select().from(projects);
  const id = project?.id ?? 0;
  const people = await database.select().from(projectPeople).where(eq(projectPeople.projectId, id));
  expect(people.map(({ role, phone, email }) => [role, phone, email])).toEqual([
    ['owner', '0400 000 000', 'Ann@Example.com'],
  ]);
  const holds = await database.select().from(legalHolds).where(eq(legalHolds.projectId, id));
  expect(holds.map(({ reason, liftedReason }) => [reason, liftedReason])).toEqual([
    ['First claim', 'Settled'],
    ['NCAT claim', ''],
  ]);
  const rooms = await database.select().from(places).where(eq(places.projectId, id)).orderBy(places.position);
  const named = new Map(rooms.map((room) => [room.id, room.name]));
  expect(rooms.map(({ name, parentId }) => [name, named.get(parentId ?? 0)])).toEqual([
    ['Ground floor', undefined],
    ['Kitchen', 'Ground floor'],
    ['Attic', undefined],
  ]);

  const rowsOf = (exported: Exported, section: string) =>
    (exported[section] ?? []) as unknown as Record<string, string>[];
  const document = (exported: Exported, kind: string) =>
    rowsOf(exported, 'documents').find((one) => one.kind === kind)?.fileUrl ?? '';
  expect(sha256(await fileOf(here, adminHere, document(after, 'contract')))).toBe(sha256(CONTRACT));
  for (const page of [1, 2, 3]) {
    const path = (exported: Exported) =>
      `/api/migration/plans/${rowsOf(exported, 'plans')[0]?.id}/pages/${page}`;
    expect(sha256(await fileOf(here, adminHere, path(after)))).toBe(
      sha256(await fileOf(there, admin, path(before))),
    );
  }

  const old = rowsOf(before, 'documents').find(({ type }) => type === 'application/json');
  const brought = rowsOf(after, 'documents').find(({ sha256: hash }) => hash === old?.sha256);
  const bytes = await fileOf(here, adminHere, brought?.fileUrl ?? '');
  const { entries } = JSON.parse(bytes.toString()) as { entries: Parameters<typeof hashEntry>[0][] };
  const trail = await there.services.database
    .select()
    .from(trailEntries)
    .where(eq(trailEntries.projectId, projectThere))
    .orderBy(trailEntries.sequence);
  expect(entries.map((entry) => hashEntry({ ...entry, at: new Date(entry.at) }))).toEqual(
    trail.map((entry) => entry.sha256),
  );
  const written = await database.select().from(trailEntries).where(eq(trailEntries.projectId, id));
  expect(written.map(({ event, subjectSha256 }) => [event, subjectSha256])).toContainEqual([
    'document_added',
    old?.sha256,
  ]);

  const again = await adminHere.post<MigrationResult>('/api/migration/extract-real-users', source);
  expect([again.status, again.body.message, again.body.errors]).toEqual([200, 'Imported nothing.', []]);
});

test('a photo, plan or document that doesn’t name its file stays out and says why', async () => {
  const user = { id: 1, email: 'kim@example.com' };
  const projects = [{ id: 1, userId: 1, name: 'House' }];
  const documents = [
    { id: 1, projectId: 1, kind: 'contract', name: 'No hash', fileUrl: '/x' },
    { id: 2, projectId: 1, kind: 'contract', name: 'No file', sha256: 'a'.repeat(64) },
  ];
  const plans = [{ id: 1, projectId: 1, name: 'Plan', pages: [] }];
  const photos = [{ id: 1, projectId: 1, keptByItself: true }];
  const whole = { users: [user], projects, photos, plans, documents };
  const { status, body } = await adminHere.post<MigrationResult>('/api/migration/import', whole);
  expect(status).toBe(200);
  expect(body.imported).toMatchObject({ users: 1, projects: 1, photos: 0, plans: 0, documents: 0 });
  expect(body.errors.map(({ path }) => path).sort()).toEqual([
    'documents[0].sha256',
    'documents[1].fileUrl',
    'photos[0].imageUrl',
    'plans[0].pages',
  ]);
});
