import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { refundPayment, sweepPaymentsOf } from '../../../test/support/settle.ts';
import { fromSecret, type OpenPayment, payInSandbox } from '../../../test/support/shopper.ts';
import { waitUntil } from '../../../test/support/wait-until.ts';
import { dropUnpaid } from './outlive-project.ts';

let server: TestServer;
let photo: Uint8Array;
beforeAll(async () => {
  server = await startTestServer();
  photo = await crackOnPlaster();
});
afterAll(() => server.stop());

type Asked = Report & { code?: string; message?: string };

function ended(who: Person, id: number): Promise<Report> {
  return waitUntil(
    async () => (await who.get<Report>(`/api/reports/${id}`)).body,
    ({ status }) => status !== 'generating',
  );
}

/** Someone with a project of so many findings and a report of the first of them. */
async function withReport(findings = 1) {
  const who = await server.member();
  const project = await who.project('Terrace');
  const found: number[] = [];
  for (let at = 0; at < findings; at++) {
    found.push((await who.analyse(photo, { projectId: project.id })).body.defect.id);
  }
  const asked = await who.post<Asked>('/api/reports', {
    projectId: project.id,
    title: 'Handover',
    selectedDefectIds: found.slice(0, 1),
  });
  const report = await ended(who, asked.body.id);
  expect(report.status).toBe('completed');
  return { who, projectId: project.id, found, id: report.id };
}

async function order(who: Person, reportId: number): Promise<OpenPayment> {
  const { body } = await who.post<{ clientSecret: string }>('/api/payments/create-pdf-intent', {
    reportId,
    selectedDefectIds: [1],
    projectId: 1,
  });
  return fromSecret(body.clientSecret);
}
const confirm = (who: Person, { id }: OpenPayment) =>
  who.post('/api/payments/confirm-pdf-purchase', { paymentIntentId: id });

async function buy(who: Person, reportId: number): Promise<OpenPayment> {
  const payment = await order(who, reportId);
  await payInSandbox(who, payment);
  expect((await confirm(who, payment)).status).toBe(200);
  return payment;
}

const download = async (who: Person, id: number, format: string, version?: number) => {
  const asked = `/api/reports/${id}/download?format=${format}${version ? `&version=${version}` : ''}`;
  const { status, body } = await who.get<unknown>(asked);
  expect(status, asked).toBe(200);
  return typeof body === 'string' ? body : JSON.stringify(body);
};
/** Short, so that a failure can be read. */
const printOf = async (...asked: Parameters<typeof download>) =>
  createHash('sha256')
    .update(await download(...asked))
    .digest('hex');
const pictures = (workbook: string) => workbook.split('xl/media/').length - 1;

const count = async (query: ReturnType<typeof sql>) =>
  Number((await server.services.database.execute<{ n: string }>(query)).rows[0]?.n);
const photosOf = (id: number) =>
  count(sql`select count(*) as n from photos p join report_photos r on r.photo_id = p.id
    where r.report_id = ${id}`);
const foldersOf = async (kind: string, userId: number) =>
  readdir(join(server.services.environment.dataDir, 'files', kind, String(userId))).catch(() => []);
const idOf = async (who: Person) => (await who.get<{ id: number }>('/api/me')).body.id;

test('keeps a bought report in every version and format when its project is deleted', async () => {
  const { who, projectId, found, id } = await withReport(3);
  await who.put(`/api/reports/${id}`, { selectedDefectIds: found.slice(0, 2) });
  await ended(who, id);
  await buy(who, id);
  const before = {
    first: await printOf(who, id, 'pdf', 1),
    second: await printOf(who, id, 'pdf', 2),
    newest: await printOf(who, id, 'pdf'),
    json: await printOf(who, id, 'json'),
    pictures: pictures(await download(who, id, 'xlsx')),
  };
  expect(before.pictures).toBeGreaterThan(0);

  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);

  expect({
    first: await printOf(who, id, 'pdf', 1),
    second: await printOf(who, id, 'pdf', 2),
    newest: await printOf(who, id, 'pdf'),
    json: await printOf(who, id, 'json'),
    pictures: pictures(await download(who, id, 'xlsx')),
  }).toEqual(before);
  expect(await download(who, id, 'csv')).not.toContain(`/defects/${found[0]}`);
  const listed = (await who.get<Report[]>('/api/reports')).body;
  expect(listed).toMatchObject([
    { id, projectId: null, projectName: 'Terrace', purchased: true, version: 2 },
  ]);
  expect((await who.get('/api/projects')).body).toEqual([]);
  // The photos that it prints, and no others.
  expect(await photosOf(id)).toBe(2);
  expect(await foldersOf('photos', await idOf(who))).toHaveLength(2);
});

