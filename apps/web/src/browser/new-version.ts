import { useSyncExternalStore } from 'react';

/** `ready`: a newer version waits. `missing`: part of this one is no longer on the server. */
type VersionNews = 'ready' | 'missing';

let news: VersionNews | null = null;
const listeners = new Set<() => void>();

export function tellNewVersion(next: VersionNews | null): void {
  news = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVersionNews(): VersionNews | null {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
}
