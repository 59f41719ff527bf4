import type { AnalysedBefore, ErrorBody } from '@plumbline/contract';
import { ApiError, messageFor } from '../../api/api-error.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';
import { NotReachedError } from '../uploads/not-reached.ts';

/** What a failed analysis means for the screen. Nothing was charged in any of these, unless it is `kept`. */
export type AnalysisFailure = FailureWords & (Refusal | AnsweredBefore);

interface Refusal {
  /**
   * `credits`: none left. `photo`: this photo can't be used. `project`: none selected. `kept`: not reached, and the
   * photo waits on the device. `other`: try again.
   */
  kind: 'credits' | 'photo' | 'project' | 'kept' | 'other';
}

/** The project has an answer to this photo. */
interface AnsweredBefore {
  kind: 'before';
  before: AnalysedBefore;
}

interface FailureWords {
  message: string;
  toast: ToastMessage;
  requestId: string | undefined;
  /** What the refused words warn of all the same. */
  alerts: NonNullable<ErrorBody['alerts']>;
}

const FALLBACK = 'Failed to analyze image. Please try again.';
const NOTHING_SAID = { requestId: undefined, alerts: [], before: undefined };
const PHOTO_CODES: readonly string[] = ['unusable_photo', 'too_large', 'unsupported_type', 'upload_failed'];

function kindOf(error: unknown, message: string): Refusal['kind'] {
  if (error instanceof NotReachedError) return error.photo === 'not-kept' ? 'other' : 'kept';
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'insufficient_credits' || /insufficient (analysis )?credits/i.test(message)) return 'credits';
  if (code === 'project_required' || message.includes('No project selected')) return 'project';
  return PHOTO_CODES.includes(code) ? 'photo' : 'other';
}

export function analysisFailure(error: unknown): AnalysisFailure {
  const message = messageFor(error, FALLBACK);
  const { requestId, alerts, before } = error instanceof ApiError ? error : NOTHING_SAID;
  if (before) {
    const toast = { title: 'Analysed before', description: message };
    return { kind: 'before', before, message, toast, requestId, alerts };
  }
  const kind = kindOf(error, message);
  return { kind, message, toast: toastFor(kind, message), requestId, alerts };
}

function toastFor(kind: Refusal['kind'], message: string): ToastMessage {
  const tone = 'destructive';
  if (kind === 'credits') {
    return {
      title: 'Insufficient Credits',
      description: 'You need more analysis credits to continue. Purchase more to analyze this image.',
      tone,
    };
  }
  if (kind === 'project') {
    return {
      title: 'Project Required',
      description: 'Please select a project before analyzing images.',
      tone,
    };
  }
  if (kind === 'kept') return { title: 'Photo kept on this device', description: message };
  return { title: 'Analysis Failed', description: message, tone };
}

export const NO_PROJECT_TOAST: ToastMessage = {
  title: 'No Project Selected',
  description: 'Please select a project first',
  tone: 'destructive',
};
