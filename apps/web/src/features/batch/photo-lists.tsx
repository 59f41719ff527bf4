import type { Batch } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dropPhoto, setPhotoProblem } from './batch-store.ts';
import { photos } from './batch-words.ts';
import { type DeviceBatch, useBatchPhotos } from './queries.ts';
import { placeVoices } from './voice-store.ts';

/** What was said with it goes first: it belongs to nothing any more. */
const discard = (key: string) => placeVoices(key, null).then(() => dropPhoto(key));

/** Photos that the server wouldn't have, each to be tried again or let go of. */
export function StuckPhotos({ device }: { device: DeviceBatch | undefined }) {
  const stuck = device?.photos.filter(({ problem }) => problem !== null) ?? [];
  if (stuck.length === 0) return null;
  return (
    <ul aria-label="Photos not accepted" className="mt-3 divide-y divide-line border-y border-line">
      {stuck.map(({ key, fileName, problem }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
          <span className="min-w-0 flex-1 basis-full tablet:basis-0">
            <span className="block truncate font-medium">{fileName}</span>
            <span className="text-critical">{problem}</span>
          </span>
          <Button size="small" onClick={() => void setPhotoProblem(key, null)}>
            Send again
          </Button>
          <Button size="small" variant="quiet" onClick={() => void discard(key)}>
            Discard
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface EachPhotoProps {
  batch: Batch;
  onOpenFinding: (id: number) => void;
}

/** What became of each photo that the server has, on demand. */
export function EachPhoto({ batch, onOpenFinding }: EachPhotoProps) {
  const [open, setOpen] = useState(false);
  const list = useBatchPhotos(open ? batch : null);
  if (batch.received === 0) return null;
  return (
    <details className="mt-2 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-(--target) cursor-pointer items-center text-link">
        Show each photo
      </summary>
      <ul aria-label={`Each of ${photos(batch.received)}`} className="max-h-80 overflow-y-auto">
        {list.data?.map(({ id, fileName, state, defectType, findingId, problem }) => (
          <li key={id} className="flex min-h-(--target) items-center gap-x-3 border-t border-line">
            <span className="min-w-0 flex-1 truncate">{fileName}</span>
            {findingId === null ? (
              <span className={problem ? 'min-w-0 flex-1 text-critical' : 'text-ink-soft'}>
                {problem ?? STATES[state]}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-(--target) text-link hover:underline"
                onClick={() => onOpenFinding(findingId)}
              >
                {defectType ?? STATES[state]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const STATES = {
  waiting: 'Waiting',
  kept: 'Kept, not analysed',
  done: 'Analysed',
  refused: 'Can’t be used',
  failed: 'Failed',
} as const;
