/** A danger that somebody writes of a finding after it was kept is on the finding, whoever wrote it and with what. */
import { randomUUID } from 'node:crypto';
import {
  type Defect,
  type ErrorBody,
  type LinkedWork,
  REPAIR_LIMITS,
  type Repair,
} from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { unsafeRereadHazards } from '../judgement/index.ts';
import { auditEvents, defects, repairEntries, trailEntries } from '../platform/database/schema.ts';

let server: TestServer;
let owner: Person;
let projectId: number;
let photo: Awaited<ReturnType<typeof crackOnPlaster>>;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  photo = await crackOnPlaster();
});
beforeEach(async () => {
  owner = await server.member('Ines Spector');
  projectId = (await owner.project('Terrace in Glebe')).id;
});
afterAll(() => server.stop());

const findingOf = async (description = 'Hairline crack') =>
  (await owner.analyse(photo, { projectId, description })).body.defect.id;
const defectOf = async (id: number) => (await owner.get<Defect>(`/api/defects/${id}`)).body;
const kindsOf = async (id: number) => (await defectOf(id)).alerts.map(({ kind }) => kind);
const repairOf = async (id: number) => (await owner.get<Repair>(`/api/defects/${id}/repair`)).body;
async function step<T = ErrorBody>(id: number, wanted: object) {
  const { revision } = await repairOf(id);
  return owner.post<T>(`/api/defects/${id}/repair/steps`, { key: randomUUID(), revision, ...wanted });
}
const close = (id: number, kind: string) =>
  owner.post<Defect>(`/api/defects/${id}/alerts/${kind}/close`, {
    reason: 'Gas fitter replaced the valve and tested it',
  });

async function linkTo(id: number) {
  const asked = { findingIds: [id], name: 'Ben Ochre', days: 7 };
  const { body } = await owner.post<{ address: string }>(`/api/projects/${projectId}/repair-links`, asked);
  const headers = { 'x-repair-link': body.address.split('#')[1] ?? '' };
  const work = async () => {
    const { findings } = (await server.visitor().get<LinkedWork>('/api/repair-link', headers)).body;
    return findings[0];
  };
  const send = async (wanted: object) =>
    server
      .visitor()
      .post<ErrorBody>(
        `/api/repair-link/findings/${id}/steps`,
        { revision: (await work())?.revision, ...wanted },
        headers,
      );
  const sendPhoto = () => {
    const form = new FormData();
    form.set('key', randomUUID());
    form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'after.jpg');
    return server.visitor().call('POST', `/api/repair-link/findings/${id}/photos`, { body: form, headers });
  };
  return { work, send, photo: sendPhoto };
}

const GAS = 'Strong smell of gas in this room.';

test('a comment raises an alert once, that is closed with a reason and opened by who writes of it again', async () => {
  const id = await findingOf();
  expect(await kindsOf(id)).toEqual([]);
  const said = { step: 'comment', note: GAS, key: randomUUID() };
  expect((await step(id, said)).status).toBe(200);
  expect((await step(id, said)).status).toBe(200);
  const { alerts, severity } = await defectOf(id);
  expect(alerts).toMatchObject([
    { kind: 'gas', urgency: 'now', because: `Written in a comment: “${GAS.slice(0, -1)}”` },
  ]);
  expect(severity).toBe('critical');
  expect((await repairOf(id)).entries).toHaveLength(1);
  expect((await close(id, 'gas')).body.alerts).toEqual([]);
  await step(id, said);
  expect(await kindsOf(id)).toEqual([]);
  // The same words on another day are another smell.
  await step(id, { step: 'comment', note: GAS });
  expect(await kindsOf(id)).toEqual(['gas']);
  // Raised once, and opened once: the trail tells one from the other.
  const told = await server.services.database
    .select({ event: trailEntries.event })
    .from(trailEntries)
    .where(and(eq(trailEntries.subjectId, id), sql`event like 'alert\\_%'`))
    .orderBy(trailEntries.sequence);
  expect(told.map(({ event }) => event)).toEqual(['alert_raised', 'alert_closed', 'alert_reopened']);
});

test('what was closed and is written of again says who wrote what, and of two of a kind the one that is meant', async () => {
  const id = await findingOf(
    'Bare live wires hang out of the meter box in the garage. The bathroom switch gives a tingle.',
  );
  const opened = async () => (await defectOf(id)).alerts.map(({ title }) => title).sort();
  const both = await opened();
  expect(both).toHaveLength(2);
  for (const title of both)
    expect(
      (
        await owner.post(`/api/defects/${id}/alerts/electrical/close`, {
          ...{ title, reason: 'A licensed electrician fixed the wires and the switch and tested both' },
        })
      ).status,
    ).toBe(200);
  expect(await opened()).toEqual([]);
  const link = await linkTo(id);
  const note = 'Bathroom switch gives shocks again';
  await link.send({ step: 'comment', note, key: randomUUID() });
  const { alerts } = await defectOf(id);
  expect(alerts.map(({ title }) => title)).toContain(
    'Possible live metalwork: any tingle or shock is serious',
  );
  expect(alerts.some(({ because }) => because.includes('Written by private link: “Bathroom switch'))).toBe(
    true,
  );
  const told = await server.services.database
    .select({ detail: trailEntries.detail })
    .from(trailEntries)
    .where(and(eq(trailEntries.subjectId, id), eq(trailEntries.event, 'alert_reopened')));
  expect(told.map(({ detail }) => detail.title)).toContain(
    'Possible live metalwork: any tingle or shock is serious',
  );
});

