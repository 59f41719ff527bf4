import { useCallback, useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { sentTogether, useSendUploads, waitingUploads } from './use-uploads.ts';

/** Offers the photos that wait on this device: at the start, and whenever the connection is back. */
export function WaitingOffer() {
  const { id } = useUser();
  const send = useSendUploads();
  const offer = useCallback(async () => {
    if (!navigator.onLine) return;
    const waiting = sentTogether(await waitingUploads(id).catch(() => []));
    if (waiting.length === 0) return;
    toast({
      title:
        waiting.length === 1
          ? 'A photo waits on this device'
          : `${waiting.length} photos wait on this device`,
      description: 'You’re back online. Send them now, or later from the dashboard.',
      tone: 'notice',
      action: { label: 'Send now', onSelect: () => void send(waiting) },
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
