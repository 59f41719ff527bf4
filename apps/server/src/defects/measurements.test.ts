import type { Defect, DefectSummary, Stats } from '@plumbline/contract';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let before: Defect;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
  projectId = (await person.project()).id;
  const { body } = await person.analyse(await crackOnPlaster(), {
    projectId,
    description: 'crack in the plasterboard, 1 mm wide',
  });
  before = body.defect;
});
afterAll(() => server.stop());

const one = () => `/api/defects/${before.id}`;
const measure = (measurements: unknown, who = person) =>
  who.put<Defect>(`${one()}/measurements`, { measurements });
const decide = (decision: Record<string, unknown>) => person.put<Defect>(`${one()}/decision`, decision);
const withdraw = () => person.delete<Defect>(`${one()}/decision`);
const read = async () => (await person.get<Defect>(one())).body;

const WIDE = {
  attribute: 'crack_width',
  value: 18,
  unit: 'mm',
  uncertainty: 1,
  origin: 'measured_on_photo',
};

const standing = (alert: Defect['alerts'][number]) => ({
  ...alert,
  because: `Before it was changed: ${alert.because}`,
});

/** What follows from the rules, without what changes by the day. */
const judged = ({ severity, compliance, description, recommendations, assessment }: Defect) => ({
  severity,
  compliance,
  description,
  recommendations,
  assessment,
});

