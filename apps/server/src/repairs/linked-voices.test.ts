import { randomUUID } from 'node:crypto';
import type { ErrorBody, LinkedWork, Photo, Repair, RepairLink } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { recordingOf } from '../../test/support/recordings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { voiceNotes } from '../platform/database/schema.ts';

const RECORDING = recordingOf(3_000, 'beside the door');

let server: TestServer;
let owner: Person;
let projectId: number;
let finding: number;
let photo: number;
/** A photo of the same project that no link names. */
let other: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  owner = await server.member('Ines Spector');
  projectId = (await owner.project('Terrace in Glebe')).id;
  const crack = await crackOnPlaster();
  finding = (await owner.analyse(crack, { projectId })).body.defect.id;
  photo = (await owner.get<Photo[]>(`/api/defects/${finding}/photos`)).body[0]?.id ?? 0;
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(crack)], { type: 'image/jpeg' }), 'other.jpg');
  other = (await owner.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body.id;
  for (const id of [photo, other]) await say(id);
});
afterAll(() => server.stop());

async function say(id: number) {
  const body = new FormData();
  body.set('key', `voice-${id}-of-a-link`);
  body.set('audio', new Blob([Uint8Array.from(RECORDING)], { type: 'audio/webm' }), 'note.webm');
  expect((await owner.call('POST', `/api/photos/${id}/voice`, { body })).status).toBe(201);
}

async function makeLink(voices?: boolean) {
  const asked = { findingIds: [finding], name: 'Ben Ochre', days: 30, voices };
  const { body } = await owner.post<{ link: RepairLink; address: string }>(
    `/api/projects/${projectId}/repair-links`,
    asked,
  );
  return { link: body.link, headers: { 'x-repair-link': body.address.split('#')[1] ?? '' } };
}
type Holder = Pick<Awaited<ReturnType<typeof makeLink>>, 'headers'>;

const read = async ({ headers }: Holder) =>
  (await server.visitor().get<LinkedWork>('/api/repair-link', headers)).body;

const hear = (id: number, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/repair-link/photos/${id}/voice`, { headers });

test('a link plays what was said with its photos where its owner chose that, whole and in parts, and no other recording', async () => {
  const { link, headers } = await makeLink(true);
  expect(link.voices).toBe(true);
  const [shown] = (await read({ headers })).findings;
  expect(shown?.photos).toMatchObject([
    { id: photo, voice: { type: 'audio/webm', durationMs: 3_060, text: '' } },
  ]);
  const whole = await hear(photo, headers);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/webm']);
  expect(Buffer.from(await whole.arrayBuffer()).equals(RECORDING)).toBe(true);
  const part = await hear(photo, { ...headers, range: 'bytes=4-11' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(RECORDING.subarray(4, 12))).toBe(true);
  expect((await hear(other, headers)).status).toBe(404);
  expect((await hear(photo)).status).toBe(404);
  expect((await hear(photo, { 'x-repair-link': 'x'.repeat(43) })).status).toBe(404);
});

test('a link whose owner didn’t choose that tells of no recording and plays none, nor does one that has ended', async () => {
  const silent = await makeLink();
  expect(silent.link.voices).toBe(false);
  expect((await read(silent)).findings[0]?.photos).toMatchObject([{ id: photo, voice: null }]);
  expect((await hear(photo, silent.headers)).status).toBe(404);
  const ended = await makeLink(true);
  await owner.post(`/api/repair-links/${ended.link.id}/revoke`);
  const refused = await hear(photo, ended.headers);
  expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([410, 'link_expired']);
});

test('shows the text that a person stands by, never a machine’s', async () => {
  const holder = await makeLink(true);
  const textNow = async () => (await read(holder)).findings[0]?.photos[0]?.voice?.text;
  await server.services.database
    .update(voiceNotes)
    .set({ text: 'Track me by the floor', textState: 'machine' });
  expect(await textNow()).toBe('');
  await owner.put(`/api/photos/${photo}/voice/text`, { text: 'Crack beside the door.' });
  expect(await textNow()).toBe('Crack beside the door.');
});

test('what is said with a photo of the repair is played in its history and by the link', async () => {
  const holder = await makeLink(true);
  const body = new FormData();
  body.set('key', randomUUID());
  const bytes = Buffer.concat([await crackOnPlaster(), Buffer.from(' repaired')]);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'after.jpg');
  const { body: repair } = await owner.call<Repair>('POST', `/api/defects/${finding}/repair/photos`, {
    body,
  });
  const sent = repair.entries.flatMap(({ photoIds }) => photoIds)[0] ?? 0;
  expect(repair.entries.flatMap(({ voices }) => voices)).toEqual([]);
  await say(sent);
  const { body: now } = await owner.get<Repair>(`/api/defects/${finding}/repair`);
  const voice = { type: 'audio/webm', durationMs: 3_060, text: '' };
  expect(now.entries.flatMap(({ voices }) => voices)).toEqual([{ photoId: sent, ...voice }]);
  const entries = (await read(holder)).findings[0]?.entries ?? [];
  expect(entries.flatMap(({ photos }) => photos)).toMatchObject([{ id: sent, voice }]);
  expect((await hear(sent, holder.headers)).status).toBe(200);
});
