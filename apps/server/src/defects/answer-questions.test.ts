import type { Defect } from '@plumbline/contract';
import type { VerdictQuestion } from '@plumbline/knowledge/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
});
// Each has the credits of a new account.
beforeEach(async () => {
  person = await server.member();
});
afterAll(() => server.stop());

interface Asked {
  questions: VerdictQuestion[];
  projectName: string;
  number: number;
}

const WIDTH = (value: number) => ({
  attribute: 'crack_width',
  value,
  unit: 'mm',
  uncertainty: 0.1,
  origin: 'inspector',
});

async function finding(project: Record<string, unknown> = {}, description = 'a crack') {
  const created = (await person.post<{ id: number }>('/api/projects', { name: 'House', ...project })).body;
  const { body } = await person.analyse(await crackOnPlaster(), { projectId: created.id, description });
  return { id: body.defect.id, projectId: created.id };
}
const ask = async (id: number) => (await person.get<Asked>(`/api/defects/${id}/questions`)).body;
const answer = (id: number, body: unknown) => person.put<Defect>(`/api/defects/${id}/answers`, body);

describe('what is asked of a finding', () => {
  test('is what decides, and its place in the project is told', async () => {
    const { id } = await finding({ name: 'Banksia Street', state: 'NSW', contractDate: '2024-02-01' });
    const { questions, projectName, number } = await ask(id);
    expect(projectName).toBe('Banksia Street');
    expect(number).toBe(1);
    expect(questions.map((one) => one.id)).toEqual(['material', 'size', 'place']);
  });

  test('is never more than four things', async () => {
    const { id } = await finding({ state: null });
    const { questions } = await ask(id);
    expect(questions.length).toBeLessThanOrEqual(4);
    expect(questions.map((one) => one.id)).toContain('state');
  });
});

describe('an answer', () => {
  test('of material and width gives a verdict with its rule at once', async () => {
    const { id } = await finding({
      state: 'NSW',
      contractDate: '2024-02-01',
      buildingType: 'residential-house',
    });
    expect((await answer(id, { material: 'masonry' })).body.compliance).toBe('undetermined');
    expect((await answer(id, { measurement: WIDTH(3) })).body.compliance).toBe('compliant');
    const wide = (await answer(id, { measurement: WIDTH(7) })).body;
    expect(wide.compliance).toBe('non_compliant');
    expect(wide.assessment.compliance.rule).toMatchObject({ id: 'masonry-crack', verdict: 'non_compliant' });
    expect(wide.savedMeasurements).toHaveLength(1);
    const { questions } = await ask(id);
    // What was measured and is no choice of the question isn't asked again.
    expect(questions.map(({ id: name, answer: given }) => [name, given])).toEqual([
      ['material', 'masonry'],
      ['place', null],
    ]);
    expect((await answer(id, { material: null })).body.compliance).toBe('undetermined');
  });

  test('of a crack in a driveway warns where it tells of a wall or of a door that jams', async () => {
    const kinds = async (answers: Record<string, string>) => {
      const { id } = await finding({}, 'crack in the driveway');
      return (await answer(id, answers)).body.alerts.map(({ kind }) => kind);
    };
    expect(await kinds({ place: 'through' })).toEqual([]);
    expect(await kinds({ place: 'moved' })).toEqual(['fall']);
    expect(await kinds({ place: 'jams' })).toEqual(['structural']);
    expect(await kinds({ material: 'masonry', place: 'through' })).toEqual(['structural']);
  });

  test('without a date says what would hold, and stores no verdict', async () => {
    const { id } = await finding({ state: 'VIC' });
    await answer(id, { material: 'masonry', measurement: WIDTH(7) });
    const { body } = await person.get<Defect>(`/api/defects/${id}`);
    expect(body.compliance).toBe('undetermined');
    expect(body.nccCompliant).toBeNull();
    expect(body.assessment.compliance.assumption).toMatchObject({ verdict: 'non_compliant' });
    expect(body.assessment.compliance.assumption?.text).toMatch(/^Would not comply if /);
    const confirmed = (await answer(id, { project: { contractDate: '2026-08-10' } })).body;
    expect(confirmed.compliance).toBe('non_compliant');
    expect(confirmed.assessment.compliance.assumption).toBeUndefined();
  });

  test('assumes the state of the address', async () => {
    const { id } = await finding({ state: null, address: '12 Banksia Street, Newtown NSW 2042' });
    const { body } = await answer(id, { material: 'masonry', measurement: WIDTH(7) });
    expect(body.compliance).toBe('undetermined');
    expect(body.assessment.compliance.assumption?.text).toContain('New South Wales');
  });

  test('about the project judges its other findings too', async () => {
    const { id, projectId } = await finding({ state: 'VIC' });
    const other = await person.analyse(await crackOnPlaster(), { projectId, description: 'a crack again' });
    await answer(other.body.defect.id, { material: 'masonry', measurement: WIDTH(7) });
    await answer(id, { project: { contractDate: '2026-08-10' } });
    const { body } = await person.get<Defect>(`/api/defects/${other.body.defect.id}`);
    expect(body.compliance).toBe('non_compliant');
    expect((await ask(other.body.defect.id)).number).toBe(2);
  });

  test('that bare bars show warns, lifts the severity and stays until the alert is closed', async () => {
    const { id } = await finding({ state: 'NSW' });
    expect((await answer(id, { bars: 'no' })).body.alerts).toEqual([]);
    const seen = (await answer(id, { bars: 'yes' })).body;
    expect(seen.alerts).toMatchObject([{ kind: 'structural' }]);
    expect(seen.severity).toBe('high');
    for (const bars of ['no', null]) expect((await answer(id, { bars })).status).toBe(409);
    expect((await person.get<Defect>(`/api/defects/${id}`)).body.alerts).toMatchObject([
      { kind: 'structural' },
    ]);
    expect((await answer(id, { bars: 'jelly' })).status).toBe(400);
  });

  test('of a material that isn’t one is refused, and nothing is kept', async () => {
    const { id } = await finding({ state: 'NSW' });
    expect((await answer(id, { material: 'jelly' })).status).toBe(400);
    expect((await answer(id, { project: { state: 'ZZ' } })).status).toBe(400);
    expect((await answer(id, { measurement: { ...WIDTH(3), value: -1 } })).status).toBe(400);
    expect((await ask(id)).questions.every(({ answer: given }) => given === null)).toBe(true);
  });
});
