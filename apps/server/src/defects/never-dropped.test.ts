/** Whatever is done to a finding, its open alerts stay on it and in everything that tells of it, until closed with a reason. */
import type { ChatAnswer, Defect, DefectSummary, FindingLine, Project, Stats } from '@plumbline/contract';
import { SEVERITY_RANK } from '@plumbline/knowledge';
import { alertFloor, readAlerts } from '@plumbline/knowledge/hazards';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, proven } from '../../test/support/carry-account.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { users } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer({ limits: false }), crackOnPlaster()]);
});
afterAll(() => server.stop());

const WORDS = [
  'crack in the plasterboard, and there is a strong gas smell by the stove',
  'the lounge ceiling is bowing down and making cracking noises',
  'bits of the chimney keep dropping onto the path',
  'balcony feels soft underfoot and the bracket has rusted through',
  'bare live wires hang out beside the sink',
] as const;

/** A finding as it moves about, and what may be done to it. */
interface Told {
  person: Person;
  id: number;
  projects: number[];
}
const finding = ({ person, id }: Told) => person.get<Defect>(`/api/defects/${id}`);
const decision = (value: object) => async (told: Told) => {
  await told.person.put(`/api/defects/${told.id}/decision`, value);
};
const answered = (value: object) => async (told: Told) => {
  await told.person.put(`/api/defects/${told.id}/answers`, value);
};

const WAYS: Readonly<Record<string, (told: Told) => Promise<unknown>>> = {
  confirm: decision({ verdict: 'confirmed', note: 'Looks fine to me, no danger at all' }),
  'call it minor': decision({ verdict: 'confirmed', as4349Class: 'minor' }),
  'set aside': decision({ verdict: 'rejected', note: 'Just a shadow' }),
  'rename it': decision({ verdict: 'corrected', defectType: 'Scuff mark' }),
  'rename it as low': decision({ verdict: 'corrected', defectType: 'Scuff mark', severity: 'low' }),
  'name another kind': decision({
    verdict: 'corrected',
    defectId: 'paint_finish',
    note: 'No gas, all sound',
  }),
  'call it compliant': decision({ verdict: 'corrected', nccCompliant: true }),
  withdraw: ({ person, id }) => person.delete(`/api/defects/${id}/decision`),
  'answer no': answered({ fallen: 'no', bars: 'no' }),
  'answer the material': answered({ material: 'plaster' }),
  measure: ({ person, id }) =>
    person.put(`/api/defects/${id}/measurements`, {
      measurements: [{ attribute: 'crack_width', value: 0.2, unit: 'mm', origin: 'inspector' }],
    }),
  'measure nothing': ({ person, id }) => person.put(`/api/defects/${id}/measurements`, { measurements: [] }),
  'date the building': async (told) =>
    told.person.patch(`/api/projects/${(await finding(told)).body.projectId}`, {
      completionDate: '2024-05-01',
      state: 'VIC',
    }),
  'delete without a reason': ({ person, id }) => person.delete(`/api/defects/${id}`),
  'delete its project without a reason': async (told) =>
    told.person.delete(`/api/projects/${(await finding(told)).body.projectId}`),
  'close without a reason': async (told) => {
    for (const { kind } of (await finding(told)).body.alerts)
      await told.person.post(`/api/defects/${told.id}/alerts/${kind}/close`, { reason: '  ' });
  },
  move: async (told) => {
    const { projectId } = (await finding(told)).body;
    const other = told.projects.find((one) => one !== projectId);
    await told.person.post(`/api/projects/${projectId}/findings/move`, { ids: [told.id], projectId: other });
  },
  'set many aside': async (told) =>
    told.person.post(`/api/projects/${(await finding(told)).body.projectId}/findings/decide`, {
      ids: [told.id],
      verdict: 'rejected',
    }),
};

const kindsOf = (alerts: readonly { kind: string }[]) => alerts.map(({ kind }) => kind).sort();

/** Everything that tells of the finding tells of these. */
async function allTell(told: Told, kinds: readonly string[], after: string) {
  const { person, id } = told;
  const { status, body } = await finding(told);
  expect([after, status]).toEqual([after, 200]);
  expect(kindsOf(body.alerts), after).toEqual(expect.arrayContaining([...kinds]));
  const floor = alertFloor(body.alerts)?.severity ?? 'low';
  expect(SEVERITY_RANK[body.severity], after).toBeGreaterThanOrEqual(SEVERITY_RANK[floor]);
  expect(body.compliance, after).not.toBe('compliant');
  const open = (await person.get<DefectSummary[]>('/api/defects?hazard=open')).body;
  expect(kindsOf(open.find((one) => one.id === id)?.alerts ?? []), after).toEqual(kindsOf(body.alerts));
  const lines = (await person.get<FindingLine[]>(`/api/projects/${body.projectId}/findings`)).body;
  expect(kindsOf(lines.find((one) => one.id === id)?.alerts ?? []), after).toEqual(kindsOf(body.alerts));
  expect((await person.get<Project>(`/api/projects/${body.projectId}`)).body.openHazards, after).toBe(1);
  expect((await person.get<Stats>('/api/stats')).body.openHazards, after).toBe(1);
}

async function begun(description: string): Promise<Told> {
  const person = await server.member('Kim Inspector');
  const projects = [(await person.project()).id, (await person.project('Wattle Close')).id];
  const { body } = await person.analyse(photo, { projectId: projects[0] ?? 0, description });
  return { person, id: body.defect.id, projects };
}

const ways = fc.array(fc.constantFrom(...Object.keys(WAYS)), { minLength: 2, maxLength: 6 });

test('no way of touching a finding drops an open alert', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WORDS), ways, async (words, names) => {
      const told = await begun(words);
      const kinds = kindsOf((await finding(told)).body.alerts);
      // As the browser reads them while they are typed, without a network.
      expect(kinds).toEqual(expect.arrayContaining(kindsOf(readAlerts({ words }))));
      expect(kinds.length).toBeGreaterThan(0);
      for (const name of names) {
        await WAYS[name]?.(told);
        await allTell(told, kinds, `${words} · ${names.join(', ')} · ${name}`);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('every single way keeps it, one after the other', async () => {
  const told = await begun(WORDS[1]);
  const kinds = kindsOf((await finding(told)).body.alerts);
  for (const [name, way] of Object.entries(WAYS)) {
    await way(told);
    await allTell(told, kinds, name);
  }
});

test('the chat, the exports and an account that is brought in elsewhere tell of it', async () => {
  const told = await begun(WORDS[2]);
  const { person, id } = told;
  const { alerts, projectId, number } = (await finding(told)).body;
  const [first] = alerts;
  const chat = await person.post<ChatAnswer>('/api/ai/chat', {
    message: 'what is dangerous in this project right now',
    projectId,
  });
  expect(`${chat.body.response} ${JSON.stringify(chat.body.alerts)}`).toContain(first?.title);
  const sheet = await fetch(`${server.url}/api/projects/${projectId}/findings/export?format=procore`, {
    headers: { cookie: person.cookie },
  });
  expect(sheet.status).toBe(200);
  expect(await sheet.text()).toContain(first?.title);
  await server.services.database
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, person.email));
  const fresh = await proven(server, 'Kim Elsewhere');
  expect((await bringIn(fresh, await exportOf(server, person))).status).toBe(200);
  const [there] = (await fresh.get<DefectSummary[]>('/api/defects?hazard=open')).body;
  expect(there).toMatchObject({ number, severity: 'critical' });
  expect(kindsOf(there?.alerts ?? [])).toEqual(kindsOf(alerts));
  expect(there?.id).not.toBe(id);
});
