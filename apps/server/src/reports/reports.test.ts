import type { CheckedReport, Plan, Report } from '@plumbline/contract';
import type { ReportContent } from '@plumbline/documents';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_LETTERHEAD } from '../../test/support/letterhead.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { planPdf } from '../../test/support/plan-pdf.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { payments, pdfPurchases } from '../platform/database/schema.ts';

let server: TestServer;
let ann: Person;
let bob: Person;
let project: number;
let found: number[];

beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.member('Ann'), server.member('Bob')]);
  project = (await ann.project()).id;
  const photo = await crackOnPlaster();
  const descriptions = [
    'Crack 6 mm wide in the plaster',
    'Hairline crack',
    '<b>#panic("x")</b> $1$ 中文 مرحبا \u202e😀',
  ];
  found = [];
  for (const description of descriptions) {
    const { body } = await ann.analyse(photo, { projectId: project, description });
    found.push(body.defect.id);
  }
});
afterAll(() => server.stop());

const ask = (changes: Record<string, unknown> = {}, who = ann) =>
  who.post<Report & { fields?: Record<string, string>; code?: string }>('/api/reports', {
    projectId: project,
    title: 'Handover',
    type: 'defect_analysis',
    selectedDefectIds: found.slice(0, 2),
    ...changes,
  });

/** Waits for the press: the report's own state says when it has ended. */
function ended(id: number, who = ann): Promise<Report> {
  return waitUntil(
    async () => (await who.get<Report>(`/api/reports/${id}`)).body,
    ({ status }) => status !== 'generating',
  );
}

async function buy(reportId: number): Promise<void> {
  const { database } = server.services;
  const userId = (await ann.get<{ id: number }>('/api/me')).body.id;
  const [payment] = await database
    .insert(payments)
    .values({
      userId,
      provider: 'sandbox',
      purpose: 'pdf',
      amountCents: 1000,
      currency: 'aud',
      description: 'PDF report',
      buyerName: 'Ann',
      buyerEmail: ann.email,
      status: 'paid',
      reportId,
    })
    .returning();
  await database.insert(pdfPurchases).values({ userId, reportId, paymentId: payment?.id ?? 0 });
}

