import { createHash } from 'node:crypto';
import type { Defect, FindingPhoto, Photo, VoiceNote } from '@plumbline/contract';
import { checkPack } from '@plumbline/contract/check-pack';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { recordingOf } from '../../test/support/recordings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { fileRemovals, voiceNotes } from '../platform/database/schema.ts';
import { audioKey } from './index.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

type Answered = VoiceNote & { code?: string; message?: string };

interface Spoken {
  key?: string;
  bytes?: Uint8Array;
  text?: string;
}

let recorded = 0;
/** A recording like no other. */
const another = () => recordingOf(3_000, String(++recorded));

function say(
  person: Person,
  photoId: number,
  { key = `voice-note-${++recorded}`, bytes, text }: Spoken = {},
) {
  const body = new FormData();
  body.set('key', key);
  if (text !== undefined) body.set('text', text);
  body.set('audio', new Blob([Uint8Array.from(bytes ?? another())], { type: 'audio/webm' }), 'note.webm');
  return person.call<Answered>('POST', `/api/photos/${photoId}/voice`, { body });
}

async function keep(person: Person, projectId: number, fields: Record<string, string> = {}): Promise<Photo> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const bytes = Buffer.concat([crack, Buffer.from(` ${++recorded}`)]);
  body.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'wall.jpg');
  return (await person.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body;
}

async function start() {
  const person = await server.member();
  const project = await person.project();
  const photo = await keep(person, project.id);
  return { person, project, photo };
}

const rowsOf = (photoId: number) =>
  server.services.database.select().from(voiceNotes).where(eq(voiceNotes.photoId, photoId));

