/** Whatever names something by an id is asked for by somebody else: it's as if it weren't there, and stays as it was. */
import {
  type Endpoint,
  endpoints,
  type Payment,
  type RepairLink,
  type Report,
  type Session,
} from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  furnishList,
  furnishVoice,
  IMPORT_ROWS,
  PHOTO_ROWS,
  photo,
  photoFor,
  REPAIR_ROWS,
  sentAs,
} from '../test/support/forms.ts';
import type { Person } from '../test/support/person.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import {
  BILLING_ADDRESS,
  CARD,
  confirmCredits,
  fromSecret,
  openPayment,
  payInSandbox,
} from '../test/support/shopper.ts';

let server: TestServer;
let olive: Person;
let mallory: Person;
let own: Ids;
/** Of a payment that waits for a card: as good as stolen. */
let clientSecret: string;
beforeAll(async () => {
  // Without a worker nothing of Olive's changes by itself.
  server = await startTestServer({ env: { ROLE: 'web' } });
  [olive, mallory] = [await server.member('Olive'), await server.member('Mallory')];
  own = await furnish();
  for (const id of Object.values(own)) expect(id).toBeTruthy();
});
afterAll(() => server.stop());

/** Ids of what somebody has. */
interface Ids {
  project: number;
  defect: number;
  report: number;
  session: number;
  /** A payment whose credits were added. */
  payment: number;
  paid: string;
  /** Waits for a card. */
  open: string;
  /** An answer of the assistant. */
  answer: number;
  visit: number;
  /** The one before. */
  earlier: number;
  place: number;
  person: number;
  photo: number;
  plan: number;
  pin: number;
  document: number;
  batch: number;
  list: number;
  draft: number;
  link: number;
}

/** Nobody has these. */
const NOTHING: Ids = {
  ...{ project: 999_999, defect: 999_999, report: 999_999, session: 999_999, payment: 999_999 },
  ...{ paid: '999999', open: '999999', answer: 999_999 },
  ...{
    visit: 999_999,
    earlier: 999_999,
    place: 999_999,
    person: 999_999,
    photo: 999_999,
    plan: 999_999,
    pin: 999_999,
  },
  document: 999_999,
  batch: 999_999,
  list: 999_999,
  draft: 999_999,
  link: 999_999,
};

async function furnish(): Promise<Ids> {
  const project = (await olive.project()).id;
  const defect = (await olive.analyse(photo, { projectId: project })).body.defect.id;
  const asked = { projectId: project, title: 'Handover', selectedDefectIds: [defect] };
  const report = (await olive.post<Report>('/api/reports', asked)).body.id;
  const chat = { message: 'How wide?', defectId: defect };
  const answer = (await olive.post<{ messageId: number }>('/api/ai/chat', chat)).body.messageId;
  const inspected = await furnishInspection(project);
  await furnishVoice(olive, inspected.photo);
  const bought = await openPayment(olive);
  await payInSandbox(olive, bought);
  await confirmCredits(olive, bought.id);
  const [payment] = (await olive.get<Payment[]>('/api/payments/history')).body;
  const [session] = (await olive.get<Session[]>('/api/sessions')).body;
  const order = await olive.post<{ clientSecret: string }>('/api/payments/create-pdf-intent', {
    reportId: report,
  });
  clientSecret = order.body.clientSecret;
  return {
    ...{ project, defect, report, answer, paid: bought.id, open: fromSecret(clientSecret).id },
    ...{ payment: payment?.id ?? 0, session: session?.id ?? 0 },
    ...inspected,
    ...(await furnishList(olive, project)),
    link: await furnishLink(project, defect),
  };
}

async function furnishLink(project: number, defect: number): Promise<number> {
  const asked = { findingIds: [defect], name: 'Ben', days: 3 };
  const made = await olive.post<{ link: RepairLink }>(`/api/projects/${project}/repair-links`, asked);
  return made.body.link.id;
}

