import type { StageId } from '@plumbline/knowledge';
import type { Examination } from '@plumbline/vision';
import { and, eq, sql } from 'drizzle-orm';
import { keepFinding, panelFinding } from '../judgement/index.ts';
import { noteAnalysis } from '../notifications/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { analyses, photos, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { askForPrints } from '../uploads/index.ts';
import { type Analysis, reservationOf } from './claim-run.ts';
import { costsCredit } from './costs-credit.ts';
import { returnCredit } from './end-run.ts';

/** An examination as one for each defect that it found, the main one first. */
function partsOf({ also = [], region, ...main }: Examination): Examination[] {
  const first = region ? { ...main, region } : main;
  return [first, ...also.map((other) => ({ ...main, ...other }))];
}

/** Ends a run that came to an answer; its credit stays or goes back. @throws AppError analysis_failed */
export async function endWithAnswer(
  tx: Queries,
  run: Analysis,
  { charged, title }: { charged: boolean; title: string },
): Promise<void> {
  const [ended] = await tx
    .update(analyses)
    .set({ state: 'succeeded', charged, finishedAt: new Date() })
    .where(and(eq(analyses.id, run.id), eq(analyses.attempt, run.attempt), eq(analyses.state, 'running')))
    .returning({ id: analyses.id });
  if (!ended)
    throw new AppError('analysis_failed', {
      cause: new Error(`${reservationOf(run)} was ended by a sweep`),
    });
  if (!charged) await returnCredit(tx, run, `${title}: no charge`);
  await tx
    .update(users)
    .set({ analysisCount: sql`${users.analysisCount} + 1` })
    .where(eq(users.id, run.userId));
  await noteAnalysis(tx, run.userId);
}

/**
 * Judges an examination by the rules and keeps what it found, each defect as a finding of its own; one credit is kept or
 * returned for them all, in the same transaction. `stored`: the photo came with this run, and its files are there by now.
 * @throws AppError analysis_failed when a sweep has ended the run in the meantime, not_found when its project was
 * deleted; its credit is back then.
 */
export async function keepExamination(
  database: Database,
  run: Analysis,
  said: { description: string; stages: readonly StageId[] },
  examination: Examination,
  { stored = false } = {},
): Promise<{ defectId: number; charged: boolean }> {
  const { consensus } = examination;
  const charged = costsCredit(consensus);

  return database.transaction(async (tx) => {
    await holdProject(tx, onBehalfOf(run), run.projectId, 'no key update');
    await endWithAnswer(tx, run, { charged, title: consensus.title });
    const { id, userId, projectId, photoId } = run;
    // Where its photo is filed by now: it may have been moved while the engines worked.
    const [filing] = await tx
      .select({ visitId: photos.visitId, placeId: photos.placeId })
      .from(photos)
      .where(eq(photos.id, photoId ?? 0));
    if (stored && photoId) await askForPrints(tx, userId, [photoId]);
    const kept: number[] = [];
    for (const [part, seen] of partsOf(examination).entries()) {
      const finding = {
        ...panelFinding(seen, said),
        ...filing,
        part,
        userId,
        projectId,
        analysisId: id,
        photoId,
      };
      kept.push(await keepFinding(tx, finding, onBehalfOf(run), { run: id, charged: charged && part === 0 }));
    }
    const [defectId] = kept;
    if (defectId === undefined) throw new Error('An examination has one part at least');
    return { defectId, charged };
  });
}
