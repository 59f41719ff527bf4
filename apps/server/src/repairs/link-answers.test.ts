/** What a link sets going: who is to fix what by when, and which photos of a repair whom reach. */
import { randomUUID } from 'node:crypto';
import type { ErrorBody, LinkedWork, Repair } from '@plumbline/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { dayInSydney } from '../platform/day-in-sydney.ts';

let server: TestServer;
let owner: Person;
let projectId: number;
let findings: number[];
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  owner = await server.member('Ines Spector');
  projectId = (await owner.project('Terrace in Glebe')).id;
  const photo = await crackOnPlaster();
  const one = async (description: string) =>
    (await owner.analyse(photo, { projectId, description })).body.defect.id;
  findings = await Promise.all(['Crack', 'Crack by the door', 'Crack by the window', 'Crack above'].map(one));
});
afterAll(() => server.stop());

const repairOf = async (id: number) => (await owner.get<Repair>(`/api/defects/${id}/repair`)).body;
const next = () => findings.pop() ?? 0;

async function makeLink(findingIds: number[], more: object = {}) {
  const asked = { findingIds, name: 'Ben Ochre', days: 7, ...more };
  const { body } = await owner.post<{ address: string }>(`/api/projects/${projectId}/repair-links`, asked);
  return { 'x-repair-link': body.address.split('#')[1] ?? '' };
}

async function step(id: number, wanted: object) {
  const { revision } = await repairOf(id);
  return owner.post(`/api/defects/${id}/repair/steps`, { key: randomUUID(), revision, ...wanted });
}

const picture = (shade: string) =>
  sharp({ create: { width: 700, height: 600, channels: 3, background: shade } })
    .jpeg()
    .toBuffer();

async function formOf(shade: string, key: string = randomUUID()) {
  const body = new FormData();
  body.set('key', key);
  body.set('image', new Blob([Uint8Array.from(await picture(shade))], { type: 'image/jpeg' }), 'a.jpg');
  return body;
}

const photosOf = async (id: number) => (await repairOf(id)).entries.flatMap(({ photoIds }) => photoIds);

test('a link assigns what nobody is to fix with its trade and a day, and leaves other people’s work theirs', async () => {
  const [own, theirs] = [next(), next()];
  await step(theirs, { step: 'assign', person: 'Pat Fixer', trade: 'Plumbers', dueOn: null });
  await makeLink([own, theirs]);
  const { suggested, ...repair } = await repairOf(own);
  expect(repair).toMatchObject({ state: 'assigned', person: 'Ben Ochre', trade: suggested.trade });
  expect(repair.dueOn).toBe(suggested.dueOn);
  expect(repair.dueOn?.localeCompare(dayInSydney(new Date()))).toBeGreaterThanOrEqual(0);
  expect(await repairOf(theirs)).toMatchObject({ person: 'Pat Fixer', trade: 'Plumbing', revision: 1 });

  // Disputed by one, it is for somebody else to fix once it is sent to them.
  await step(theirs, { step: 'dispute', note: 'Not plumbing' });
  await makeLink([theirs], { name: 'Rae Stone', trade: 'tiler', dueOn: '2031-02-03' });
  const rae = { state: 'assigned', person: 'Rae Stone', trade: 'Tiling', dueOn: '2031-02-03' };
  expect(await repairOf(theirs)).toMatchObject(rae);
});

test('what is due today isn’t overdue yet on a morning in Sydney', async () => {
  expect(dayInSydney(new Date('2026-11-24T21:30:00Z'))).toBe('2026-11-25');
  vi.useFakeTimers({ now: new Date('2026-11-24T21:30:00Z'), toFake: ['Date'] });
  try {
    const [id] = findings;
    const { suggested } = await repairOf(id ?? 0);
    // Medium: four weeks.
    expect(suggested.dueOn).toBe('2026-12-23');
  } finally {
    vi.useRealTimers();
  }
});

test('a link shows photos that its owner adds after it was made, and none from before or of other links', async () => {
  const own = next();
  const add = async (shade: string) =>
    (await owner.call<Repair>('POST', `/api/defects/${own}/repair/photos`, { body: await formOf(shade) }))
      .status;
  expect(await add('#eee')).toBe(201);
  const [holder, other] = [await makeLink([own]), await makeLink([own])];
  expect(await add('#ddd')).toBe(201);
  const sent = await server.visitor().call('POST', `/api/repair-link/findings/${own}/photos`, {
    body: await formOf('#ccc'),
    headers: other,
  });
  expect(sent.status).toBe(201);
  const [before, since, theirs] = await photosOf(own);
  const { findings: shown } = (await server.visitor().get<LinkedWork>('/api/repair-link', holder)).body;
  const entries = shown[0]?.entries ?? [];
  expect(entries.flatMap(({ photos }) => photos.map(({ id }) => id))).toEqual([since]);
  // On what the owner works is told to nobody.
  expect(entries.map(({ by, device }) => [by, device])).toEqual(entries.map(() => ['owner', '']));
  const status = async (id: number | undefined) =>
    (await server.visitor().get<ErrorBody>(`/api/repair-link/photos/${id}`, holder)).status;
  expect([await status(since), await status(before), await status(theirs)]).toEqual([200, 404, 404]);
});

test('the same photo counts once for whoever sends it, at once or later and whatever its key', async () => {
  const own = next();
  const [holder, other] = [await makeLink([own]), await makeLink([own])];
  const send = async (headers?: Record<string, string>) =>
    headers
      ? server.visitor().call('POST', `/api/repair-link/findings/${own}/photos`, {
          body: await formOf('#bbb'),
          headers,
        })
      : owner.call('POST', `/api/defects/${own}/repair/photos`, { body: await formOf('#bbb') });
  const sent = await Promise.all([1, 2, 3].map(() => send(holder)));
  sent.push(await send(holder));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await photosOf(own)).toHaveLength(1);
  // Somebody else’s word with the same photo is another word.
  expect([(await send(other)).status, (await send()).status, (await send()).status]).toEqual([201, 201, 201]);
  expect(await photosOf(own)).toHaveLength(3);
});
