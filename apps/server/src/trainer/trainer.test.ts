import type {
  Candidate,
  Defect,
  FindingPhoto,
  ModelPerformance,
  TrainingExample,
  TrainingRun,
  TrainingStatus,
} from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { trainerState, trainingExamples, users } from '../platform/database/schema.ts';
import { keepSchedule } from './schedule.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.member('Ada Admin');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, ada.email));
});
afterAll(() => server.stop());

function teach(person: Person, photo: Uint8Array, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  return person.call<{ message: string; example: TrainingExample; fields?: Record<string, string> }>(
    'POST',
    '/api/train',
    { body: form },
  );
}

const revision = async () =>
  (await server.services.database.select({ at: trainerState.revision }).from(trainerState))[0]?.at ?? 0;

function finished(): Promise<TrainingRun> {
  return waitUntil(
    async () => (await ada.get<TrainingRun>('/api/ai-training/run')).body,
    ({ state }) => state === 'succeeded' || state === 'failed',
    200,
  );
}

/** Somebody with a finding that they named. */
async function decided(consents: boolean) {
  const person = await server.member();
  if (consents) await person.put('/api/training-consent', { given: true });
  const project = await person.project();
  const { body } = await person.analyse(await crackOnPlaster('png'), { projectId: project.id });
  const defect = body.defect as Defect;
  await person.put(`/api/defects/${defect.id}/decision`, {
    verdict: 'corrected',
    defectId: 'plasterboard_crack',
    severity: 'low',
    note: 'Hairline at the joint',
  });
  return { person, id: defect.id };
}

const candidates = async () =>
  (await ada.get<Candidate[]>('/api/ai-training/candidates')).body.map(({ defectId }) => defectId);

/** How much detail the halves of a picture hold, as an administrator gets it. */
async function sharpness(path: string): Promise<{ left: number; right: number }> {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: ada.cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const half = async (left: number) => {
    const area = { left: left + 20, top: 20, width: Math.floor(width / 2) - 40, height: height - 40 };
    return (await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats()).sharpness;
  };
  return { left: await half(0), right: await half(Math.ceil(width / 2)) };
}

describe('a labelled photo', () => {
  test('changes the panel at once, counts once, and is forgotten at once', async () => {
    const person = await server.member();
    const project = await person.project();
    const photo = await crackOnPlaster();
    const votes = async () => {
      const { body } = await person.analyse(photo, { projectId: project.id });
      return (body.defect as Defect).aiResults.find(({ engineId }) => engineId === 'precedent');
    };
    expect(await votes()).toMatchObject({ status: 'abstained' });

    const { status, body } = await teach(ada, photo, {
      trueDefectType: 'Efflorescence',
      trueSeverity: 'medium',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'AI model has been trained with the new data.',
      example: { family: 'efflorescence', trueSeverity: 'medium', isCorrect: false, imageName: 'wall.jpg' },
    });
    expect(await votes()).toMatchObject({ status: 'voted', defectType: 'Efflorescence' });
    expect((await teach(ada, photo, { trueDefectType: 'crack', trueSeverity: 'low' })).status).toBe(409);

    const listed = await ada.get<TrainingExample[]>('/api/training-data?limit=10');
    expect(listed.body).toHaveLength(1);
    const image = await ada.get(body.example.imageUrl);
    expect(image.headers.get('content-type')).toBe('image/webp');

    expect((await ada.delete(`/api/training-data/${body.example.id}`)).status).toBe(200);
    expect(await votes()).toMatchObject({ status: 'abstained' });
    expect((await ada.get(body.example.imageUrl)).status).toBe(404);
    expect((await ada.delete(`/api/training-data/${body.example.id}`)).status).toBe(404);
  });

  test('is refused without a label, with one that photos can’t show, or from anybody but an administrator', async () => {
    const photo = await crackOnPlaster('webp');
    const before = await revision();
    const missing = await teach(ada, photo, { trueDefectType: ' ', trueSeverity: 'low' });
    expect(missing.status).toBe(400);
    expect(missing.body.fields).toMatchObject({
      trueDefectType: 'Please provide image, defect type, and severity.',
    });
    expect((await teach(ada, photo, { trueDefectType: 'crack', trueSeverity: 'dire' })).status).toBe(400);
    expect(
      (await teach(ada, photo, { trueDefectType: 'smoke_alarm_missing', trueSeverity: 'high' })).status,
    ).toBe(400);
    expect(
      (await teach(ada, Buffer.from('no photo'), { trueDefectType: 'crack', trueSeverity: 'low' })).status,
    ).toBe(415);
    const person = await server.member();
    expect((await teach(person, photo, { trueDefectType: 'crack', trueSeverity: 'low' })).status).toBe(403);
    expect(await revision()).toBe(before);
  });
});

