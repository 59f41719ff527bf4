import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Defect } from '@plumbline/contract';
import { checkPack } from '@plumbline/contract/check-pack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { keepSmaller, originalOf, sendOriginal } from '../../test/support/large-original.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { readSigningCertificate } from '../signing/index.ts';
import { backUp, RestoreError, restore } from './index.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-drill-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const downloadOf = async (from: TestServer, { cookie }: Person, path: string) =>
  (await fetch(`${from.url}${path}`, { headers: { cookie } })).blob();

const databaseUrl = (from: TestServer) => from.services.environment.databaseUrl ?? '';

test('the drill: an installation is lost, its backup is put into an empty one, and people go on', async () => {
  const ann = await server.member();
  const gone = await ann.project('Deleted before the backup');
  await ann.delete(`/api/projects/${gone.id}`);
  const project = await ann.project('Kept');
  const photo = await crackOnPlaster();
  const { body } = await ann.analyse(photo, {
    projectId: project.id,
    description: 'tab\tbackslash\\N 中文 $1',
  });
  const original = originalOf(300_000);
  const smaller = await keepSmaller(ann, project.id, await cleanWall(), original);
  expect((await sendOriginal(ann, smaller.id, original.bytes)).status).toBe(200);
  const signerOf = ({ services: { database, environment } }: TestServer) =>
    readSigningCertificate(database, environment.sessionSecret, { organisation: 'A', host: 'a.example' });
  const before = {
    signer: await signerOf(server),
    me: (await ann.get('/api/me')).body,
    projects: (await ann.get('/api/projects')).body,
    defect: (await ann.get<Defect>(`/api/defects/${body.defect.id}`)).body,
    ledger: (await ann.get('/api/credits/ledger')).body,
    image: (await ann.get<string>(body.defect.imageUrl)).body,
  };
  const file = join(folder, 'drill.tar.gz');
  const written = await backUp(databaseUrl(server), server.services.files, file);
  expect(written.files).toBeGreaterThanOrEqual(4);
  // What comes after the backup isn't in it.
  await ann.project('Too late');

  const another = await startTestServer({
    env: { SESSION_SECRET: server.services.environment.sessionSecret },
  });
  const restored = await restore(databaseUrl(another), another.services.files, file);
  expect(restored).toMatchObject(written);
  const back = another.visitor();
  back.cookie = ann.cookie;
  expect((await back.get('/api/me')).body).toEqual(before.me);
  expect((await back.get('/api/projects')).body).toEqual(before.projects);
  expect((await back.get(`/api/defects/${body.defect.id}`)).body).toEqual(before.defect);
  expect((await back.get('/api/credits/ledger')).body).toEqual(before.ledger);
  expect((await back.get<string>(body.defect.imageUrl)).body).toBe(before.image);

  // What was signed before is known, and what comes is signed with the same key.
  expect(await signerOf(another)).toEqual(before.signer);

  // The evidence is what it was: originals byte for byte, and a trail that goes on.
  const { body: pack } = await back.post<{ url: string }>(`/api/projects/${project.id}/evidence-pack`, {
    originals: true,
  });
  const checked = await checkPack(await downloadOf(another, back, pack.url));
  expect(checked).toMatchObject({ problems: [], contradictions: [], manifest: { missing: [] } });
  expect(checked.manifest?.files).toContainEqual(
    expect.objectContaining({ kind: 'larger_original', sha256: original.sha256 }),
  );

  // Numbers, tallies and the ledger's guards go on as they were.
  const next = await back.project('After the drill');
  expect(next.id).toBe(project.id + 1);
  const again = await back.analyse(photo, { projectId: next.id });
  expect(again.body.remainingCredits).toBe(body.remainingCredits - 1);
  await expect(
    another.services.database.$client.query('update credit_entries set amount = 99'),
  ).rejects.toThrow();

  await expect(restore(databaseUrl(another), another.services.files, file)).rejects.toThrow(
    /There is data here already/,
  );
  await another.stop();
});

test('what isn’t a backup, or only half of one, changes nothing', async () => {
  const database = await createTestDatabase();
  const file = join(folder, 'whole.tar.gz');
  await server.member();
  await backUp(databaseUrl(server), server.services.files, file);
  const whole = await readFile(file);
  const half = join(folder, 'half.tar.gz');
  await writeFile(half, whole.subarray(0, Math.floor(whole.length / 2)));
  const other = join(folder, 'other.tar.gz');
  await writeFile(other, 'a shopping list');
  const { files } = server.services;
  await expect(restore(database.url, files, half)).rejects.toThrow(RestoreError);
  await expect(restore(database.url, files, half)).rejects.toThrow(/is cut short or damaged/);
  await expect(restore(database.url, files, other)).rejects.toThrow(RestoreError);
  await expect(restore(database.url, files, join(folder, 'none'))).rejects.toThrow(/There is no file/);
  // Nothing stands in the way of the whole one.
  await expect(restore(database.url, files, file)).resolves.toMatchObject({ madeAt: expect.any(String) });
  await expect(restore(database.url, files, file)).rejects.toThrow(RestoreError);
  await database.drop();
});
