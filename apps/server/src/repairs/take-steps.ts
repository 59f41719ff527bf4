import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { findProject } from '../projects/index.ts';
import { projectDay } from './project-day.ts';
import { type RepairRow, rowOf } from './read-repair.ts';
import { type Suggesting, suggest } from './suggest.ts';
import { type Step, type Stepping, takeStep } from './take-step.ts';

/** What is said for all of them; each has its own revision and its own key. */
interface Steps extends Omit<Step, 'findingId' | 'revision'> {
  projectId: number;
  ids: readonly number[];
}

interface Stepped {
  changed: number[];
  /** In the order of their numbers, each with the reason. */
  refused: { id: number; number: number; title: string; message: string }[];
}

/**
 * Takes one step with each of these findings of a project, by the rules that one alone is taken by: where one refuses, the
 * others go on. What an assignment leaves out, each finding has as it was, or as its defect asks for. Ids of other projects
 * are as if they weren't there. @throws AppError not_found, and invalid_input before anything was changed
 */
export async function takeSteps(
  database: Database,
  who: Stepping & { by: Member },
  { projectId, ids, key, ...wanted }: Steps,
): Promise<Stepped> {
  await findProject(database, who.owner, projectId);
  const found = await database
    .select()
    .from(defects)
    .where(and(inArray(defects.id, [...ids]), eq(defects.projectId, projectId), ownedBy(who.owner, defects)))
    .orderBy(asc(defects.number));
  const today = await projectDay(database, who.owner, projectId, new Date());
  const answer: Stepped = { changed: [], refused: [] };
  for (const finding of found) {
    const { id, number, title } = finding;
    const row = await rowOf(database, finding);
    const plan = wanted.step === 'assign' ? planFor(finding, row, wanted, today) : {};
    try {
      const step = { ...wanted, ...plan, findingId: id, key: `${key}-${id}`, revision: row.revision };
      await takeStep(database, who, step);
      answer.changed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // What the form lacks, it lacks for all of them.
      if (error.code === 'invalid_input' && answer.changed.length === 0) throw error;
      answer.refused.push({ id, number, title, message: error.message });
    }
  }
  return answer;
}

/** With which trade and by when a finding is assigned together with others: what was said, what stood, what it asks for. */
export function planFor(
  finding: Suggesting,
  before: Pick<RepairRow, 'trade' | 'dueOn'>,
  { trade, dueOn }: { trade?: string | undefined; dueOn?: string | null | undefined },
  today: string,
) {
  const suggested = suggest(finding, today);
  return {
    trade: trade || before.trade || suggested.trade,
    dueOn: dueOn === undefined ? (before.dueOn ?? suggested.dueOn) : dueOn,
  };
}
