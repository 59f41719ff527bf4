import { useSyncExternalStore } from 'react';

/** How long a deletion can be taken back, in milliseconds: as long as its message can be read. */
export const TIME_TO_UNDO = 6000;

/** Deletions of one kind of row that can still be taken back. */
interface Deletions {
  /** What is on its way out: lists leave it out already. */
  usePending: () => ReadonlySet<number>;
  /**
   * Deletes after a while, unless it is taken back. Until then nothing has happened on the server: what is lost when the
   * browser dies is the deletion, never the row. Returns the way back, which says whether it was still open.
   */
  deleteLater: (ids: readonly number[], commit: () => Promise<unknown>) => () => boolean;
}

function createDeletions(): Deletions {
  const pending = new Set<readonly number[]>();
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<number> = new Set();

  const changed = () => {
    hidden = new Set([...pending].flat());
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => hidden;
  return {
    usePending: () => useSyncExternalStore(subscribe, current, current),
    deleteLater: (ids, commit) => {
      const forget = () => {
        pending.delete(ids);
        changed();
      };
      let open = true;
      const timer = setTimeout(() => {
        open = false;
        void commit().finally(forget);
      }, TIME_TO_UNDO);
      pending.add(ids);
      changed();
      return () => {
        if (!open) return false;
        open = false;
        clearTimeout(timer);
        forget();
        return true;
      };
    },
  };
}

export const findingDeletions = createDeletions();
export const pinDeletions = createDeletions();
export const photoDeletions = createDeletions();