/** Two visits, a place, a kept photo and a plan with a pin. */
async function furnishInspection(project: number) {
  const made = async (path: string, json: object) => (await olive.post<{ id: number }>(path, json)).body.id;
  const sent = async (path: string, field: string) => {
    const body = new FormData();
    body.set(field, new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    return (await olive.call<{ id: number }>('POST', path, { body })).body.id;
  };
  const within = `/api/projects/${project}`;
  const plan = await sent(`${within}/plans`, 'plan');
  return {
    earlier: await made(`${within}/visits`, { kind: 'handover', visitedOn: '2026-01-02' }),
    visit: await made(`${within}/visits`, { kind: 're_inspection', visitedOn: '2026-03-02' }),
    place: await made(`${within}/places`, { name: 'Kitchen' }),
    person: await made(`${within}/people`, { role: 'owner', name: 'Olive' }),
    photo: await sent(`${within}/photos`, 'image'),
    plan,
    pin: await made(`/api/plans/${plan}/pins`, { page: 1, x: 0.5, y: 0.5 }),
    document: await sent(`${within}/documents`, 'document'),
    batch: await made(`${within}/batches`, { key: 'of-olive-1', photoCount: 2, analyse: false }),
  };
}

interface Ask {
  /** What stands in the path, and what is appended to it. */
  id?: number | string;
  photo?: number;
  query?: string;
  json?: unknown;
  form?: FormData;
  /** A list that is filtered by the id holds nothing; anything else answers 404. */
  answer?: 'empty';
}

/** Each endpoint that takes an id of somebody's, asked in every way that it takes one. A new one takes a line here. */
const ROWS: Readonly<Record<string, (ids: Ids) => Ask | Ask[]>> = {
  endSession: ({ session }) => ({ id: session }),
  getProject: ({ project }) => ({ id: project }),
  updateProject: ({ project }) => ({ id: project, json: { name: 'Mine now' } }),
  deleteProject: ({ project }) => ({ id: project }),
  readLegalHold: ({ project }) => ({ id: project }),
  setLegalHold: ({ project }) => ({ id: project, json: { reason: 'Not theirs to set' } }),
  liftLegalHold: ({ project }) => ({ id: project, json: { reason: 'Not theirs to lift' } }),
  closeBuildingAlert: ({ project }) => ({ id: project, json: { reason: 'Tested it and found none' } }),
  reopenBuildingAlert: ({ project }) => ({ id: project }),
  listPlaces: ({ project }) => ({ id: project }),
  addPlace: ({ project }) => ({ id: project, json: { name: 'Attic' } }),
  addUsualPlaces: ({ project }) => ({ id: project }),
  orderPlaces: ({ project, place }) => ({ id: project, json: { ids: [place] } }),
  listPeople: ({ project }) => ({ id: project }),
  addPerson: ({ project }) => ({ id: project, json: { role: 'owner', name: 'Eve' } }),
  changePerson: ({ person }) => ({ id: person, json: { role: 'owner', name: 'Eve' } }),
  removePerson: ({ person }) => ({ id: person }),
  changePlace: ({ place }) => ({ id: place, json: { name: 'Mine' } }),
  deletePlace: ({ place }) => ({ id: place }),
  listVisits: ({ project }) => ({ id: project }),
  addVisit: ({ project }) => ({ id: project, json: { kind: 'stage', visitedOn: '2026-05-02' } }),
  changeVisit: ({ visit }) => ({ id: visit, json: { weather: 'Hail' } }),
  closeVisit: ({ visit }) => ({ id: visit }),
  reopenVisit: ({ visit }) => ({ id: visit }),
  deleteVisit: ({ visit }) => ({ id: visit }),
  compareVisits: ({ visit, earlier }) => ({ id: visit, query: `earlierVisitId=${earlier}` }),
  followUp: ({ visit, defect }) => ({ id: visit, json: { findingId: defect, state: 'fixed' } }),
  fileFindings: ({ project, defect, visit }) => ({
    id: project,
    json: { items: [{ id: defect, visitId: visit }] },
  }),
  filePhotos: ({ project, photo, place }) => ({
    id: project,
    json: { items: [{ id: photo, placeId: place }] },
  }),
  listPhotos: ({ project }) => ({ id: project }),
  keepPhoto: ({ project }) => ({ id: project, form: photoFor(project) }),
  ...PHOTO_ROWS,
  lookThrough: ({ visit }) => ({ id: visit }),
  beginBatch: ({ project }) => ({ id: project, json: { key: 'not-theirs', photoCount: 1, analyse: false } }),
  listBatches: ({ project }) => ({ id: project }),
  getBatch: ({ batch }) => ({ id: batch }),
  listBatchPhotos: ({ batch }) => ({ id: batch }),
  addToBatch: ({ project, batch }) => ({ id: batch, form: photoFor(project) }),
  changeBatch: ({ batch }) => ({ id: batch, json: { state: 'cancelled' } }),
  ...IMPORT_ROWS,
  listPlans: ({ project }) => ({ id: project }),
  addPlan: ({ project }) => ({ id: project, form: sentAs('plan') }),
  replacePlan: ({ plan }) => ({ id: plan, form: sentAs('plan') }),
  renamePlan: ({ plan }) => ({ id: plan, json: { name: 'Mine' } }),
  deletePlan: ({ plan }) => ({ id: plan }),
  planPage: ({ plan }) => ({ id: plan }),
  printPlan: ({ plan }) => ({ id: plan }),
  addPin: ({ plan }) => ({ id: plan, json: { page: 1, x: 0.1, y: 0.1 } }),
  movePin: ({ pin }) => ({ id: pin, json: { x: 0.9 } }),
  deletePin: ({ pin }) => ({ id: pin }),
  listDocuments: ({ project }) => ({ id: project }),
  addDocument: ({ project }) => ({ id: project, form: sentAs('document') }),
  changeDocument: ({ document }) => ({ id: document, json: { name: 'Mine' } }),
  documentFile: ({ document }) => ({ id: document }),
  documentPreview: ({ document }) => ({ id: document }),
  deleteDocument: ({ document }) => ({ id: document }),
  listTrail: ({ project }) => ({ id: project }),
  checkTrail: ({ project }) => ({ id: project }),
  askForPack: ({ project }) => ({ id: project, json: { originals: true } }),
  downloadPack: ({ project }) => ({ id: project, query: 'ticket=stolen' }),
  exportFindings: ({ project }) => ({ id: project, query: 'format=bcf-3.0' }),
  getDeadlines: ({ project }) => ({ id: project }),
  listFindingLines: ({ project }) => ({ id: project }),
  decideFindings: ({ project, defect }) => ({ id: project, json: { ids: [defect], verdict: 'rejected' } }),
  moveFindings: ({ project, defect }) => ({ id: project, json: { ids: [defect], projectId: project } }),
  deleteFindings: ({ project, defect }) => ({ id: project, json: { ids: [defect] } }),
  withdrawDecisions: ({ project, defect }) => ({
    id: project,
    json: { decided: [{ id: defect, decidedAt: '2026-01-01T00:00:00.000Z' }] },
  }),
  listProjectDefects: ({ project }) => ({ id: project }),
  listDefects: ({ project }) => ({ query: `projectId=${project}`, answer: 'empty' }),
  getDefect: ({ defect }) => ({ id: defect }),
  decideDefect: ({ defect }) => ({ id: defect, json: { verdict: 'rejected' } }),
  withdrawDecision: ({ defect }) => ({ id: defect }),
  findingQuestions: ({ defect }) => ({ id: defect }),
  answerQuestions: ({ defect }) => ({ id: defect, json: { material: 'masonry' } }),
  measureDefect: ({ defect }) => ({ id: defect, json: { measurements: [] } }),
  deleteDefect: ({ defect }) => ({ id: defect }),
  listJointLooks: ({ defect }) => ({ id: defect }),
  lookTogether: ({ defect }) => ({ id: defect }),
  decideJointLook: ({ defect }) => ({ id: defect, lookId: 1, json: { keep: true } }),
  listFindingPhotos: ({ defect }) => ({ id: defect }),
  addFindingPhotos: ({ defect, photo }) => ({ id: defect, json: { photoIds: [photo] } }),
  changeFindingPhoto: ({ defect, photo }) => ({ id: defect, photo, json: { role: 'overview' } }),
  removeFindingPhoto: ({ defect, photo }) => ({ id: defect, photo }),
  listAlike: ({ project }) => ({ id: project }),
  sayNotAlike: ({ defect, photo }) => ({ id: photo, json: { findingId: defect, dismissed: true } }),
  ...REPAIR_ROWS,
  makeRepairLink: ({ project, defect }) => ({
    id: project,
    json: { findingIds: [defect], name: 'Ben', days: 3 },
  }),
  listRepairLinks: ({ project }) => ({ id: project }),
  revokeRepairLink: ({ link }) => ({ id: link }),
  closeAlert: ({ defect }) => ({ id: defect, json: { reason: 'Made safe by a gas fitter' } }),
  reopenAlert: ({ defect }) => ({ id: defect }),
  image: ({ defect }) => ({ id: defect }),
  analyze: ({ project }) => ({ form: photoFor(project) }),
  insights: ({ project }) => ({ query: `projectId=${project}` }),
  addTestCredits: ({ paid, open }) =>
    [paid, open].map((paymentIntentId) => ({ json: { paymentIntentId, credits: 15 } })),
  createPdfIntent: ({ report, project, defect }) => ({
    json: { reportId: report, projectId: project, selectedDefectIds: [defect] },
  }),
  confirmPdfPurchase: ({ paid, open }) =>
    [paid, open].map((paymentIntentId) => ({ json: { paymentIntentId } })),
  taxInvoice: ({ payment }) => ({ id: payment }),
  sandboxIntent: ({ open }) => ({ id: open, query: `clientSecret=${clientSecret}` }),
  sandboxConfirm: ({ open }) => ({
    id: open,
    json: { clientSecret, card: CARD, billingAddress: BILLING_ADDRESS },
  }),
  sandboxChallenge: ({ open }) => ({ id: open, json: { clientSecret, approve: true } }),
  listReports: ({ project }) => ({ query: `projectId=${project}`, answer: 'empty' }),
  createReport: ({ project, defect }) => ({
    json: { projectId: project, title: 'Mine', selectedDefectIds: [defect] },
  }),
  checkReport: ({ project, defect }) => ({ json: { projectId: project, selectedDefectIds: [defect] } }),
  getReport: ({ report }) => ({ id: report }),
  updateReport: ({ report, defect }) => ({ id: report, json: { selectedDefectIds: [defect] } }),
  retryReport: ({ report }) => ({ id: report }),
  deleteReport: ({ report }) => ({ id: report }),
  reportVersions: ({ report }) => ({ id: report }),
  downloadReport: ({ report }) => ({ id: report }),
  previewReport: ({ report }) => ({ id: report }),
  chat: ({ project, defect }) =>
    [{ defectId: defect }, { projectId: project }].map((about) => ({
      json: { message: 'How wide?', ...about },
    })),
  defectChat: ({ defect }) => ({ id: defect }),
  rateAnswer: ({ answer }) => ({ id: answer, json: { helpful: false } }),
};

const all: Readonly<Record<string, Endpoint>> = endpoints;

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];

