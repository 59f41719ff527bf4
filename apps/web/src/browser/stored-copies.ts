import { useSyncExternalStore } from 'react';
import { KEPT_AT } from '../service-worker/words.ts';

let oldest: number | null = null;
const listeners = new Set<() => void>();

function set(next: number | null): void {
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
}

/** Notes an answer that is a copy from this device: by its header, since a message may come before anybody listens. */
export function noteCopy({ headers }: Pick<Response, 'headers'>): void {
  const at = Number(headers.get(KEPT_AT));
  if (at > 0) set(Math.min(oldest ?? at, at));
}

/** Another page, or the server can be reached again. */
export const forgetCopies = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** When the oldest copy that this page shows was made, in milliseconds; null where it shows none. */
export const useOldestCopy = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => oldest,
    () => null,
  );
