import { useSyncExternalStore } from 'react';

/** How long a deletion can be taken back, in milliseconds: as long as its message can be read. */
export const TIME_TO_UNDO = 6000;

const pending = new Set<readonly number[]>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<number> = new Set();

function changed(): void {
  hidden = new Set([...pending].flat());
  for (const listener of listeners) listener();
}

/**
 * Deletes after a while, unless it is taken back. Until then nothing has happened on the server: what is lost when the
 * browser dies is the deletion, never the finding. Returns the way back.
 */
export function deleteLater(ids: readonly number[], commit: () => Promise<unknown>): () => void {
  const forget = () => {
    pending.delete(ids);
    changed();
  };
  const timer = setTimeout(() => void commit().finally(forget), TIME_TO_UNDO);
  pending.add(ids);
  changed();
  return () => {
    clearTimeout(timer);
    forget();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Findings that are on their way out: lists leave them out already. */
export function usePendingDeletions(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => hidden,
    () => hidden,
  );
}
