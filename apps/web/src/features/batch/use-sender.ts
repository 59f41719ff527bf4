import { useEffect } from 'react';
import { onBatchesChanged } from './batch-store.ts';
import { sendBatches } from './send-batches.ts';
import { sendVoices } from './send-voices.ts';
import { onVoicesChanged } from './voice-store.ts';

/**
 * Sends what lies on the device while this account is signed in: somebody has pressed for it, so that nothing is asked
 * again after a closed tab or a dead network.
 */
export function useSender(userId: number): void {
  useEffect(() => {
    const ending = new AbortController();
    let running = false;
    let again = false;
    const send = async () => {
      again = true;
      if (running) return;
      running = true;
      while (again && !ending.signal.aborted) {
        again = false;
        // What couldn't be sent lies there still; the next change, or the next start, tries again.
        await sendBatches(userId, ending.signal).catch(() => undefined);
        // After the photos that they were said with.
        await sendVoices(userId, ending.signal).catch(() => undefined);
      }
      running = false;
    };
    const wake = () => void send();
    wake();
    const stops = [onBatchesChanged(wake), onVoicesChanged(wake)];
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      ending.abort();
      for (const stop of stops) stop();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [userId]);
}
