import { useSyncExternalStore } from 'react';
import { KEPT_AT, OLD } from '../service-worker/words.ts';

/** The copies from this device that a page shows. */
interface Copies {
  /** When the oldest was made, in milliseconds. */
  madeAt: number;
  /** Something that was saved here since has made one of them old. */
  areOld: boolean;
}

let copies: Copies | null = null;
const listeners = new Set<() => void>();

function set(next: Copies | null): void {
  if (next === copies || (next?.madeAt === copies?.madeAt && next?.areOld === copies?.areOld)) return;
  copies = next;
  for (const listener of listeners) listener();
}

/** Notes an answer that is a copy from this device: by its header, since a message may come before anybody listens. */
export function noteCopy({ headers }: Pick<Response, 'headers'>): void {
  const at = Number(headers.get(KEPT_AT));
  if (at > 0)
    set({
      madeAt: Math.min(copies?.madeAt ?? at, at),
      areOld: headers.has(OLD) || (copies?.areOld ?? false),
    });
}

/** Another page, or the server can be reached again. */
export const forgetCopies = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The copies that this page shows; null where it shows none. */
export const useCopies = (): Copies | null =>
  useSyncExternalStore(
    subscribe,
    () => copies,
    () => null,
  );
