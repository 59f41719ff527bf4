import type { AuditEvent, Defect, DefectSummary, ErrorBody, Project, Stats } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { unsafeRereadHazards } from '../judgement/index.ts';
import { defects } from '../platform/database/schema.ts';

const GAS = 'crack in the plasterboard, and i can smell gas';
const isGas = expect.objectContaining({ kind: 'gas', urgency: 'now' });
const WHY = { reason: 'Engineer and gas fitter tested it, nothing found' };

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

async function hazard(
  description = GAS,
): Promise<{ person: Person; id: number; projectId: number; severity: string }> {
  const person = await server.member('Kim Inspector');
  const project = await person.project();
  const { body } = await person.analyse(photo, { projectId: project.id, description });
  return { person, id: body.defect.id, projectId: project.id, severity: body.defect.severity };
}
const closeGas = (person: Person, id: number, body: unknown = WHY) =>
  person.post<Defect & ErrorBody>(`/api/defects/${id}/alerts/gas/close`, body);
const reopenGas = (person: Person, id: number) =>
  person.delete<Defect & ErrorBody>(`/api/defects/${id}/alerts/gas/close`);
const decide = (person: Person, id: number, decision: object) =>
  person.put<Defect & ErrorBody>(`/api/defects/${id}/decision`, decision);

test('an alert is closed with its reason, which stays on the finding and in the audit trail', async () => {
  const { person, id } = await hazard();
  const { status, body } = await closeGas(person, id);
  expect(status).toBe(200);
  expect(body.alerts).toEqual([]);
  expect(body.closedAlerts).toEqual([
    { alert: isGas, reason: WHY.reason, closedAt: expect.stringMatching(/^20/), closedBy: 'Kim Inspector' },
  ]);
  expect(body.severity).not.toBe('critical');
  expect(body.assessment.as4349.safetyHazard).toBe(false);
  expect((await person.get<DefectSummary[]>('/api/defects?hazard=open')).body).toEqual([]);
  const admin = await becomeAdmin(server);
  const [event] = (await admin.get<AuditEvent[]>('/api/admin/audit?action=alert_closed&limit=1')).body;
  expect(event).toMatchObject({
    actor: { email: person.email },
    detail: { reference: `defect:${id}`, kind: 'gas', urgency: 'now', ...WHY },
  });

  const again = await reopenGas(person, id);
  expect(again.body).toMatchObject({ severity: 'critical', alerts: [isGas], closedAlerts: [] });
  const [reopened] = (await admin.get<AuditEvent[]>('/api/admin/audit?action=alert_reopened&limit=1')).body;
  expect(reopened).toMatchObject({ actor: { email: person.email }, detail: { kind: 'gas', ...WHY } });
});

test('closing refuses who is signed out, a missing or short or long reason, someone else, and what isn’t there', async () => {
  const { person, id } = await hazard();
  expect((await closeGas(server.visitor(), id)).status).toBe(401);
  for (const reason of [undefined, '', '    ok    ', 'x'.repeat(501)]) {
    const { status, body } = await closeGas(person, id, { reason });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['reason']]);
  }
  const stranger = await server.member();
  expect((await closeGas(stranger, id)).status).toBe(404);
  expect((await reopenGas(stranger, id)).status).toBe(404);
  expect((await reopenGas(server.visitor(), id)).status).toBe(401);
  expect((await person.post(`/api/defects/${id}/alerts/asbestos/close`, WHY)).status).toBe(404);
  expect((await person.post(`/api/defects/${id}/alerts/nonsense/close`, WHY)).status).toBe(404);
  expect((await reopenGas(person, id)).body).toMatchObject({
    code: 'conflict',
    message: 'This alert is already open.',
  });
  const both = await Promise.all([closeGas(person, id), closeGas(person, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await closeGas(person, id)).body.message).toBe('This alert is already closed.');
});

test('a decision below an open alert’s floor is refused until the alert is closed', async () => {
  const { person, id } = await hazard();
  const below = [
    { verdict: 'rejected' },
    { verdict: 'corrected', severity: 'high' },
    { verdict: 'corrected', severity: 'low', defectType: 'Scuff mark' },
    { verdict: 'corrected', nccCompliant: true },
  ];
  for (const decision of below) {
    const { status, body } = await decide(person, id, decision);
    expect([status, body.code]).toEqual([409, 'hazard_open']);
    expect(body.message).toContain('Possible gas leak');
    expect(body.message).toContain('Close the alert with a reason');
  }
  const named = await decide(person, id, { verdict: 'corrected', defectType: 'Scuff mark' });
  expect(named.body).toMatchObject({ severity: 'critical', defectType: 'Scuff mark', alerts: [isGas] });
  expect((await decide(person, id, { verdict: 'confirmed' })).body.severity).toBe('critical');
  await closeGas(person, id);
  const low = await decide(person, id, { verdict: 'corrected', severity: 'low', nccCompliant: true });
  expect(low).toMatchObject({ status: 200, body: { severity: 'low', nccCompliant: true } });

  const again = await reopenGas(person, id);
  expect(again.body).toMatchObject({ severity: 'critical', nccCompliant: null, alerts: [isGas] });
  await closeGas(person, id);
  expect((await person.get<Defect>(`/api/defects/${id}`)).body).toMatchObject({
    severity: 'low',
    nccCompliant: true,
  });
});

