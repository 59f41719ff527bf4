import { PERSON_LIMITS, type PersonFacts } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { projectPeople } from '../../platform/database/schema.ts';
import type { ProjectBody } from '../format/read-project.ts';
import type { Placed, Transaction } from './bring.ts';

const key = ({ role, name }: Pick<PersonFacts, 'role' | 'name'>) => `${role} ${name.trim().toLowerCase()}`;

/** Adds the people of these projects who aren't here; who is here already stays as they are. */
export async function savePeople(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  for (const { row, id: projectId } of placed) {
    const { people = [] } = row.body as ProjectBody;
    if (people.length === 0) continue;
    const here = await tx.select().from(projectPeople).where(eq(projectPeople.projectId, projectId));
    const known = new Set(here.map(key));
    const values = people
      .filter((person) => !known.has(key(person)))
      .slice(0, Math.max(0, PERSON_LIMITS.perProject - here.length))
      .map((person) => ({ ...person, projectId }));
    if (values.length > 0) await tx.insert(projectPeople).values(values);
  }
}
