import { ApiError, messageFor } from '../../api/api-error.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';

const TRY_AGAIN = 'Please try again.';

/** Whether the server no longer knows who is asking. */
export function isSignedOut(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && /Authentication required|\b401\b/.test(error.message);
}

export const VALIDATION_TOAST: ToastMessage = {
  title: 'Validation Error',
  description: 'Project name is required',
  tone: 'destructive',
};

export function creationToast(error: unknown): ToastMessage {
  return isSignedOut(error)
    ? {
        title: 'Session Expired',
        description: 'Please sign in again to create projects',
        tone: 'destructive',
      }
    : { title: 'Creation Failed', description: messageFor(error, TRY_AGAIN), tone: 'destructive' };
}

export function updateToast(error: unknown): ToastMessage {
  return { title: 'Update Failed', description: messageFor(error, TRY_AGAIN), tone: 'destructive' };
}

export function deletionToast(error: unknown): ToastMessage {
  return { title: 'Delete Failed', description: messageFor(error, TRY_AGAIN), tone: 'destructive' };
}
