import type { StageId } from '@plumbline/knowledge';
import { and, asc, eq } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import { analyses, defects, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { imageKey, photoFailure, refusePhoto } from '../uploads/index.ts';
import { type Analysis, claimRun, findEarlierRun, hashRequest, type Request } from './claim-run.ts';
import { endIfLost, failRun } from './end-run.ts';
import { type Facts, runPanel } from './run-panel.ts';
import { holdInHand } from './runs-in-hand.ts';

interface KeptPhoto {
  userId: number;
  photoId: number;
  stages: readonly StageId[];
  /** The same key again answers with what came of the first run, and costs nothing more. */
  idempotencyKey: string;
}

interface Outcome {
  /** The main finding; null once it was deleted. */
  findingId: number | null;
  charged: boolean;
}

/**
 * Analyses a photo that a project has already, with nobody waiting: reserves a credit, runs the panel, keeps the finding
 * where the photo is filed. A run that fails costs nothing and leaves the photo where it is.
 * @throws AppError
 */
export async function analyseKeptPhoto(services: Services, kept: KeptPhoto): Promise<Outcome> {
  const { database, files, log, metrics, runner, vision } = services;
  const { userId, photoId, idempotencyKey, stages } = kept;
  const actor = onBehalfOf({ userId });
  const [photo] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.id, photoId), ownedBy(actor, photos)));
  if (!photo || photo.projectId === null) throw gone();
  const { projectId } = photo;
  const { project } = await findProject(database, actor, projectId);
  const request: Request = {
    ...{ userId, projectId, idempotencyKey },
    requestHash: hashRequest([String(projectId), stages.join(','), photo.sha256]),
  };
  await endIfLost(services, request);
  const earlier = await findEarlierRun(database, request);
  if (earlier) return outcomeOf(services, earlier);
  if ((await readBalance(database, userId)) < 1) throw new AppError('insufficient_credits');

  const bytes = await files.get(imageKey(photo.folder, 'original'));
  const intake = await vision.intake(bytes, { owner: userId }).catch(refusePhoto);
  const facts: Facts = { description: '', stages: [...stages], project };
  return holdInHand(runner.id, request, async () => {
    const run = await claimRun(database, request, runner.id, photo, async (tx) => {
      const [held] = await tx
        .select({ id: photos.id })
        .from(photos)
        .where(and(eq(photos.id, photoId), eq(photos.projectId, projectId)))
        .for('key share');
      if (!held) throw gone();
      return held.id;
    });
    if (!run) throw new AppError('still_running');
    try {
      await runPanel(services, run, intake, facts);
    } catch (error) {
      metrics.findings.inc({ outcome: 'failed' });
      const why = error instanceof Error ? error.message : 'unknown';
      await failRun(services, run, why, { storeIsAway: error instanceof StorageError }).catch(
        (cause: unknown) =>
          log.error({ err: cause }, 'A failed analysis couldn’t be ended; the next sweep will'),
      );
      throw photoFailure(error);
    }
    return outcomeOf(services, run);
  });
}

const gone = () => notFound('This photo was deleted.');

async function outcomeOf({ database }: Services, { id }: Analysis): Promise<Outcome> {
  const [run] = await database
    .select({ charged: analyses.charged, findingId: defects.id })
    .from(analyses)
    .leftJoin(defects, eq(defects.analysisId, analyses.id))
    .where(eq(analyses.id, id))
    .orderBy(asc(defects.part))
    .limit(1);
  return { findingId: run?.findingId ?? null, charged: run?.charged ?? false };
}
