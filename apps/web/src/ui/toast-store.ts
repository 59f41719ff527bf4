import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** A notice is what nobody asked for: it waits behind an error or a result. Without a tone it is a plain result. */
  tone?: 'notice' | 'good' | 'destructive';
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void };
}

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** How long a closed toast is still remembered, in milliseconds. */
const REMOVAL_DELAY = 1_000_000;

let current: ShownToast | null = null;
/** A notice that waits until an error or a result has been seen. */
let waiting: ToastMessage | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const isNotice = ({ tone }: ToastMessage) => tone === 'notice';

/**
 * Shows a message for 5 s. At most one is visible: a new one takes the place of the last. A notice waits for an error or
 * a result that is still on screen, so that nobody misses what became of their work.
 */
export function toast(message: ToastMessage): void {
  if (isNotice(message) && current?.open && !isNotice(current)) {
    waiting = message;
    return;
  }
  show(message);
}

function show(message: ToastMessage): void {
  clearTimeout(removal);
  publish({ ...message, id: nextId, open: true });
  nextId += 1;
}

export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  const next = waiting;
  waiting = null;
  if (next) {
    show(next);
    return;
  }
  publish({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => publish(null), REMOVAL_DELAY);
}

/** Forgets everything at once, so that no test sees another’s. */
export function clearToasts(): void {
  clearTimeout(removal);
  waiting = null;
  publish(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
