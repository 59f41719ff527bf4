import { randomUUID } from 'node:crypto';
import type { ErrorBody, Project, Repair, RepairLine, Stats, TrailEntry } from '@plumbline/contract';
import type { Severity } from '@plumbline/knowledge';
import type { Alert } from '@plumbline/knowledge/hazards';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { onBehalfOf } from '../platform/actor.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { listDue, readRepair } from './read-repair.ts';
import { suggest } from './suggest.ts';

const photo = await crackOnPlaster();
let server: TestServer;
let person: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member('Ines Spector');
  projectId = (await person.project()).id;
});
afterAll(() => server.stop());

const press = () => randomUUID();
const finding = async (description?: string) =>
  (await person.analyse(photo, { projectId, ...(description ? { description } : {}) })).body.defect.id;
const read = async (id: number) => (await person.get<Repair>(`/api/defects/${id}/repair`)).body;

async function take(id: number, step: string, more: object = {}) {
  const { revision } = await read(id);
  const json = { step, key: press(), revision, ...more };
  return person.post<Repair & ErrorBody>(`/api/defects/${id}/repair/steps`, json);
}

const BEN = { person: 'Ben Ochre', trade: 'plasterer', dueOn: '2030-02-03' };

describe('the repair of a finding', () => {
  test('goes from found to verified, with who, when and from where in its history and in the trail', async () => {
    const id = await finding();
    expect(await read(id)).toMatchObject({ state: 'open', revision: 0, entries: [], unread: 0 });
    await take(id, 'assign', BEN);
    await take(id, 'reportFixed', { note: 'Ben rang' });
    await take(id, 'reopen', { note: 'Still there' });
    await take(id, 'reportFixed');
    const { status, body } = await take(id, 'verify');
    expect([status, body.state, body.revision]).toEqual([200, 'verified', 5]);
    expect(body.entries.map(({ from, to, name, note }) => [from, to, name, note])).toEqual([
      ['open', 'assigned', 'Ines Spector', ''],
      ['assigned', 'fixed', 'Ines Spector', 'Ben rang'],
      ['fixed', 'reopened', 'Ines Spector', 'Still there'],
      ['reopened', 'fixed', 'Ines Spector', ''],
      ['fixed', 'verified', 'Ines Spector', ''],
    ]);
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;
    const changes = trail.filter(({ event, subject }) => event === 'repair_changed' && subject.id === id);
    expect(changes.map(({ by, detail }) => [by, detail.from, detail.kind, detail.via])).toEqual([
      ['owner', 'fixed', 'verified', 'account'],
      ['owner', 'reopened', 'fixed', 'account'],
      ['owner', 'fixed', 'reopened', 'account'],
      ['owner', 'assigned', 'fixed', 'account'],
      ['owner', 'open', 'assigned', 'account'],
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/Ben rang|Ben Ochre/);
    const checked = await person.get<{ brokenAt: number | null }>(`/api/projects/${projectId}/trail/check`);
    expect(checked.body.brokenAt).toBeNull();
  });

  test('isn’t verified by who fixed it', async () => {
    const id = await finding();
    expect((await take(id, 'fixOwn')).body).toMatchObject({
      state: 'fixed_unverified',
      can: { verify: false },
      whyNot: { verify: 'own_work' },
    });
    expect((await take(id, 'verify')).status).toBe(409);
    expect((await read(id)).state).toBe('fixed_unverified');
  });

  test('isn’t verified, accepted or dismissed while a hazard alert is open', async () => {
    const id = await finding('Bare live wires hang from the ceiling above this crack');
    await take(id, 'assign', BEN);
    const refused = [
      await take(id, 'accept', { note: 'Leave it' }),
      await take(id, 'notDefect', { note: 'It is nothing' }),
    ];
    await take(id, 'reportFixed');
    refused.push(await take(id, 'verify'));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'hazard_open']),
    );
  });

  test('takes one of two steps that were chosen on the same screen', async () => {
    const id = await finding();
    const all = ['accept', 'notDefect', 'dispute', 'fixOwn'].map((step) =>
      person.post(`/api/defects/${id}/repair/steps`, { step, key: press(), revision: 0, note: 'At once' }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect((await read(id)).entries).toHaveLength(1);
  });

  test('counts a step once, however often and at once it is sent', async () => {
    const id = await finding();
    const json = { step: 'fixOwn', key: press(), revision: 0 };
    const all = Array.from({ length: 5 }, () => person.post(`/api/defects/${id}/repair/steps`, json));
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(id)).entries).toHaveLength(1);
    const other = await person.post(`/api/defects/${id}/repair/steps`, { ...json, step: 'reopen' });
    expect(other.status).toBe(409);
  });

  test('is due again when a hazard shows after it was verified', async () => {
    const own = await server.member();
    const { id: house } = (await own.post<Project>('/api/projects', { name: 'Terrace', state: 'VIC' })).body;
    const { id } = (await own.analyse(photo, { projectId: house })).body.defect;
    const path = `/api/defects/${id}/repair/steps`;
    for (const [revision, step] of ['assign', 'reportFixed', 'verify'].entries()) {
      await own.post(path, { step, key: press(), revision, ...(step === 'assign' ? BEN : {}) });
    }
    const due = async () => {
      const { body } = await own.get<RepairLine[]>('/api/repairs');
      // The dashboard asks for the list only where its figures say that something is on it.
      const { anythingDue } = (await own.get<Stats>('/api/stats')).body;
      expect(anythingDue).toBe(body.length > 0);
      return body;
    };
    expect(await due()).toEqual([]);
    const reading = { readOn: '2026-01-10', instrument: 'crack gauge', mm: 16, plusMinus: 0.1 };
    expect((await own.post(`/api/defects/${id}/readings`, { key: press(), ...reading })).status).toBe(201);
    expect(await due()).toMatchObject([
      { findingId: id, state: 'verified', alerts: [{ kind: 'structural' }] },
    ]);
    const { can } = (await own.get<Repair>(`/api/defects/${id}/repair`)).body;
    expect([can.reopen, can.verify, can.accept]).toEqual([true, false, false]);
  });

  test('is listed by its day as long as it isn’t done', async () => {
    const own = await server.member();
    const { id } = (await own.post<Project>('/api/projects', { name: 'Terrace', state: 'VIC' })).body;
    const analysed = await own.analyse(photo, { projectId: id });
    const findingId = analysed.body.defect.id;
    const due = async () => (await own.get<RepairLine[]>('/api/repairs')).body;
    const anythingDue = async () => (await own.get<Stats>('/api/stats')).body.anythingDue;
    expect([await due(), await anythingDue()]).toEqual([[], false]);
    const json = { step: 'assign', key: press(), revision: 0, ...BEN };
    await own.post(`/api/defects/${findingId}/repair/steps`, json);
    expect(await due()).toMatchObject([
      { findingId, projectName: 'Terrace', state: 'assigned', person: 'Ben Ochre', dueOn: '2030-02-03' },
    ]);
    expect([await anythingDue(), (await person.get<Stats>('/api/stats')).body.anythingDue]).toEqual([
      true,
      true,
    ]);
    await own.delete(`/api/defects/${findingId}`);
    expect([await due(), await anythingDue()]).toEqual([[], false]);
  });

  test('is listed once, whether its alert is raised or closed while the list is read', async () => {
    const { database } = server.services;
    const own = await server.member();
    const { id: house } = await own.project();
    const { id } = (await own.analyse(photo, { projectId: house })).body.defect;
    const json = { step: 'assign', key: press(), revision: 0, ...BEN };
    await own.post(`/api/defects/${id}/repair/steps`, json);
    const [owned] = await database
      .select({ userId: projects.userId })
      .from(projects)
      .where(eq(projects.id, house));
    const actor = onBehalfOf({ userId: owned?.userId ?? 0 });
    const pool = database.$client;
    const listedWhile = async (alerts: string) => {
      const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
      const between = vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
        const answer = await ask(...asked);
        await ask('update defects set alerts = $2::jsonb where id = $1', [id, alerts]);
        return answer;
      });
      const lines = await listDue(database, actor).finally(() => between.mockRestore());
      return lines.map(({ findingId, alerts: open }) => [findingId === id, open.length > 0]);
    };
    expect(await listedWhile('[{}]')).toEqual([[true, false]]);
    expect(await listedWhile('[]')).toEqual([[true, true]]);
    expect(await listedWhile('[]')).toEqual([[true, false]]);
  });
});

