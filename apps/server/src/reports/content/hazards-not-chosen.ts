import type { HazardNotChosen } from '@plumbline/documents';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { defects, places } from '../../platform/database/schema.ts';
import { alertForReaders } from './to-finding.ts';
import { whereabouts } from './whereabouts.ts';

/** Whatever is warned of in the project beside these findings, in the order in which it was found. */
export async function hazardsNotChosen(
  database: Database,
  projectId: number,
  selectedDefectIds: readonly number[],
): Promise<HazardNotChosen[]> {
  const { id, number, title, location, alerts } = defects;
  const rows = await database
    .select({
      ...{ id, number, title, location, alerts },
      place: { name: places.name, level: places.level },
    })
    .from(defects)
    .leftJoin(places, eq(places.id, defects.placeId))
    .where(
      and(
        eq(defects.projectId, projectId),
        sql`${alerts} <> '[]'`,
        notInArray(id, [0, ...selectedDefectIds]),
      ),
    )
    .orderBy(asc(id));
  return rows.map(({ place, ...row }) => ({
    ...row,
    location: whereabouts(row.location, place),
    alerts: row.alerts.map(alertForReaders),
  }));
}
