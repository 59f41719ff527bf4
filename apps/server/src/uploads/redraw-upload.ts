import {
  PhotoError,
  QueueFullError,
  type Redrawing,
  type VisionPool,
  WorkerCrashError,
} from '@plumbline/vision';
import { AppError } from '../platform/errors.ts';

/**
 * A face or a logo made anew, in a process that may die alone of what was sent.
 * @throws AppError unsupported_type with these words for what is no such picture, busy, upload_failed
 */
export async function redrawUpload(
  vision: Pick<VisionPool, 'redraw'>,
  owner: number,
  bytes: Uint8Array,
  how: Redrawing,
  refusal?: string,
) {
  try {
    return await vision.redraw(bytes, how, { owner });
  } catch (cause) {
    if (cause instanceof PhotoError)
      throw new AppError('unsupported_type', { cause, ...(refusal ? { message: refusal } : {}) });
    if (cause instanceof QueueFullError) throw new AppError('busy', { cause, retryAfterSeconds: 5 });
    if (cause instanceof WorkerCrashError) throw new AppError('upload_failed', { cause });
    throw cause;
  }
}
