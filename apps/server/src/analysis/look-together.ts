import { randomUUID } from 'node:crypto';
import {
  JOINT_LOOK_PHOTOS_MIN,
  type JointLookProgress,
  type JointLookResult,
  type JointPhoto,
} from '@plumbline/contract';
import type { AnalysisContext } from '@plumbline/knowledge';
import { combineTogether, type Examination, type ExamineJob, PhotoError } from '@plumbline/vision';
import { and, asc, desc, eq } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { findDefect } from '../defects/index.ts';
import { projectFacts, toEngineResult } from '../judgement/index.ts';
import { accountOf, type Member, onBehalfOf, ownedBy, ownerOf } from '../platform/actor.ts';
import { findingPhotos, jointLooks, photos } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { imageKey, photoFailure } from '../uploads/index.ts';
import { type Analysis, claimRun, findEarlierRun, hashRequest, type Request } from './claim-run.ts';
import { endIfLost, failRun } from './end-run.ts';
import { keepJointLook } from './keep-joint-look.ts';
import { toJointLook } from './read-joint-looks.ts';
import { holdInHand } from './runs-in-hand.ts';

interface Asked {
  actor: Member;
  /** Of the finding. */
  id: number;
  /** Made up where the client sent none: such a request can't be repeated. */
  idempotencyKey: string | undefined;
}

type Photo = Pick<typeof photos.$inferSelect, 'id' | 'fileName' | 'folder' | 'sha256'>;
type OnProgress = (progress: JointLookProgress) => void;

/**
 * Has the panel vote on all photos of a finding together, for one credit. The answer is kept beside the finding and
 * changes nothing until a person keeps it. The same key again answers with the first result; a run that fails, or ends
 * in doubt, costs nothing.
 * @throws AppError
 */
export async function lookTogether(
  services: Services,
  { actor, id, idempotencyKey = randomUUID() }: Asked,
  { engines, onProgress }: { engines: number; onProgress: OnProgress },
): Promise<JointLookResult> {
  const { database, runner } = services;
  const { defect } = await findDefect(database, actor, id);
  if (defect.imported)
    throw conflict('This finding was imported, so the panel has no answer of its own to compare.');
  const shown = await photosOf(services, actor, id);
  if (shown.length < JOINT_LOOK_PHOTOS_MIN) throw conflict('Add another photo to this finding first.');
  const request: Request = {
    ...{ ...ownerOf(actor), projectId: defect.projectId, idempotencyKey },
    requestHash: hashRequest(['joint', String(id), ...shown.map(({ sha256 }) => sha256)]),
  };
  await endIfLost(services, request);
  const earlier = await findEarlierRun(database, request);
  if (earlier) return resultOf(services, earlier);
  if ((await readBalance(database, accountOf(actor))) < 1) throw new AppError('insufficient_credits');
  return holdInHand(runner.id, request, async () => {
    const name = `${shown.length} photos of finding ${defect.number}`;
    // It names no photo: these are the finding's, and stay whatever comes of the run.
    const filed = { fileName: name, visitId: null, placeId: null };
    const run = await claimRun(database, request, runner.id, filed, () => Promise.resolve(null));
    if (!run) {
      const other = await findEarlierRun(database, request);
      if (!other) throw new AppError('analysis_failed');
      return resultOf(services, other);
    }
    try {
      await runTogether(services, run, { findingId: id, shown, engines, onProgress });
    } catch (error) {
      await giveUp(services, run, error);
      throw photoFailure(error);
    }
    return resultOf(services, run);
  });
}

const conflict = (message: string) => new AppError('conflict', { message });

function photosOf({ database }: Services, actor: Member, findingId: number): Promise<Photo[]> {
  return database
    .select({ id: photos.id, fileName: photos.fileName, folder: photos.folder, sha256: photos.sha256 })
    .from(findingPhotos)
    .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
    .where(and(eq(findingPhotos.findingId, findingId), ownedBy(actor, photos)))
    .orderBy(asc(findingPhotos.position), asc(photos.id));
}

