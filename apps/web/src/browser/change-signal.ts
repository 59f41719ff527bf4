/** Tells this tab and the others that something that is kept on the device has changed. */
export interface ChangeSignal {
  changed(): void;
  /** Calls back at every change, in whatever tab. Returns what ends it. */
  onChanged(listener: () => void): () => void;
}

export function changeSignal(name: string): ChangeSignal {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const listeners = new Set<() => void>();
  return {
    changed() {
      for (const listener of listeners) listener();
      channel?.postMessage(null);
    },
    onChanged(listener) {
      listeners.add(listener);
      channel?.addEventListener('message', listener);
      return () => {
        listeners.delete(listener);
        channel?.removeEventListener('message', listener);
      };
    },
  };
}
