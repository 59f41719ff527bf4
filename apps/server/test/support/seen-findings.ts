import type { Defect } from '@plumbline/contract';
import { FAMILY_NAMES } from '@plumbline/knowledge';
import type { VerdictQuestion } from '@plumbline/knowledge/questions';
import type { Examination } from '@plumbline/vision';
import { eq } from 'drizzle-orm';
import { changeFindings } from '../../src/judgement/index.ts';
import { defects } from '../../src/platform/database/schema.ts';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';

/** What the panel made of a photo. */
export type SeenAs = Pick<Examination['consensus'], 'outcome' | 'family'>;

/** A finding of whose photo the panel made something else. */
export async function findingSeenAs(
  server: TestServer,
  photo: Buffer,
  { outcome, family }: SeenAs,
  description = '',
) {
  const person = await server.member('Kim Inspector');
  const project = await person.project();
  const { body } = await person.analyse(photo, { projectId: project.id, description: 'a crack' });
  const { id } = body.defect;
  const name = family ? FAMILY_NAMES[family] : 'Look closer';
  const points: [number, number][] = [
    [0.2, 0.2],
    [0.6, 0.2],
    [0.6, 0.6],
  ];
  await changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
    title: name,
    originalTitle: name,
    taxonomyId: null,
    userDescription: description,
    examination: {
      ...examination,
      overlays: [{ kind: 'outline', label: name, points }],
      consensus: {
        ...examination.consensus,
        outcome,
        family,
        group: null,
        defectId: null,
        measurements: [],
        advice: outcome === 'not_sure' ? ['Photograph the marked place from arm’s length.'] : [],
      },
    },
  }));
  return { person, id };
}

export const read = async (person: Person, id: number) =>
  (await person.get<Defect>(`/api/defects/${id}`)).body;
export const answer = async (person: Person, id: number, fallen: string | null) =>
  (await person.put<Defect>(`/api/defects/${id}/answers`, { fallen })).body;
export const asked = async (person: Person, id: number) =>
  (await person.get<{ questions: VerdictQuestion[] }>(`/api/defects/${id}/questions`)).body.questions;
export const closeCeiling = (person: Person, id: number) =>
  person.post<Defect>(`/api/defects/${id}/alerts/ceiling/close`, {
    reason: 'Made safe by the builder on site today',
  });
