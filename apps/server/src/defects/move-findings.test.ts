import type {
  Defect,
  ErrorBody,
  FindingLine,
  FindingPhoto,
  Photo,
  Pin,
  Place,
  Plan,
  TrailEntry,
  Visit,
} from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { analyses, defects } from '../platform/database/schema.ts';

let server: TestServer;
let crack: Buffer;
let person: Person;
let from: number;
let to: number;
let finding: Defect;

beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
beforeEach(async () => {
  person = await server.member();
  from = (await person.project('Banksia Street')).id;
  to = (await person.project('Wattle Close')).id;
  const description = 'crack in the plasterboard, and i can smell gas';
  finding = (await person.analyse(crack, { projectId: from, description })).body.defect;
});
afterAll(() => server.stop());

const move = (ids = [finding.id], projectId = to, who = person, source = from) =>
  who.post<{ moved: { id: number; number: number }[] } & ErrorBody>(`/api/projects/${source}/findings/move`, {
    ids,
    projectId,
  });
const lines = async (id: number) =>
  (await person.get<FindingLine[]>(`/api/projects/${id}/findings`)).body.map((line) => line.id);
const photosOf = async (id: number) => (await person.get<Photo[]>(`/api/projects/${id}/photos`)).body;
const trailOf = async (id: number) => (await person.get<TrailEntry[]>(`/api/projects/${id}/trail`)).body;
const visit = async (project: number) =>
  (await person.post<Visit>(`/api/projects/${project}/visits`, { kind: 'handover', visitedOn: '2026-11-20' }))
    .body.id;
const file = (items: object[]) => person.post(`/api/projects/${from}/findings/file`, { items });
/** Refused, and nothing has moved. */
async function refused(words: RegExp, code = 'conflict') {
  const { status, body } = await move();
  expect([status, body.code]).toEqual([409, code]);
  expect(body.message).toMatch(words);
  expect([await lines(from), await lines(to)]).toEqual([[finding.id], []]);
  expect((await trailOf(to)).map(({ event }) => event)).not.toContain('finding_moved_here');
}

