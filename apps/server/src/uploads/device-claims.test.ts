import { createHash } from 'node:crypto';
import type { AnalysisResult, Defect, ErrorBody, TrailEntry } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster, signJpeg } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { photos } from '../platform/database/schema.ts';

const ORIGINAL = 'a'.repeat(64);
const AT = '2026-11-21T09:05:00.000+11:00';

let server: TestServer;
let person: Person;
let photo: Buffer;
let sha256: string;
let projectId: number;
let findingId: number;

beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
  sha256 = createHash('sha256').update(photo).digest('hex');
  person = await server.member();
  projectId = (await person.project()).id;
  findingId = (await person.analyse(photo, { projectId })).body.defect.id;
});
beforeEach(async () => {
  await server.services.database.update(photos).set({ deviceAt: null, deviceSha256: null });
});
afterAll(() => server.stop());

interface Way {
  path: string;
  fields: Record<string, string>;
  headers?: Record<string, string>;
}

/** Every way in which a device sends a photo of a project. */
const WAYS: Readonly<Record<string, (key: string) => Promise<Way>>> = {
  'to be analysed': async (key) => ({
    path: '/api/analyze',
    fields: { projectId: String(projectId) },
    headers: { 'idempotency-key': key },
  }),
  'to be kept': async (key) => ({ path: `/api/projects/${projectId}/photos`, fields: { key } }),
  'among many': async (key) => {
    const batch = { key, photoCount: 1, analyse: false, stageOfWorks: '' };
    const { body } = await person.post<{ id: number }>(`/api/projects/${projectId}/batches`, batch);
    return { path: `/api/batches/${body.id}/photos`, fields: { key: `${key}-photo` } };
  },
  'of a repair': async (key) => ({ path: `/api/defects/${findingId}/repair/photos`, fields: { key } }),
  'by a link': async (key) => {
    const asked = { findingIds: [findingId], name: 'Ben', days: 7 };
    const { body } = await person.post<{ address: string }>(`/api/projects/${projectId}/repair-links`, asked);
    const secret = new URL(body.address).hash.slice(1);
    return {
      path: `/api/repair-link/findings/${findingId}/photos`,
      fields: { key },
      headers: { 'x-repair-link': secret },
    };
  },
};

const send = ({ path, fields, headers = {} }: Way, said: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...said })) body.set(name, value);
  body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return person.call<Partial<AnalysisResult> & ErrorBody>('POST', path, { body, headers });
};
const photosWithClaims = () =>
  server.services.database.select().from(photos).where(eq(photos.deviceAt, AT)).orderBy(photos.id);
const trail = async () => (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body;

test.each(Object.entries(WAYS))('a photo that is sent %s keeps the device’s word', async (name, way) => {
  const before = (await trail()).length;
  const sent = await way(`device-${name.replaceAll(' ', '-')}`);
  const said = { sha256, originalSha256: ORIGINAL, deviceAt: AT, source: 'in_app' };
  expect((await send(sent, said)).status).toBeLessThan(300);
  const kept = (await photosWithClaims()).at(-1);
  expect(kept).toMatchObject({ sha256, deviceSha256: ORIGINAL, deviceAt: AT, source: 'in_app' });
  const added = (await trail()).slice(0, -before).find(({ event }) => event === 'photo_added');
  expect(added).toMatchObject({
    subject: { id: kept?.id },
    detail: { deviceAt: AT, deviceSha256: ORIGINAL, source: 'in_app' },
  });
});

test.each(Object.entries(WAYS))('bytes that changed on their way %s are refused', async (name, way) => {
  const sent = await way(`changed-${name.replaceAll(' ', '-')}`);
  const count = async () => (await server.services.database.select().from(photos)).length;
  const before = await count();
  const credits = (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
  expect(await send(sent, { sha256: ORIGINAL, deviceAt: AT })).toMatchObject({
    status: 400,
    body: { code: 'upload_failed', message: expect.stringContaining('changed on its way') },
  });
  for (const [field, wrong] of [
    ['sha256', 'ABC'],
    ['deviceAt', 'yesterday'],
    ['source', 'brought_in'],
  ] as const) {
    expect((await send(sent, { [field]: wrong })).status).toBe(400);
  }
  expect(await count()).toBe(before);
  expect((await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits).toBe(credits);
});

test('a finding tells which time was claimed and which was observed', async () => {
  const said = { sha256, deviceAt: AT };
  const { body } = await send(await (WAYS['to be analysed'] as (typeof WAYS)[string])('tells-times'), said);
  const { evidence } = (await person.get<Defect>(`/api/defects/${body.defect?.id}`)).body;
  expect(evidence).toMatchObject({ deviceAt: AT, deviceSha256: sha256, sha256 });
  expect(Math.abs(Date.parse(evidence.receivedAt ?? '') - Date.now())).toBeLessThan(600_000);
});

test('what a photo’s file says under a signature is kept and shown, and no photo needs to', async () => {
  const of = async (bytes: Buffer) => {
    const { id } = (await person.analyse(bytes, { projectId })).body.defect;
    return (await person.get<Defect>(`/api/defects/${id}`)).body.evidence.contentCredentials;
  };
  expect(await of(photo)).toBe(null);
  const signed = signJpeg(photo, { source: 'trainedAlgorithmicMedia' });
  expect(await of(signed)).toEqual({
    state: 'intact',
    signer: 'Test Camera (Example Cameras)',
    madeWith: 'Test Phone 1.0',
    origin: 'ai',
    edits: 0,
  });
});
