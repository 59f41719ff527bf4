import { useCallback, useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { sentTogether, useSendUploads, waitingUploads } from './use-uploads.ts';

/**
 * Offers the photos that wait on this device: at the start, and whenever the connection is back. Of those that the server has
 * already the results are fetched.
 */
export function WaitingOffer() {
  const { id } = useUser();
  const send = useSendUploads();
  const offer = useCallback(async () => {
    if (!navigator.onLine) return;
    const kept = sentTogether(await waitingUploads(id).catch(() => []));
    const begun = kept.filter((upload) => upload.begun && upload.problem === null);
    if (begun.length > 0) return send(begun);
    if (kept.length === 0) return;
    toast({
      title: kept.length === 1 ? 'A photo waits on this device' : `${kept.length} photos wait on this device`,
      description: `Send ${kept.length === 1 ? 'it' : 'them'} now, or later from the dashboard.`,
      tone: 'notice',
      action: { label: 'Send now', onSelect: () => void send(kept) },
    });
  }, [id, send]);
  useEffect(() => {
    const listen = () => void offer();
    listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [offer]);
  return null;
}