test('what was named of a danger is taken back by closing its alert, not by saying something else', async () => {
  const { person, id } = await hazard('crack in the plasterboard');
  const named = await decide(person, id, {
    verdict: 'corrected',
    defectType: 'Gas leak at the meter, strong gas smell',
  });
  expect(named.body.alerts).toContainEqual(isGas);
  const stands = [expect.objectContaining({ kind: 'gas', because: expect.stringMatching(/^Before it was/) })];
  const other = await decide(person, id, {
    verdict: 'corrected',
    defectType: 'Surface rust',
    severity: 'critical',
  });
  expect(other.body).toMatchObject({ severity: 'critical', alerts: stands });
  expect((await decide(person, id, { verdict: 'corrected', severity: 'low' })).status).toBe(409);
  const back = await person.delete<Defect>(`/api/defects/${id}/decision`);
  expect(back.body).toMatchObject({ severity: 'critical', alerts: stands });
  await server.services.database.update(defects).set({ hazardRules: 0 }).where(eq(defects.id, id));
  await unsafeRereadHazards(server.services.database);
  expect((await person.get<Defect>(`/api/defects/${id}`)).body.alerts).toMatchObject(stands);
  expect((await closeGas(person, id)).body).toMatchObject({ alerts: [], closedAlerts: [WHY] });
  expect((await person.delete<Defect>(`/api/defects/${id}/decision`)).status).toBe(200);
  expect((await person.get<Defect>(`/api/defects/${id}`)).body.alerts).toEqual([]);
});

const measureCrack = async (person: Person, id: number, value: number) =>
  (
    await person.put<Defect>(`/api/defects/${id}/measurements`, {
      measurements: [
        { attribute: 'crack_width', value, unit: 'mm', uncertainty: 0.5, origin: 'measured_on_photo' },
      ],
    })
  ).body;

test('a crack that is wider than when its alert was closed opens it again, however slowly it got there', async () => {
  const { person, id } = await hazard('crack in the brick wall');
  expect((await measureCrack(person, id, 30)).alerts).toMatchObject([{ kind: 'structural' }]);
  await person.post(`/api/defects/${id}/alerts/structural/close`, WHY);
  expect((await measureCrack(person, id, 30.6)).alerts).toEqual([]);
  const wider = await measureCrack(person, id, 31.2);
  expect(wider.alerts).toMatchObject([{ kind: 'structural' }]);
  expect(wider.closedAlerts).toEqual([]);
});

test('a crack that goes on widening opens what was closed of written words as well', async () => {
  const { person, id } = await hazard('crack in the brick wall');
  await decide(person, id, { verdict: 'corrected', defectType: 'Wall is leaning and about to fall' });
  await measureCrack(person, id, 6);
  await person.post(`/api/defects/${id}/alerts/structural/close`, WHY);
  expect((await measureCrack(person, id, 6.4)).alerts).toEqual([]);
  const wider = await measureCrack(person, id, 40);
  expect(wider).toMatchObject({ severity: 'critical', alerts: [{ kind: 'structural' }], closedAlerts: [] });
});

const WAS_30 = {
  kind: 'structural',
  urgency: 'now',
  because: /^Before it was changed: Measured as .* 30.5 mm/,
};
const stands = (alert: typeof WAS_30) => [{ ...alert, because: expect.stringMatching(alert.because) }];

