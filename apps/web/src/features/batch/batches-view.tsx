import { useState } from 'react';
import { BatchCard } from './batch-card.tsx';
import { dropBatch } from './batch-store.ts';
import { isOpen, photos } from './batch-words.ts';
import { DiscardPhotos } from './discard-photos.tsx';
import { useBatches, useDeviceBatches } from './queries.ts';

const HIDDEN = 'plumbline.hidden-batches';
/** A batch that is through is still shown for so long, in milliseconds. */
const SHOWN_FOR = 12 * 60 * 60 * 1000;

const readHidden = (): number[] => JSON.parse(sessionStorage.getItem(HIDDEN) ?? '[]');

interface BatchesViewProps {
  projectId: number;
  onOpenFinding: (id: number) => void;
}

/** Photos of this project that were sent many at once and aren't all through, or haven't been for long. */
export default function BatchesView({ projectId, onOpenFinding }: BatchesViewProps) {
  const { data: batches = [], isLoading } = useBatches(projectId);
  const device = useDeviceBatches();
  const [hidden, setHidden] = useState(readHidden);
  const shown = batches.filter((batch) => {
    if (device.some(({ key, photos: left }) => key === batch.key && left.length > 0)) return true;
    if (batch.creditLimit !== null && batch.received === 0) return false;
    if (hidden.includes(batch.id)) return false;
    return isOpen(batch) || Date.now() - Date.parse(batch.createdAt) < SHOWN_FOR;
  });
  const unknown = device.filter(
    ({ projectId: of, key, photos: left }) =>
      // Until the server has said which it knows, each might be one of those. Without a network it says nothing.
      !isLoading && of === projectId && left.length > 0 && !batches.some((batch) => batch.key === key),
  );
  if (shown.length + unknown.length === 0) return null;
  const hide = (id: number) => {
    const next = [...hidden, id];
    sessionStorage.setItem(HIDDEN, JSON.stringify(next));
    setHidden(next);
  };
  return (
    <div className="mb-6 space-y-3">
      {unknown.map((batch) => (
        <section
          key={batch.key}
          aria-label={`Upload of ${photos(batch.photos.length)}`}
          className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4"
        >
          <p className="flex-1 text-sm">
            {batch.problem ?? `${photos(batch.photos.length)} kept on this device until they can be sent.`}
          </p>
          <DiscardPhotos count={batch.photos.length} onDiscard={() => dropBatch(batch.key)} />
        </section>
      ))}
      {shown.map((batch) => (
        <BatchCard
          key={batch.id}
          batch={batch}
          device={device.find(({ key }) => key === batch.key)}
          onOpenFinding={onOpenFinding}
          onHide={() => hide(batch.id)}
        />
      ))}
    </div>
  );
}
