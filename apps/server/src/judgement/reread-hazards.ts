import { PRECAUTION } from '@plumbline/knowledge/assess';
import { HAZARD_RULES } from '@plumbline/knowledge/hazards';
import { asc, eq, lt } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, photos, projects } from '../platform/database/schema.ts';
import { fallenOf } from './fallen.ts';
import { namedNow } from './finding-input.ts';
import { judge } from './judge.ts';
import { asOpened, ofNoList, unsafeWrittenSince, warning } from './keep-written.ts';
import { openAlerts } from './read-hazards.ts';
import { warnedOf } from './warned.ts';

/** An examination may be large: few are in memory at a time, and nobody waits long for a finding that is being read. */
const AT_A_TIME = 25;

/**
 * Reads the hazards of findings that were kept under older rules, from the words kept with them. A finding that
 * warns or warned of anything, or of which somebody has to be asked whether anything has fallen, is judged anew: its other
 * columns follow from that. Every other one is left as it was. Returns how many were read.
 */
export async function unsafeRereadHazards(database: Database): Promise<number> {
  let read = 0;
  for (;;) {
    const some = await database.transaction(unsafeRereadSome);
    read += some;
    if (some < AT_A_TIME) return read;
  }
}

async function unsafeRereadSome(tx: Queries): Promise<number> {
  const rows = await tx
    .select({ defect: defects, project: projects, takenAt: photos.takenAt })
    .from(defects)
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .leftJoin(photos, eq(photos.id, defects.examinedPhotoId))
    .where(lt(defects.hazardRules, HAZARD_RULES))
    .orderBy(asc(defects.hazardRules), asc(defects.id))
    .limit(AT_A_TIME)
    .for('update', { of: defects, skipLocked: true });
  const written = await unsafeWrittenSince(
    tx,
    rows.map(({ defect }) => defect.id),
  );
  for (const { defect: kept, project, takenAt } of rows) {
    const writtenSince = warning(
      kept,
      [...ofNoList(kept.writtenSince), ...asOpened(written.get(kept.id), kept.writtenSince)],
      project,
    );
    const defect = { ...kept, writtenSince };
    const warned = warnedOf(defect, project);
    const alerts = openAlerts(warned, defect.closedAlerts);
    const isCalm =
      alerts.length === 0 &&
      defect.alerts.length === 0 &&
      // Kept under older rules, with a precaution that nobody could lift.
      !defect.recommendations.includes(PRECAUTION) &&
      fallenOf(defect, namedNow(defect), warned) === undefined;
    await tx
      .update(defects)
      .set(
        isCalm
          ? { writtenSince, hazardRules: HAZARD_RULES }
          : { writtenSince, ...judge(defect, project, takenAt) },
      )
      .where(eq(defects.id, defect.id));
  }
  return rows.length;
}
