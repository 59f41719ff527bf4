import type { Batch } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { discardPhotos, setPhotoProblem } from './batch-store.ts';
import { photos } from './batch-words.ts';
import { DiscardPhotos } from './discard-photos.tsx';
import { type DeviceBatch, useBatchPhotos } from './queries.ts';

/** Photos that the server wouldn't have, each to be let go of, or tried again where that may help; or all of them together. */
export function StuckPhotos({ device }: { device: DeviceBatch | undefined }) {
  const stuck = device?.photos.filter(({ problem }) => problem !== null) ?? [];
  if (!device || stuck.length === 0) return null;
  const again = async (keys: readonly string[]) => {
    for (const key of keys) await setPhotoProblem(key, null);
  };
  const keys = stuck.map(({ key }) => key);
  const worthTrying = stuck.flatMap(({ key, unusable }) => (unusable ? [] : [key]));
  return (
    <>
      <ul
        aria-label="Photos not accepted"
        className="mt-3 max-h-96 divide-y divide-line overflow-y-auto border-y border-line"
      >
        {stuck.map(({ key, fileName, problem, unusable }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-full tablet:basis-0">
              <span className="block truncate font-medium">{fileName}</span>
              <span className="text-critical">{problem}</span>
            </span>
            {unusable ? null : (
              <Button size="small" onClick={() => void again([key])}>
                Send again
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => void discardPhotos(device.key, [key])}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
      {stuck.length > 1 ? (
        <div className="mt-3 flex flex-wrap gap-3">
          {worthTrying.length > 1 ? (
            <Button size="small" onClick={() => void again(worthTrying)}>
              Send all {worthTrying.length} again
            </Button>
          ) : null}
          <DiscardPhotos
            count={stuck.length}
            label={`Discard all ${stuck.length}`}
            onDiscard={() => discardPhotos(device.key, keys)}
          />
        </div>
      ) : null}
    </>
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