describe('a recording', () => {
  test('is kept once however often it is sent, and comes back as it was', async () => {
    const { person, project, photo } = await start();
    const bytes = another();
    const all = await Promise.all(
      [1, 2, 3].map(() => say(person, photo.id, { key: 'the-same-note', bytes })),
    );
    for (const { status, body } of all) {
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body).toMatchObject({ type: 'audio/webm', durationMs: 3_060, text: '', textState: 'none' });
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(all[0]?.body.sha256).toBe(sha256);
    const played = await fetch(`${server.url}/api/photos/${photo.id}/voice`, {
      headers: { cookie: person.cookie },
    });
    expect(played.headers.get('content-type')).toBe('audio/webm');
    expect(Buffer.from(await played.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await fetch(`${server.url}/api/photos/${photo.id}/voice`, {
      headers: { cookie: person.cookie, range: 'bytes=4-11' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-11/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 12))).toBe(true);
    const [listed] = (await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body;
    expect(listed?.voice).toMatchObject({ sha256, durationMs: 3_060 });
    const events = (await person.get<{ event: string }[]>(`/api/projects/${project.id}/trail`)).body;
    expect(events.filter(({ event }) => event === 'voice_added')).toHaveLength(1);
    // What the two that came too late had written is gone again.
    const [note] = await rowsOf(photo.id);
    const keys: string[] = [];
    for await (const key of server.services.files.keys()) if (key.endsWith('/audio')) keys.push(key);
    expect(keys.filter((key) => key.startsWith(`photos/${project.userId}/`))).toEqual([
      audioKey(note?.folder ?? ''),
    ]);
  });

  test('is refused under a used key, beside another one, and when it is no recording or too long', async () => {
    const { person, photo } = await start();
    const film = '1a45dfa3'.repeat(9);
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from(film, 'hex'), crack]) {
      expect(await say(person, photo.id, { bytes })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_type' },
      });
    }
    expect(await say(person, photo.id, { bytes: recordingOf(124_000) })).toMatchObject({
      status: 413,
      body: { message: 'A voice note can be up to two minutes long.' },
    });
    const large = Buffer.concat([another(), Buffer.alloc(4 * 1024 * 1024)]);
    expect((await say(person, photo.id, { bytes: large })).status).toBe(413);
    expect((await say(person, photo.id, { key: 'no' })).status).toBe(400);
    expect(await rowsOf(photo.id)).toEqual([]);
    expect((await say(person, photo.id, { key: 'first-of-them', bytes: recordingOf(120_000) })).status).toBe(
      201,
    );
    expect(await say(person, photo.id, { key: 'first-of-them' })).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    expect(await say(person, photo.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await rowsOf(photo.id)).toHaveLength(1);
  });

  test('is nobody else’s: without a session 401, of another account 404', async () => {
    const { person, photo } = await start();
    await say(person, photo.id);
    const stranger = await server.member();
    const path = `/api/photos/${photo.id}/voice`;
    for (const [who, status] of [
      [server.visitor(), 401],
      [stranger, 404],
    ] as const) {
      expect((await say(who, photo.id)).status).toBe(status);
      expect((await who.get(path)).status).toBe(status);
      expect((await who.put(`${path}/text`, { text: 'mine' })).status).toBe(status);
      expect((await who.call('DELETE', path)).status).toBe(status);
    }
    expect(await rowsOf(photo.id)).toHaveLength(1);
  });

  test('goes with its photo, and alone when it is deleted', async () => {
    const { person, photo } = await start();
    await say(person, photo.id);
    const [first] = await rowsOf(photo.id);
    expect((await person.call('DELETE', `/api/photos/${photo.id}/voice`)).status).toBe(200);
    expect((await person.get(`/api/photos/${photo.id}/voice`)).status).toBe(404);
    expect(await server.services.files.exists(audioKey(first?.folder ?? ''))).toBe(false);
    expect((await person.get(`/api/photos/${photo.id}/image?size=320`)).status).toBe(200);
    await say(person, photo.id);
    const [second] = await rowsOf(photo.id);
    expect((await person.call('DELETE', `/api/photos/${photo.id}`)).status).toBe(200);
    expect(await rowsOf(photo.id)).toEqual([]);
    expect(await server.services.files.exists(audioKey(second?.folder ?? ''))).toBe(false);
    expect(await server.services.database.select().from(fileRemovals)).toEqual([]);
  });

  test('stays on legal hold, and a closed visit takes none', async () => {
    const { person, project, photo } = await start();
    await say(person, photo.id, { text: 'Crack beside the door.' });
    const visit = { kind: 'handover', visitedOn: '2026-03-02' };
    const { body: made } = await person.post<{ id: number }>(`/api/projects/${project.id}/visits`, visit);
    const filed = await keep(person, project.id, { visitId: String(made.id) });
    await person.post(`/api/visits/${made.id}/close`);
    expect(await say(person, filed.id)).toMatchObject({ status: 409 });
    await person.post(`/api/projects/${project.id}/legal-hold`, { reason: 'NCAT claim' });
    const path = `/api/photos/${photo.id}/voice`;
    expect((await person.call('DELETE', path)).status).toBe(409);
    expect((await person.put(`${path}/text`, { text: 'Nothing' })).status).toBe(409);
    const gone = server.services.database.execute(sql`delete from voice_notes where photo_id = ${photo.id}`);
    await expect(gone).rejects.toThrow();
    expect(await rowsOf(photo.id)).toMatchObject([{ text: 'Crack beside the door.' }]);
  });
});

describe('what a person wrote or confirmed', () => {
  const WORDS = 'Strong smell of gas at the meter.';

  test('counts in every finding that the photo shows, also rewritten, and no longer when it leaves', async () => {
    const { person, project, photo } = await start();
    await person.analyse(crack, { projectId: project.id });
    const [finding] = (await person.get<{ id: number }[]>(`/api/defects?projectId=${project.id}`)).body;
    const read = async () => (await person.get<Defect>(`/api/defects/${finding?.id}`)).body;
    expect((await read()).alerts).toEqual([]);
    await say(person, photo.id, { text: WORDS });
    await person.post(`/api/defects/${finding?.id}/photos`, { photoIds: [photo.id] });
    const joined = await read();
    expect(joined.spokenWords).toBe(WORDS);
    expect(joined.alerts).toMatchObject([{ kind: 'gas', basis: 'words' }]);
    expect(joined.severity).toBe('critical');
    const shown = (await person.get<FindingPhoto[]>(`/api/defects/${finding?.id}/photos`)).body;
    expect(shown.find(({ id }) => id === photo.id)?.voice).toMatchObject({
      text: WORDS,
      textState: 'person',
    });
    await person.put(`/api/photos/${photo.id}/voice/text`, { text: 'A scratch on the rail.' });
    expect(await read()).toMatchObject({
      spokenWords: 'A scratch on the rail.',
      alerts: [{ kind: 'gas', because: 'Before it was changed: Strong smell of gas at the meter' }],
    });
    await person.put(`/api/photos/${photo.id}/voice/text`, { text: WORDS });
    expect((await read()).alerts).toHaveLength(1);
    await person.call('DELETE', `/api/defects/${finding?.id}/photos/${photo.id}`);
    expect(await read()).toMatchObject({ spokenWords: '', alerts: [] });
  });

  test('counts in a finding that its photo becomes later', async () => {
    const { person, project } = await start();
    const begin = { key: 'batch-with-voice', photoCount: 1, analyse: true };
    const { body: batch } = await person.post<{ id: number }>(`/api/projects/${project.id}/batches`, {
      ...begin,
    });
    await person.patch(`/api/batches/${batch.id}`, { state: 'paused' });
    const body = new FormData();
    body.set('key', 'photo-with-voice');
    body.set('image', new Blob([Uint8Array.from(crack)], { type: 'image/jpeg' }), 'wall.jpg');
    const sent = await person.call<{ photoId: number }>('POST', `/api/batches/${batch.id}/photos`, { body });
    await say(person, sent.body.photoId, { text: WORDS });
    await person.patch(`/api/batches/${batch.id}`, { state: 'active' });
    const read = async () => (await person.get<Defect[]>(`/api/defects?projectId=${project.id}`)).body;
    await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const [finding] = await read();
    expect((await person.get<Defect>(`/api/defects/${finding?.id}`)).body).toMatchObject({
      spokenWords: WORDS,
      alerts: [{ kind: 'gas' }],
    });
  });

  test('is in the account’s export beside its recording, and a pack lists its hash', async () => {
    const { person, project, photo } = await start();
    const bytes = another();
    await say(person, photo.id, { bytes, text: WORDS });
    const download = async (url: string) => {
      const response = await fetch(`${server.url}${url}`, { headers: { cookie: person.cookie } });
      return new Uint8Array(await response.arrayBuffer());
    };
    const asked = await person.post<{ url: string }>('/api/account/export', { password: person.password });
    const all = unzipSync(await download(asked.body.url));
    expect(Buffer.from(all[`voice-notes/${photo.id}.webm`] ?? []).equals(bytes)).toBe(true);
    expect(Buffer.from(all['data/voice_notes.json'] ?? []).toString()).toContain(WORDS);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    for (const originals of [false, true]) {
      const path = `/api/projects/${project.id}/evidence-pack`;
      const pack = await download((await person.post<{ url: string }>(path, { originals })).body.url);
      const checked = await checkPack(new Blob([pack]));
      expect(checked.problems).toEqual([]);
      expect(checked.manifest?.photos).toMatchObject([{ voice: { sha256, durationMs: 3_060 } }]);
      const within = checked.manifest?.files.filter(({ kind }) => kind === 'voice_note');
      expect(within?.map((file) => file.sha256)).toEqual(originals ? [sha256] : []);
    }
  });
});
