import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { analysisFailure } from '../analysis/analysis-failure.ts';
import { useResultArrived } from '../analysis/use-result-arrived.ts';
import { useUser } from '../auth/auth-context.ts';
import { keysInFlight } from '../uploads/in-flight.ts';
import { sendAgain } from '../uploads/send-upload.ts';
import { type KeptUpload, listUploads, onUploadsChanged } from '../uploads/uploads-store.ts';

/** This account's photos on this device that wait and aren't on their way; a change in any tab is seen here. */
export async function waitingUploads(userId: number): Promise<KeptUpload[]> {
  const [kept, onTheirWay] = await Promise.all([listUploads(userId), keysInFlight()]);
  return kept.filter(({ key }) => !onTheirWay.has(key));
}

/** Those that may be sent together: a photo that has an answer is sent once somebody asks for that one again. */
export const sentTogether = (uploads: readonly KeptUpload[]): readonly KeptUpload[] =>
  uploads.filter(({ before }) => before === undefined);

export function useWaitingUploads(): readonly KeptUpload[] {
  const { id } = useUser();
  const [waiting, setWaiting] = useState<readonly KeptUpload[]>([]);
  useEffect(() => {
    let current = true;
    const look = () => {
      // Where the browser keeps nothing, nothing waits.
      void waitingUploads(id)
        .catch(() => [])
        .then((found) => (current ? setWaiting(found) : undefined));
    };
    look();
    const stop = onUploadsChanged(look);
    return () => {
      current = false;
      stop();
    };
  }, [id]);
  return waiting;
}

type SendUploads = (uploads: readonly KeptUpload[], onTried?: (upload: KeptUpload) => void) => Promise<void>;

/**
 * Sends waiting photos one after the other, telling of each. One that has an answer already waits for its owner, and the
 * others go on; any other that doesn't get through ends it. One that has gone, or is on its way, isn't sent again. Nobody
 * asked for what is sent quietly, so nothing is said while the server isn't reached.
 */
export function useSendUploads(how?: 'quietly'): SendUploads {
  const { id } = useUser();
  const arrived = useResultArrived();
  return useCallback(
    async (uploads, onTried) => {
      for (const upload of uploads) {
        const still = await waitingUploads(id).catch(() => uploads);
        if (still.some(({ key }) => key === upload.key)) {
          try {
            arrived(await sendAgain(upload));
          } catch (error) {
            const failure = analysisFailure(error);
            if (failure.kind !== 'kept' || how !== 'quietly') toast(failure.toast);
            if (failure.kind !== 'before') return;
          }
        }
        onTried?.(upload);
      }
    },
    [arrived, how, id],
  );
}
