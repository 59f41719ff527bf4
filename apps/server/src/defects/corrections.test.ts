import type { ChatAnswer, Defect, DefectSummary, Report, TrailEntry } from '@plumbline/contract';
import type { ReportContent } from '@plumbline/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { payments, pdfPurchases } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let id: number;
let panelFound: Defect;

/** Words of the panel's finding, which a correction puts aside. */
const PANELS = /plaster|gyprock|joint|paint/i;
const OWN_WORDS = 'Unexplained crack, needs engineer';

beforeAll(async () => {
  server = await startTestServer();
  await findAnew();
});
afterAll(() => server.stop());

/** Somebody's finding that nobody has decided on yet. */
async function findAnew(): Promise<void> {
  person = await server.member();
  projectId = (await person.project()).id;
  await person.patch(`/api/projects/${projectId}`, { state: 'QLD', completionDate: '2025-02-21' });
  const { body } = await person.analyse(await crackOnPlaster(), {
    projectId,
    description: 'crack in the plasterboard',
  });
  id = body.defect.id;
  panelFound = (await person.get<Defect>(`/api/defects/${id}`)).body;
}

const correct = (changes: Record<string, unknown>) =>
  person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', ...changes });

const listed = async () =>
  (await person.get<DefectSummary[]>(`/api/projects/${projectId}/defects`)).body.find((one) => one.id === id);

/** What is printed of an assessment; the trail is labelled as the panel's. */
const printed = ({ panel: _trail, ...rest }: Defect['assessment']) => JSON.stringify(rest);

async function boughtReport(): Promise<number> {
  const { body } = await person.post<Report>('/api/reports', {
    projectId,
    title: 'Corrected',
    type: 'defect_analysis',
    clientName: 'Jo Client',
    selectedDefectIds: [id],
  });
  await waitUntil(
    async () => (await person.get<Report>(`/api/reports/${body.id}`)).body,
    ({ status }) => status !== 'generating',
  );
  const { database } = server.services;
  const userId = (await person.get<{ id: number }>('/api/me')).body.id;
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
      buyerEmail: person.email,
      status: 'paid',
      reportId: body.id,
    })
    .returning();
  await database.insert(pdfPurchases).values({ userId, reportId: body.id, paymentId: payment?.id ?? 0 });
  return body.id;
}

describe('a finding that the inspector named in their own words', () => {
  test('has nothing of the panel’s advice in list and details, and keeps it in the trail', async () => {
    expect(printed(panelFound.assessment)).toMatch(PANELS);
    const { status, body } = await correct({
      defectType: OWN_WORDS,
      severity: 'high',
      note: '3 mm both sides',
    });
    expect(status).toBe(200);
    expect(printed(body.assessment)).not.toMatch(PANELS);
    expect(body.assessment).toMatchObject({
      whoToCall: ['structural engineer'],
      severityReasons: ['Set by the inspector.'],
      as4349: { classification: null },
      panel: { title: panelFound.defectType, actions: panelFound.assessment.actions },
    });
    const summary = await listed();
    expect(summary).toMatchObject({ defectType: OWN_WORDS, severity: 'high', defectId: null });
    expect(summary?.recommendations).toBe(
      '3 mm both sides. Have a structural engineer look at it before any repair.',
    );
    expect(summary?.description).not.toMatch(PANELS);
  });

  test('is answered for in the chat by the inspector’s words', async () => {
    const asked = await person.post<ChatAnswer>('/api/ai/chat', {
      message: 'Who should I call about this result?',
      defectId: id,
      projectId,
    });
    expect(asked.body.response).toContain('structural engineer');
    expect(asked.body.response).not.toMatch(PANELS);
    const next = await person.post<ChatAnswer>('/api/ai/chat', {
      message: 'What should I do about this result?',
      defectId: id,
      projectId,
    });
    expect(next.body.response).not.toMatch(PANELS);
  });

  test('is so in the report, its table and its data', async () => {
    const reportId = await boughtReport();
    const { body } = await person.get<ReportContent>(`/api/reports/${reportId}/download?format=json`);
    const [finding] = body.findings;
    if (!finding) throw new Error('The report has no finding');
    const {
      panel,
      divergences: _panels,
      userDescription: _words,
      ...rest
    } = {
      divergences: [],
      ...finding,
    };
    expect(panel.title).toBe(panelFound.defectType);
    expect(JSON.stringify(rest)).not.toMatch(PANELS);
    expect(finding).toMatchObject({
      title: OWN_WORDS,
      // The inspector set a severity and no class, and the one doesn't follow from the other.
      classification: 'Not classified: engineer or inspector to confirm',
      severity: 'high',
    });
    const csv = (await person.get<string>(`/api/reports/${reportId}/download?format=csv`)).body;
    const [heading = '', row = ''] = csv.split('\r\n');
    expect(heading).toContain('Who to call');
    expect(row).toContain('structural engineer');
    // The panel's own name stands in its own column, and nowhere else.
    expect(row.replace(panelFound.defectType, '')).not.toMatch(PANELS);
  });

  test('isn’t rated low because no severity was set', async () => {
    const { body } = await correct({ defectType: 'Odd mark beside the door' });
    expect(body.severity).toBe(panelFound.severity === 'low' ? 'medium' : panelFound.severity);
    expect(body.assessment.severityReasons[0]).toContain('The inspector set no severity');
  });
});