test.each([
  [
    'measured anew and narrow',
    { measurements: [{ attribute: 'crack_width', value: 0.2, unit: 'mm', origin: 'inspector' }] },
  ],
  [
    'measured on the photo and narrow',
    {
      measurements: [
        { attribute: 'crack_width', value: 1, unit: 'mm', uncertainty: 0.2, origin: 'measured_on_photo' },
      ],
    },
  ],
  ['measured as a gap', { measurements: [{ attribute: 'gap', value: 2, unit: 'mm', origin: 'inspector' }] }],
  ['no longer measured', { measurements: [] }],
  [
    'answered as up to 1 mm',
    {
      measurement: {
        attribute: 'crack_width',
        value: 0.65,
        unit: 'mm',
        uncertainty: 0.34,
        origin: 'inspector',
      },
    },
  ],
  [
    'answered as less than was measured, and still wide enough to warn of',
    {
      measurement: {
        attribute: 'crack_width',
        value: 10,
        unit: 'mm',
        uncertainty: 4.99,
        origin: 'inspector',
      },
    },
  ],
])('a wide crack that is %s keeps its alert until that is closed with a reason', async (_name, change) => {
  const { person, id } = await hazard('crack in the brick wall');
  await measureCrack(person, id, 30);
  const path = 'measurement' in change ? 'answers' : 'measurements';
  const less = await person.put<Defect>(`/api/defects/${id}/${path}`, change);
  expect(less).toMatchObject({ status: 200, body: { severity: 'critical', alerts: stands(WAS_30) } });
  expect((await decide(person, id, { verdict: 'corrected', severity: 'low' })).status).toBe(409);
  await person.post(`/api/defects/${id}/alerts/structural/close`, WHY);
  const { body } = await person.get<Defect>(`/api/defects/${id}`);
  expect(body.closedAlerts).toMatchObject([{ alert: stands(WAS_30)[0], reason: WHY.reason }]);
  expect(body.severity).not.toBe('critical');
  expect((await measureCrack(person, id, 3)).alerts).toEqual([]);
  expect((await measureCrack(person, id, 40)).alerts).toMatchObject([
    { because: 'Measured as a crack up to 40.5 mm wide' },
  ]);
});

test('a crack that was never wide raises nothing when it is measured anew', async () => {
  const { person, id } = await hazard('crack in the brick wall');
  for (const value of [4, 2, 0.5, 3, 4.4]) expect((await measureCrack(person, id, value)).alerts).toEqual([]);
});

test('what was measured beside another sign stands when that sign goes', async () => {
  const { person, id } = await hazard('crack in the brick wall');
  await decide(person, id, { verdict: 'corrected', defectType: 'Wall is leaning and about to fall' });
  await measureCrack(person, id, 30);
  await measureCrack(person, id, 1);
  const kept = await server.services.database.select().from(defects).where(eq(defects.id, id));
  expect(kept[0]?.standingAlerts).toMatchObject(stands(WAS_30));
});

test.each([
  ['moved', 'now'],
  ['through', 'now'],
  ['jams', 'today'],
])(
  'what is answered of a crack (%s) warns, and stands until it is closed with a reason',
  async (place, urgency) => {
    const { person, id } = await hazard('crack');
    const answer = async (given: object) =>
      (await person.put<Defect>(`/api/defects/${id}/answers`, given)).body;
    expect((await answer({ place: 'still' })).alerts).toEqual([]);
    const warned = await answer({ place });
    expect(warned.alerts).toMatchObject([
      { kind: 'structural', urgency, because: expect.stringMatching(/^Answered of the crack: /) },
    ]);
    expect((await answer({ place: 'still' })).alerts).toMatchObject([
      { kind: 'structural', urgency, because: expect.stringMatching(/^Before it was changed: Answered/) },
    ]);
    await person.post(`/api/defects/${id}/alerts/structural/close`, WHY);
    expect((await person.get<Defect>(`/api/defects/${id}`)).body.alerts).toEqual([]);
  },
);

test('fibre cement in an old house warns of asbestos, and in a new one doesn’t', async () => {
  for (const [completionDate, kinds] of [
    ['1971-05-01', ['asbestos']],
    ['2019-05-01', []],
  ] as const) {
    const { person, id, projectId } = await hazard('crack');
    await person.patch(`/api/projects/${projectId}`, { completionDate });
    const { body } = await person.put<Defect>(`/api/defects/${id}/answers`, { material: 'fibre_cement' });
    expect(body.alerts.map(({ kind }) => kind)).toEqual(kinds);
  }
});

test('what was written stands behind a measurement that told the same, and when that is gone', async () => {
  const { person, id } = await hazard('crack in the brick wall');
  await measureCrack(person, id, 30);
  await decide(person, id, { verdict: 'corrected', defectType: 'Wall is leaning and about to fall' });
  await decide(person, id, { verdict: 'corrected', defectType: 'Surface rust' });
  expect((await measureCrack(person, id, 1)).alerts).toMatchObject([
    { kind: 'structural', because: 'Before it was changed: Wall is leaning and about to fall' },
  ]);
});

test('a new judgement after the project’s dates change keeps open what is open and closed what is closed', async () => {
  const { person, id, projectId } = await hazard();
  const read = async () => (await person.get<Defect>(`/api/defects/${id}`)).body;
  const build = (completionDate: string) =>
    person.patch(`/api/projects/${projectId}`, { completionDate, state: 'NSW' });
  await build('1968-03-01');
  const open = await read();
  expect(open.alerts).toContainEqual(isGas);
  expect(open.severity).toBe('critical');
  await closeGas(person, id);
  await build('2019-03-01');
  const closed = await read();
  expect(closed.alerts.map(({ kind }) => kind)).not.toContain('gas');
  expect(closed.closedAlerts).toMatchObject([{ alert: { kind: 'gas' }, ...WHY }]);
  expect(closed.severity).not.toBe('critical');
});