/** Names of fields that hold ids of rows; whose account it is is never taken from a field. */
const isId = (field: string) => /Ids?$/.test(field) && !['userId', 'clientMessageId'].includes(field);

function takesId({ path, body, query, form }: Endpoint): boolean {
  return path.includes('/:') || [body, query, form].some((schema) => fieldsOf(schema).some(isId));
}

test('every endpoint that takes an id of somebody’s has a row here', () => {
  const taking = Object.entries(all).filter(([, entry]) => entry.access === 'session' && takesId(entry));
  expect(taking.map(([name]) => name).sort()).toEqual(Object.keys(ROWS).sort());
});

function send(who: Person, name: string, { id = '', photo: ofPhoto = 0, query, json, form }: Ask) {
  const { method, path } = all[name] as Endpoint;
  const place = path
    .replace(/:\w+/, String(id))
    .replace(':kind', 'gas')
    .replace(':photoId', String(ofPhoto))
    .replace(':position', '1');
  const address = `${place}${query ? `?${query}` : ''}`;
  return who.call<unknown>(method, address, form ? { body: form } : json === undefined ? {} : { json });
}

/** What an answer says, but for the id of the request itself. */
function said({ status, body }: { status: number; body: unknown }): unknown {
  const { requestId: _its, ...rest } = Object(body);
  return { status, body: Array.isArray(body) ? body : rest };
}