async function giveUp(services: Services, run: Analysis, error: unknown): Promise<void> {
  const why = error instanceof Error ? error.message : 'unknown';
  await failRun(services, run, why, { storeIsAway: error instanceof StorageError }).catch((cause: unknown) =>
    services.log.error({ err: cause }, 'A failed analysis couldn’t be ended; the next sweep will'),
  );
}

interface Together {
  findingId: number;
  shown: readonly Photo[];
  engines: number;
  onProgress: OnProgress;
}

/** Shows the photos to the panel one after another, and keeps the answer. What it throws leaves the run to be ended. */
async function runTogether(
  services: Services,
  run: Analysis,
  { findingId, shown, engines, onProgress }: Together,
): Promise<void> {
  const { database, panel } = services;
  const actor = onBehalfOf(run);
  const { defect } = await findDefect(database, actor, findingId);
  const { project } = await findProject(database, actor, run.projectId);
  const weights = await panel.current();
  const context: AnalysisContext = {
    description: defect.userDescription,
    stages: defect.stageIds as AnalysisContext['stages'],
    project: projectFacts(project),
    inspectedOn: defect.createdAt.toISOString().slice(0, 10),
  };
  const seen: { photo: Photo; examination?: Examination; problem?: string }[] = [];
  for (const [at, photo] of shown.entries()) {
    let votes = 0;
    const tell = () => onProgress({ photo: at + 1, of: shown.length, votes, engines });
    tell();
    const onVote = () => {
      votes += 1;
      tell();
    };
    // A photo that can't be used is left out and said so; every other failure ends the run.
    const looked = await examine(services, run, photo, context, { weights, onVote }).catch(
      (error: unknown) => {
        if (error instanceof PhotoError) return error.message;
        throw error;
      },
    );
    seen.push(typeof looked === 'string' ? { photo, problem: looked } : { photo, examination: looked });
  }
  const usable = seen.flatMap(({ photo, examination }) => (examination ? [{ photo, examination }] : []));
  if (usable.length < JOINT_LOOK_PHOTOS_MIN) {
    const [why = ''] = seen.flatMap(({ problem }) => problem ?? []);
    throw new AppError('unusable_photo', { message: `Fewer than two photos can be used. ${why}`.trim() });
  }
  const together = combineTogether(
    usable.map(({ examination }) => examination),
    context,
    weights,
  );
  const best = usable[together.best] ?? usable[0];
  if (!best) throw new Error('Two photos have a best one');
  const { also: _, ...marks } = best.examination;
  const told = seen.map(({ photo, examination, problem = null }): JointPhoto => {
    const at = usable.findIndex((one) => one.photo === photo);
    return {
      photoId: photo.id,
      fileName: photo.fileName,
      defectType: examination?.consensus.title ?? null,
      confidence: examination?.consensus.confidence ?? null,
      share: together.shares[at] ?? 0,
      votes: examination?.votes.map(toEngineResult) ?? [],
      problem,
    };
  });
  await keepJointLook(database, run, {
    findingId,
    photos: told,
    bestPhotoId: best.photo.id,
    examination: { ...marks, votes: together.votes, consensus: together.consensus },
  });
}

async function examine(
  { files, vision }: Services,
  { userId: owner }: Analysis,
  { folder }: Photo,
  context: AnalysisContext,
  options: Pick<ExamineJob, 'weights' | 'onVote'>,
): Promise<Examination> {
  const bytes = await files.get(imageKey(folder, 'original'));
  const { seed } = await vision.intake(bytes, { owner });
  return vision.examine(seed, context, { owner, ...options });
}

async function resultOf({ database }: Services, run: Analysis): Promise<JointLookResult> {
  const [look] = await database
    .select()
    .from(jointLooks)
    .where(eq(jointLooks.analysisId, run.id))
    .orderBy(desc(jointLooks.id));
  if (!look) throw new AppError('not_found', { message: 'The result of this analysis was deleted.' });
  return { look: toJointLook(look), remainingCredits: await readBalance(database, run.userId) };
}
