import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnline } from '../../browser/offline-banner.tsx';
import { whenQuiet } from '../../browser/when-quiet.ts';
import { CAME_LATE, isTold } from '../../service-worker/words.ts';
import { Button } from '../../ui/button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { useAuth } from '../auth/auth-context.ts';
import { registerServiceWorker } from './registration.ts';

/** Says when what is on screen comes from this device, and asks the server again as soon as that can work. */
export function SavedCopies() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const online = useOnline();
  const [copies, setCopies] = useState(false);
  const [madeAt, setMadeAt] = useState<number | null>(null);
  const [page] = useLocation();
  // Each page has copies of its own age.
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setMadeAt(null);
  }
  const renew = useCallback(() => {
    setCopies(false);
    setMadeAt(null);
    void queryClient.invalidateQueries();
  }, [queryClient]);

  useEffect(() => {
    // Its files are the whole app: they come after what is on screen.
    const calledOff = whenQuiet(() => void registerServiceWorker());
    if (!('serviceWorker' in navigator)) return calledOff;
    const workers = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!isTold(data)) return;
      if (data.told === CAME_LATE) return renew();
      setCopies(true);
      const { at } = data;
      if (at !== undefined) setMadeAt((oldest) => Math.min(oldest ?? at, at));
    };
    // The first worker starts under an open page: what that page has read is asked for again, to be kept.
    const begin = () => {
      void refresh();
      renew();
    };
    const listening = new AbortController();
    const { signal } = listening;
    if (!workers.controller) workers.addEventListener('controllerchange', begin, { once: true, signal });
    workers.addEventListener('message', listen, { signal });
    workers.startMessages();
    return () => {
      calledOff();
      listening.abort();
    };
  }, [renew, refresh]);

  useEffect(() => {
    if (!copies) return;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [copies, renew]);

  const saved = madeAt === null ? '' : ` ${dateAndTime(new Date(madeAt).toISOString())}`;
  return (
    <div role="status">
      {copies && online ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-fair-soft px-4 py-2">
          <p className="flex-1 text-sm">
            We can’t reach Plumbline. You’re seeing copies saved on this device{saved}.
          </p>
          <Button size="small" onClick={renew}>
            Try again
          </Button>
        </div>
      ) : madeAt !== null && !online ? (
        <p className="border-b border-line bg-fair-soft px-4 py-2 text-center text-sm">
          This page was saved{saved}. What others changed since isn’t in it.
        </p>
      ) : null}
    </div>
  );
}
