import type { AnalysisResult } from '@plumbline/contract';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { statementOf } from '../../browser/device-statement.ts';
import { keepOriginal, placeOriginal } from '../originals/original-store.ts';
import { whileInFlight } from './in-flight.ts';
import { NotReachedError } from './not-reached.ts';
import { type AnalysisListener, type AnalysisRequest, runAnalysis } from './run-analysis.ts';
import { tellSent } from './sent-later.ts';
import { dropUpload, type KeptUpload, keepUpload, uploadsChanged } from './uploads-store.ts';

const UNREACHED: readonly number[] = [0, 401, 502, 504];

/** Whether the server decided nothing about the photo, or nobody knows what it decided. */
function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (UNREACHED.includes(error.status) || error.code === 'still_running');
}

function notReached(error: unknown, kept: boolean): NotReachedError {
  const status = error instanceof ApiError ? error.status : 0;
  if (kept && status === 401) return new NotReachedError('signed-out');
  return new NotReachedError(kept ? 'kept' : 'not-kept', status !== 0);
}

const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Runs an analysis; until its result is here the photo lies on the device, be the tab killed in between. What the
 * server refuses isn't kept: the caller still has it. Rejects with ApiError, or with NotReachedError.
 */
export async function sendNew(
  input: AnalysisRequest,
  userId: number,
  listener: AnalysisListener,
): Promise<AnalysisResult> {
  const { photo, projectId, filing, stages, description, again } = input;
  const { key, file } = photo;
  const device = await statementOf(file);
  await keepOriginal(userId, file, device);
  const upload: KeptUpload = {
    ...{ key, userId, projectId, filing, stages, description, again },
    device,
    file,
    fileName: file.name,
    keptAt: Date.now(),
    problem: null,
  };
  return whileInFlight(key, async () => {
    const kept = await succeeded(keepUpload(upload));
    try {
      const result = await runAnalysis({ ...input, photo: { ...photo, device } }, listener);
      await placeOriginal(userId, device.originalSha256, result.defect.evidence.photoId);
      await succeeded(dropUpload(key));
      return result;
    } catch (error) {
      if (isUndecided(error)) throw notReached(error, kept);
      // No photo came of it: whoever sends it again keeps the original again.
      await placeOriginal(userId, device.originalSha256, null);
      await succeeded(dropUpload(key));
      throw error;
    }
  }).finally(uploadsChanged);
}

const SILENT: AnalysisListener = { onPanel: () => undefined, onVote: () => undefined };

/** Sends a kept photo again under its first key. It stays, with the reason, until there is a result. Rejects likewise. */
export function sendAgain(upload: KeptUpload): Promise<AnalysisResult> {
  const { key, projectId, filing, stages, description, again, device } = upload;
  const file = new File([upload.file], upload.fileName, { type: upload.file.type });
  return whileInFlight(key, async () => {
    try {
      const result = await runAnalysis(
        { photo: { file, key, device }, projectId, filing, stages, description, again },
        SILENT,
      );
      await placeOriginal(upload.userId, device?.originalSha256, result.defect.evidence.photoId);
      await succeeded(dropUpload(key));
      tellSent(key);
      return result;
    } catch (error) {
      const undecided = isUndecided(error);
      const problem = undecided ? null : messageFor(error, 'Failed to analyze image. Please try again.');
      const before = error instanceof ApiError ? error.before : undefined;
      await succeeded(keepUpload({ ...upload, problem, before }));
      throw undecided ? notReached(error, true) : error;
    }
  }).finally(uploadsChanged);
}
