import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type ErrorBody, LIMITS, type ProjectDocument, type TrailEntry } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { planPdf } from '../../../test/support/plan-pdf.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { projectDocuments } from '../../platform/database/schema.ts';

let server: TestServer;
let person: Person;
let project: number;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
  project = (await person.project()).id;
});
afterAll(() => server.stop());

const formOf = (bytes: Uint8Array, name: string, fields: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('document', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  return body;
};
const add = (bytes: Uint8Array, name = 'contract.pdf', fields = {}, into = project) =>
  person.call<ProjectDocument & ErrorBody>('POST', `/api/projects/${into}/documents`, {
    body: formOf(bytes, name, fields),
  });
const list = async (of = project) =>
  (await person.get<ProjectDocument[]>(`/api/projects/${of}/documents`)).body;
const file = (id: number, which: string, cookie = person.cookie) =>
  fetch(`${server.url}/api/documents/${id}/${which}`, { headers: { cookie } });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a contract is kept byte by byte, known by its hash, and saved under its name', async () => {
  const pdf = planPdf(2);
  const { status, body } = await add(pdf, 'Contract – Müller.pdf', { kind: 'contract' });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      kind: 'contract',
      name: 'Contract – Müller',
      type: 'application/pdf',
      bytes: pdf.length,
      sha256: sha256(pdf),
    }),
  ]);
  const saved = await file(body.id, 'file');
  expect(Buffer.from(await saved.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="Contract _ M_ller.pdf"; filename*=UTF-8''Contract%20%E2%80%93%20M%C3%BCller.pdf`,
  );
  expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
  const preview = await sharp(Buffer.from(await (await file(body.id, 'preview')).arrayBuffer())).metadata();
  expect(preview.format).toBe('webp');
});

test('a picture is a document too, and both are renamed without a change to the file', async () => {
  const photo = await crackOnPlaster();
  const { body } = await add(photo, 'approval.jpg', { kind: 'approval', name: 'Council approval' });
  expect(body).toMatchObject({ type: 'image/jpeg', name: 'Council approval', sha256: sha256(photo) });
  const changed = await person.patch<ProjectDocument>(`/api/documents/${body.id}`, { kind: 'letter' });
  expect(changed.body).toMatchObject({ kind: 'letter', name: 'Council approval', sha256: sha256(photo) });
  expect((await person.patch(`/api/documents/${body.id}`, { name: ' ' })).status).toBe(400);
  expect((await person.patch(`/api/documents/${body.id}`, { kind: 'spell' })).status).toBe(400);
  expect((await list())[0]?.id).toBe(body.id);
});

/** The plan with something put into its catalogue. */
const withObject = (object: string) =>
  Buffer.from(Buffer.from(planPdf(1)).toString('latin1').replace('/Type /Catalog', object), 'latin1');

/** The same packed into a stream of objects, as most PDFs are written. */
function packed(object: string): Buffer {
  const stream = deflateSync(Buffer.from(`9 0 ${object}`));
  const [before = '', after = ''] = Buffer.from(planPdf(1)).toString('latin1').split('xref\n0');
  return Buffer.concat([
    Buffer.from(
      `${before}9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from(`\nendstream\nendobj\nxref\n0${after}`, 'latin1'),
  ]);
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const HOSTILE: readonly [string, () => Uint8Array][] = [
  ['a script in a PDF', () => withObject(`/Type /Catalog /OpenAction ${SCRIPT}`)],
  [
    'a script under another spelling',
    () => withObject(`/Type /Catalog /AA ${SCRIPT.replace('Script', '#53cript')}`),
  ],
  ['a script among packed objects', () => packed(SCRIPT)],
  ['a program to start', () => withObject('/Type /Catalog /OpenAction << /S /Launch /F (cmd.exe) >>')],
  ['a file inside the file', () => withObject('/Type /Catalog /Names << /EmbeddedFiles 3 0 R >>')],
  ['packed objects that unpack to gigabytes', () => packed('x'.repeat(80 * 1024 * 1024))],
  ['an archive behind a PDF', () => Buffer.concat([planPdf(1), Buffer.from('\nPK\x03\x04 and more')])],
  ['a PDF behind a web page', () => Buffer.concat([Buffer.from('<script>1</script>'), planPdf(1)])],
  ['half of a PDF', () => planPdf(1).subarray(0, 300)],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing that runs scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ],
  ['words', () => Buffer.from('a contract, honestly')],
];