describe('a correction of one thing', () => {
  test('of the severity says who set it and derives no class', async () => {
    const { body } = await correct({ severity: 'critical' });
    expect(body.assessment.severityReasons).toEqual(['Set by the inspector.']);
    expect(body.assessment.as4349.classification).toBeNull();
    expect(body.defectType).toBe(panelFound.defectType);
  });

  test('of the compliance drops the rule’s words', async () => {
    const { body } = await correct({ nccCompliant: true });
    expect(body.assessment.compliance).toMatchObject({
      verdict: 'compliant',
      text: 'Set by the inspector.',
      rule: null,
    });
  });

  test('of the note alone sends the trade that it names, not the panel’s', async () => {
    const { body } = await correct({ note: 'Longer than the photo shows, get a structural engineer' });
    expect(body.assessment.whoToCall).toEqual(['structural engineer']);
    expect(body.assessment.actions.shortTerm).toEqual([
      'Have a structural engineer look at it before any repair.',
    ]);
  });

  test('to a defect of the list brings that defect’s advice, behind the alert that it raises', async () => {
    const { body } = await correct({ defectId: 'termite_damage' });
    expect(body.alerts).toMatchObject([{ kind: 'structural', basis: 'finding' }]);
    const [first, ...others] = body.assessment.whoToCall;
    expect(first).toBe(body.alerts[0]?.call);
    expect(first).toContain('timber pest inspector');
    // Whom the alert calls isn't called a second time.
    expect(others[0]).toBe('structural engineer');
    expect(body.assessment.panel?.title).toBe(panelFound.defectType);
  });

  test('is gone, trail and all, once it is taken back', async () => {
    await correct({ defectType: OWN_WORDS, severity: 'high' });
    const { body } = await person.delete<Defect>(`/api/defects/${id}/decision`);
    expect(body.assessment).toEqual(panelFound.assessment);
    expect(body.severity).toBe(panelFound.severity);
  });
});

describe('a hazard in the words of a decision', () => {
  beforeEach(findAnew);

  const decide = async (decision: Record<string, unknown>) => {
    await person.delete(`/api/defects/${id}/decision`);
    return (await person.put<Defect>(`/api/defects/${id}/decision`, decision)).body;
  };

  test.each([
    ['a name', { verdict: 'corrected', defectType: 'Balcony about to collapse' }, 'balcony'],
    ['the note of a correction', { verdict: 'corrected', severity: 'low', note: 'Smell of gas here' }, 'gas'],
    ['the note of a confirmation', { verdict: 'confirmed', note: 'Bare live wires behind it' }, 'electrical'],
    [
      'the note of a rejection',
      { verdict: 'rejected', note: 'A shadow, but there is a smell of gas' },
      'gas',
    ],
  ])('is warned of from %s, and lifts what was rated low', async (_where, decision, kind) => {
    const { alerts, severity } = await decide(decision);
    expect(alerts.map((alert) => alert.kind)).toContain(kind);
    expect(severity).toBe('critical');
  });

  test('stays when a note denies what was said with the photo, and a denial alone warns of nothing', async () => {
    const described = (description: string) =>
      crackOnPlaster().then((photo) => person.analyse(photo, { projectId, description }));
    const gas = (await described('crack in the plasterboard, strong smell of gas')).body.defect.id;
    const note = 'No smell of gas now, tested by the plumber';
    const { body } = await person.put<Defect>(`/api/defects/${gas}/decision`, { verdict: 'confirmed', note });
    expect(body.alerts.map(({ kind }) => kind)).toContain('gas');
    const door = (await described('meeting room door binds on its frame')).body.defect.id;
    const denied = { verdict: 'confirmed', note: 'Not on an exit path; adjust the hinges.' };
    expect((await person.put<Defect>(`/api/defects/${door}/decision`, denied)).body.alerts).toEqual([]);
  });

  test('is there when the words are gone, until it is closed', async () => {
    await decide({ verdict: 'corrected', defectType: 'Balcony about to collapse' });
    const { body } = await person.delete<Defect>(`/api/defects/${id}/decision`);
    expect(body.alerts).toMatchObject([
      { kind: 'balcony', because: 'Before it was changed: Balcony about to collapse' },
    ]);
    const reason = 'Engineer has seen it, nothing moves';
    await person.post(`/api/defects/${id}/alerts/balcony/close`, { reason });
    expect((await decide({ verdict: 'corrected', defectType: OWN_WORDS })).alerts).toEqual([]);
  });
});