/** How many rows each table has, and which transaction wrote to it last: whatever is written anywhere changes it. */
async function everyRow(): Promise<Record<string, string>> {
  const { rows: tables } = await server.services.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const counted = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
  );
  const { rows } = await server.services.database.execute<{ name: string; state: string }>(
    sql.raw(counted.join(' union all ')),
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

test('every row that is written is seen', async () => {
  const before = await everyRow();
  expect(Object.keys(before).length).toBeGreaterThan(60);
  await olive.put(`/api/defects/${own.defect}/measurements`, { measurements: [] });
  const after = await everyRow();
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toContain('defects');
});

test.each(Object.keys(ROWS))('%s tells another user that nothing is there', async (name) => {
  const [asks, asksForNothing] = [own, NOTHING].map((ids) => [ROWS[name]?.(ids) ?? []].flat());
  const before = await everyRow();
  for (const [index, ask] of (asks ?? []).entries()) {
    const told = await send(mallory, name, ask);
    const nothing = ask.answer === 'empty' ? { status: 200, body: [] } : { status: 404 };
    expect(told).toMatchObject(nothing);
    expect(said(told)).toEqual(said(await send(mallory, name, asksForNothing?.[index] ?? {})));
  }
  expect(await everyRow()).toEqual(before);
  for (const ask of all[name]?.method === 'GET' ? (asks ?? []) : []) {
    const hers = await send(olive, name, ask);
    expect([hers.status === 404, ask.answer === 'empty' && hers.body]).not.toContainEqual([]);
    expect(hers.status).not.toBe(404);
  }
});

test('another’s finding opens nothing in a project of one’s own either', async () => {
  const { id } = await mallory.project();
  const before = await everyRow();
  const mixed = { projectId: id, title: 'Mine', selectedDefectIds: [own.defect] };
  expect((await mallory.post('/api/reports', mixed)).status).toBe(400);
  // Checked beforehand it counts as not chosen: nothing of it is told.
  const checked = await mallory.post('/api/reports/check', { ...mixed, clientName: 'Me' });
  expect(JSON.stringify(checked.body)).not.toContain('finding without');
  expect(await everyRow()).toEqual(before);
});

test('another’s project opens nothing beside a finding of one’s own either', async () => {
  const { id } = await mallory.project();
  const { defect } = (await mallory.analyse(photo, { projectId: id })).body;
  const before = await everyRow();
  for (const { project } of [own, NOTHING]) {
    const asked = { message: 'How wide?', defectId: defect.id, projectId: project };
    expect((await mallory.post('/api/ai/chat', asked)).status).toBe(404);
  }
  expect(await everyRow()).toEqual(before);
});
