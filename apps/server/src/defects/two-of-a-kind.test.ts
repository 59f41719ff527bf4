import type { Defect, ErrorBody } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, defects, trailEntries } from '../platform/database/schema.ts';

const SMOKE = 'There may be no working smoke alarm';
const EXIT = 'The way out may be blocked in a fire';
const LEAK = 'Possible gas leak';
const MONOXIDE = 'Possible carbon monoxide inside';
const WHY = { reason: 'Bill Smith checked the back exit today and took the padlock off' };

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

async function finding(description: string): Promise<{ person: Person; id: number }> {
  const person = await server.member();
  const { id: projectId } = await person.project();
  return { person, id: (await person.analyse(photo, { projectId, description })).body.defect.id };
}

const path = (id: number, kind = 'fire') => `/api/defects/${id}/alerts/${kind}/close`;
const read = async (person: Person, id: number) => (await person.get<Defect>(`/api/defects/${id}`)).body;
const titles = ({ alerts }: Pick<Defect, 'alerts'>) => alerts.map(({ title }) => title);

const BOTH = 'Smoke alarm has been taken down and the back exit is padlocked';

test('two dangers of a kind are two alerts; the one that is closed leaves the other, which sets the severity', async () => {
  const { person, id } = await finding(BOTH);
  const both = await read(person, id);
  expect(titles(both)).toEqual([EXIT, SMOKE]);
  expect(both.severity).toBe('critical');

  const untold = await person.post<ErrorBody>(path(id), WHY);
  expect(untold.status).toBe(409);
  expect(untold.body.message).toBe(
    `2 hazards of this kind are open: ‘${EXIT}’, ‘${SMOKE}’. Each is closed by itself: load the page again, or say which by its title.`,
  );
  expect(titles(await read(person, id))).toEqual([EXIT, SMOKE]);
  expect((await person.post(path(id), { ...WHY, title: 'Possible fire' })).status).toBe(404);

  const one = await person.post<Defect>(path(id), { ...WHY, title: EXIT });
  expect(one.status).toBe(200);
  expect(titles(one.body)).toEqual([SMOKE]);
  expect(one.body.severity).toBe('high');
  expect(one.body.closedAlerts).toMatchObject([{ alert: { title: EXIT }, ...WHY }]);
  expect((await person.post(path(id), { ...WHY, title: EXIT })).status).toBe(409);

  // Of one that is left, an older app names the kind alone.
  const none = await person.post<Defect>(path(id), {
    reason: 'An electrician fitted and tested a new alarm',
  });
  expect(none.body).toMatchObject({
    alerts: [],
    closedAlerts: [{ alert: { title: EXIT } }, { alert: { title: SMOKE } }],
  });

  const again = await person.delete<Defect>(path(id), { title: SMOKE });
  expect(titles(again.body)).toEqual([SMOKE]);
  expect(again.body).toMatchObject({ severity: 'high', closedAlerts: [{ alert: { title: EXIT } }] });
  const all = await person.delete<Defect>(path(id));
  expect(titles(all.body)).toEqual([EXIT, SMOKE]);

  const audited = await server.services.database
    .select({ action: auditEvents.action, title: sql<string>`${auditEvents.detail} ->> 'title'` })
    .from(auditEvents)
    .where(sql`${auditEvents.detail} ->> 'reference' = ${`defect:${id}`}`)
    .orderBy(auditEvents.id);
  expect(audited.map(({ action, title }) => [action, title])).toEqual([
    ['alert_closed', EXIT],
    ['alert_closed', SMOKE],
    ['alert_reopened', SMOKE],
    ['alert_reopened', EXIT],
  ]);
  const trail = await server.services.database
    .select({ event: trailEntries.event })
    .from(trailEntries)
    .where(and(eq(trailEntries.projectId, both.projectId), sql`${trailEntries.event} like 'alert_%'`));
  expect(trail).toHaveLength(4);
});

test('what a change no longer tells stands, each danger by itself', async () => {
  const { person, id } = await finding('crack in the plasterboard');
  const name = (defectType: string) =>
    person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', defectType });
  await name('Gas smell at the meter. CO alarm has been sounding in bed 2.');
  const { body } = await name('Scuff mark');
  expect(titles(body).toSorted()).toEqual([MONOXIDE, LEAK].toSorted());
  const one = await person.post<Defect>(path(id, 'gas'), {
    reason: 'Gas fitter tested the line and found no leak',
    title: LEAK,
  });
  expect(titles(one.body)).toEqual([MONOXIDE]);
  expect(titles((await name('Surface rust')).body)).toEqual([MONOXIDE]);
});

test('an old row that keeps one alert of a kind closed tells of the other once it is read again', async () => {
  const { person, id } = await finding(BOTH);
  const [exit] = (await read(person, id)).alerts;
  const closed = {
    alert: exit as Defect['alerts'][number],
    ...WHY,
    closedAt: new Date().toISOString(),
    closedBy: 'Bill',
  };
  await server.services.database
    .update(defects)
    .set({ alerts: [], closedAlerts: [closed], hazardRules: 1 })
    .where(eq(defects.id, id));
  await person.put(`/api/defects/${id}/decision`, { verdict: 'confirmed' });
  const now = await read(person, id);
  expect(titles(now)).toEqual([SMOKE]);
  expect(now.closedAlerts).toHaveLength(1);
});

test('the chat tells both, and goes on telling the one that stays open', async () => {
  const { person, id } = await finding(BOTH);
  const asked = await person.post<{ alerts: Defect['alerts'] }>('/api/ai/chat', {
    message: 'Gas smell at the meter. CO alarm has been sounding in bed 2.',
  });
  expect(titles(asked.body).toSorted()).toEqual([LEAK, MONOXIDE].toSorted());
  await person.post(path(id), { ...WHY, title: EXIT });
  const left = await person.post<{ alerts: Defect['alerts'] }>('/api/ai/chat', {
    message: 'What about the smoke alarm?',
    defectId: id,
  });
  expect(titles(left.body)).toEqual([SMOKE]);
});
