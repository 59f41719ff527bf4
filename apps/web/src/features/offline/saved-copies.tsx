import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnline } from '../../browser/offline-banner.tsx';
import { forgetCopies, useCopies } from '../../browser/stored-copies.ts';
import { whenQuiet } from '../../browser/when-quiet.ts';
import { CAME_LATE, SERVED_STORED } from '../../service-worker/words.ts';
import { Button } from '../../ui/button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { useAuth } from '../auth/auth-context.ts';
import { registerServiceWorker } from './registration.ts';

/** Between two tries to reach the server while copies are shown, in milliseconds: each waits twice as long. */
const FIRST_TRY = 2_000;
const LAST_TRY = 60_000;

const BEFORE_CHANGE = ', before your last change on this device: a hazard alert may be missing';

/** Says when what is on screen comes from this device, and asks the server again as soon as that can work. */
export function SavedCopies() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const online = useOnline();
  const [copies, setCopies] = useState(false);
  const shownCopies = useCopies();
  const [page] = useLocation();
  const shown = useRef(page);
  useEffect(() => {
    // Each page has copies of its own age.
    if (shown.current !== page) forgetCopies();
    shown.current = page;
  }, [page]);
  const renew = useCallback(() => {
    setCopies(false);
    forgetCopies();
    void queryClient.invalidateQueries();
  }, [queryClient]);

  useEffect(() => {
    // Its files are the whole app: they come after what is on screen.
    const calledOff = whenQuiet(() => void registerServiceWorker());
    if (!('serviceWorker' in navigator)) return calledOff;
    const workers = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (data === SERVED_STORED) setCopies(true);
      else if (data === CAME_LATE) renew();
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

  const isCopied = copies || shownCopies !== null;
  useEffect(() => {
    if (!isCopied) return;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [isCopied, renew]);

  const wait = useRef(FIRST_TRY);
  useEffect(() => {
    // The network may be back before the server is: 'online' is told once.
    if (!isCopied || !online) return;
    let timer: ReturnType<typeof setTimeout>;
    const tryLater = () => {
      timer = setTimeout(
        () => fetch('/', { method: 'HEAD', cache: 'no-store' }).then(renew, tryLater),
        wait.current,
      );
      wait.current = Math.min(2 * wait.current, LAST_TRY);
    };
    tryLater();
    return () => clearTimeout(timer);
  }, [isCopied, online, renew]);
  useEffect(() => {
    if (!online) wait.current = FIRST_TRY;
  }, [online]);

  const saved = shownCopies
    ? ` ${dateAndTime(new Date(shownCopies.madeAt).toISOString())}${shownCopies.areOld ? BEFORE_CHANGE : ''}`
    : '';
  return (
    <div role="status">
      {isCopied && online ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-fair-soft px-4 py-2">
          <p className="flex-1 text-sm">
            We can’t reach Plumbline. You’re seeing copies saved on this device{saved}.
          </p>
          <Button size="small" onClick={renew}>
            Try again
          </Button>
        </div>
      ) : shownCopies && !online ? (
        <p className="border-b border-line bg-fair-soft px-4 py-2 text-center text-sm">
          This page was saved{saved}. It doesn’t show what others have changed since.
        </p>
      ) : null}
    </div>
  );
}
