import { useSyncExternalStore } from 'react';
import { Glyph } from '../ui/glyph.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-sm text-paper">
          <Glyph name="offline" />
          You’re offline. Opened pages still work. Photos wait on this device.
        </p>
      )}
    </div>
  );
}