describe('feedback', () => {
  test('becomes a candidate with its owner’s consent alone, and is accepted once', async () => {
    const [shy, open] = [await decided(false), await decided(true)];
    expect(await candidates()).toEqual([open.id]);
    const [shown] = (await ada.get<Candidate[]>('/api/ai-training/candidates')).body;
    expect(shown).toMatchObject({
      family: 'crack',
      corrected: { note: 'Hairline at the joint', severity: 'low' },
    });
    expect(shown?.votes.length).toBeGreaterThan(4);
    expect((await ada.get(`/api/ai-training/candidates/${open.id}/image`)).status).toBe(200);
    expect((await ada.get(`/api/ai-training/candidates/${shy.id}/image`)).status).toBe(404);

    const accept = () =>
      ada.post<{ count: number; passedOver: unknown[] }>('/api/ai-training/candidates/accept', {
        defectIds: [open.id, shy.id],
      });
    const twice = await Promise.all([accept(), accept()]);
    expect(twice.map(({ body }) => body.count).sort()).toEqual([0, 1]);
    expect(await candidates()).toEqual([]);
    expect((await open.person.get('/api/training-consent')).body).toMatchObject({
      given: true,
      photosInUse: 1,
    });

    const before = await revision();
    expect((await open.person.put('/api/training-consent', { given: false })).body).toEqual({
      given: false,
      givenAt: null,
      photosInUse: 0,
    });
    expect(await revision()).toBeGreaterThan(before);
    expect(await server.services.database.select().from(trainingExamples)).toEqual([]);
  });

  test('shows an administrator nothing of what the owner blurred, as a candidate and as an example', async () => {
    const { person, id } = await decided(true);
    const [photo] = (await person.get<FindingPhoto[]>(`/api/defects/${id}/photos`)).body;
    const candidate = `/api/ai-training/candidates/${id}/image`;
    const before = await sharpness(candidate);

    // The arrow lies in the other half and is left out: it isn't what the photo shows.
    await person.put(`/api/photos/${photo?.id}/markup`, {
      shapes: [
        { kind: 'blur', from: [0, 0], to: [0.5, 1] },
        { kind: 'arrow', colour: 'red', from: [0.6, 0.1], to: [0.9, 0.9] },
      ],
      version: 0,
    });
    const hidden = await sharpness(candidate);
    expect(hidden.left).toBeLessThan(before.left / 5);
    expect(Math.abs(hidden.right / before.right - 1)).toBeLessThan(0.3);

    await ada.post('/api/ai-training/candidates/accept', { defectIds: [id] });
    const [example] = (await ada.get<TrainingExample[]>('/api/training-data')).body;
    expect(await sharpness(example?.imageUrl ?? '')).toEqual(hidden);
    await person.put('/api/training-consent', { given: false });
  });

  test('a changed decision takes the example out and is a new candidate; a dropped one stays away', async () => {
    const { person, id } = await decided(true);
    await ada.post('/api/ai-training/candidates/accept', { defectIds: [id] });
    await person.put(`/api/defects/${id}/decision`, { verdict: 'rejected' });
    expect(await server.services.database.select().from(trainingExamples)).toEqual([]);
    expect(await candidates()).toEqual([id]);
    const passed = await ada.post('/api/ai-training/candidates/accept', { defectIds: [id] });
    expect(passed.body).toMatchObject({ count: 0, passedOver: [{ defectId: id }] });
    await ada.post('/api/ai-training/candidates/drop', { defectIds: [id] });
    expect(await candidates()).toEqual([]);
    await person.put(`/api/defects/${id}/decision`, { verdict: 'confirmed' });
    expect(await candidates()).toEqual([id]);

    await ada.post('/api/ai-training/candidates/accept', { defectIds: [id] });
    await person.delete(`/api/defects/${id}`);
    expect(await server.services.database.select().from(trainingExamples)).toEqual([]);
  });
});

