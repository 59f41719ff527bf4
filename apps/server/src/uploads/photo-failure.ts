import { PhotoError, QueueFullError } from '@plumbline/vision';
import { AppError, databaseIsAway } from '../platform/errors.ts';
import { StorageError } from '../platform/storage/file-store.ts';

/** Says why a photo can't be used. @throws AppError */
export function refusePhoto(error: unknown): never {
  if (!(error instanceof PhotoError)) throw photoFailure(error);
  const { problem, message } = error;
  if (problem === 'too_large') throw new AppError('too_large', { cause: error });
  if (problem === 'unsupported_type') throw new AppError('unsupported_type', { message, cause: error });
  throw new AppError('unusable_photo', { message, cause: error });
}

/** What a request is told when work on its photo failed. @throws what every route answers alike: a lost database or store */
export function photoFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof QueueFullError) return new AppError('busy', { retryAfterSeconds: 5, cause: error });
  // A lost database or store is told as such, from where every answer is made.
  if (error instanceof StorageError || databaseIsAway(error)) throw error;
  return new AppError('analysis_failed', { cause: error });
}
