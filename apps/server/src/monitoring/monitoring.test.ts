import { randomUUID } from 'node:crypto';
import type { Defect, ErrorBody, Monitoring, RepairLine, TrailEntry } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { crackReadings } from '../platform/database/schema.ts';

const photo = await crackOnPlaster();
let server: TestServer;
let person: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer();
});
// Each has photos enough of their own.
beforeEach(async () => {
  person = await server.member('Ines Spector');
  projectId = (await person.project()).id;
});
afterAll(() => server.stop());

const finding = async () => (await person.analyse(photo, { projectId })).body.defect.id;
const READ = { readOn: '2026-01-10', point: 'Middle', instrument: 'crack gauge', mm: 1, plusMinus: 0.1 };
const add = (id: number, more: object = {}, who = person) =>
  who.post<Monitoring & ErrorBody>(`/api/defects/${id}/readings`, { key: randomUUID(), ...READ, ...more });
const list = async (id: number) => (await person.get<Monitoring>(`/api/defects/${id}/readings`)).body;

describe('readings of a crack', () => {
  test('become a change and then a trend, each with its error, and say when it grows', async () => {
    const id = await finding();
    expect(await list(id)).toEqual({ readings: [], series: [], nextOn: null });
    expect((await add(id)).body.series).toMatchObject([{ says: 'first', change: null, trend: null }]);
    const two = (await add(id, { readOn: '2026-03-10', mm: 1.1, point: 'middle' })).body;
    expect(two.series).toMatchObject([{ says: 'not_shown', trend: null }]);
    // Entered late, it stands in its place by its day.
    const three = await add(id, { readOn: '2026-02-10', mm: 1.6 });
    expect([three.status, three.body.series.length]).toEqual([201, 1]);
    const four = (await add(id, { readOn: '2026-04-10', mm: 1.9, note: 'After rain' })).body;
    expect(four.series).toMatchObject([{ point: 'Middle', kind: 'width', says: 'wider' }]);
    expect(four.series[0]?.trend?.plusMinus).toBeGreaterThan(0);
    expect(four.readings.map(({ readOn, name }) => [readOn, name])).toEqual([
      ['2026-01-10', 'Ines Spector'],
      ['2026-02-10', 'Ines Spector'],
      ['2026-03-10', 'Ines Spector'],
      ['2026-04-10', 'Ines Spector'],
    ]);
  });

  test('that show growth are a hazard of the finding until one of them is corrected', async () => {
    const id = await finding();
    const alerts = async () => (await person.get<Defect>(`/api/defects/${id}`)).body;
    await add(id);
    expect((await alerts()).alerts).toEqual([]);
    const wide = (await add(id, { readOn: '2026-02-10', mm: 3.1 })).body.readings[1]?.id;
    const grown = await alerts();
    const because = 'Readings show that it got wider';
    expect(grown.alerts).toMatchObject([{ kind: 'structural', urgency: 'today', because }]);
    expect(grown.severity).toBe('high');
    // A wide one that goes on is for now, and so is the finding.
    const wider = (await add(id, { readOn: '2026-03-10', mm: 12 })).body.readings[2]?.id;
    expect(await alerts()).toMatchObject({ severity: 'critical', alerts: [{ urgency: 'now', because }] });
    await add(id, { readOn: '2026-03-10', mm: 1.1, correctsId: wider, note: 'Misread' });
    await add(id, { readOn: '2026-02-10', mm: 1.1, correctsId: wide, note: 'Misread' });
    expect((await alerts()).alerts).toEqual([]);
  });

  test('count as the width of their finding: the newest at its widest point, and a wide one is a hazard', async () => {
    const id = await finding();
    const read = async () => (await person.get<Defect>(`/api/defects/${id}`)).body;
    const widths = async () =>
      (await read()).measurements.filter(({ attribute }) => attribute === 'crack_width');
    await add(id, { mm: 0.5 });
    await add(id, { mm: 2.4, point: 'Top', instrument: 'steel rule', plusMinus: 0.3 });
    const measured = { value: 2.4, uncertainty: 0.3, origin: 'inspector', reference: 'steel rule' };
    expect(await widths()).toMatchObject([measured]);
    expect((await read()).severity).not.toBe('low');
    expect((await read()).alerts).toEqual([]);
    // A width that was entered with the finding gives way to a wider one, and comes back where that was a slip.
    const entered = { attribute: 'crack_width', value: 3, unit: 'mm', origin: 'inspector' };
    await person.put(`/api/defects/${id}/measurements`, { measurements: [entered] });
    expect(await widths()).toMatchObject([entered]);
    const slip = (await add(id, { mm: 16, readOn: '2026-02-10' })).body.readings.find(({ mm }) => mm === 16);
    expect(await widths()).toMatchObject([{ value: 16 }]);
    const wide = await read();
    expect(wide.alerts).toMatchObject([{ kind: 'structural', urgency: 'now' }]);
    expect(wide.savedMeasurements).toMatchObject([entered]);
    await add(id, { mm: 0.6, readOn: '2026-02-10', correctsId: slip?.id, note: 'Read in the wrong unit' });
    expect(await widths()).toMatchObject([entered]);
    expect((await read()).alerts).toEqual([]);
  });

  test('of a tell-tale are no width', async () => {
    const id = await finding();
    await add(id, { mm: 6, instrument: 'tell-tale' });
    const { measurements } = (await person.get<Defect>(`/api/defects/${id}`)).body;
    expect(measurements.filter(({ attribute }) => attribute === 'crack_width')).toEqual([]);
  });

  test('come with a day for the next one, which is due and stands in the calendar', async () => {
    const id = await finding();
    const lines = async () =>
      (await person.get<RepairLine[]>('/api/repairs')).body.filter(({ findingId }) => findingId === id);
    expect((await add(id, { nextOn: '2099-07-10' })).body.nextOn).toBe('2099-07-10');
    // A reading that doesn't speak of the next one leaves it.
    expect((await add(id, { readOn: '2026-02-10' })).body.nextOn).toBe('2099-07-10');
    expect(await lines()).toMatchObject([{ state: null, dueOn: '2099-07-10' }]);
    const { address } = (await person.post<{ address: string }>('/api/repairs/feed')).body;
    const { pathname, search } = new URL(address);
    const calendar = await (await fetch(server.url + pathname + search)).text();
    expect(calendar).toContain(`UID:reading-${id}@`);
    expect(calendar).toContain('SUMMARY:Read the crack again: ');
    const plan = (nextOn: string | null, who = person) =>
      who.put<Monitoring>(`/api/defects/${id}/readings/next`, { nextOn });
    expect((await plan('2099-08-01')).body.nextOn).toBe('2099-08-01');
    // Nobody is reminded of a day that is over.
    const past = await person.put<ErrorBody>(`/api/defects/${id}/readings/next`, { nextOn: '2020-01-01' });
    expect([past.status, past.body.fields]).toEqual([400, { nextOn: 'Must not be in the past' }]);
    expect((await add(id, { readOn: '2026-03-10', nextOn: '2026-03-17' })).status).toBe(400);
    expect((await plan(null)).body.nextOn).toBe(null);
    expect(await lines()).toEqual([]);
    expect((await plan('2099-08-01', await server.member())).status).toBe(404);
  });

  test('are compared at one point by one kind alone', async () => {
    const id = await finding();
    await add(id);
    await add(id, { readOn: '2026-02-10', mm: 4, point: 'Top' });
    const { series } = (await add(id, { readOn: '2026-03-10', mm: -0.5, instrument: 'tell-tale' })).body;
    expect(series.map(({ point, kind, says }) => [point, kind, says])).toEqual([
      ['Middle', 'width', 'first'],
      ['Top', 'width', 'first'],
      ['Middle', 'movement', 'first'],
    ]);
  });

  test('stay when they are corrected or taken out, with why, and the trail tells of it', async () => {
    const id = await finding();
    const [first] = (await add(id, { mm: 11 })).body.readings;
    const correctsId = first?.id;
    expect((await add(id, { mm: 1.1, correctsId })).body.fields).toEqual({ note: 'Say why' });
    const right = (await add(id, { mm: 1.1, correctsId, note: 'Misread' })).body;
    expect(right.readings.map(({ mm, corrected, corrects }) => [mm, corrected, corrects])).toEqual([
      [11, true, null],
      [1.1, false, correctsId],
    ]);
    expect(right.series.map(({ readingIds }) => readingIds)).toEqual([[right.readings[1]?.id]]);
    expect((await add(id, { mm: 1.2, correctsId, note: 'Again' })).status).toBe(409);
    const out = (await add(id, { mm: null, correctsId: right.readings[1]?.id, note: 'Another crack' })).body;
    expect([out.readings.length, out.series]).toEqual([3, []]);
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;
    const told = trail.filter(({ event, subject }) => /read/.test(event) && subject.id === id);
    expect(told.map(({ event, detail }) => [event, detail.corrects])).toEqual([
      ['reading_corrected', right.readings[1]?.id],
      ['reading_corrected', correctsId],
      ['crack_read', null],
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/Misread|Another crack/);
    const own = eq(crackReadings.findingId, id);
    await expect(server.services.database.update(crackReadings).set({ mm: 0 }).where(own)).rejects.toThrow();
  });

  test('are entered once under their key, however often and at once they are sent', async () => {
    const id = await finding();
    const json = { key: randomUUID(), ...READ };
    const path = `/api/defects/${id}/readings`;
    const all = await Promise.all(Array.from({ length: 5 }, () => person.post<Monitoring>(path, json)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await list(id)).readings).toHaveLength(1);
    expect((await person.post(path, { ...json, mm: 2 })).status).toBe(409);
    // Of corrections at once the first one counts.
    const correctsId = (await list(id)).readings[0]?.id;
    const both = await Promise.all([3, 4].map((mm) => add(id, { mm, correctsId, note: 'Misread' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    ['readOn', { readOn: new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10) }],
    ['readOn', { readOn: '2026-02-30' }],
    ['readOn', { readOn: '1026-02-03' }],
    ['mm', { mm: -0.1 }],
    ['mm', { mm: 201 }],
    ['mm', { mm: null }],
    ['mm', { mm: '3' }],
    ['mm', { mm: 51, instrument: 'tell-tale' }],
    ['plusMinus', { plusMinus: 0 }],
    ['plusMinus', { plusMinus: 21 }],
    ['instrument', { instrument: 'eye' }],
    ['key', { key: 'short' }],
    ['point', { point: 'x'.repeat(61) }],
  ])('refuse a wrong %s: %o', async (field, more) => {
    const id = await finding();
    const { status, body } = await add(id, more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await list(id)).readings).toEqual([]);
  });

  test('belong to their finding and its owner', async () => {
    const [one, other] = [await finding(), await finding()];
    const correctsId = (await add(one)).body.readings[0]?.id;
    expect((await add(other, { correctsId, note: 'Not mine' })).body.fields).toHaveProperty('correctsId');
    const stranger = await server.member();
    expect((await add(one, {}, stranger)).status).toBe(404);
    expect((await stranger.get(`/api/defects/${one}/readings`)).status).toBe(404);
    expect((await server.visitor().get(`/api/defects/${one}/readings`)).status).toBe(401);
    await expect(
      server.services.database.execute(sql`insert into crack_readings
        (finding_id, user_id, key, read_on, point, instrument, mm, plus_minus, note, name, device, corrects_id)
        select ${other}, user_id, 'by-hand-1', read_on, point, instrument, mm, plus_minus, 'x', name, device, id
        from crack_readings where id = ${correctsId}`),
    ).rejects.toThrow();
    // They go with it.
    await person.delete(`/api/defects/${one}`);
    const left = server.services.database
      .select()
      .from(crackReadings)
      .where(eq(crackReadings.findingId, one));
    expect(await left).toEqual([]);
  });
});