test('an alert that opens by the same words as before names who wrote them', async () => {
  const id = await findingOf('Strong smell of gas at the stove.');
  expect((await close(id, 'gas')).body.alerts).toEqual([]);
  const link = await linkTo(id);
  await link.send({ step: 'comment', note: 'It smells of gas again!', key: randomUUID() });
  expect((await defectOf(id)).alerts).toMatchObject([
    { kind: 'gas', because: expect.stringContaining('Written by private link') },
  ]);
});

test('who fixes it by private link and smells gas warns everybody', async () => {
  const id = await findingOf('Paint peels');
  const link = await linkTo(id);
  const note = 'Done mate but I smell gas here now, the switchboard is sparking';
  expect((await link.send({ step: 'fix', note, key: randomUUID() })).status).toBe(200);
  expect(await kindsOf(id)).toEqual(['gas', 'electrical']);
  expect((await defectOf(id)).alerts[0]?.because).toContain('Written by private link');
  const shown = await link.work();
  expect(shown?.alerts.map(({ kind }) => kind)).toEqual(['gas', 'electrical']);
  expect(JSON.stringify(shown?.alerts)).not.toContain('mate');
});

test('what is to be acted on now isn’t fixed by link without a word or a photo', async () => {
  const id = await findingOf(GAS);
  const link = await linkTo(id);
  const bare = { step: 'fix', note: '', key: randomUUID() };
  const refused = await link.send(bare);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['note']]);
  expect((await repairOf(id)).state).toBe('assigned');
  expect((await link.photo()).status).toBe(201);
  expect((await link.send(bare)).status).toBe(200);
  await step(id, { step: 'reopen', note: 'Nobody was there' });
  // The photo was of the repair before.
  expect((await link.send({ ...bare, key: randomUUID() })).status).toBe(400);
  expect((await link.send({ step: 'fix', note: 'New valve in', key: randomUUID() })).status).toBe(200);
});

test('a step that no danger may stand beside isn’t taken by words that tell of one, and the words stay', async () => {
  const id = await findingOf('Crack by the door');
  const link = await linkTo(id);
  await link.send({ step: 'fix', note: '', key: randomUUID() });
  const wanted = { step: 'verify', note: 'Looks fine, but there is still a smell of gas', key: randomUUID() };
  for (const _again of [1, 2]) {
    const refused = await step(id, wanted);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('hazard_open');
  }
  expect(await kindsOf(id)).toEqual(['gas']);
  const { state, entries } = await repairOf(id);
  expect(state).toBe('fixed');
  expect(entries.filter(({ note }) => note === wanted.note)).toHaveLength(1);
});

const SPARKS = 'Looks fine, but the switchboard is sparking';

test('what warns of a danger is kept once, whatever refuses the step that it came with', async () => {
  const id = await findingOf('Crack by the gate');
  const link = await linkTo(id);
  await link.send({ step: 'fix', note: '', key: randomUUID() });
  await step(id, { step: 'comment', note: GAS });
  const refused = [
    // A danger of another kind is open.
    { step: 'verify', note: SPARKS, key: randomUUID() },
    // Chosen on a state that is gone.
    { step: 'reopen', note: 'The ceiling is about to come down', key: randomUUID(), revision: 0 },
    // Nobody is named.
    { step: 'assign', note: 'The balcony is about to collapse', key: randomUUID() },
  ];
  for (const wanted of [...refused, ...refused]) expect((await step(id, wanted)).status).not.toBe(200);
  expect((await kindsOf(id)).toSorted()).toEqual(['balcony', 'ceiling', 'electrical', 'gas']);
  const { state, entries } = await repairOf(id);
  expect(state).toBe('fixed');
  for (const { note } of refused)
    expect(entries.filter((entry) => entry.note === note)).toMatchObject([{ step: 'comment' }]);
});

test('words that warn of nothing go with the step that was refused', async () => {
  const id = await findingOf('Crack by the fence');
  const stale = {
    step: 'assign',
    person: 'Ben',
    note: 'Please do this soon',
    revision: 7,
    key: randomUUID(),
  };
  expect((await step(id, stale)).status).toBe(409);
  expect((await repairOf(id)).entries).toEqual([]);
});

test('other words under the key of a refused step are kept as well', async () => {
  const id = await findingOf('Crack by the shed');
  const stale = { step: 'assign', person: 'Ben', revision: 7, key: randomUUID() };
  await step(id, { ...stale, note: GAS });
  await step(id, { ...stale, note: SPARKS });
  expect(await kindsOf(id)).toEqual(['gas', 'electrical']);
});