describe('a step that can’t be taken', () => {
  let id: number;
  beforeAll(async () => {
    person = await server.member();
    projectId = (await person.project()).id;
    id = await finding();
  });

  test.each([
    ['assign', {}, 'person'],
    ['comment', {}, 'note'],
    ['dispute', {}, 'note'],
    ['accept', { note: '   ' }, 'note'],
    ['assign', { person: 'Ben', dueOn: '2026-02-31' }, 'dueOn'],
    ['assign', { person: 'Ben', dueOn: '2020-01-01' }, 'dueOn'],
    ['assign', { person: 'B'.repeat(121) }, 'person'],
    ['fixOwn', { note: 'x'.repeat(2001) }, 'note'],
    ['polish', {}, 'step'],
    ['fixOwn', { key: 'a b' }, 'key'],
  ])('refuses %s with %j and names the field', async (step, more, field) => {
    const { status, body } = await take(id, step, more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(id)).entries).toEqual([]);
  });

  test('refuses the steps of a tradesperson to the owner', async () => {
    await take(id, 'assign', BEN);
    expect((await take(id, 'fix')).status).toBe(403);
  });
});

describe('the day that is suggested', () => {
  test('counts from the day where the building stands: late in Perth it isn’t Sydney’s tomorrow', async () => {
    const { body: perth } = await person.post<Project>('/api/projects', { name: 'Perth', state: 'WA' });
    const { id } = (await person.analyse(photo, { projectId: perth.id })).body.defect;
    const { database } = server.services;
    const [row] = await database.select({ userId: defects.userId }).from(defects).where(eq(defects.id, id));
    if (!row) throw new Error('No such finding');
    const dueAt = async (time: string) =>
      (await readRepair(database, onBehalfOf(row), id, new Date(time))).suggested.dueOn;
    const [noon, late, after] = [
      await dueAt('2026-11-23T04:00:00Z'),
      await dueAt('2026-11-23T15:59:00Z'),
      await dueAt('2026-11-23T16:00:00Z'),
    ];
    expect(late).toBe(noon);
    expect(Date.parse(after ?? '') - Date.parse(noon ?? '')).toBe(24 * 60 * 60 * 1000);
  });

  const finding = (severity: Severity, lastDay: string | null) => ({
    severity,
    taxonomyId: 'render_defect',
    answers: {},
    verdict: null,
    renamed: false,
    assessment: { warranty: { earliest: { lastDay } } } as never,
    alerts: [] as Alert[],
  });
  const alert = (urgency: Alert['urgency'], call: string) => ({ urgency, call }) as Alert;
  const engineer = 'A structural engineer or registered builder, and the council';
  test.each<[Severity, string | null, string | null]>([
    ['critical', null, '2026-11-23'],
    ['high', null, '2026-11-30'],
    ['medium', null, '2026-12-21'],
    ['low', null, null],
    ['low', '2027-01-31', '2027-01-31'],
    ['medium', '2026-12-01', '2026-12-01'],
    ['medium', '2027-12-01', '2026-12-21'],
    ['medium', '2026-11-22', '2026-12-21'],
  ])('for %s with a warranty to %s is %s', (severity, lastDay, day) => {
    const { dueOn, trade } = suggest(finding(severity, lastDay), '2026-11-23');
    expect([dueOn, trade]).toEqual([day, 'Rendering']);
  });

  test('is today beside a hazard that can’t wait, by who its alert calls and not by who would patch it', () => {
    const soon = alert('soon', 'A licensed asbestos assessor');
    const of = (...alerts: Alert[]) =>
      suggest({ ...finding('critical', '2026-12-20'), alerts }, '2026-11-23');
    expect(of(soon, alert('now', engineer))).toEqual({
      trade: 'Structural engineering',
      dueOn: '2026-11-23',
      why: 'Act now: a hazard is open',
    });
    expect(of(alert('today', 'A licensed electrician'))).toMatchObject({
      trade: 'Electrical',
      why: 'Make safe today: a hazard is open',
    });
    expect(of(soon)).toMatchObject({ trade: 'Asbestos removal', dueOn: '2026-11-23' });
  });
});
