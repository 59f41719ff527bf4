import { createHash } from 'node:crypto';
import type { Report } from '@plumbline/contract';
import { checkPack } from '@plumbline/contract/check-pack';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { photos, reports, signingKeys } from '../platform/database/schema.ts';
import { versionKey } from '../reports/index.ts';
import { readSigningKey } from '../signing/index.ts';
import { imageKey } from '../uploads/index.ts';
import { issuePackTicket, readPackTicket } from './ticket.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let photo: Buffer;
/** A pack of one blurred photo, without originals. */
let pack: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
  person = await server.member();
  const project = await person.project('House at the corner');
  projectId = project.id;
  await person.analyse(photo, { projectId });
  const [row] = await server.services.database.select().from(photos).where(eq(photos.projectId, projectId));
  const marks = { shapes: [{ kind: 'blur', from: [0, 0], to: [0.5, 0.5] }], version: 0 };
  expect((await person.put(`/api/photos/${row?.id}/markup`, marks)).status).toBe(200);
  pack = await download(false);
});
afterAll(() => server.stop());

async function download(
  originals: boolean,
  { owner, id } = { owner: person, id: projectId },
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await owner.post<{ url: string }>(`/api/projects/${id}/evidence-pack`, {
    originals,
  });
  const response = await fetch(`${server.url}${body.url}`, { headers: { cookie: owner.cookie } });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a pack holds blurred copies and no original, and everything in it is proved', async () => {
  const checked = await checkPack(new Blob([pack]));
  expect(checked).toMatchObject({ problems: [], signature: { state: 'good' } });
  expect(checked.manifest).toMatchObject({
    project: { id: projectId, name: 'House at the corner' },
    photos: [{ sha256: hash(photo), blurred: true }],
    missing: [],
  });
  expect(checked.trail.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['photo_added', 'pack_made']),
  );
  const keys = (await server.visitor().get<{ publicKey: string }[]>('/api/signing-keys')).body;
  expect(keys.map(({ publicKey }) => publicKey)).toContain(checked.signature.publicKey);
  // A reader that isn't of what wrote it.
  const files = unzipSync(pack);
  expect(Object.values(files).map(hash)).not.toContain(hash(photo));
  expect(Object.keys(files).filter((path) => path.startsWith('photos/'))).toHaveLength(1);
  expect(Buffer.from(files['READ-ME-FIRST.txt'] ?? []).toString()).toContain(
    'WHAT IT DOESN’T PROVE'.replace('’', "'"),
  );
});

test('originals go byte for byte where they are asked for, and the trail says so', async () => {
  const bytes = await download(true);
  const checked = await checkPack(new Blob([bytes]));
  expect(checked.problems).toEqual([]);
  expect(Object.values(unzipSync(bytes)).map(hash)).toContain(hash(photo));
  expect(checked.trail.at(-1)).toMatchObject({ event: 'pack_made', detail: { originals: true } });
});

test('a photo or report that was exchanged on the server is found by the trail, and so is a damaged file', async () => {
  const { database, files } = server.services;
  const owner = await server.member();
  const { id } = await owner.project('House with an exchanged photo');
  const { body } = await owner.analyse(photo, { projectId: id });
  const asked = { projectId: id, title: 'Handover', type: 'defect_analysis' };
  const made = await owner.post<Report>('/api/reports', { ...asked, selectedDefectIds: [body.defect.id] });
  await waitUntil(
    async () => (await owner.get<Report>(`/api/reports/${made.body.id}`)).body,
    ({ status }) => status === 'completed',
  );
  const check = async () => checkPack(new Blob([await download(true, { owner, id })]));
  expect(await check()).toMatchObject({ problems: [], contradictions: [] });

  const [row] = await database.select().from(photos).where(eq(photos.projectId, id));
  if (!row) throw new Error('The photo is gone');
  const other = await cleanWall();
  await files.put(imageKey(row.folder, 'original'), other, 'image/jpeg');
  expect(await check()).toMatchObject({
    problems: [],
    contradictions: [`originals/${row.id}.jpg isn’t the photo that the server received.`],
  });
  const exchange = () =>
    database
      .update(photos)
      .set({ sha256: hash(other) })
      .where(eq(photos.id, row.id));
  await expect(exchange()).rejects.toThrow();
  // As whoever runs the installation could: the row says what the other file is.
  await database.execute(sql`alter table photos disable trigger photos_unchanged`);
  await exchange();
  const entry = `Photo ${row.id} isn’t the one that entry 1 of the trail records.`;
  expect(await check()).toMatchObject({ problems: [], contradictions: [entry] });
  const [report] = await database.select().from(reports).where(eq(reports.projectId, id));
  await files.put(versionKey(report?.folder ?? '', 1, 'report'), Buffer.from('%PDF-'), 'application/pdf');
  expect((await check()).contradictions).toEqual([
    entry,
    expect.stringMatching(
      /^reports\/\d+-version-1\.pdf isn’t the report that entry \d+ of the trail records\.$/,
    ),
  ]);
});

test('a ticket is good for its account, its project and what was asked for, and not for long', () => {
  const of = { userId: 1, projectId: 2 };
  const ticket = issuePackTicket('secret', { ...of, originals: false }, 0);
  expect(readPackTicket('secret', of, ticket, 1000)).toEqual({ originals: false });
  expect(readPackTicket('secret', { ...of, userId: 2 }, ticket, 1000)).toBeUndefined();
  expect(readPackTicket('secret', { ...of, projectId: 3 }, ticket, 1000)).toBeUndefined();
  expect(readPackTicket('secret', of, ticket.replace('copies', 'originals'), 1000)).toBeUndefined();
  expect(readPackTicket('secret', of, ticket, 301_000)).toBeUndefined();
});

test('a private key is never kept in the clear, and a new session secret gets a key of its own', async () => {
  const { database, environment } = server.services;
  const first = await readSigningKey(database, environment.sessionSecret);
  expect((await readSigningKey(database, environment.sessionSecret)).publicKey).toBe(first.publicKey);
  const second = await readSigningKey(database, 'another secret of at least 32 characters');
  expect(second.publicKey).not.toBe(first.publicKey);
  const rows = await database.select().from(signingKeys);
  const plain = first.privateKey.export({ format: 'jwk' }).d ?? '';
  expect(plain).not.toBe('');
  for (const { lockedPrivateKey } of rows) {
    expect(lockedPrivateKey).not.toContain('PRIVATE');
    expect(Buffer.from(lockedPrivateKey, 'base64url').includes(Buffer.from(plain, 'base64url'))).toBe(false);
  }
});