describe('the class of AS 4349.1 that an inspector gives', () => {
  beforeAll(findAnew);

  const decide = (decision: Record<string, unknown>) =>
    person.put<Defect>(`/api/defects/${id}/decision`, decision);
  const printedClass = async () => {
    const reportId = await boughtReport();
    const { body } = await person.get<ReportContent>(`/api/reports/${reportId}/download?format=json`);
    return body.findings[0]?.classification;
  };

  test('stands in the finding, the trail and the report of a confirmed finding', async () => {
    const { status, body } = await decide({
      verdict: 'confirmed',
      as4349Class: 'major',
      note: 'Seen on site',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      decision: 'confirmed',
      severity: panelFound.severity,
      decisionDetails: { as4349Class: 'major', note: 'Seen on site' },
      assessment: { as4349: { classification: 'major', byInspector: true } },
    });
    const [newest] = (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;
    expect(newest).toMatchObject({
      event: 'finding_decided',
      detail: { verdict: 'confirmed', class: 'major' },
    });
    expect(await printedClass()).toMatch(/^AS 4349\.1 type .* · major, set by the inspector$/);
  });

  test('stands beside a severity that gives none, and survives a change of the project’s facts', async () => {
    await decide({ verdict: 'corrected', severity: 'high', as4349Class: 'minor' });
    await person.patch(`/api/projects/${projectId}`, { completionDate: '2025-02-22' });
    await person.patch(`/api/projects/${projectId}`, { completionDate: '2025-02-21' });
    const { body } = await person.get<Defect>(`/api/defects/${id}`);
    expect(body.assessment.as4349.classification).toBe('minor');
    expect(body.severity).toBe('high');
  });

  test('doesn’t hide a hazard: minor is refused beside an open warning, and doesn’t count where one opens later', async () => {
    const measure = (measurements: unknown[]) =>
      person.put<Defect>(`/api/defects/${id}/measurements`, { measurements });
    const WIDE = [{ attribute: 'crack_width', value: 16, unit: 'mm', origin: 'inspector' }];
    await decide({ verdict: 'confirmed', as4349Class: 'minor' });
    await measure(WIDE);
    const { body } = await person.get<Defect>(`/api/defects/${id}`);
    expect(body.alerts).toMatchObject([{ kind: 'structural' }]);
    expect(body.assessment.as4349).toMatchObject({
      classification: null,
      heldBack: 'minor',
      safetyHazard: true,
    });
    const again = await person.put<{ code?: string }>(`/api/defects/${id}/decision`, {
      verdict: 'confirmed',
      as4349Class: 'minor',
    });
    expect([again.status, again.body.code]).toEqual([409, 'hazard_open']);
    await measure([]);
    await person.post(`/api/defects/${id}/alerts/structural/close`, { reason: 'Measured on the wrong line' });
  });

  test.each([
    [{ verdict: 'confirmed', as4349Class: 'serious' }, 'Must be major or minor'],
    [{ verdict: 'rejected', as4349Class: 'minor' }, 'Only a defect is major or minor'],
  ])('refuses %j and changes nothing', async (decision, message) => {
    await decide({ verdict: 'confirmed', as4349Class: 'major' });
    const { status, body } = await person.put<{ fields?: Record<string, string> }>(
      `/api/defects/${id}/decision`,
      decision,
    );
    expect([status, body.fields?.as4349Class]).toEqual([400, message]);
    const now = (await person.get<Defect>(`/api/defects/${id}`)).body;
    expect(now.decisionDetails).toMatchObject({ verdict: 'confirmed', as4349Class: 'major' });
  });

  test('goes with the decision', async () => {
    const { body } = await person.delete<Defect>(`/api/defects/${id}/decision`);
    expect(body.assessment).toEqual(panelFound.assessment);
  });
});

test('a Queensland finding shows its warranty day, its kind and its source', async () => {
  const { body } = await correct({ defectId: 'waterproofing_failure' });
  const { warranty } = body.assessment;
  expect(warranty).toMatchObject({
    classes: { structural: 'yes', nswMajor: null },
    earliest: { lastDay: '2031-02-20', kind: 'start_proceedings' },
  });
  expect(JSON.stringify(warranty)).not.toMatch(/past 1 year/);
  const { body: answer } = await person.post<ChatAnswer>('/api/ai/chat', {
    message: 'How long is the warranty for this result?',
    defectId: id,
    projectId,
  });
  expect(answer.response).toContain('20 February 2031');
  expect(answer.response).toContain('Ask a lawyer before relying on it');
});
