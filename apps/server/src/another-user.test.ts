/** Whatever names something by an id is asked for by somebody else: it isn't there, and stays as it was. */
import { type Endpoint, endpoints, type Project, type Report, type Session } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { chatExchanges, payments } from './platform/database/schema.ts';

let server: TestServer;
let owner: Person;
let other: Person;
let own: Own;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.member();
  other = await server.member();
  own = await furnish();
});
afterAll(() => server.stop());

/** Ids of what the owner has. */
interface Own {
  project: number;
  defect: number;
  report: number;
  session: number;
  payment: number;
  intent: string;
  chat: number;
}

async function furnish(): Promise<Own> {
  const { database } = server.services;
  const project = (await owner.post<Project>('/api/projects', { name: 'Mine' })).body.id;
  const found = await owner.analyse(await crackOnPlaster(), { projectId: project });
  expect(found.status).toBe(200);
  const defect = found.body.defect.id;
  const asked = { projectId: project, title: 'Mine', type: 'defect_analysis', selectedDefectIds: [defect] };
  const report = (await owner.post<Report>('/api/reports', asked)).body.id;
  const [session] = (await owner.get<Session[]>('/api/sessions')).body;
  await owner.post('/api/ai/chat', { message: 'How bad is it?', defectId: defect });
  await owner.post('/api/payments/create-analysis-intent', { amount: 15, analyses: 15 });
  const [payment] = await database.select().from(payments);
  const [chat] = await database.select().from(chatExchanges).where(eq(chatExchanges.defectId, defect));
  return {
    project,
    defect,
    report,
    session: session?.id ?? 0,
    payment: payment?.id ?? 0,
    intent: payment?.intentId ?? '',
    chat: chat?.id ?? 0,
  };
}

interface Ask {
  /** What stands for `:id` in the path. */
  id?: number | string;
  /** Appended to the path. */
  query?: string;
  json?: unknown;
  form?: () => FormData;
  /** 404 unless a list that is filtered by it holds nothing. */
  answer?: 'empty';
}

const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' };
const billingAddress = {
  country: 'AU',
  street: '1 Example Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
};

function photoFor(projectId: number): FormData {
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('image', new Blob([new Uint8Array(2000)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** Each endpoint that takes an id of somebody's, asked with the owner's. A new one takes a line here. */
const ROWS: Readonly<Record<string, (own: Own) => Ask>> = {
  endSession: ({ session }) => ({ id: session }),
  getProject: ({ project }) => ({ id: project }),
  updateProject: ({ project }) => ({ id: project, json: { name: 'Theirs' } }),
  deleteProject: ({ project }) => ({ id: project }),
  listProjectDefects: ({ project }) => ({ id: project }),
  listDefects: ({ project }) => ({ query: `projectId=${project}`, answer: 'empty' }),
  getDefect: ({ defect }) => ({ id: defect }),
  decideDefect: ({ defect }) => ({ id: defect, json: { verdict: 'confirmed' } }),
  withdrawDecision: ({ defect }) => ({ id: defect }),
  measureDefect: ({ defect }) => ({ id: defect, json: { measurements: [] } }),
  deleteDefect: ({ defect }) => ({ id: defect }),
  image: ({ defect }) => ({ id: defect }),
  analyze: ({ project }) => ({ form: () => photoFor(project) }),
  insights: ({ project }) => ({ query: `projectId=${project}` }),
  addTestCredits: ({ intent }) => ({ json: { paymentIntentId: intent, credits: 15 } }),
  createPdfIntent: ({ report, project, defect }) => ({
    json: { reportId: report, projectId: project, selectedDefectIds: [defect] },
  }),
  confirmPdfPurchase: ({ intent }) => ({ json: { paymentIntentId: intent } }),
  taxInvoice: ({ payment }) => ({ id: payment }),
  sandboxIntent: ({ intent }) => ({ id: intent, query: 'clientSecret=guessed' }),
  sandboxConfirm: ({ intent }) => ({ id: intent, json: { clientSecret: 'guessed', card, billingAddress } }),
  sandboxChallenge: ({ intent }) => ({ id: intent, json: { clientSecret: 'guessed', approve: true } }),
  listReports: ({ project }) => ({ query: `projectId=${project}`, answer: 'empty' }),
  createReport: ({ project, defect }) => ({
    json: { projectId: project, title: 'Theirs', type: 'defect_analysis', selectedDefectIds: [defect] },
  }),
  getReport: ({ report }) => ({ id: report }),
  updateReport: ({ report, defect }) => ({ id: report, json: { selectedDefectIds: [defect] } }),
  retryReport: ({ report }) => ({ id: report }),
  deleteReport: ({ report }) => ({ id: report }),
  reportVersions: ({ report }) => ({ id: report }),
  downloadReport: ({ report }) => ({ id: report }),
  previewReport: ({ report }) => ({ id: report }),
  chat: ({ defect }) => ({ json: { message: 'How bad is it?', defectId: defect } }),
  defectChat: ({ defect }) => ({ id: defect }),
  rateAnswer: ({ chat }) => ({ id: chat, json: { helpful: false } }),
};

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];

/** Names of fields that hold ids of rows; whose account it is is never taken from a field. */
const isId = (field: string) => /Ids?$/.test(field) && !['userId', 'clientMessageId'].includes(field);

function takesId({ path, body, query, form }: Endpoint): boolean {
  return path.includes('/:') || [body, query, form].some((schema) => fieldsOf(schema).some(isId));
}

test('every endpoint that takes an id of somebody’s has a row here', () => {
  const all: [string, Endpoint][] = Object.entries(endpoints);
  const taking = all.filter(([, entry]) => entry.access === 'session' && takesId(entry));
  expect(taking.map(([name]) => name).sort()).toEqual(Object.keys(ROWS).sort());
});

test.each(Object.keys(ROWS))('%s tells another user that nothing is there', async (name) => {
  const entry = (endpoints as Readonly<Record<string, Endpoint>>)[name] as Endpoint;
  const { id = '', query = '', json, form, answer } = ROWS[name]?.(own) ?? {};
  const path = `${entry.path.replace(/:\w+/, String(id))}${query ? `?${query}` : ''}`;
  const reply = await other.call<unknown>(
    entry.method,
    path,
    form ? { body: form() } : json === undefined ? {} : { json },
  );
  if (answer === 'empty') expect([reply.status, reply.body]).toEqual([200, []]);
  else expect([reply.status, JSON.stringify(reply.body)]).toEqual([404, expect.any(String)]);
});

test('what was asked for is there, is the owner’s, and is as it was', async () => {
  const { project, defect, report, session, payment, intent, chat } = own;
  for (const id of [project, defect, report, session, payment, chat]) expect(id).toBeGreaterThan(0);
  expect(intent).not.toBe('');
  expect((await owner.get(`/api/projects/${project}`)).body).toMatchObject({ name: 'Mine' });
  expect((await owner.get(`/api/defects/${defect}`)).status).toBe(200);
  expect((await owner.get(`/api/reports/${report}`)).body).toMatchObject({ title: 'Mine' });
  expect((await owner.get<unknown[]>(`/api/chat/defect/${defect}`)).body).toHaveLength(2);
  expect((await other.get<unknown[]>('/api/projects')).body).toEqual([]);
  expect((await other.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
});
