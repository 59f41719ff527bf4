import type { AnalysisResult, Defect, DefectSummary } from '@plumbline/contract';
import type { Examination, VisionPool } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const BOXES = [
  { x: 0.1, y: 0.1, width: 0.3, height: 0.2 },
  { x: 0.6, y: 0.5, width: 0.2, height: 0.4 },
] as const;

/** The examination with rust and mould seen apart from what was found. */
function withOthers(examined: Examination): Examination {
  const families = ['corrosion', 'mould_algae'] as const;
  const also = families.map((family, at) => ({
    consensus: {
      ...examined.consensus,
      family,
      defectId: null,
      group: null,
      title: family === 'corrosion' ? 'Rust or corrosion' : 'Mould or algae',
      confidence: 0.3,
      measurements: [],
      candidates: [],
    },
    overlays: [
      {
        kind: 'outline' as const,
        label: family,
        points: [[0, 0] as [number, number], [1, 1] as [number, number]],
      },
    ],
    overlayDescription: `${family}: outlined on the left.`,
    region: BOXES[at] ?? BOXES[0],
  }));
  return { ...examined, region: { x: 0, y: 0, width: 0.05, height: 0.05 }, also };
}

let real: TestServer;
let server: TestServer;
let photo: Buffer;
/** What the panel's examination is made into before the server sees it. */
let change: (examined: Examination) => Examination = withOthers;

beforeAll(async () => {
  real = await startTestServer();
  const { vision } = real.services;
  const examine: VisionPool['examine'] = async (...input) => change(await vision.examine(...input));
  [server, photo] = await Promise.all([
    startTestServer({ vision: { ...vision, examine, close: async () => undefined } }),
    crackOnPlaster(),
  ]);
});
afterAll(async () => {
  await server.stop();
  await real.stop();
});

const links = (ids: readonly number[]) =>
  server.services.database
    .execute(
      sql`select finding_id, photo_id, region from finding_photos where finding_id = any(${sql.raw(`array[${ids.join()}]`)}) order by finding_id`,
    )
    .then(({ rows }) => rows);

describe('a photo that shows several defects', () => {
  test('becomes a finding for each, with its own region, for one credit', async () => {
    change = withOthers;
    const person = await server.member();
    const { id } = await person.project();
    const { status, body } = await person.analyse(photo, { projectId: id, description: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ charged: true, remainingCredits: 4, analysisCount: 1 });
    expect(body.also.map(({ defectType }: Defect) => defectType)).toEqual([
      'Rust or corrosion',
      'Mould or algae',
    ]);
    const ids = [body.defect, ...body.also].map((one: Defect) => one.id);
    const rows = await links(ids);
    expect(new Set(rows.map((row) => row.photo_id)).size).toBe(1);
    expect(rows.map((row) => row.region)).toEqual([{ x: 0, y: 0, width: 0.05, height: 0.05 }, ...BOXES]);
    const listed = await person.get<DefectSummary[]>(`/api/projects/${id}/defects`);
    expect(listed.body.length).toBe(3);
  });

  test('keeps its photo while one of them is dropped, and loses it with the last', async () => {
    change = withOthers;
    const person = await server.member();
    const { id } = await person.project();
    const { body } = await person.analyse(photo, { projectId: id, description: '' });
    const [rust, mould] = body.also as Defect[];
    expect((await person.delete(`/api/defects/${rust?.id}`)).status).toBe(200);
    expect((await person.delete(`/api/defects/${body.defect.id}`)).status).toBe(200);
    expect((await person.get(`/api/images/${mould?.id}?size=320`)).status).toBe(200);
    const photoId = (await links([mould?.id ?? 0]))[0]?.photo_id;
    expect((await person.delete(`/api/defects/${mould?.id}`)).status).toBe(200);
    const { rows } = await server.services.database.execute(sql`select id from photos where id = ${photoId}`);
    expect(rows).toEqual([]);
    expect((await person.get('/api/me')).body.analysisCredits).toBe(4);
  });

  test('is charged once and kept once, however often the same request comes', async () => {
    change = withOthers;
    const person = await server.member();
    const { id } = await person.project();
    const send = () => person.analyse(photo, { projectId: id, description: '', key: 'the-same-photo' });
    const answers = await Promise.all([send(), send(), send()]);
    const again = await send();
    const bodies = [...answers, again]
      .filter(({ status }) => status === 200)
      .map(({ body }) => body as AnalysisResult);
    expect(bodies.length).toBeGreaterThan(1);
    expect(
      new Set(bodies.map(({ defect, also }) => [defect, ...also].map((one) => one.id).join())).size,
    ).toBe(1);
    expect(again.body).toMatchObject({ remainingCredits: 4 });
    expect((await person.get<DefectSummary[]>(`/api/projects/${id}/defects`)).body.length).toBe(3);
  });

  test('leaves nothing and costs nothing where one of them can’t be kept', async () => {
    change = (examined) => {
      const several = withOthers(examined);
      // A finding has to have a title: what fails last takes the first along.
      const also = (several.also ?? []).map((one) => ({
        ...one,
        consensus: { ...one.consensus, title: null as unknown as string },
      }));
      return { ...several, also };
    };
    const person = await server.member();
    const { id } = await person.project();
    const { status } = await person.analyse(photo, { projectId: id, description: '' });
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await person.get('/api/me')).body.analysisCredits).toBe(5);
    expect((await person.get<DefectSummary[]>(`/api/projects/${id}/defects`)).body).toEqual([]);
  });

  test('answers with the others once the first was deleted', async () => {
    change = withOthers;
    const person = await server.member();
    const { id } = await person.project();
    const send = () => person.analyse(photo, { projectId: id, description: '', key: 'first-deleted' });
    const { body } = await send();
    await person.delete(`/api/defects/${body.defect.id}`);
    const { body: later } = await send();
    expect(later.defect.defectType).toBe('Rust or corrosion');
    expect(later.also.map(({ defectType }: Defect) => defectType)).toEqual(['Mould or algae']);
  });

  test('keeps what was decided of each, and teaches only what the whole photo shows', async () => {
    change = withOthers;
    const ada = await server.member('Ada Admin');
    await server.services.database.execute(sql`update users set role = 'admin' where email = ${ada.email}`);
    const person = await server.member();
    await person.put('/api/training-consent', { given: true });
    const { id } = await person.project();
    const { body } = await person.analyse(photo, { projectId: id, description: '' });
    const [rust, mould] = body.also as Defect[];
    const decide = (of: number | undefined, verdict: string) =>
      person.put(`/api/defects/${of}/decision`, { verdict });
    const candidates = async () => {
      const listed = await ada.get<{ defectId: number }[]>('/api/ai-training/candidates');
      return listed.body.map(({ defectId }) => defectId);
    };
    expect((await decide(rust?.id, 'confirmed')).status).toBe(200);
    expect((await decide(mould?.id, 'rejected')).status).toBe(200);
    const kept = await person.get<DefectSummary[]>(`/api/projects/${id}/defects`);
    const decisionOf = (of: number | undefined) => kept.body.find((one) => one.id === of)?.decision;
    expect([rust?.id, mould?.id, body.defect.id].map(decisionOf)).toEqual(['confirmed', 'rejected', null]);
    // The rust is in a part of its own: as a whole the photo shows something else, until that is rejected.
    expect(await candidates()).not.toContain(rust?.id);
    await decide(body.defect.id, 'rejected');
    expect(await candidates()).toContain(rust?.id);
  });
});
