import { randomUUID } from 'node:crypto';
import type { LinkedWork, RepairLink } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let owner: Person;
let projectId: number;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  owner = await server.member();
  projectId = (await owner.project('Ensuite in Coburg')).id;
  photo = await crackOnPlaster();
});
afterAll(() => server.stop());

async function assigned(...people: readonly [person: string, note: string][]): Promise<number> {
  const words = { projectId, description: 'Crack in the wall' };
  const id = (await owner.analyse(photo, words)).body.defect.id ?? 0;
  for (const [revision, [person, note]] of people.entries()) {
    const step = { key: randomUUID(), step: 'assign', revision, note, person };
    expect((await owner.post(`/api/defects/${id}/repair/steps`, step)).status).toBeLessThan(300);
  }
  return id;
}

/** What the page of a link for this person says was written. */
async function notesFor(name: string, findingId: number): Promise<string[]> {
  const { body } = await owner.post<{ link: RepairLink; address: string }>(
    `/api/projects/${projectId}/repair-links`,
    { findingIds: [findingId], name, days: 30 },
  );
  const secret = body.address.split('/repair#')[1] ?? '';
  const work = await server.visitor().get<LinkedWork>('/api/repair-link', { 'x-repair-link': secret });
  return (work.body.findings[0]?.entries ?? []).map(({ note }) => note).filter(Boolean);
}

test('the page of a link shows what was written as its work was assigned to that person', async () => {
  const id = await assigned(['Tom Tiler', 'Regrade the shower floor, new membrane upturn']);
  expect(await notesFor('tom tiler', id)).toEqual(['Regrade the shower floor, new membrane upturn']);
});

test('what another person was told, before or instead, isn’t on it', async () => {
  const instead = await assigned(['Tom Tiler', 'Key is under the mat']);
  expect(await notesFor('Ben Ochre', instead)).toEqual([]);
  const before = await assigned(['Ben Ochre', 'Quote first'], ['Tom Tiler', 'Key is under the mat']);
  expect(await notesFor('Ben Ochre', before)).toEqual([]);
});