test('keeps the photo in a report’s spreadsheet when its finding is deleted, until the report goes', async () => {
  const { who, projectId, found, id } = await withReport(2);
  await who.put(`/api/reports/${id}`, { selectedDefectIds: found });
  await ended(who, id);
  await buy(who, id);
  const before = pictures(await download(who, id, 'xlsx'));
  expect(before).toBeGreaterThan(0);
  for (const each of found) expect((await who.delete(`/api/defects/${each}`)).status).toBe(200);
  expect(pictures(await download(who, id, 'xlsx'))).toBe(before);
  expect((await who.get(`/api/images/${found[0]}`)).status).toBe(404);
  expect(await photosOf(id)).toBe(2);

  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);
  expect(pictures(await download(who, id, 'xlsx'))).toBe(before);
  expect((await who.delete(`/api/reports/${id}`)).status).toBe(200);
  expect(await foldersOf('photos', await idOf(who))).toEqual([]);
});

test('keeps every photo of a finding that a bought report prints, and lets them all go with it', async () => {
  const { who, projectId, found, id } = await withReport(2);
  const path = (of: number | undefined) => `/api/defects/${of}/photos`;
  const [further] = (await who.get<{ id: number }[]>(path(found[1]))).body;
  await who.post(path(found[0]), { photoIds: [further?.id] });
  await buy(who, id);
  const before = pictures(await download(who, id, 'xlsx'));
  expect((await who.delete(`/api/defects/${found[1]}`)).status).toBe(200);
  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);
  expect(await photosOf(id)).toBe(2);
  expect(pictures(await download(who, id, 'xlsx'))).toBe(before);
  expect((await who.delete(`/api/reports/${id}`)).status).toBe(200);
});

test('deletes the photo with its finding where no report prints it', async () => {
  const { who, found, id } = await withReport(2);
  expect((await who.delete(`/api/defects/${found[1]}`)).status).toBe(200);
  expect(await foldersOf('photos', await idOf(who))).toHaveLength(1);
  expect((await who.delete(`/api/defects/${found[0]}`)).status).toBe(200);
  // Not bought: what prints it is the report's own, and goes with the report.
  expect(await photosOf(id)).toBe(1);
  expect((await who.delete(`/api/reports/${id}`)).status).toBe(200);
  expect(await foldersOf('photos', await idOf(who))).toEqual([]);
});

test('refuses to edit, retry or buy a report that has outlived its project, and says why', async () => {
  const { who, projectId, id } = await withReport();
  await buy(who, id);
  await who.delete(`/api/projects/${projectId}`);
  const edited = await who.put<Asked>(`/api/reports/${id}`, { title: 'Another' });
  expect(edited.status).toBe(409);
  expect(edited.body.message).toContain('can’t be edited');
  expect((await who.post(`/api/reports/${id}/retry`)).status).toBe(409);
  const again = { reportId: id, selectedDefectIds: [1], projectId: 1 };
  expect((await who.post('/api/payments/create-pdf-intent', again)).status).toBe(409);
  const stranger = await server.member();
  expect((await stranger.get(`/api/reports/${id}/download`)).status).toBe(404);
  expect((await stranger.delete(`/api/reports/${id}`)).status).toBe(404);
});

test('falls back to the newest completed version when a later one was still being made', async () => {
  const { who, projectId, id } = await withReport();
  await buy(who, id);
  await server.services.database.execute(sql`
    with next as (update reports set version = 2 where id = ${id} returning id)
    insert into report_versions (report_id, version, status, selected_defect_ids, critical_count, high_count,
      medium_count, low_count) select id, 2, 'failed', '{}', 0, 0, 0, 0 from next`);
  await who.delete(`/api/projects/${projectId}`);
  expect((await who.get<Report>(`/api/reports/${id}`)).body).toMatchObject({
    version: 1,
    status: 'completed',
  });
  expect((await download(who, id, 'pdf')).slice(0, 5)).toBe('%PDF-');
});

