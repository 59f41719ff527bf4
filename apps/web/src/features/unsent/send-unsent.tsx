import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { defectKey } from '../../api/query-keys.ts';
import { appendPhoto, statementOf } from '../../browser/device-statement.ts';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useUser } from '../auth/auth-context.ts';
import { keysInFlight, whileInFlight } from '../uploads/in-flight.ts';
import {
  accountScope,
  dropUnsent,
  fileOf,
  keepUnsent,
  listUnsent,
  type UnsentPhoto,
} from './unsent-store.ts';
import { useUnsentOf } from './use-unsent.ts';

addEndpoints(projectPageEndpoints);

/** A refusal that stays one however often it is sent; anything else may pass. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404, 409, 413, 415, 422].includes(error.status);

async function send(photo: UnsentPhoto): Promise<void> {
  const { key, purpose, findingId, projectId } = photo;
  const file = fileOf(photo);
  const form = new FormData();
  form.set('key', key);
  appendPhoto(form, file, file.name, await statementOf(file));
  if (purpose === 'repair') {
    await call('addRepairPhoto', { params: { id: findingId }, form });
    return;
  }
  const { id } = await call('keepPhoto', { params: { id: projectId }, form });
  await call('addFindingPhotos', { params: { id: findingId }, body: { photoIds: [id] } });
}

/** Sends photos of repairs that wait on this device: at the start and whenever the connection is back. */
export default function SendUnsent() {
  const { id } = useUser();
  const scope = accountScope(id);
  const waiting = useUnsentOf(scope);
  const queryClient = useQueryClient();
  const busy = useRef(false);
  // What is only now being sent by its own screen is nobody’s worry.
  const [shown, setShown] = useState(false);
  const sendAll = useCallback(async () => {
    if (busy.current || !navigator.onLine) return;
    busy.current = true;
    try {
      const [photos, onTheirWay] = await Promise.all([listUnsent(scope), keysInFlight()]);
      for (const photo of photos) {
        if (photo.problem !== null || onTheirWay.has(photo.key)) continue;
        try {
          await whileInFlight(photo.key, () => send(photo));
          await dropUnsent(photo.key);
          await queryClient.invalidateQueries({ queryKey: defectKey(photo.findingId) });
        } catch (error) {
          if (!isFinal(error)) return;
          await keepUnsent({ ...photo, problem: messageFor(error, 'It couldn’t be sent.') });
        }
      }
    } catch {
      // The browser keeps nothing: nothing waits.
    } finally {
      busy.current = false;
      setShown(true);
    }
  }, [scope, queryClient]);
  useEffect(() => {
    const listen = () => void sendAll();
    listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [sendAll]);
  return (
    <div role="status">
      {shown
        ? waiting.map((photo) => <Waiting key={photo.key} photo={photo} onSend={() => void sendAll()} />)
        : null}
    </div>
  );
}

function Waiting({ photo, onSend }: { photo: UnsentPhoto; onSend: () => void }) {
  const { key, findingId, purpose, problem } = photo;
  const what = purpose === 'repair' ? 'A repair photo' : 'A photo of a crack';
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line bg-link-soft px-4 text-sm">
      <p className="flex-1 py-2 font-medium">
        {problem === null
          ? `${what} is kept on this device until it is sent`
          : `${what} can’t be sent: ${problem}`}
      </p>
      <Link
        href={pathTo('defect', { id: findingId })}
        className="inline-flex min-h-(--target) items-center text-link underline"
      >
        Open finding
      </Link>
      {problem === null ? (
        <Button size="small" onClick={onSend}>
          Send photo
        </Button>
      ) : (
        <Button size="small" onClick={() => void dropUnsent(key)}>
          Discard photo
        </Button>
      )}
    </div>
  );
}
