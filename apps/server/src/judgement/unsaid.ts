import { fallenOf } from './fallen.ts';
import { type FindingRow, namedNow } from './finding-input.ts';
import type { FactsRow } from './project-facts.ts';
import { type HazardRow, hazardsOf } from './read-hazards.ts';

/** Why a finding isn't rated low: nobody has said whether anything has fallen, or beside it something has. */
export function unsaidOf(row: FindingRow & HazardRow, project: FactsRow): 'unknown' | 'beside' | undefined {
  const fallen = fallenOf(row, namedNow(row), hazardsOf(row, project));
  if (fallen === 'beside') return fallen;
  return fallen === 'unknown' || fallen === 'asked' ? 'unknown' : undefined;
}