describe('asking for a report', () => {
  test.each([
    ['GET', '/api/reports'],
    ['POST', '/api/reports'],
    ['GET', '/api/reports/1'],
    ['PUT', '/api/reports/1'],
    ['DELETE', '/api/reports/1'],
    ['POST', '/api/reports/1/retry'],
    ['GET', '/api/reports/1/versions'],
    ['GET', '/api/reports/1/download'],
    ['GET', '/api/reports/1/preview'],
    ['GET', '/api/letterhead'],
    ['PUT', '/api/letterhead'],
    ['POST', '/api/letterhead/preview'],
    ['POST', '/api/letterhead/logo'],
    ['DELETE', '/api/letterhead/logo'],
  ])('%s %s needs a session', async (method, path) => {
    expect((await server.visitor().call(method, path)).status).toBe(401);
  });

  test.each([
    ['no title', { title: '   ' }, 'title'],
    ['a title beyond its length', { title: 'x'.repeat(201) }, 'title'],
    ['no defect', { selectedDefectIds: [] }, 'selectedDefectIds'],
    ['defects that aren’t there', { selectedDefectIds: [2_000_000_000] }, 'selectedDefectIds'],
    ['ids that are no ids', { selectedDefectIds: ['1'] }, 'selectedDefectIds.0'],
    ['no project', { projectId: undefined }, 'projectId'],
    ['another kind', { type: 'invoice' }, 'type'],
    ['a date that isn’t one', { inspectedOn: 'soon' }, 'inspectedOn'],
  ])('400 for %s', async (_what, changes, field) => {
    const { status, body } = await ask(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('another person’s project and reports aren’t there', async () => {
    expect((await ask({}, bob)).status).toBe(404);
    const { body } = await ask();
    await ended(body.id);
    for (const [method, path, json] of [
      ['GET', '', undefined],
      ['PUT', '', { selectedDefectIds: found }],
      ['DELETE', '', undefined],
      ['POST', '/retry', undefined],
      ['GET', '/versions', undefined],
      ['GET', '/download', undefined],
      ['GET', '/preview', undefined],
    ] as const) {
      const { status } = await bob.call(method, `/api/reports/${body.id}${path}`, json ? { json } : {});
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`);
    }
    expect((await bob.get('/api/reports')).body).toEqual([]);
    const foreign = await bob.project();
    const mixed = await ask({ projectId: foreign.id }, bob);
    expect(mixed.status).toBe(400);
  });
});

describe('a report from asking to download', () => {
  test('is made, previewed, bought, downloaded, edited; its first version is kept', async () => {
    const { status, body } = await ask({ clientName: 'Jo Client', selectedDefectIds: found });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'generating', version: 1, purchased: false });
    const made = await ended(body.id);
    expect(made).toMatchObject({ status: 'completed', progress: 100, failure: null });
    expect(made.pages).toBeGreaterThan(5);
    expect(made.criticalCount + made.highCount + made.mediumCount + made.lowCount).toBe(3);

    const preview = await ann.get<string>(`/api/reports/${body.id}/preview`);
    expect(preview.body.slice(0, 5)).toBe('%PDF-');
    const refused = await ann.get(`/api/reports/${body.id}/download`);
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    for (const format of ['json', 'docx', 'scott_schedule_word']) {
      expect((await ann.get(`/api/reports/${body.id}/download?format=${format}`)).status, format).toBe(402);
    }

    await buy(body.id);
    const pdf = await ann.get<string>(`/api/reports/${body.id}/download`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w-]+-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    const json = await ann.get<{ findings: { id: number }[] }>(
      `/api/reports/${body.id}/download?format=json`,
    );
    expect(json.body.findings.map(({ id }) => id).sort()).toEqual([...found].sort());
    const csv = await ann.get<string>(`/api/reports/${body.id}/download?format=csv`);
    expect(csv.body.split('\r\n')).toHaveLength(5);
    const xlsx = await ann.get<string>(`/api/reports/${body.id}/download?format=xlsx`);
    expect(xlsx.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
    expect(xlsx.body.slice(0, 2)).toBe('PK');
    const word = await ann.get<string>(`/api/reports/${body.id}/download?format=docx`);
    expect(word.headers.get('content-type')).toMatch(/wordprocessingml/);
    expect(word.headers.get('content-disposition')).toMatch(/\d\d\.docx"$/);
    // Its photos are within: each finding’s own and the same with its marks.
    expect(word.body.match(/word\/media\/[\w-]+\.jpg/g)?.length).toBeGreaterThanOrEqual(3);

    const edited = await ann.put<Report>(`/api/reports/${body.id}`, { selectedDefectIds: found.slice(0, 1) });
    expect(edited.body).toMatchObject({ version: 2, purchased: true, selectedDefectIds: found.slice(0, 1) });
    await ended(body.id);
    const versions = await ann.get<{ version: number }[]>(`/api/reports/${body.id}/versions`);
    expect(versions.body.map(({ version }) => version)).toEqual([2, 1]);
    const old = await ann.get<{ findings: unknown[] }>(
      `/api/reports/${body.id}/download?format=json&version=1`,
    );
    expect(old.body.findings).toHaveLength(3);
    expect((await ann.get(`/api/reports/${body.id}/download?version=9`)).status).toBe(404);

    expect((await ann.delete(`/api/reports/${body.id}`)).status).toBe(200);
    expect((await ann.get(`/api/reports/${body.id}`)).status).toBe(404);
  });

  test('counts follow the inspector’s decision; what was set aside isn’t counted', async () => {
    const [first, second] = found;
    await ann.put(`/api/defects/${first}/decision`, { verdict: 'corrected', severity: 'critical' });
    await ann.put(`/api/defects/${second}/decision`, { verdict: 'rejected', note: '=cmd|x' });
    const { body } = await ask();
    expect(body).toMatchObject({ criticalCount: 1, highCount: 0, mediumCount: 0, lowCount: 0 });
    await ended(body.id);
    await buy(body.id);
    const csv = await ann.get<string>(`/api/reports/${body.id}/download?format=csv`);
    expect(csv.body).toContain("'=cmd|x");
    await ann.delete(`/api/defects/${first}/decision`);
    await ann.delete(`/api/defects/${second}/decision`);
  });

  test('shows its findings on the plans that they are marked on', async () => {
    const form = new FormData();
    form.set(
      'plan',
      new Blob([Uint8Array.from(planPdf(2))], { type: 'application/pdf' }),
      'Ground floor.pdf',
    );
    const plan = await ann.call<Plan>('POST', `/api/projects/${project}/plans`, { body: form });
    await ann.post(`/api/plans/${plan.body.id}/pins`, { page: 2, x: 0.5, y: 0.5, findingId: found[0] });
    await ann.post(`/api/plans/${plan.body.id}/pins`, { page: 1, x: 0.5, y: 0.5, label: 'Meter box' });
    const { body } = await ask({ selectedDefectIds: found });
    await ended(body.id);
    await buy(body.id);
    const { plans } = (await ann.get<ReportContent>(`/api/reports/${body.id}/download?format=json`)).body;
    const pins = [{ findingId: found[0], x: 0.5, y: 0.5, corners: null }];
    expect(plans).toEqual([{ planId: plan.body.id, name: 'Ground floor', page: 2, pins }]);
    const word = () => ann.get<string>(`/api/reports/${body.id}/download?format=docx`);
    const pictures = async () => new Set((await word()).body.match(/word\/media\/[\w-]+\.jpg/g)).size;
    const before = await pictures();
    // The drawing has gone, the report stays.
    await ann.delete(`/api/plans/${plan.body.id}`);
    expect(await pictures()).toBe(before - 1);
  });

  test('fails with a reason when its defects have gone, and can be tried again', async () => {
    const other = await ann.project('Short-lived');
    const photo = await crackOnPlaster();
    const { body: result } = await ann.analyse(photo, { projectId: other.id });
    const { body } = await ask({ projectId: other.id, selectedDefectIds: [result.defect.id] });
    await ended(body.id);
    await ann.delete(`/api/defects/${result.defect.id}`);
    const gone = await ann.put(`/api/reports/${body.id}`, { selectedDefectIds: [result.defect.id] });
    expect(gone).toMatchObject({
      status: 400,
      // What stands in a toast, where no field is shown.
      body: { message: 'Choose defects of this project; some of these aren’t there any more' },
    });
    expect((await ann.post(`/api/reports/${body.id}/retry`)).status).toBe(409);
    await server.services.database.$client.query(
      "update report_versions set status = 'failed', failure = 'x' where report_id = $1",
      [body.id],
    );
    const retried = await ann.post<Report>(`/api/reports/${body.id}/retry`);
    expect(retried.status).toBe(200);
    const again = await ended(body.id);
    expect(again.status).toBe('failed');
    expect(again.failure).toContain('has been deleted');
    expect((await ann.get(`/api/reports/${body.id}/download`)).body).toMatchObject({
      code: 'report_not_ready',
    });
    expect((await ann.delete(`/api/projects/${other.id}`)).status).toBe(200);
    expect((await ann.get(`/api/reports/${body.id}`)).status).toBe(404);
  });
});

test('what a report would leave open is told before it is made, and printed when it is', async () => {
  const dan = await server.member('Dan');
  const home = await dan.project('House');
  const { body: result } = await dan.analyse(await crackOnPlaster(), { projectId: home.id });
  const asked = { projectId: home.id, selectedDefectIds: [result.defect.id] };
  const { status, body } = await dan.post<CheckedReport>('/api/reports/check', asked);
  expect(status).toBe(200);
  expect(body.draft).toBe(true);
  expect(body.points.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'undecided',
      'no_location',
      'no_address',
      'no_dates',
      'no_client',
      'no_inspector',
    ]),
  );
  expect(body.points.find(({ code }) => code === 'undecided')?.findingIds).toEqual([result.defect.id]);
  expect((await dan.post('/api/reports/check', { ...asked, selectedDefectIds: [] })).status).toBe(400);

  await dan.put(`/api/defects/${result.defect.id}/decision`, { verdict: 'confirmed', location: 'Hall' });
  const settled = await dan.post<CheckedReport>('/api/reports/check', { ...asked, clientName: 'Jo' });
  expect(settled.body.draft).toBe(false);
  for (const code of ['undecided', 'no_location', 'no_client'])
    expect(settled.body.points.map((point) => point.code)).not.toContain(code);

  const report = await ask(
    { ...asked, kind: 'expert', particulars: { instructions: 'Look at the crack.' } },
    dan,
  );
  expect(report.body).toMatchObject({ kind: 'expert', particulars: { instructions: 'Look at the crack.' } });
  await ended(report.body.id, dan);
  const { rows } = await server.services.database.$client.query(
    'select content from report_versions where report_id = $1',
    [report.body.id],
  );
  expect(rows[0].content.openPoints.join(' ')).toContain('The property’s address isn’t recorded.');
  expect(rows[0].content.particulars.fields).toContainEqual({
    key: 'instructions',
    label: 'Instructions',
    text: 'Look at the crack.',
  });
  expect((await ask({ ...asked, kind: 'novel' }, dan)).status).toBe(400);
});

describe('declaring an inspection', () => {
  const said = {
    declaredInspection: true,
    clientName: 'Jo Client',
    inspectedOn: '2026-11-20',
    weather: 'Dry, 24 °C',
    attendedBy: 'Cat and the owner',
    inspectedAreas: ['interior', 'exterior'],
    notInspected: AS4349_AREAS.filter((area) => !['interior', 'exterior'].includes(area)).map((area) => ({
      area,
      reason: 'No access on the day',
    })),
    overallCondition: 'average',
  };

  test('names everything that an inspection must say and that is missing', async () => {
    const { status, body } = await ask({ declaredInspection: true });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual([
      'attendedBy',
      'clientName',
      'declaredInspection',
      'inspectedAreas',
      'inspectedOn',
      'overallCondition',
      'selectedDefectIds',
      'weather',
    ]);
    expect(body.fields?.declaredInspection).toBe(
      'First add your name and licence number to the letterhead and the property’s address to the project.',
    );
    expect((await ask({ inspectedAreas: ['the moon'] })).body.fields).toHaveProperty('inspectedAreas');
  });

  test('is printed with its areas, weather and condition; new facts alone make a version', async () => {
    const cat = await server.member('Cat');
    const home = await cat.project('House');
    await cat.call('PATCH', `/api/projects/${home.id}`, { json: { address: '1 Example Street' } });
    await cat.put('/api/letterhead', { ...EMPTY_LETTERHEAD, inspectorName: 'Cat', licenceNumber: 'NSW 7' });
    const { body: result } = await cat.analyse(await crackOnPlaster(), { projectId: home.id });
    const asked = { ...said, projectId: home.id, selectedDefectIds: [result.defect.id] };
    const early = await ask(asked, cat);
    expect(early.body.fields).toEqual({
      selectedDefectIds: 'One finding isn’t decided yet. Confirm, correct or reject each, or leave it out.',
    });
    await cat.put(`/api/defects/${result.defect.id}/decision`, { verdict: 'confirmed' });
    const unexplained = await ask({ ...asked, notInspected: said.notInspected.slice(1) }, cat);
    expect(unexplained.body.fields?.notInspected).toContain('roof space');
    expect((await ask({ ...asked, kind: 'defect_list' }, cat)).body.fields).toHaveProperty('kind');
    const { status, body } = await ask(asked, cat);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'pre_purchase',
      fileName: `1-Example-Street-${said.inspectedOn}`,
      declaredInspection: true,
      weather: said.weather,
      overallCondition: 'average',
    });
    expect((await ended(body.id, cat)).status).toBe('completed');
    const { rows } = await server.services.database.$client.query(
      'select content from report_versions where report_id = $1',
      [body.id],
    );
    expect(rows[0].content.inspection).toMatchObject({
      areas: ['interior', 'exterior'],
      weather: said.weather,
      overallCondition: 'Average',
    });
    expect(rows[0].content.inspection.areasNotInspected).toHaveLength(4);

    // New facts alone keep the selection and make a version of their own.
    const undeclared = await cat.put<Report>(`/api/reports/${body.id}`, { declaredInspection: false });
    expect(undeclared.body).toMatchObject({
      version: 2,
      declaredInspection: false,
      selectedDefectIds: [result.defect.id],
    });
    await ended(body.id, cat);
    expect((await cat.put(`/api/reports/${body.id}`, { declaredInspection: true, weather: '' })).status).toBe(
      400,
    );
  });
});