describe('findings that are moved to another project', () => {
  test('arrive with photo, run, open hazard and a number of their own, and both trails tell of it', async () => {
    await person.analyse(crack, { projectId: to, description: 'crack' });
    const room = (await person.post<Place>(`/api/projects/${from}/places`, { name: 'Laundry' })).body.id;
    const visitId = await visit(from);
    await file([{ id: finding.id, placeId: room, visitId }]);
    const before = (await person.get<Defect>(`/api/defects/${finding.id}`)).body;
    const [photo] = await photosOf(from);

    const { status, body } = await move();
    expect([status, body.moved]).toEqual([200, [{ id: finding.id, number: 2 }]]);
    expect([await lines(from), (await lines(to)).includes(finding.id)]).toEqual([[], true]);
    expect(await photosOf(from)).toEqual([]);
    const there = (await photosOf(to)).find(({ id }) => id === photo?.id);
    expect(there).toMatchObject({ findingIds: [finding.id], visitId: null, placeId: null });

    const after = (await person.get<Defect>(`/api/defects/${finding.id}`)).body;
    expect(after).toMatchObject({ projectId: to, number: 2, location: 'Laundry' });
    expect(before.alerts.map(({ kind }) => kind)).toContain('gas');
    expect(after.alerts).toEqual(before.alerts);
    expect(after.severity).toBe(before.severity);
    const [row] = await server.services.database
      .select({ projectId: analyses.projectId })
      .from(analyses)
      .innerJoin(defects, eq(defects.analysisId, analyses.id))
      .where(eq(defects.id, finding.id));
    expect(row?.projectId).toBe(to);

    const left = (await trailOf(from)).find(({ event }) => event === 'finding_moved_away');
    expect(left).toMatchObject({ subject: { kind: 'finding', id: finding.id }, detail: { to } });
    const arrived = await trailOf(to);
    const here = arrived.find(({ event }) => event === 'finding_moved_here');
    expect(here).toMatchObject({ subject: { kind: 'finding', id: finding.id }, detail: { from } });
    expect(here?.subjectSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(arrived.filter(({ event }) => event === 'photo_added')).toHaveLength(2);
    for (const id of [from, to]) {
      const { body } = await person.get<{ brokenAt: number | null }>(`/api/projects/${id}/trail/check`);
      expect(body.brokenAt).toBeNull();
    }

    // What it came from can go, and takes nothing of it along.
    expect((await person.delete(`/api/projects/${from}`)).status).toBe(200);
    expect((await person.get<FindingPhoto[]>(`/api/defects/${finding.id}/photos`)).body).toHaveLength(1);
    expect((await person.get(`/api/images/${finding.id}?size=320`)).status).toBe(200);
  });

  test('leave their pins behind as notes that say where they went', async () => {
    const form = new FormData();
    form.set('plan', new Blob([Uint8Array.from(crack)], { type: 'image/jpeg' }), 'plan.jpg');
    const plan = (await person.call<Plan>('POST', `/api/projects/${from}/plans`, { body: form })).body.id;
    await person.post<Pin>(`/api/plans/${plan}/pins`, {
      ...{ page: 1, x: 0.5, y: 0.5, findingId: finding.id, label: 'North' },
    });
    await move();
    const [kept] = (await person.get<Plan[]>(`/api/projects/${from}/plans`)).body;
    expect(kept?.pins).toMatchObject([{ number: 1, findingId: null, x: 0.5 }]);
    expect(kept?.pins[0]?.label).toMatch(/^North, #1 .+, moved to Wattle Close$/);
  });

  test('stay while they are of a closed visit', async () => {
    const id = await visit(from);
    await file([{ id: finding.id, visitId: id }]);
    await person.post(`/api/visits/${id}/close`);
    await refused(/closed/i);
  });

  test('stay while one of their photos shows a finding that stays', async () => {
    const { database } = server.services;
    const [photo] = await photosOf(from);
    const other = (await person.analyse(crack, { projectId: from, description: 'another crack' })).body
      .defect;
    await database.execute(
      sql`insert into finding_photos (finding_id, photo_id) values (${other.id}, ${photo?.id})`,
    );
    const { status, body } = await move();
    expect([status, body.message]).toEqual([409, expect.stringContaining('finding 2')]);
    expect((await move([finding.id, other.id])).body.moved).toHaveLength(2);
    expect(await lines(from)).toEqual([]);
  });

  test('stay while two visits were compared by them, or somebody has a link to them', async () => {
    await file([{ id: finding.id, visitId: await visit(from) }]);
    const later = `/api/visits/${await visit(from)}/follow-ups`;
    await person.put(later, { findingId: finding.id, state: 'fixed' });
    await refused(/visits were compared/);
    await person.put(later, { findingId: finding.id, state: null });
    const asked = { findingIds: [finding.id], name: 'Ben', days: 7 };
    expect((await person.post(`/api/projects/${from}/repair-links`, asked)).status).toBeLessThan(300);
    await refused(/link/);
  });

  test.each([
    ['asbestos', 'Drilled into the bathroom wall'],
    ['lead_paint', 'Paint peels off the picture rail and the baby chews on it'],
    ['lead_paint', 'Flaky paint all over the veranda posts'],
  ])('keep an open %s alert that the age of their first building raised: %s', async (kind, description) => {
    await person.patch(`/api/projects/${from}`, { completionDate: '1968-05-01' });
    await person.patch(`/api/projects/${to}`, { completionDate: '2025-05-01' });
    const old = (await person.analyse(crack, { projectId: from, description })).body.defect;
    const what = ({ alerts }: Defect) => alerts.map(({ kind, urgency, title }) => [kind, urgency, title]);
    expect(what(old).map(([kind]) => kind)).toContain(kind);
    expect((await move([old.id])).status).toBe(200);
    const there = (await person.get<Defect>(`/api/defects/${old.id}`)).body;
    expect(what(there)).toEqual(what(old));
    expect([there.severity, there.compliance]).toEqual([old.severity, old.compliance]);
    expect((await move([old.id], from, person, to)).status).toBe(200);
    const back = (await person.get<Defect>(`/api/defects/${old.id}`)).body;
    expect([back.alerts, back.severity]).toEqual([old.alerts, old.severity]);
  });

  test('stay on legal hold', async () => {
    await person.post(`/api/projects/${from}/legal-hold`, { reason: 'Claim' });
    await refused(/legal hold/i, 'legal_hold');
  });

  test('never go to or from somebody else, nor nowhere', async () => {
    const stranger = await server.member();
    const theirs = (await stranger.project()).id;
    expect((await move([finding.id], theirs)).status).toBe(404);
    expect((await move([finding.id], theirs, stranger)).status).toBe(404);
    const second = (await stranger.project('Second')).id;
    expect((await move([finding.id], theirs, stranger, second)).status).toBe(404);
    expect((await move([finding.id], from)).status).toBe(409);
    expect((await move([finding.id, 999_999_999])).status).toBe(404);
    expect((await move([])).status).toBe(400);
    expect(await lines(from)).toEqual([finding.id]);
  });

  test('arrive once, however many ask at the same time, and cross others without waiting for each other for good', async () => {
    const other = (await person.analyse(crack, { projectId: to, description: 'crack' })).body.defect;
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => move()),
      ...[1, 2, 3].map(() => move([other.id], from, person, to)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404, 404, 404]);
    expect([await lines(from), await lines(to)]).toEqual([[other.id], [finding.id]]);
  });
});
