/** What came out of an export is called so: whoever holds an export can write into it when a photo was received. */
import { createHash } from 'node:crypto';
import type { Defect, Photo } from '@plumbline/contract';
import { checkPack } from '@plumbline/contract/check-pack';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, proven } from '../../test/support/carry-account.ts';
import { keepSmaller, originalOf, sendOriginal } from '../../test/support/large-original.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const LONG_AGO = '2019-03-01T01:02:03.000Z';
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let projectId: number;
let crack: Buffer;
let here: Person;
let begun: number;
let originalSha256: string;

/** A finding with its photo, and one kept with its larger original; in the export every date is long ago. */
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
  const there = await proven(server);
  const project = await there.project('House with a past');
  await there.analyse(crack, { projectId: project.id });
  const original = originalOf(300_000);
  originalSha256 = original.sha256;
  const smaller = await keepSmaller(there, project.id, await cleanWall(), original);
  expect((await sendOriginal(there, smaller.id, original.bytes)).status).toBe(200);
  const files = unzipSync(await exportOf(server, there));
  const account = Buffer.from(files['account.json'] ?? []).toString();
  const forged = account.replaceAll(/"createdAt":"[^"]+"/g, `"createdAt":"${LONG_AGO}"`);
  expect(forged).not.toBe(account);
  here = await proven(server);
  begun = Date.now();
  const sent = await bringIn(here, zipSync({ ...files, 'account.json': strToU8(forged) }, { level: 0 }));
  expect(sent.body).toMatchObject({ state: 'done', imported: { projects: 1, defects: 1 } });
  projectId = (await here.get<{ id: number }[]>('/api/projects')).body[0]?.id ?? 0;
}, 120_000);
afterAll(() => server.stop());

test('the day that a photo came is what this server saw; the export’s day is a claim, in pack and finding', async () => {
  const { body } = await here.post<{ url: string }>(`/api/projects/${projectId}/evidence-pack`, {
    originals: true,
  });
  const answer = await fetch(`${server.url}${body.url}`, { headers: { cookie: here.cookie } });
  const checked = await checkPack(new Blob([await answer.arrayBuffer()]));
  expect(checked).toMatchObject({ problems: [], contradictions: [] });
  expect(checked.manifest?.photos).toHaveLength(2);
  for (const photo of checked.manifest?.photos ?? []) {
    expect(photo.claimedReceivedAt).toBe(LONG_AGO);
    expect(Date.parse(photo.receivedAt)).toBeGreaterThanOrEqual(begun);
  }
  const larger = checked.manifest?.photos.flatMap((photo) => photo.larger?.receivedAt ?? []) ?? [];
  expect(larger).toHaveLength(1);
  expect(Date.parse(larger[0] ?? '')).toBeGreaterThanOrEqual(begun);
  const recorded = checked.trail.filter(({ event }) => event === 'photo_added');
  expect(recorded.map(({ subjectSha256 }) => subjectSha256)).toContain(hash(crack));
  expect(recorded).toHaveLength(2);
  expect(checked.trail).toContainEqual(
    expect.objectContaining({ event: 'original_added', subjectSha256: originalSha256 }),
  );

  const [{ id } = { id: 0 }] = (await here.get<Defect[]>('/api/defects')).body;
  const { evidence } = (await here.get<Defect>(`/api/defects/${id}`)).body;
  expect(evidence.claimedReceivedAt).toBe(LONG_AGO);
  expect(Date.parse(evidence.receivedAt ?? '')).toBeGreaterThanOrEqual(begun);
  const { body: kept } = await here.get<Photo[]>(`/api/projects/${projectId}/photos`);
  const received = kept.flatMap(({ original }) => original?.receivedAt ?? []);
  expect(received).toHaveLength(1);
  expect(Date.parse(received[0] ?? '')).toBeGreaterThanOrEqual(begun);
});
