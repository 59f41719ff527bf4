import { createHash, randomUUID } from 'node:crypto';
import type { AnalysisResult, EngineResult } from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import type { Intake } from '@plumbline/vision';
import { asc, eq } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { findDefect, toDefect } from '../defects/index.ts';
import { accountOf, type Member, onBehalfOf, ownerOf } from '../platform/actor.ts';
import { analyses, defects, photos, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import { newFolder } from '../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import {
  addPhotos,
  copiesOf,
  type DeviceClaims,
  photoColumns,
  photoFailure,
  refusePhoto,
  storePhoto,
} from '../uploads/index.ts';
import { refuseAnalysed } from './analysed-before.ts';
import { type Analysis, claimRun, findEarlierRun, hashRequest, type Request } from './claim-run.ts';
import { failRun } from './end-run.ts';
import { readStages } from './read-stages.ts';
import { type Facts, runPanel } from './run-panel.ts';
import { holdInHand } from './runs-in-hand.ts';

export interface PhotoToAnalyse {
  actor: Member;
  projectId: number;
  /** Where photo and finding are filed. */
  visitId: number | null;
  placeId: number | null;
  bytes: Buffer;
  fileName: string;
  /** What the device says of it. */
  claims: DeviceClaims;
  /** Comma-joined stage ids; unknown ones are refused. */
  stageOfWorks: string;
  description: string;
  /** What its words and its project warn of. */
  alerts: readonly Alert[];
  /** Refuse it where the project has an answer to it already, rather than charge for the same again. */
  unlessAnalysed: boolean;
  /** Made up where the client sent none: such a request can't be repeated. */
  idempotencyKey: string | undefined;
}

/**
 * The main job: a photo in, a finding out. Reserves a credit, runs the panel, keeps the finding; a failed run costs
 * nothing, and the same key again answers with the first result.
 * @throws AppError
 */
export async function analysePhoto(
  services: Services,
  photo: PhotoToAnalyse,
  onVote: (vote: EngineResult) => void = () => undefined,
): Promise<AnalysisResult> {
  const { database, runner, vision } = services;
  const { actor, projectId, bytes } = photo;
  const stages = readStages(photo.stageOfWorks);
  const { project } = await findProject(database, actor, projectId);
  const request: Request = {
    ...ownerOf(actor),
    projectId,
    idempotencyKey: photo.idempotencyKey ?? randomUUID(),
    requestHash: hashRequest([String(projectId), stages.join(','), photo.description, bytes]),
  };
  const earlier = await findEarlierRun(database, request);
  if (earlier) return readResult(services, earlier);
  if (photo.unlessAnalysed) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await refuseAnalysed(database, request, { sha256, ...photo.claims }, photo.alerts);
  }
  if ((await readBalance(database, accountOf(actor))) < 1) throw new AppError('insufficient_credits');

  const intake = await vision.intake(bytes, { owner: accountOf(actor) }).catch(refusePhoto);
  const facts = { description: photo.description, stages, project };
  return holdInHand(runner.id, request, () => runAnalysis(services, request, photo, intake, facts, onVote));
}

async function runAnalysis(
  services: Services,
  request: Request,
  { actor, bytes, fileName, visitId, placeId, claims, alerts, unlessAnalysed }: PhotoToAnalyse,
  intake: Intake,
  facts: Facts,
  onVote: (vote: EngineResult) => void,
): Promise<AnalysisResult> {
  const { database, metrics, runner, log } = services;
  const folder = newFolder(actor, 'photos');
  const { userId, projectId } = request;
  const photo = {
    ...{ userId, projectId, folder, fileName, visitId, placeId },
    ...photoColumns(bytes, intake, claims),
  };
  const run = await claimRun(database, request, runner.id, photo, async (tx) => {
    // The account's credits are held by now: of two at once the second one sees the first.
    if (unlessAnalysed) await refuseAnalysed(tx, request, photo, alerts);
    const [photoId = 0] = await addPhotos(tx, [{ photo, copies: copiesOf(intake) }], { stored: false });
    return photoId;
  });
  if (!run) return readResult(services, await awaitOther(services, request));

  const storing = storePhoto(services, folder, bytes, intake);
  try {
    await runPanel(services, run, intake, facts, { onVote, storing });
  } catch (error) {
    metrics.findings.inc({ outcome: 'failed' });
    // A file that is still being written would outlive its removal.
    await storing.catch(() => undefined);
    await giveUp(services, run, folder, error).catch((cause: unknown) =>
      log.error({ err: cause }, 'A failed analysis couldn’t be ended; the next sweep will'),
    );
    throw photoFailure(error);
  }
  return readResult(services, run);
}

/** Ends a run that failed here, with every file that it wrote. */
async function giveUp(services: Services, run: Analysis, folder: string, error: unknown): Promise<void> {
  const { database } = services;
  const storeIsAway = error instanceof StorageError;
  await failRun(services, run, error instanceof Error ? error.message : 'unknown', { storeIsAway });
  // Who ended it in our place, such as with its project, may have done so before the last file was here.
  const named = eq(photos.id, run.photoId ?? 0);
  const [kept] = await database.select({ id: photos.id }).from(photos).where(named);
  if (kept) return;
  await listForRemoval(database, [folder]);
  if (!storeIsAway) await removeListed(services, [folder]);
}

async function awaitOther({ database }: Services, request: Request): Promise<Analysis> {
  const other = await findEarlierRun(database, request);
  if (!other) throw new AppError('analysis_failed');
  return other;
}

async function readResult({ database }: Services, run: Analysis): Promise<AnalysisResult> {
  const rows = await database
    .select({ id: defects.id, charged: analyses.charged, analysisCount: users.analysisCount })
    .from(defects)
    .innerJoin(users, eq(users.id, defects.userId))
    .innerJoin(analyses, eq(analyses.id, defects.analysisId))
    .where(eq(defects.analysisId, run.id))
    .orderBy(asc(defects.part));
  const [kept, ...others] = rows;
  if (!kept) throw new AppError('not_found', { message: 'The result of this analysis was deleted.' });
  const actor = onBehalfOf(run);
  const [found, remainingCredits, also] = await Promise.all([
    findDefect(database, actor, kept.id),
    readBalance(database, run.userId),
    Promise.all(others.map(({ id }) => findDefect(database, actor, id))),
  ]);
  const { alerts, examination, title, confidence } = found.defect;
  const { charged } = kept;
  return {
    outcome: examination.consensus.outcome,
    defectType: title,
    confidence,
    message: charged ? `${title}. 1 credit used.` : `${title}. No credit used.`,
    charged,
    remainingCredits,
    newCredits: remainingCredits,
    analysisCount: kept.analysisCount,
    alerts,
    defect: toDefect(found, actor),
    also: also.map((other) => toDefect(other, actor)),
  };
}
