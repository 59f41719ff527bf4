import type { CheckedReport, Report } from '@plumbline/contract';
import { renderReport } from '@plumbline/documents';
import { assess } from '@plumbline/knowledge/assess';
import { readAlerts } from '@plumbline/knowledge/hazards';
import { STATES } from '@plumbline/knowledge/states';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { defects } from '../../platform/database/schema.ts';
import { gatherContent } from './gather-content.ts';
import { toFinding } from './to-finding.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let findingId: number;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member('Ines Spector');
  projectId = (await person.project()).id;
  findingId = (await person.analyse(await crackOnPlaster(), { projectId })).body.defect.id;
});
afterAll(() => server.stop());

const gathered = async () => (await gatheredReport())?.findings[0];

async function gatheredReport(of = projectId, selectedDefectIds = [findingId]) {
  const asked = { projectId: of, title: 'For a tribunal', selectedDefectIds };
  const { body } = await person.post<Report>('/api/reports', asked);
  const { database, environment } = server.services;
  const made = { reportId: body.id, version: 1, selectedDefectIds };
  return (await gatherContent(database, made, environment))?.content;
}

const DANGERS = [
  'smell gas in the kitchen, sparks from the switchboard, sewage overflow in the yard',
  'balcony sagging, balustrade wobbly, ceiling about to fall, retaining wall leaning',
  'asbestos eaves broken, lead paint flaking, mould and the baby is coughing, termites in the frame',
  'wall bulging and cracked both sides, bricks falling from the facade, pool fence broken, glass door shattered',
  'no smoke alarm, steel showing in the concrete, chimney leaning, hot water relief valve leaking, stairs loose',
];

test('what hazards tell a person is told to the readers of a report without “your”, in every state', async () => {
  const alerts = STATES.flatMap(({ code }) =>
    DANGERS.flatMap((words) => readAlerts({ words, project: { state: code } })),
  );
  expect(alerts.length).toBeGreaterThan(80);
  expect(JSON.stringify(alerts)).toMatch(/\byour council/i);
  await server.services.database.update(defects).set({ alerts }).where(sql`${defects.id} = ${findingId}`);
  const finding = await gathered();
  const told = [finding?.alerts, finding?.actions, finding?.whoToCall, finding?.causes];
  expect(JSON.stringify(told).match(/.{30}\byour\b.{20}/gi)).toBe(null);
  expect(finding?.alerts).toHaveLength(alerts.length);
});

test('a photo says who added it and when, as the server saw it', async () => {
  const photo = (await gathered())?.photo;
  expect(photo?.added).toMatchObject({ by: 'Ines Spector', source: 'upload' });
  expect(Math.abs(Date.parse(photo?.added?.at ?? '') - Date.now())).toBeLessThan(60_000);
});

/** Words to whoever makes the report, or of the software's doubts: none of them is for its readers once it is decided. */
const FOR_THE_USER =
  /.{0,40}\b(?:you|your|upload|tap(?!-)|click|applies: ask the certifier|check it in|to have a rule checked|another rule may answer|photo: have it inspected|appears to be:|nothing to compare yet|that plumbline has)\b.{0,40}/gi;

/** Every word of a Word file's body. */
const wordsIn = (file: Uint8Array) =>
  strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');

test.each(['NSW', 'QLD'] as const)(
  'a report on every defect that is known speaks to its readers alone, in %s',
  async (state) => {
    const [content, [row]] = await Promise.all([
      gatheredReport(),
      server.services.database.select().from(defects).where(sql`${defects.id} = ${findingId}`),
    ]);
    if (!content || !row) throw new Error('No report');
    const decided = {
      verdict: 'confirmed' as const,
      decidedAt: new Date(),
      decisionNote: 'As seen on the day.',
    };
    const findings = DEFECTS.map(({ id, name, families }, at) => {
      const assessment = assess({
        outcome: 'defect',
        defectId: id,
        family: families[0] ?? null,
        confidence: 0.9,
        measurements: [],
        description: name,
        stages: [],
        project: { state, contractDate: '2024-02-01', completionDate: '2025-06-30' },
        inspectedOn: '2026-11-20',
        restsOn: 'both',
      });
      const { title, description, severity, compliance } = assessment;
      const judged = { title, description, severity, compliance: compliance.verdict, assessment, alerts: [] };
      return toFinding({ ...row, ...judged, ...decided, id: at + 1 }, null);
    });
    expect(findings.length).toBeGreaterThan(60);
    for (const kind of ['pre_purchase', 'notice', 'expert'] as const) {
      const file = await renderReport(
        { ...content, kind, findings, openPoints: [], basis: [] },
        { loadPhoto: async () => undefined, format: 'docx' },
      );
      const told = wordsIn(file).replaceAll('say in writing, for each item, whether you will fix it', '');
      expect([...new Set(told.match(FOR_THE_USER))], kind).toEqual([]);
    }
  },
);

test('a finding that is filed under a place is printed there', async () => {
  const home = await person.project('House');
  const { body: hall } = await person.post<{ id: number }>(`/api/projects/${home.id}/places`, {
    name: 'Hall',
    level: 'Ground',
  });
  const photo = await crackOnPlaster();
  const analyse = async () => (await person.analyse(photo, { projectId: home.id })).body.defect.id;
  const [filed, written, nowhere] = [await analyse(), await analyse(), await analyse()];
  const items = [filed, written].map((id) => ({ id, placeId: hall.id }));
  await person.post(`/api/projects/${home.id}/findings/file`, { items });
  await person.put(`/api/defects/${written}/decision`, { verdict: 'confirmed', location: 'above the door' });
  const selectedDefectIds = [filed, written, nowhere];
  const asked = { projectId: home.id, selectedDefectIds };
  const { body } = await person.post<CheckedReport>('/api/reports/check', asked);
  expect(body.points.find(({ code }) => code === 'no_location')?.findingIds).toEqual([nowhere]);
  const findings = (await gatheredReport(home.id, selectedDefectIds))?.findings ?? [];
  expect(Object.fromEntries(findings.map(({ id, location }) => [id, location]))).toEqual({
    [filed]: 'Hall, Ground',
    [written]: 'Hall, Ground: above the door',
    [nowhere]: '',
  });
});

test('what was only told isn’t shown by a photo of no building, until somebody has decided', async () => {
  const [row] = await server.services.database
    .select()
    .from(defects)
    .where(sql`${defects.id} = ${findingId}`);
  if (!row) throw new Error('No finding');
  const { examination } = row;
  const told = (basis: 'words' | 'both', foreign: number, verdict: 'confirmed' | null = null) => {
    const { consensus } = examination;
    const agreement = { ...consensus.agreement, basis, text: '' } as typeof consensus.agreement;
    const distribution = { ...consensus.distribution, not_building: foreign };
    const seen = { ...examination, consensus: { ...consensus, agreement, distribution } };
    const decidedAt = verdict && new Date();
    return toFinding({ ...row, outcome: 'defect', verdict, decidedAt, examination: seen }, null).saidNotShown;
  };
  expect(told('words', 0.96)).toBe(true);
  expect([told('both', 0.96), told('words', 0.3), told('words', 0.96, 'confirmed')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