test.each(HOSTILE)('%s is refused and leaves neither row nor file', async (_what, make) => {
  const { database, files } = server.services;
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of files.keys()) if (key.startsWith('documents/')) keys.push(key);
    return keys.sort();
  };
  const before = [await database.select().from(projectDocuments), await stored()];
  const { status, body } = await add(make());
  expect([status, body.code]).toEqual([415, 'unsupported_type']);
  expect(body.message).toContain('PDF');
  expect([await database.select().from(projectDocuments), await stored()]).toEqual(before);
});

test('a plain PDF whose objects are packed is taken', async () => {
  expect((await add(packed('<< /Type /Metadata >>'))).status).toBe(201);
});

test('a document that is too large, or of a kind that isn’t on the list, is refused', async () => {
  const large = Buffer.concat([planPdf(1), Buffer.alloc(LIMITS.uploadBytes, ' ')]);
  expect((await add(large)).status).toBe(413);
  expect((await add(planPdf(1), 'a.pdf', { kind: 'spell' })).status).toBe(400);
  expect((await person.post(`/api/projects/${project}/documents`, {})).status).toBe(400);
});

test('a project takes a hundred documents and refuses the next, also of two at once', async () => {
  const own = (await person.project()).id;
  await server.services.database.execute(sql`
    insert into project_documents (project_id, kind, name, folder, type, bytes, sha256)
    select ${own}, 'other', 'n', 'documents/none-' || n, 'image/jpeg', 1, 'x' from generate_series(1, 99) n`);
  const photo = await crackOnPlaster();
  const both = await Promise.all([add(photo, 'a.jpg', {}, own), add(photo, 'b.jpg', {}, own)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await list(own)).toHaveLength(100);
});

test('its coming and going stand in the trail with its hash, and its files go with it', async () => {
  const own = (await person.project()).id;
  const pdf = planPdf(1);
  const first = (await add(pdf, 'a.pdf', {}, own)).body.id;
  const second = (await add(pdf, 'b.pdf', {}, own)).body.id;
  const [row] = await server.services.database
    .select()
    .from(projectDocuments)
    .where(eq(projectDocuments.id, second));
  await person.delete(`/api/documents/${first}`);
  expect((await file(first, 'file')).status).toBe(404);
  const trail = (await person.get<TrailEntry[]>(`/api/projects/${own}/trail`)).body;
  expect(trail.map(({ event, by, subject }) => [event, by, subject])).toEqual([
    ['document_deleted', 'owner', { kind: 'document', id: first }],
    ['document_added', 'owner', { kind: 'document', id: second }],
    ['document_added', 'owner', { kind: 'document', id: first }],
  ]);
  expect(new Set(trail.map(({ subjectSha256 }) => subjectSha256))).toEqual(new Set([sha256(pdf)]));

  await person.post(`/api/projects/${own}/legal-hold`, { reason: 'Claim' });
  const held = await person.delete<ErrorBody>(`/api/documents/${second}`);
  expect([held.status, held.body.code]).toEqual([409, 'legal_hold']);
  const past = await server.services.database
    .execute(sql`delete from project_documents where id = ${second}`)
    .catch((error: Error) => String(error.cause));
  expect(past).toContain('legal hold');
  await person.post(`/api/projects/${own}/legal-hold/lift`, { reason: 'Settled' });
  expect((await person.delete(`/api/projects/${own}`)).status).toBe(200);
  await expect(server.services.files.get(`${row?.folder}/original`)).rejects.toThrow();
});

test('a document is its owner’s alone, its file and its picture included', async () => {
  const stranger = await server.member();
  const id = (await list())[0]?.id ?? 0;
  for (const which of ['file', 'preview']) {
    expect((await file(id, which)).status).toBe(200);
    expect((await file(id, which, stranger.cookie)).status).toBe(404);
    expect((await file(id, which, '')).status).toBe(401);
  }
});

test('a page may load pieces of a map only where the operator has set one', async () => {
  const policyOf = async (at: TestServer) =>
    (await at.visitor().get('/')).headers.get('content-security-policy') ?? '';
  expect(await policyOf(server)).toContain("img-src 'self' data: blob:;");
  expect((await person.get('/api/map')).body).toEqual({ tilesUrl: null, attribution: '' });
  const tilesUrl = 'https://tiles.example/{z}/{x}/{y}.png';
  const mapped = await startTestServer({
    env: { ROLE: 'web', MAP_TILES_URL: tilesUrl, MAP_ATTRIBUTION: '© Map makers' },
  });
  try {
    expect(await policyOf(mapped)).toContain("img-src 'self' data: blob: https://tiles.example;");
    const member = await mapped.member();
    expect((await member.get('/api/map')).body).toEqual({ tilesUrl, attribution: '© Map makers' });
    expect((await mapped.visitor().get('/api/map')).status).toBe(401);
  } finally {
    await mapped.stop();
  }
});
