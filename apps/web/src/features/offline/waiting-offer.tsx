import { useCallback, useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { alone } from '../batch/alone.ts';
import { sentTogether, useSendUploads, useWaitingUploads, waitingUploads } from './use-uploads.ts';

/** A server that is away while the network is there says nothing when it is back. */
const TRY_AGAIN_MS = 30_000;

/**
 * Sends the photos that wait on this device: at the start, whenever the connection is back, and while any is left. Somebody
 * has pressed for each, so that nothing is asked again; its key keeps it from being charged twice. One that the server
 * refused is offered instead. Says above every page how many wait.
 */
export function WaitingOffer() {
  const { id } = useUser();
  const send = useSendUploads();
  const sendQuietly = useSendUploads('quietly');
  const waiting = useWaitingUploads().filter(({ before, problem }) => !before && problem === null).length;
  const sendWaiting = useCallback(async () => {
    if (!navigator.onLine) return;
    // One tab at a time, so that two of them don't ask for the same answer.
    await alone(`uploads-of-${id}`, async () => {
      const kept = sentTogether(await waitingUploads(id).catch(() => []));
      await sendQuietly(kept.filter(({ problem }) => problem === null));
    });
  }, [id, sendQuietly]);
  const offerRefused = useCallback(async () => {
    if (!navigator.onLine) return;
    const kept = sentTogether(await waitingUploads(id).catch(() => []));
    const refused = kept.filter(({ problem }) => problem !== null);
    if (refused.length === 0) return;
    toast({
      title:
        refused.length === 1
          ? 'A photo waits on this device'
          : `${refused.length} photos wait on this device`,
      description: `Send ${refused.length === 1 ? 'it' : 'them'} now, or later from the dashboard.`,
      tone: 'notice',
      action: { label: 'Send now', onSelect: () => void send(refused) },
    });
  }, [id, send]);
  useEffect(() => {
    const start = () => {
      void offerRefused();
      void sendWaiting();
    };
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [offerRefused, sendWaiting]);
  const some = waiting > 0;
  useEffect(() => {
    if (!some) return;
    const timer = setInterval(() => void sendWaiting(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [some, sendWaiting]);
  return (
    <div role="status">
      {some ? (
        <p className="tabular border-b border-line bg-link-soft px-4 py-2 text-sm font-medium">
          {waiting === 1
            ? '1 photo waits on this device to be analysed. It goes'
            : `${waiting} photos wait on this device to be analysed. They go`}{' '}
          by {waiting === 1 ? 'itself' : 'themselves'} once you’re connected.
        </p>
      ) : null}
    </div>
  );
}