test('a run makes a version with its figures; versions can be activated, and results name theirs', async () => {
  const { body: status } = await ada.get<TrainingStatus>('/api/ai-training/status');
  expect(status.trainingSystem).toMatchObject({ isRunning: false, lastTraining: null });
  expect(Object.keys(status.trainingSystem.currentWeights)).toContain('precedent');
  await teach(ada, await crackOnPlaster(), { trueDefectType: 'crack', trueSeverity: 'high' });

  const asked = await Promise.all([
    ada.post('/api/ai-training/retrain'),
    ada.post('/api/ai-training/retrain'),
  ]);
  expect(asked.map((reply) => reply.status).sort()).toEqual([202, 409]);
  const run = await finished();
  expect(run).toMatchObject({ state: 'succeeded', progress: 100, accepted: expect.any(Boolean) });

  const { body: versions } = await ada.get<ModelPerformance[]>('/api/model-performance');
  expect(versions.map(({ kind }) => kind).sort()).toEqual(['retrain', 'shipped']);
  const made = versions.find(({ kind }) => kind === 'retrain');
  const shipped = versions.find(({ kind }) => kind === 'shipped');
  expect(versions[0]?.active).toBe(true);
  expect(made).toMatchObject({
    modelVersion: run.modelVersion,
    examples: 1,
    withdrawn: 0,
    heldOut: { photos: 1 },
  });
  expect(made?.benchmark.photos).toBeGreaterThan(300);

  for (const version of [shipped, made]) {
    expect((await ada.post(`/api/ai-training/versions/${version?.id}/activate`)).status).toBe(200);
    const person = await server.member();
    const project = await person.project();
    const { body } = await person.analyse(await crackOnPlaster('webp'), { projectId: project.id });
    expect((body.defect as Defect).modelVersion).toBe(version?.modelVersion);
  }
  expect((await ada.post('/api/ai-training/versions/99999/activate')).status).toBe(404);

  const exported = await ada.get<{ trainingData: unknown[]; modelPerformance: unknown[] }>(
    '/api/ai-training/export',
  );
  expect(exported.headers.get('content-disposition')).toMatch(/ai-training-data-\d{4}-\d\d-\d\d\.json/);
  expect(exported.body).toMatchObject({ trainingData: [{ trueDefectType: 'Crack' }] });
  expect(exported.body.modelPerformance).toHaveLength(2);
});

test('the schedule passes each time once and trains only where there is something new', async () => {
  const { database } = server.services;
  const runs = async () =>
    Number((await database.execute(sql`select count(*) as n from training_runs`)).rows[0]?.n);
  const before = await runs();
  const later = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  await Promise.all([keepSchedule(database, later), keepSchedule(database, later)]);
  expect(await runs()).toBe(before);
  const [state] = await database.select().from(trainerState);
  expect(state?.nextRetrainingCheck.getTime()).toBe(later.getTime() + 24 * 60 * 60 * 1000);

  await database.delete(trainingExamples);
  const muchLater = new Date(later.getTime() + 2 * 24 * 60 * 60 * 1000);
  await Promise.all([keepSchedule(database, muchLater), keepSchedule(database, muchLater)]);
  expect(await runs()).toBe(before + 1);
  expect(await finished()).toMatchObject({ kind: 'retrain', state: 'succeeded' });
});
