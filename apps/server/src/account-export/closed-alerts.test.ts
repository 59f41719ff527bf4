import type { ClosedAlert, Defect, Photo, Project, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, proven } from '../../test/support/carry-account.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { recordingOf } from '../../test/support/recordings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let there: TestServer;
let here: TestServer;
beforeAll(async () => {
  there = await startTestServer();
  here = await startTestServer({ vision: inProcessVision });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const WHY = 'Gas fitter tested the line, no leak found';

async function say(person: Person, finding: number, text: string): Promise<void> {
  const [photo] = (await person.get<Photo[]>(`/api/defects/${finding}/photos`)).body;
  const body = new FormData();
  body.set('key', `voice-note-of-${finding}`);
  body.set('text', text);
  body.set('audio', new Blob([Uint8Array.from(recordingOf(3_000))], { type: 'audio/webm' }), 'note.webm');
  expect((await person.call('POST', `/api/photos/${photo?.id}/voice`, { body })).status).toBe(201);
}

const closeGas = (person: Person, id: number) =>
  person.post<Defect>(`/api/defects/${id}/alerts/gas/close`, { reason: WHY });

/** What stands open on each finding, and why the rest was closed, in the order of their words. */
async function alertsOf(person: Person) {
  const listed = (await person.get<Defect[]>('/api/defects')).body;
  const whole = await Promise.all(listed.map(({ id }) => person.get<Defect>(`/api/defects/${id}`)));
  return whole
    .map(({ body: { userDescription, spokenWords, alerts, closedAlerts } }) => ({
      said: `${userDescription} ${spokenWords}`,
      open: alerts.map(({ kind }) => kind),
      closed: closedAlerts.map(({ alert, reason }: ClosedAlert) => [alert.kind, reason]),
    }))
    .sort((one, other) => one.said.localeCompare(other.said));
}

test('what was closed with a reason comes in closed, also where only a recording told of it', async () => {
  const person = await proven(there, 'Ines Spector');
  const { id: projectId } = await person.project();
  const photo = await crackOnPlaster();
  const analyse = async (description: string) =>
    (await person.analyse(photo, { projectId, description })).body.defect.id;
  const [closed, open, written] = [
    await analyse('first crack'),
    await analyse('second crack'),
    await analyse('third crack, and i can smell gas'),
  ];
  for (const id of [closed, open]) await say(person, id, 'strong smell of gas at the meter');
  for (const id of [closed, written])
    expect((await closeGas(person, id)).body).toMatchObject({ alerts: [], closedAlerts: [{ reason: WHY }] });
  const before = await alertsOf(person);
  expect(before.map((one) => [one.open, one.closed])).toEqual([
    [[], [['gas', WHY]]],
    [['gas'], []],
    [[], [['gas', WHY]]],
  ]);

  const fresh = await proven(here, 'Ines Elsewhere');
  const brought = await bringIn(fresh, await exportOf(there, person));
  expect([brought.status, brought.body.errors]).toEqual([200, []]);
  expect(await alertsOf(fresh)).toEqual(before);

  // Said of it since, and closed there since: both come with the next move.
  await person.put(`/api/defects/${open}/decision`, {
    verdict: 'corrected',
    defectType: 'Hole cut into the ceiling',
    note: 'Bare live wires hang out of the wall',
  });
  const electrical = await person.post<Defect>(`/api/defects/${open}/alerts/electrical/close`, {
    reason: 'Electrician made the wires safe',
  });
  expect(electrical.body.closedAlerts).toMatchObject([{ alert: { kind: 'electrical' } }]);
  await bringIn(fresh, await exportOf(there, person));
  expect(await alertsOf(fresh)).toEqual(await alertsOf(person));
});

test('what was told and corrected since the last move comes in standing with the next', async () => {
  const person = await proven(there, 'Sam Standing');
  const { id: projectId } = await person.project();
  const { id } = (
    await person.analyse(await crackOnPlaster(), { projectId, description: 'crack by the window' })
  ).body.defect;
  const fresh = await proven(here, 'Sam Elsewhere');
  const move = async () => bringIn(fresh, await exportOf(there, person));
  const because = async (at: Person) =>
    (await at.get<Defect[]>('/api/defects')).body.flatMap(({ alerts }) => alerts.map((one) => one.because));
  await move();
  expect(await because(fresh)).toEqual([]);
  for (const defectType of ['Gas leak at the meter, strong gas smell', 'Surface rust'])
    await person.put(`/api/defects/${id}/decision`, { verdict: 'corrected', defectType });
  const stands = await because(person);
  expect(stands).toEqual([expect.stringMatching(/^Before it was changed: /)]);
  // A third move finds it there already.
  for (const _ of ['second', 'third']) {
    await move();
    expect(await because(fresh)).toEqual(stands);
  }
  expect((await closeGas(person, id)).status).toBe(200);
  await move();
  expect(await because(fresh)).toEqual([]);
});

test('what was drawn on a photo or told in a chat warns where it moves to as well', async () => {
  const person = await proven(there, 'Mia Marker');
  const { id: projectId } = await person.project();
  const photo = await crackOnPlaster();
  const analyse = async (description: string) =>
    (await person.analyse(photo, { projectId, description })).body.defect.id;
  const [marked, told] = [
    await analyse('crack in the plasterboard'),
    await analyse('hairline crack in the plaster'),
  ];
  const [shown] = (await person.get<Photo[]>(`/api/defects/${marked}/photos`)).body;
  const words = { kind: 'text', colour: 'red', from: [0.1, 0.1], text: 'Bare live wires, sparking' };
  const drawn = await person.put(`/api/photos/${shown?.id}/markup`, { shapes: [words], version: 0 });
  expect(drawn.status).toBe(200);
  await person.post('/api/ai/chat', { message: 'The stove hisses, what now?', defectId: told });
  const before = await alertsOf(person);
  expect(before.map(({ open }) => open)).toEqual([['electrical'], ['gas']]);
  const fresh = await proven(here, 'Mia Elsewhere');
  await bringIn(fresh, await exportOf(there, person));
  expect(await alertsOf(fresh)).toEqual(before);
  // Told since the last move.
  await person.post('/api/ai/chat', { message: 'The ceiling here is sagging badly.', defectId: told });
  await bringIn(fresh, await exportOf(there, person));
  expect(await alertsOf(fresh)).toEqual(await alertsOf(person));
});

test('a later move leaves a building’s notice as it stands here, unless the building changed', async () => {
  const person = await proven(there, 'Nic Noticed');
  const facts = { name: 'Mill Street', completionDate: '1965-03-01' };
  const { id } = (await person.post<Project>('/api/projects', facts)).body;
  const fresh = await proven(here, 'Nic Elsewhere');
  const move = async () => bringIn(fresh, await exportOf(there, person));
  await move();
  const [brought] = (await fresh.get<Project[]>('/api/projects')).body.filter(
    ({ name }) => name === facts.name,
  );
  const at = `/api/projects/${brought?.id}`;
  const closedHere = async () =>
    (await fresh.get<Project>(at)).body.closedAlerts.map(({ alert }) => alert.kind);
  const reason = 'Laboratory tested the eaves and sheets: none found';
  expect((await fresh.post(`${at}/alerts/asbestos/close`, { reason })).status).toBe(200);
  await person.patch(`/api/projects/${id}`, { name: 'Mill Street 2' });
  await move();
  expect((await fresh.get<Project>(at)).body.name).toBe('Mill Street 2');
  expect(await closedHere()).toEqual(['asbestos']);
  await person.patch(`/api/projects/${id}`, { completionDate: '1968-03-01' });
  await move();
  expect(await closedHere()).toEqual([]);
  const trail = (await fresh.get<TrailEntry[]>(`${at}/trail`)).body.map(({ event }) => event);
  expect(trail).toContain('alert_reopened');
});
