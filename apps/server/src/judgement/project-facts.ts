import type { ProjectFacts, StateCode } from '@plumbline/knowledge';
import type { projects } from '../platform/database/schema.ts';

/** Columns of a project by which rules choose edition, guide and warranty. */
const FACTS = ['state', 'buildingType', 'contractDate', 'approvalDate', 'completionDate'] as const;
export type FactsRow = Pick<typeof projects.$inferSelect, (typeof FACTS)[number]>;

/** What is known of a project, as the rules take it: nothing stands there as null. */
export function projectFacts({
  state,
  buildingType,
  contractDate,
  approvalDate,
  completionDate,
}: FactsRow): ProjectFacts {
  return {
    ...(state ? { state: state as StateCode } : {}),
    ...(buildingType ? { buildingType } : {}),
    ...(contractDate ? { contractDate } : {}),
    ...(approvalDate ? { approvalDate } : {}),
    ...(completionDate ? { completionDate } : {}),
  };
}

/** Whether rules may answer otherwise for one than for the other. */
export function factsDiffer(one: FactsRow, other: FactsRow): boolean {
  return FACTS.some((fact) => one[fact] !== other[fact]);
}