test('a building’s year that is set later warns of asbestos in what was drilled, and a newer one no longer', async () => {
  const { person, id, projectId } = await hazard(
    'hairline crack in the plasterboard where we drilled into the bathroom wall',
  );
  const kinds = async () =>
    (await person.get<Defect>(`/api/defects/${id}`)).body.alerts.map(({ kind }) => kind);
  const build = (completionDate: string) =>
    person.patch(`/api/projects/${projectId}`, { completionDate, state: 'NSW' });
  expect(await kinds()).not.toContain('asbestos');
  await build('1968-03-01');
  expect(await kinds()).toContain('asbestos');
  await build('2015-03-01');
  expect(await kinds()).not.toContain('asbestos');
});

test('open hazards are counted on the dashboard and with their project', async () => {
  const { person, id, projectId } = await hazard();
  const counts = async () => [
    (await person.get<Stats>('/api/stats')).body.openHazards,
    (await person.get<Project>(`/api/projects/${projectId}`)).body.openHazards,
  ];
  expect(await counts()).toEqual([1, 1]);
  await closeGas(person, id);
  expect(await counts()).toEqual([0, 0]);
});

test('a finding of an earlier release is read for hazards from the words kept with it, once', async () => {
  const { person, id } = await hazard();
  const quiet = await hazard('crack in the plasterboard');
  const { database } = server.services;
  await database
    .update(defects)
    .set({ alerts: [], hazardRules: 0, severity: 'low', severityRank: 1 })
    .where(eq(defects.id, id));
  await database
    .update(defects)
    .set({ hazardRules: 0, description: 'As it was' })
    .where(eq(defects.id, quiet.id));
  await unsafeRereadHazards(database);
  // The server's own job may be reading the same finding just now: it is then left to that one.
  await expect
    .poll(async () => (await person.get<Defect>(`/api/defects/${id}`)).body)
    .toMatchObject({ severity: 'critical', alerts: [isGas] });
  const untouched = (await quiet.person.get<Defect>(`/api/defects/${quiet.id}`)).body;
  expect(untouched).toMatchObject({ description: 'As it was', alerts: [] });
  expect(await unsafeRereadHazards(database)).toBe(0);
});

test('open hazards come by how pressing they are, page by page, where the worst come first', async () => {
  const { person, id: gas, projectId } = await hazard();
  const more: number[] = [];
  for (const description of [
    'lead paint flaking off the sill, house of 1920',
    'crack in brick 8 mm wide',
    GAS,
    'the brick wall has bulged out and is about to come down', // As urgent and newer, yet behind gas.
  ]) {
    more.push((await person.analyse(photo, { projectId, description })).body.defect.id);
  }
  const all = (await person.get<DefectSummary[]>('/api/defects?hazard=open&sort=severity&limit=50')).body;
  const rank = { now: 0, today: 1, soon: 2 };
  const ranks = all.map(({ alerts: [first] }) => (first ? rank[first.urgency] : 3));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBeGreaterThan(1);
  expect(all.slice(0, 2).map(({ id }) => id)).toEqual([more[2], gas]);
  const paged: number[] = [];
  let path: string | undefined = '/api/defects?hazard=open&sort=severity&limit=1';
  while (path) {
    const page: { body: DefectSummary[]; headers: Headers } = await person.get<DefectSummary[]>(path);
    paged.push(...page.body.map(({ id }) => id));
    path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  const found = await person.get<DefectSummary[]>('/api/defects?hazard=open&sort=severity&search=crack');
  expect(found.status).toBe(200);
});

test('a decision that raises an alert itself is held to its floor, and what was set stays readable', async () => {
  const { person, id } = await hazard('crack in the plasterboard');
  const { body } = await decide(person, id, {
    verdict: 'corrected',
    defectId: 'ceiling_sag',
    severity: 'low',
    as4349Class: 'minor',
  });
  expect(body).toMatchObject({ severity: 'critical', alerts: [{ kind: 'ceiling' }] });
  expect(body.assessment.severityReasons.join(' ')).toContain('the inspector had set it to low');
  expect(body.assessment.as4349).toMatchObject({ classification: null, heldBack: 'minor' });
  const minor = await decide(person, id, { verdict: 'confirmed', as4349Class: 'minor' });
  expect([minor.status, minor.body.code]).toEqual([409, 'hazard_open']);
  await person.post(`/api/defects/${id}/alerts/ceiling/close`, { reason: 'Builder fixed and checked it' });
  const closed = (await person.get<Defect>(`/api/defects/${id}`)).body;
  expect(closed).toMatchObject({ severity: 'low', assessment: { as4349: { classification: 'minor' } } });
});
