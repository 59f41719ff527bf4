import { type ProjectFacts, type StateCode, stateInAddress } from '@plumbline/knowledge';
import type { projects } from '../platform/database/schema.ts';

/** Columns of a project by which rules choose edition, guide and warranty, and in which hazards are read. */
const FACTS = [
  'state',
  'buildingType',
  'contractDate',
  'approvalDate',
  'completionDate',
  'name',
  'address',
  'description',
] as const;
export type FactsRow = Pick<typeof projects.$inferSelect, (typeof FACTS)[number]>;

/** What is known of a project, as the rules take it: nothing stands there as null. */
export function projectFacts({
  state,
  buildingType,
  contractDate,
  approvalDate,
  completionDate,
}: Omit<FactsRow, 'name' | 'address' | 'description'>): ProjectFacts {
  return {
    ...(state ? { state } : {}),
    ...(buildingType ? { buildingType } : {}),
    ...(contractDate ? { contractDate } : {}),
    ...(approvalDate ? { approvalDate } : {}),
    ...(completionDate ? { completionDate } : {}),
  };
}

/** The state that the address names, where the project itself names none. Only ever assumed. */
export function assumedState({ state, address }: FactsRow): StateCode | undefined {
  return state ? undefined : stateInAddress(address);
}

/** What a project's owner wrote of it, as hazards are read from it. */
export const projectWords = ({ name, address, description }: FactsRow): string =>
  [name, address, description].filter(Boolean).join('\n');

/** Whether rules may answer otherwise for one than for the other. */
export function factsDiffer(one: FactsRow, other: FactsRow): boolean {
  return FACTS.some((fact) => one[fact] !== other[fact]);
}
