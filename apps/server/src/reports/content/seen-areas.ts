import type { NotInspected } from '@plumbline/contract';
import type { ReportContent, SeenArea } from '@plumbline/documents';
import { areaOfPlace, standardArea } from '@plumbline/knowledge/places';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { visits } from '../../platform/database/schema.ts';
import type { Place } from './whereabouts.ts';

interface Said {
  inspectedAreas: readonly string[];
  notInspected: readonly NotInspected[];
}

/** How far each area was inspected: one that stands in both lists was in part. Named as AS 4349.1 does where it can be. */
export function seenAreasOf({ inspectedAreas, notInspected }: Said): SeenArea[] {
  const named = (area: string) => standardArea(area) ?? area;
  const seen = new Map<string, SeenArea>();
  for (const area of inspectedAreas.map(named)) seen.set(area, { area, seen: 'whole', reason: '' });
  for (const { area: name, reason } of notInspected) {
    const area = named(name);
    seen.set(area, { area, seen: seen.has(area) ? 'part' : 'none', reason });
  }
  return [...seen.values()];
}

/**
 * The visit that a report is held against: of the day that it names, else the newest; a closed one before one under way.
 * A notice tells of no inspection.
 */
export async function visitBeside(
  database: Database,
  projectId: number,
  { kind, inspectedOn }: { kind: string; inspectedOn: string | null },
): Promise<ReportContent['visit']> {
  if (kind === 'notice') return undefined;
  const rows = await database
    .select()
    .from(visits)
    .where(eq(visits.projectId, projectId))
    .orderBy(desc(visits.visitedOn), desc(visits.id));
  const ofDay = inspectedOn ? rows.filter(({ visitedOn }) => visitedOn === inspectedOn) : rows;
  const found = ofDay.find(({ closedAt }) => closedAt) ?? ofDay[0];
  return found && { visitedOn: found.visitedOn, areas: seenAreasOf(found) };
}

/** Where a finding lies, by its room, or by what somebody wrote where it has none. */
export const areaOfFinding = (location: string, place: Place | null): string | undefined =>
  areaOfPlace(place?.name ?? location);
