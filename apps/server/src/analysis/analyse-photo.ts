import { randomUUID } from 'node:crypto';
import type { AnalysisResult, EngineResult } from '@plumbline/contract';
import { type AnalysisContext, isStageId, type StageId } from '@plumbline/knowledge';
import type { Examination, Intake, Vote } from '@plumbline/vision';
import { asc, eq } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { findDefect, toDefect } from '../defects/index.ts';
import { type FactsRow, projectFacts, toEngineResult } from '../judgement/index.ts';
import { type Member, onBehalfOf } from '../platform/actor.ts';
import { analyses, defects, photos, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Metrics } from '../platform/metrics.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { copiesOf, photoFailure, refusePhoto, storePhoto } from '../uploads/index.ts';
import { type Analysis, claimRun, findEarlierRun, hashRequest, type Request } from './claim-run.ts';
import { failRun } from './end-run.ts';
import { keepExamination } from './keep-examination.ts';
import { holdInHand } from './runs-in-hand.ts';

export interface PhotoToAnalyse {
  actor: Member;
  projectId: number;
  /** Where photo and finding are filed. */
  visitId: number | null;
  placeId: number | null;
  bytes: Buffer;
  fileName: string;
  /** Comma-joined stage ids; unknown ones are refused. */
  stageOfWorks: string;
  description: string;
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
  const { userId } = actor;
  const stages = readStages(photo.stageOfWorks);
  const { project } = await findProject(database, actor, projectId);
  const request: Request = {
    userId,
    projectId,
    idempotencyKey: photo.idempotencyKey ?? randomUUID(),
    requestHash: hashRequest([String(projectId), stages.join(','), photo.description, bytes]),
  };
  const earlier = await findEarlierRun(database, request);
  if (earlier) return readResult(services, earlier);
  if ((await readBalance(database, userId)) < 1) throw new AppError('insufficient_credits');

  const intake = await vision.intake(bytes, { owner: userId }).catch(refusePhoto);
  const facts = { description: photo.description, stages, project };
  return holdInHand(runner.id, request, () => runAnalysis(services, request, photo, intake, facts, onVote));
}

type Facts = Pick<AnalysisContext, 'description' | 'stages'> & { project: FactsRow };

async function runAnalysis(
  services: Services,
  request: Request,
  { bytes, fileName, visitId, placeId }: PhotoToAnalyse,
  intake: Intake,
  facts: Facts,
  onVote: (vote: EngineResult) => void,
): Promise<AnalysisResult> {
  const { database, metrics, panel, runner, vision, log } = services;
  const folder = `photos/${request.userId}/${randomUUID()}`;
  const run = await claimRun(database, request, runner.id, {
    photo: {
      folder,
      fileName,
      visitId,
      placeId,
      kind: intake.kind,
      sha256: intake.sha256,
      bytes: bytes.length,
      width: intake.width,
      height: intake.height,
      takenAt: intake.takenAt ?? null,
      latitude: intake.gps?.latitude ?? null,
      longitude: intake.gps?.longitude ?? null,
      camera: intake.camera ?? null,
    },
    copies: copiesOf(intake),
  });
  if (!run) return readResult(services, await awaitOther(services, request));

  const storing = storePhoto(services, folder, bytes, intake);
  try {
    const context: AnalysisContext = {
      ...facts,
      project: projectFacts(facts.project),
      inspectedOn: (intake.takenAt ?? new Date().toISOString()).slice(0, 10),
    };
    const [examination] = await Promise.all([
      panel.current().then((weights) =>
        vision.examine(intake.seed, context, {
          owner: request.userId,
          weights,
          onVote: (vote: Vote) => onVote(toEngineResult(vote)),
        }),
      ),
      storing,
    ]);
    await keepExamination(database, run, facts, examination);
    count(metrics, examination);
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

function count(metrics: Metrics, { consensus, votes }: Examination): void {
  metrics.findings.inc({ outcome: consensus.outcome });
  for (const { engineId: engine, status, elapsedMs } of votes) {
    metrics.engineVotes.inc({ engine, outcome: status });
    metrics.engineSeconds.observe({ engine }, elapsedMs / 1000);
  }
}

async function awaitOther({ database }: Services, request: Request): Promise<Analysis> {
  const other = await findEarlierRun(database, request);
  if (!other) throw new AppError('analysis_failed');
  return other;
}

function readStages(joined: string): StageId[] {
  const ids = joined
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = ids.find((id) => !isStageId(id));
  if (unknown !== undefined) {
    throw new AppError('invalid_input', { fields: { stageOfWorks: 'Choose stages of works from the list' } });
  }
  return [...new Set(ids.filter(isStageId))];
}

async function readResult({ database }: Services, run: Analysis): Promise<AnalysisResult> {
  const found = await database
    .select({ id: defects.id, charged: analyses.charged, analysisCount: users.analysisCount })
    .from(defects)
    .innerJoin(users, eq(users.id, defects.userId))
    .innerJoin(analyses, eq(analyses.id, defects.analysisId))
    .where(eq(defects.analysisId, run.id))
    .orderBy(asc(defects.part));
  const [kept, ...others] = found;
  if (!kept) throw new AppError('not_found', { message: 'The result of this analysis was deleted.' });
  const [{ defect, photo }, remainingCredits, also] = await Promise.all([
    findDefect(database, onBehalfOf(run), kept.id),
    readBalance(database, run.userId),
    Promise.all(others.map(({ id }) => findDefect(database, onBehalfOf(run), id))),
  ]);
  const { consensus } = defect.examination;
  const { charged } = kept;
  return {
    outcome: consensus.outcome,
    defectType: consensus.title,
    confidence: consensus.confidence,
    message: charged ? `${consensus.title}. 1 credit used.` : `${consensus.title}. No credit used.`,
    charged,
    remainingCredits,
    newCredits: remainingCredits,
    analysisCount: kept.analysisCount,
    alerts: defect.alerts,
    defect: toDefect(defect, photo),
    also: also.map((other) => toDefect(other.defect, other.photo)),
  };
}