test('keeps a project whose bought report was never made, until the report is deleted', async () => {
  const { who, projectId, id } = await withReport();
  await buy(who, id);
  await server.services.database.execute(
    sql`update report_versions set status = 'failed' where report_id = ${id}`,
  );
  const refused = await who.delete<Asked>(`/api/projects/${projectId}`);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Handover');
  expect((await who.get(`/api/projects/${projectId}`)).status).toBe(200);
  await who.delete(`/api/reports/${id}`);
  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);
});

test('deletes the report and the photos kept for it when its owner deletes it', async () => {
  const { who, projectId, id } = await withReport();
  const userId = await idOf(who);
  await buy(who, id);
  await who.delete(`/api/projects/${projectId}`);
  expect(await foldersOf('photos', userId)).toHaveLength(1);
  expect((await who.delete(`/api/reports/${id}`)).status).toBe(200);
  expect(await photosOf(id)).toBe(0);
  expect(await count(sql`select count(*) as n from photos where user_id = ${userId}`)).toBe(0);
  expect(await foldersOf('photos', userId)).toEqual([]);
  expect(await foldersOf('reports', userId)).toEqual([]);
});

test('deletes a report that isn’t bought with its project', async () => {
  const { who, projectId, id } = await withReport();
  const payment = await order(who, id);
  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);
  expect((await who.get(`/api/reports/${id}`)).status).toBe(404);
  expect((await payInSandbox(who, payment)).body.paymentIntent.status).toBe('canceled');
  expect(await foldersOf('photos', await idOf(who))).toEqual([]);
});

/** What a provider that can't be reached leaves: a project that is gone, and a payment that nobody could close. */
async function deletedWhileProviderWasAway() {
  const { who, projectId, id } = await withReport();
  const payment = await order(who, id);
  const { database } = server.services;
  await database.execute(sql`alter table sandbox_intents rename to sandbox_away`);
  expect((await who.delete(`/api/projects/${projectId}`)).status).toBe(200);
  await database.execute(sql`alter table sandbox_away rename to sandbox_intents`);
  expect((await who.get<Report>(`/api/reports/${id}`)).body).toMatchObject({ projectId: null });
  return { who, id, payment };
}

test('gives what was paid for while the provider couldn’t be reached', async () => {
  const { who, id, payment } = await deletedWhileProviderWasAway();
  await payInSandbox(who, payment);
  expect((await confirm(who, payment)).status).toBe(200);
  await dropUnpaid(server.services.database);
  expect((await download(who, id, 'pdf')).slice(0, 5)).toBe('%PDF-');
});

test('sweeps away what was never paid for, once the provider is back', async () => {
  const { who, id, payment } = await deletedWhileProviderWasAway();
  await dropUnpaid(server.services.database);
  expect((await who.get(`/api/reports/${id}`)).status).toBe(200);
  await sweepPaymentsOf(server);
  await dropUnpaid(server.services.database);
  expect((await payInSandbox(who, payment)).body.paymentIntent.status).toBe('canceled');
  expect((await who.get(`/api/reports/${id}`)).status).toBe(404);
  expect(await photosOf(id)).toBe(0);
});

test('sweeps away a report whose money went back after its project was deleted', async () => {
  const { who, projectId, id } = await withReport();
  const payment = await buy(who, id);
  await who.delete(`/api/projects/${projectId}`);
  await refundPayment(server, payment.id);
  await dropUnpaid(server.services.database);
  expect((await who.get(`/api/reports/${id}`)).status).toBe(404);
});

test('never loses a report that is paid for while its project is being deleted', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const { who, projectId, id } = await withReport();
    const payment = await order(who, id);
    const [paid] = await Promise.all([
      payInSandbox(who, payment),
      who.delete(`/api/projects/${projectId}`),
      confirm(who, payment),
    ]);
    const { status } = await confirm(who, payment);
    const succeeded = paid.body.paymentIntent?.status === 'succeeded';
    expect(status).toBe(succeeded ? 200 : 409);
    await dropUnpaid(server.services.database);
    expect((await who.get(`/api/reports/${id}/download`)).status).toBe(succeeded ? 200 : 404);
  }
});