describe('what was measured', () => {
  test('takes the place of what was stated, decides severity, and goes as it came', async () => {
    expect(before.measurements).toMatchObject([{ attribute: 'crack_width', value: 1, origin: 'stated' }]);
    const { status, body } = await measure([WIDE]);
    expect(status).toBe(200);
    expect(body.measurements).toEqual([WIDE]);
    expect(body.savedMeasurements).toEqual([WIDE]);
    expect(body.severity).toBe(body.assessment.severity);
    expect(body.severity).not.toBe(before.severity);
    expect(body.assessment.crackCategory?.category).toBeGreaterThan(
      before.assessment.crackCategory?.category ?? 0,
    );
    expect(body.original).toEqual(before.original);
    const listed = (await person.get<DefectSummary[]>('/api/defects')).body[0];
    expect(listed).toMatchObject({ severity: body.severity, description: body.description });
    // Its alert is closed with a reason; measuring less, or nothing, doesn't take it away.
    expect((await measure([])).body).toMatchObject({
      severity: 'critical',
      alerts: body.alerts.map(standing),
    });
    await person.post(`${one()}/alerts/structural/close`, { reason: 'Measured on the wrong line' });
    expect(judged(await read())).toEqual(judged(before));
  });

  test('is a hazard where it is a crack of 5 mm or more', async () => {
    const other = await server.member();
    const { body } = await other.analyse(await crackOnPlaster(), {
      projectId: (await other.project()).id,
      description: 'crack in the plasterboard, 1 mm wide',
    });
    const path = `/api/defects/${body.defect.id}`;
    const measured = async (...measurements: unknown[]) =>
      (await other.put<Defect>(`${path}/measurements`, { measurements })).body;
    const hazards = async (value: number) =>
      (await measured({ ...WIDE, value })).alerts.map(({ kind, urgency }) => [kind, urgency]);
    expect(await hazards(3.9)).toEqual([]);
    // Its error counts against it.
    expect(await hazards(4)).toEqual([['structural', 'soon']]);
    expect(await hazards(15)).toEqual([['structural', 'now']]);
    await other.put(`${path}/decision`, { verdict: 'corrected', severity: 'low' });
    expect((await other.get<Defect>(path)).body).toMatchObject({
      severity: 'critical',
      alerts: [{ kind: 'structural' }],
    });
  });

  test('that rates a crack a safety hazard alerts, and measuring less doesn’t take that away', async () => {
    await withdraw();
    const { body } = await measure([{ ...WIDE, attribute: 'gap' }]);
    expect(body.alerts).toMatchObject([{ kind: 'structural', urgency: 'today' }]);
    expect((await measure([])).body.alerts).toHaveLength(1);
    await person.post(`${one()}/alerts/structural/close`, { reason: 'Measured on the wrong line' });
    expect(judged(await read())).toEqual(judged(before));
  });

  test('doesn’t overrule what the inspector set by hand', async () => {
    const narrow = { ...WIDE, value: 3 };
    await decide({ verdict: 'corrected', severity: 'low', nccCompliant: true });
    const { body } = await measure([narrow]);
    expect(body).toMatchObject({ severity: 'low', compliance: 'compliant' });
    expect(body.assessment.panel?.severity).not.toBe('low');
    const free = (await withdraw()).body;
    expect(free.severity).toBe(free.assessment.severity);
    expect(free.savedMeasurements).toEqual([narrow]);
    await measure([]);
    expect(judged(await read())).toEqual(judged(before));
  });

  test('is its owner’s alone, and bounded', async () => {
    expect((await measure([WIDE], await server.member())).status).toBe(404);
    expect((await person.put('/api/defects/999999/measurements', { measurements: [] })).status).toBe(404);
    for (const wrong of [
      undefined,
      'wide',
      [{ ...WIDE, attribute: 'charm' }],
      [{ ...WIDE, value: -1 }],
      [{ ...WIDE, value: 1e9 }],
      [{ ...WIDE, value: 999_999 }],
      [{ ...WIDE, value: '18' }],
      [{ ...WIDE, unit: 'inch' }],
      [{ ...WIDE, uncertainty: -1 }],
      [{ ...WIDE, referenceLength: 0 }],
      [{ ...WIDE, origin: 'stated' }],
      Array.from({ length: 21 }, () => WIDE),
    ]) {
      expect([wrong, (await measure(wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await read()).savedMeasurements).toEqual([]);
  });
});

describe('a corrected type', () => {
  test('brings its own causes, actions and references; withdrawn, the panel’s come back', async () => {
    const named = findDefect('rising_damp');
    const { body } = await decide({ verdict: 'corrected', defectId: 'rising_damp', severity: 'critical' });
    expect(body.assessment.causes.map((cause) => cause.toLowerCase())).toEqual(
      named?.causes.map((cause) => expect.stringContaining(cause.toLowerCase())),
    );
    expect(body.assessment.executiveSummary).toMatch(/^The inspector’s finding: rising damp/);
    expect(body.family).not.toBe('crack');
    expect(body.severity).toBe('critical');
    expect(body.compliance).toBe(body.assessment.compliance.verdict);
    const back = (await withdraw()).body;
    expect(judged(back)).toEqual(judged(before));
    expect(back.family).toBe(before.family);
  });

  test('in the inspector’s own words is no other defect of the taxonomy', async () => {
    const { body } = await decide({ verdict: 'corrected', defectType: 'Gouge from a trolley' });
    expect(body).toMatchObject({ defectType: 'Gouge from a trolley', defectId: null });
    expect((await withdraw()).body.defectId).toBe(before.defectId);
  });
});

test('the project’s facts changing is reflected in its findings', async () => {
  const project = `/api/projects/${projectId}`;
  await decide({ verdict: 'corrected', severity: 'high' });
  await person.patch(project, { state: 'VIC', contractDate: '2026-08-01' });
  const inVictoria = await read();
  expect(inVictoria.assessment.guide.id).not.toBe(before.assessment.guide.id);
  expect(inVictoria.assessment.warranty).not.toBeNull();
  expect(inVictoria.severity).toBe('high');
  await withdraw();
  await person.patch(project, { state: null, contractDate: null });
  expect(judged(await read())).toEqual(judged(before));
});

test('a rejected finding stays in the lists but is no defect in any figure', async () => {
  const figures = async () => (await person.get<Stats>('/api/stats')).body.totalDefects;
  const count = await figures();
  await decide({ verdict: 'rejected' });
  expect(await figures()).toBe(count - 1);
  expect((await person.get<DefectSummary[]>('/api/defects')).headers.get('x-total-count')).toBe('1');
  await withdraw();
  expect(await figures()).toBe(count);
});
