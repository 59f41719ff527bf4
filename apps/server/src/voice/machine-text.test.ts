import type { Defect, Photo, VoiceNote } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeTranscriber, fakeTranscriber } from '../../test/support/fake-transcriber.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { recordingOf } from '../../test/support/recordings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const HAZARD = 'Strong smell of gas at the meter.';
const PATIENCE = { timeout: 60_000, interval: 50 };

let server: TestServer;
let model: FakeTranscriber;
beforeAll(async () => {
  model = await fakeTranscriber();
  server = await startTestServer({
    env: {
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: 'any',
      OPENAI_COMPATIBLE_API_KEY: 'key-of-the-operator',
      OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: 'hears-well',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

let recorded = 0;

/** A finding whose photo somebody speaks with. */
async function speak(text?: string) {
  const person: Person = await server.member();
  const project = await person.project();
  await person.analyse(await crackOnPlaster(), { projectId: project.id });
  const [photo] = (await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body;
  const { id = 0, findingIds = [] } = photo ?? {};
  const body = new FormData();
  body.set('key', `machine-note-${++recorded}`);
  if (text) body.set('text', text);
  body.set('audio', new Blob([Uint8Array.from(recordingOf(2_000, String(recorded)))]), 'note.webm');
  const said = await person.call<VoiceNote>('POST', `/api/photos/${id}/voice`, { body });
  expect(said.status).toBe(201);
  const read = async () => {
    const [listed] = (await person.get<Photo[]>(`/api/projects/${project.id}/photos`)).body;
    return listed?.voice;
  };
  const finding = async () => (await person.get<Defect>(`/api/defects/${findingIds[0]}`)).body;
  const write = (words: string) => person.put<VoiceNote>(`/api/photos/${id}/voice/text`, { text: words });
  return { said: said.body, read, finding, write };
}

test('a machine’s text suggests a hazard and judges nothing, until a person confirms it', async () => {
  model.says(`  ${HAZARD}\u0007 `);
  const { said, read, finding, write } = await speak();
  expect(said.textState).toBe('waiting');
  await expect.poll(async () => (await read())?.textState, PATIENCE).toBe('machine');
  expect(await read()).toMatchObject({ text: HAZARD, alerts: [{ kind: 'gas', basis: 'words' }] });
  expect(await finding()).toMatchObject({ spokenWords: '', alerts: [] });
  const sent = model.asked.at(-1)?.toString('latin1') ?? '';
  expect(sent).toContain('hears-well');
  expect(sent).toContain('A_OPUS');
  expect(sent).not.toContain('key-of-the-operator');
  expect((await write(HAZARD)).body.textState).toBe('person');
  expect(await finding()).toMatchObject({ spokenWords: HAZARD, alerts: [{ kind: 'gas' }] });
});

test('what a person typed is never asked of a machine', async () => {
  const before = model.asked.length;
  const { said } = await speak('Paint is flaking.');
  expect(said.textState).toBe('person');
  expect(model.asked).toHaveLength(before);
});

test('a person who types while the machine listens has the last word', async () => {
  model.says(503);
  const { read, write } = await speak();
  const before = model.asked.length;
  await expect.poll(() => model.asked.length, PATIENCE).toBeGreaterThanOrEqual(before);
  await write('Water under the window.');
  model.says('Something else');
  await expect
    .poll(async () => {
      const { rows } = await server.services.database.$client.query(
        "select 1 from jobs where kind = 'voice_text'",
      );
      return rows.length;
    }, PATIENCE)
    .toBe(0);
  expect(await read()).toMatchObject({ text: 'Water under the window.', textState: 'person' });
});

test('a model that hears nothing leaves the text to the person', async () => {
  model.says('');
  const { read } = await speak();
  await expect.poll(async () => (await read())?.textState, PATIENCE).toBe('failed');
  expect(await read()).toMatchObject({ text: '', alerts: [] });
});