test('a refused step says that its words are kept, and stands once their alert is closed', async () => {
  const id = await findingOf('Crack by the porch');
  const link = await linkTo(id);
  await link.send({ step: 'fix', note: '', key: randomUUID() });
  const wanted = { step: 'verify', note: 'Fixed, but there is still a smell of gas', key: randomUUID() };
  const { body } = await step(id, wanted);
  expect(body).toMatchObject({
    code: 'hazard_open',
    message: 'Your words tell of danger; they’re kept as a comment. Leave them out, or close the alert.',
    alerts: [{ kind: 'gas' }],
  });
  expect((await close(id, 'gas')).status).toBe(200);
  expect((await step(id, wanted)).status).toBe(200);
  expect((await repairOf(id)).state).toBe('verified');
  expect(await kindsOf(id)).toEqual([]);
  // What is written anew under the same key is read.
  expect((await step(id, { step: 'reopen', note: '' })).body.fields).toEqual({ note: 'Say why' });
  expect((await step(id, { step: 'reopen', note: 'Not all of it' })).status).toBe(200);
  await link.send({ step: 'fix', note: '', key: randomUUID() });
  const other = { ...wanted, key: randomUUID() };
  expect((await step(id, other)).body.code).toBe('hazard_open');
  await close(id, 'gas');
  expect((await step(id, { ...other, note: SPARKS })).body.code).toBe('hazard_open');
  expect(await kindsOf(id)).toEqual(['electrical']);
});

test('a warning is kept where a finding holds as many comments as it may', async () => {
  const id = await findingOf('Crack by the tap');
  await step(id, { step: 'comment', note: 'Painter comes on Monday' });
  const { database } = server.services;
  const [{ id: _one, ...entry } = expect.fail()] = await database
    .select()
    .from(repairEntries)
    .where(eq(repairEntries.findingId, id));
  const full = Array.from({ length: REPAIR_LIMITS.entriesMax - 1 }, (_, n) => ({
    ...entry,
    key: `full-${n}`,
  }));
  await database.insert(repairEntries).values(full);
  expect((await step(id, { step: 'comment', note: 'Painter didn’t come' })).status).toBe(409);
  expect((await step(id, { step: 'comment', note: GAS })).status).toBe(200);
  expect(await kindsOf(id)).toEqual(['gas']);
});

test('trail and audit name the link, not the owner, where who holds it opens an alert', async () => {
  const id = await findingOf('Crack by the drain');
  const link = await linkTo(id);
  await step(id, { step: 'comment', note: GAS });
  await close(id, 'gas');
  await link.send({ step: 'comment', note: GAS, key: randomUUID() });
  const { database } = server.services;
  const told = await database
    .select({ event: trailEntries.event, by: trailEntries.actorKind, linkId: trailEntries.actorId })
    .from(trailEntries)
    .where(and(eq(trailEntries.subjectId, id), eq(trailEntries.event, 'alert_reopened')));
  const [row] = await database
    .select({ linkId: repairEntries.linkId })
    .from(repairEntries)
    .where(and(eq(repairEntries.findingId, id), eq(repairEntries.actorKind, 'holder')));
  expect(told).toEqual([{ event: 'alert_reopened', by: 'holder', linkId: row?.linkId }]);
  const noted = await database
    .select({ actorId: auditEvents.actorId, detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'alert_reopened'), sql`detail ->> 'reference' = ${`defect:${id}`}`));
  expect(noted).toMatchObject([{ actorId: null, detail: { kind: 'gas', link: row?.linkId } }]);
});

test('the note of a reading is read too, in the words of a crack', async () => {
  const id = await findingOf('Crack above the window');
  await step(id, { step: 'comment', note: 'Painter comes on Monday. No smell of gas.' });
  expect(await kindsOf(id)).toEqual([]);
  const reading = {
    ...{ readOn: '2026-01-10', point: '', instrument: 'crack gauge', mm: 1.2, plusMinus: 0.1 },
    ...{ note: GAS, correctsId: null, key: randomUUID() },
  };
  await owner.post(`/api/defects/${id}/readings`, reading);
  await owner.post(`/api/defects/${id}/readings`, reading);
  const { alerts } = await defectOf(id);
  expect(alerts.map(({ kind }) => kind)).toEqual(['gas']);
  expect(alerts[0]?.because).toContain('Written with a reading');
  // No noun of its own: it is a crack that is read.
  const leans = { ...reading, readOn: '2026-02-10', note: 'Goes right through and the wall leans' };
  await owner.post(`/api/defects/${id}/readings`, { ...leans, key: randomUUID() });
  expect((await kindsOf(id)).toSorted()).toEqual(['gas', 'structural']);
});

test('what was written before dangers were read in it is found when rules are read again', async () => {
  const id = await findingOf('Crack below the window');
  await step(id, { step: 'comment', note: GAS });
  await server.services.database
    .update(defects)
    .set({ writtenSince: [], alerts: [], hazardRules: 0 })
    .where(eq(defects.id, id));
  await unsafeRereadHazards(server.services.database);
  expect(await kindsOf(id)).toEqual(['gas']);
});
