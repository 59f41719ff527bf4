import { randomUUID } from 'node:crypto';
import type { AnalysisContext, StateCode } from '@plumbline/knowledge';
import type { Intake } from '@plumbline/vision';
import { and, eq } from 'drizzle-orm';
import { costsCredit } from '../analysis/index.ts';
import { type FactsRow, findingColumns, panelFinding, projectFacts } from '../judgement/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import { trials } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { copiesOf, NOBODY, photoColumns, photoFailure, refusePhoto, storePhoto } from '../uploads/index.ts';
import {
  claimTrial,
  deleteTrials,
  findTrial,
  refuseSecond,
  type Trial,
  type Visitor,
} from './claim-trial.ts';
import { moveTrial } from './take-trial.ts';

/** A trial has no project: nothing is known of the building but its state, and what the photo and the words say. */
export const NO_PROJECT: FactsRow = {
  state: null,
  buildingType: null,
  contractDate: null,
  approvalDate: null,
  completionDate: null,
  name: '',
  address: '',
  description: '',
};

interface TrialPhoto {
  bytes: Buffer;
  fileName: string;
  description: string;
  /** Where the building is, if that was said. */
  state: StateCode | null;
}

/**
 * One photo through the same panel and rules as everybody's, without an account and without a credit. A photo that can't
 * be used, a run that fails, or an answer that would cost no credit doesn't use the trial up.
 * @throws AppError
 */
export async function tryPhoto(services: Services, visitor: Visitor, photo: TrialPhoto): Promise<Trial> {
  const { database, runner, vision } = services;
  refuseSecond(await findTrial(database, visitor));
  const intake = await vision.intake(photo.bytes, { owner: NOBODY }).catch(refusePhoto);
  const trial = await claimTrial(database, visitor, {
    runner: runner.id,
    folder: `trials/${randomUUID()}`,
    photo: {
      fileName: photo.fileName,
      ...photoColumns(photo.bytes, intake),
      copies: copiesOf(intake),
    },
    buildingState: photo.state,
  });
  return runTrial(services, trial, photo, intake);
}

async function runTrial(
  services: Services,
  trial: Trial,
  { bytes, description, state }: TrialPhoto,
  intake: Intake,
): Promise<Trial> {
  const { database, panel, vision, log } = services;
  const folder = trial.folder ?? '';
  const takenAt = intake.takenAt ?? null;
  const facts = { ...NO_PROJECT, state };
  const storing = storePhoto(services, folder, bytes, intake);
  try {
    const context: AnalysisContext = {
      description,
      stages: [],
      project: projectFacts(facts),
      inspectedOn: (takenAt ?? new Date().toISOString()).slice(0, 10),
    };
    const [examination] = await Promise.all([
      panel.current().then((weights) => vision.examine(intake.seed, context, { owner: NOBODY, weights })),
      storing,
    ]);
    // A trial shows what the photo is about; other defects come with an account.
    const { also: _also, ...main } = examination;
    const finding = findingColumns(panelFinding(main, context), facts, takenAt);
    return await database.transaction(async (tx) => {
      const [done] = await tx
        .update(trials)
        .set({ state: 'done', finding, spent: costsCredit(main.consensus) })
        .where(and(eq(trials.id, trial.id), eq(trials.state, 'running')))
        .returning();
      if (!done)
        throw new AppError('analysis_failed', { cause: new Error(`A sweep ended trial ${trial.id}`) });
      if (done.accountId !== null) await moveTrial(tx, onBehalfOf({ userId: done.accountId }), done);
      return done;
    });
  } catch (error) {
    // A file that is still being written would outlive its removal.
    await storing.catch(() => undefined);
    await giveUp(services, trial, folder, error).catch((cause: unknown) =>
      log.error({ err: cause }, 'A failed trial couldn’t be ended; a sweep will'),
    );
    throw photoFailure(error);
  }
}

/** Ends a trial that failed: its device may try again, and every file that it wrote goes. */
async function giveUp(services: Services, trial: Trial, folder: string, error: unknown): Promise<void> {
  const { database } = services;
  await database.transaction(async (tx) => {
    await deleteTrials(tx, eq(trials.id, trial.id));
    // Its row may have gone before the last file was here.
    await listForRemoval(tx, [folder]);
  });
  if (!(error instanceof StorageError)) await removeListed(services, [folder]);
}
