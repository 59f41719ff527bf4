import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useUser } from '../auth/auth-context.ts';
import { dropOriginal, type KeptOriginal, listOriginals, onOriginalsChanged } from './original-store.ts';
import { sendOriginals } from './send-originals.ts';

/** How long until one that couldn't be sent is tried again by itself. */
const AGAIN_MS = 60_000;

/** Sends the originals of photos that were made smaller, after the photos, and says which haven't been sent. */
export default function WaitingOriginals() {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const busy = useRef(false);
  const [kept, setKept] = useState<readonly KeptOriginal[]>([]);
  const send = useCallback(
    async (signal: AbortSignal) => {
      if (busy.current || !navigator.onLine) return;
      busy.current = true;
      // Every list and finding says whether its original is here.
      await sendOriginals(id, signal, () => void queryClient.invalidateQueries()).catch(() => undefined);
      busy.current = false;
    },
    [id, queryClient],
  );
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    const look = async () => {
      const found = await listOriginals(id).catch(() => []);
      if (controller.signal.aborted) return;
      setKept(found);
      if (found.some(({ tried, problem }) => !tried && problem === null)) await send(controller.signal);
    };
    const retry = () => void send(controller.signal);
    void look().then(retry);
    const stop = onOriginalsChanged(() => void look());
    const timer = setInterval(retry, AGAIN_MS);
    window.addEventListener('online', retry);
    return () => {
      controller.abort();
      stop();
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [id, send]);
  const waiting = kept.filter(({ tried, problem }) => tried && problem === null);
  return (
    <div role="status">
      {waiting.length > 0 ? (
        <Line words={wordsFor(waiting.length)}>
          <Button size="small" onClick={() => void send(ending.current.signal)}>
            Send now
          </Button>
        </Line>
      ) : null}
      {kept.map(({ key, problem, file, sha256 }) =>
        problem === null ? null : (
          <Line key={key} words={`An original can’t be sent: ${problem}`}>
            {/* It may lie nowhere else: a camera that a browser opens keeps nothing of its own. */}
            <Button size="small" onClick={() => saveFile(file, nameOf(file, sha256))}>
              Save original
            </Button>
            <Button size="small" onClick={() => void dropOriginal(key)}>
              Discard original
            </Button>
          </Line>
        ),
      )}
    </div>
  );
}

/** As in plumbline-original-0a1b2c3d.jpg. */
const nameOf = ({ type }: Blob, sha256: string) =>
  `plumbline-original-${sha256.slice(0, 8)}.${type === 'image/jpeg' || !type ? 'jpg' : type.replace(/^.*\//, '')}`;

const wordsFor = (count: number) =>
  count === 1
    ? 'The original of a photo hasn’t been sent yet. It is kept on this device.'
    : `The originals of ${count} photos haven’t been sent yet. They are kept on this device.`;

function Line({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line bg-link-soft px-4 text-sm">
      <p className="flex-1 py-2 font-medium">{words}</p>
      {children}
    </div>
  );
}
