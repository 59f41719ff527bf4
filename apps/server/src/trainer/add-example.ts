import { randomUUID } from 'node:crypto';
import type { TrainingExample } from '@plumbline/contract';
import type { Severity } from '@plumbline/knowledge';
import { answerOn, namedFamily } from '@plumbline/vision';
import { eq } from 'drizzle-orm';
import { type Member, personOf } from '../platform/actor.ts';
import { trainingExamples } from '../platform/database/schema.ts';
import { AppError, databaseCode, UNIQUE_VIOLATION } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { refusePhoto, storePhoto } from '../uploads/index.ts';
import { readActive, runnable } from './active-panel.ts';
import { toExample } from './example-view.ts';
import { findLabel } from './label.ts';

interface NewExample {
  bytes: Buffer;
  fileName: string;
  trueDefectType: string;
  trueSeverity: Severity;
}

const KNOWN = 'This photo is among the training data already.';

/**
 * Adds a labelled photo. The engines look at it now, so that `precedent` compares with it from the next analysis on.
 * @throws AppError for a label that photos can't show, a photo that can't be used, and one that is known already
 */
export async function addExample(
  services: Services,
  admin: Member,
  { bytes, fileName, trueDefectType, trueSeverity }: NewExample,
): Promise<TrainingExample> {
  const { database, files, panel, vision } = services;
  const label = findLabel(trueDefectType);
  if (!label) {
    throw new AppError('invalid_input', {
      fields: { trueDefectType: 'Choose a defect type from the list, one that a photo can show' },
    });
  }
  const intake = await vision.intake(bytes, { owner: personOf(admin) }).catch(refusePhoto);
  const [known] = await database
    .select({ id: trainingExamples.id })
    .from(trainingExamples)
    .where(eq(trainingExamples.sha256, intake.sha256));
  if (known) throw new AppError('conflict', { message: KNOWN });
  const observation = await vision.observe(intake.seed, { owner: personOf(admin) }).catch(refusePhoto);
  const { version } = await readActive(database);
  const said = answerOn(observation, runnable(version ?? undefined, panel.network));

  const folder = `training/${randomUUID()}`;
  await storePhoto(services, folder, bytes, intake);
  try {
    const [row] = await database
      .insert(trainingExamples)
      .values({
        source: 'upload',
        sha256: intake.sha256,
        addedBy: personOf(admin),
        folder,
        fileName,
        trueType: label.name,
        taxonomyId: label.taxonomyId,
        family: label.family,
        severity: trueSeverity,
        groupKey: `photo:${intake.sha256.slice(0, 16)}`,
        network: panel.network,
        observation,
        saidFamily: namedFamily(said),
      })
      .returning();
    if (!row) throw new Error('PostgreSQL returned no row for an insert');
    return toExample(row);
  } catch (error) {
    await files.deletePrefix(folder);
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('conflict', { message: KNOWN });
    throw error;
  }
}
