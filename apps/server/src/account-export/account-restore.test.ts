/** Somebody imports the export of the very account that they are signed in to. */
import type { AccountImport, Defect, ErrorBody, Project } from '@plumbline/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, furnishedExport, proven, reportsMade } from '../../test/support/carry-account.ts';
import { canonical, type Exported } from '../../test/support/compare-exports.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let furniture: Uint8Array;
beforeAll(async () => {
  furniture = await furnishedExport();
  server = await startTestServer({ vision: inProcessVision });
});
afterAll(() => server.stop());

const HERE = 'Everything in this file was here already.';

async function furnished(): Promise<Person> {
  const person = await proven(server, 'Ines Spector');
  expect((await bringIn(person, furniture)).status).toBe(200);
  return person;
}

const projectsOf = async (who: Person) => (await who.get<Project[]>('/api/projects')).body;
const findingsOf = async (who: Person) => (await who.get<Defect[]>('/api/defects')).body;
/** With a reason: what was brought in has open hazards. */
const remove = async (who: Person, path: string) =>
  expect((await who.delete(path, { reason: 'Brought in only to be restored' })).status).toBeLessThan(300);

/** What an export says of the account's work, without the papers that each import adds. */
function work(zip: Uint8Array) {
  const document = JSON.parse(strFromU8(unzipSync(zip)['account.json'] ?? new Uint8Array())) as Exported;
  const { users: _apart, documents: _papers, ...others } = canonical(document);
  return others;
}

test('nothing changes while all of it is here, and a project that was deleted comes back whole and once', async () => {
  const person = await furnished();
  await reportsMade(person);
  const zip = await exportOf(server, person);
  const asItWas = work(zip);
  const [deleted] = await projectsOf(person);
  expect((await bringIn(person, zip)).body).toMatchObject({
    state: 'done',
    message: HERE,
    notes: [expect.anything()],
  });
  expect(work(await exportOf(server, person))).toEqual(asItWas);

  const credits = async () => (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
  const had = await credits();
  const kept = await person.project('Another house');
  await remove(person, `/api/projects/${deleted?.id}`);
  expect(await findingsOf(person)).toEqual([]);
  const back = await bringIn(person, zip);
  expect([back.status, back.body.errors]).toEqual([200, []]);
  expect(back.body.imported).toMatchObject({ projects: 1, defects: 2, photos: 4, reports: 1, plans: 1 });
  await reportsMade(person);
  expect((await projectsOf(person)).map(({ name }) => name).sort()).toEqual([
    'Another house',
    'Terrace in Marrickville',
  ]);
  expect(await credits()).toBe(had);
  await remove(person, `/api/projects/${kept.id}`);
  expect(work(await exportOf(server, person))).toEqual(asItWas);
  expect((await bringIn(person, zip)).body.message).toBe(HERE);

  // Deleted a second time, it comes back a second time.
  const [again] = (await projectsOf(person)).filter(({ name }) => name === 'Terrace in Marrickville');
  await remove(person, `/api/projects/${again?.id}`);
  expect((await bringIn(person, zip)).body.imported).toMatchObject({ projects: 1, defects: 2 });
  expect(await projectsOf(person)).toHaveLength(1);
});

test('a finding that was deleted from a project that is here stays deleted, what was changed stays changed, and it is told', async () => {
  const person = await furnished();
  const zip = await exportOf(server, person);
  const [first, second] = await findingsOf(person);
  await remove(person, `/api/defects/${first?.id}`);
  const [project] = await projectsOf(person);
  const renamed = await person.call('PATCH', `/api/projects/${project?.id}`, { json: { name: 'Renamed' } });
  expect(renamed.status).toBe(200);
  const { body } = await bringIn(person, zip);
  expect(body).toMatchObject({ state: 'done', message: HERE, errors: [] });
  expect(body.notes).toContainEqual({
    path: expect.stringContaining('Defect'),
    message: 'Was deleted from this project. It stays deleted',
  });
  expect((await findingsOf(person)).map(({ id }) => id)).toEqual([second?.id]);
  expect((await projectsOf(person)).map(({ name }) => name)).toEqual(['Renamed']);
});

test('a finding that was moved to another project isn’t there twice when its old project comes back', async () => {
  const person = await furnished();
  const zip = await exportOf(server, person);
  const [moved] = await findingsOf(person);
  const [old] = await projectsOf(person);
  const other = await person.project('Another house');
  const going = await person.post<ErrorBody>(`/api/projects/${old?.id}/findings/move`, {
    ids: [moved?.id],
    projectId: other.id,
  });
  expect([going.status, going.body]).toEqual([200, expect.anything()]);
  await remove(person, `/api/projects/${old?.id}`);
  const { status, body } = await bringIn(person, zip);
  expect([status, body.imported]).toEqual([200, expect.objectContaining({ projects: 1, defects: 1 })]);
  expect(await findingsOf(person)).toHaveLength(2);
  expect(await projectsOf(person)).toHaveLength(2);
});

test('another account’s file comes back after a deletion as well, and its ids never reach what is somebody else’s', async () => {
  const person = await furnished();
  const zip = await exportOf(server, person);
  const other = await proven(server);
  expect((await bringIn(other, zip)).body.imported).toMatchObject({ projects: 1, defects: 2 });
  const [project] = await projectsOf(other);
  await remove(other, `/api/projects/${project?.id}`);
  const { body } = await bringIn(other, zip);
  expect((body as AccountImport).imported).toMatchObject({ projects: 1, defects: 2 });
  expect(await projectsOf(other)).toHaveLength(1);
  expect(await findingsOf(person)).toHaveLength(2);
});
