import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { changeOriginal, listOriginals, originalsChanged } from './original-store.ts';

addEndpoints(projectPageEndpoints);

/** A refusal that stays one however often it is sent; anything else may pass. */
const FINAL: readonly number[] = [400, 403, 409, 413, 415];
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** Told of each original that the server has now. */
type Arrived = (photoId: number) => void;

/** Sends originals whose photos the server has, each once. What can't be sent just now stays. */
export async function sendOriginals(userId: number, signal: AbortSignal, arrived: Arrived): Promise<void> {
  for (const { key, file, photoIds, problem } of await listOriginals(userId)) {
    if (problem !== null) continue;
    for (const id of photoIds) {
      if (signal.aborted) return;
      const done = () =>
        changeOriginal(key, (kept) => ({ photoIds: kept.photoIds.filter((one) => one !== id) }));
      try {
        await call('sendOriginal', {
          params: { id },
          raw: file,
          headers: { 'content-type': 'application/octet-stream' },
          signal,
        });
        await done();
        arrived(id);
      } catch (error) {
        if (signal.aborted) return;
        // Somebody deleted its photo meanwhile: it goes with it.
        if (statusOf(error) === 404) await done();
        else if (FINAL.includes(statusOf(error))) {
          const why = messageFor(error, 'It couldn’t be sent.');
          await changeOriginal(key, () => ({ problem: why }));
        } else {
          await changeOriginal(key, () => ({ tried: true }));
          originalsChanged();
          return;
        }
      }
    }
  }
  originalsChanged();
}
