import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useUser } from '../auth/auth-context.ts';
import { changeKeptBatch, dropBatch } from './batch-store.ts';
import { photos } from './batch-words.ts';
import { DiscardPhotos } from './discard-photos.tsx';
import { type DeviceBatch, useDeviceBatches } from './queries.ts';
import { useSender } from './use-sender.ts';

/** Above every page while photos lie on this device: how many there are still to send, and whose. */
export default function SendingBar() {
  const { id } = useUser();
  useSender(id);
  const here = useDeviceBatches();
  const batches = here.filter((batch) => batch.photos.length > 0);
  return (
    <div role="status">
      {here.map(({ key, cutShort = 0, projectName, projectId }) =>
        cutShort > 0 ? (
          <div
            key={`${key} cut short`}
            className="flex flex-wrap items-center gap-x-4 border-b border-line bg-medium-soft px-4 text-sm"
          >
            <p className="tabular flex-1 basis-64 py-2 font-medium">
              Plumbline closed before {photos(cutShort)} could be copied to this device. Choose all of them
              again: those that were copied are left out.
            </p>
            <Link
              href={pathTo('project', { id: projectId })}
              className="inline-flex min-h-(--target) items-center text-link underline"
            >
              {projectName}
            </Link>
            <Button size="small" variant="quiet" onClick={() => void changeKeptBatch(key, { cutShort: 0 })}>
              Dismiss
            </Button>
          </div>
        ) : null,
      )}
      {batches.map((batch) => (
        <div
          key={batch.key}
          className="flex flex-wrap items-center gap-x-4 border-b border-line bg-link-soft px-4 text-sm"
        >
          <p className="tabular flex-1 py-2 font-medium">{wordsFor(batch)}</p>
          <Link
            href={pathTo('project', { id: batch.projectId })}
            className="inline-flex min-h-(--target) items-center text-link underline"
          >
            {batch.projectName}
          </Link>
          {batch.problem === null ? null : (
            <DiscardPhotos count={batch.photos.length} onDiscard={() => dropBatch(batch.key)} />
          )}
        </div>
      ))}
    </div>
  );
}

function wordsFor(batch: DeviceBatch): string {
  const open = batch.photos.filter(({ problem }) => problem === null).length;
  if (batch.problem !== null) return `${photos(batch.photos.length)} can’t be sent: ${batch.problem}`;
  if (open === 0) return `${photos(batch.photos.length)} couldn’t be sent`;
  if (!batch.gathered) return `Copying ${photos(batch.photoCount)} to this device`;
  if (batch.camera && typeof batch.creditLimit !== 'number') {
    return `${photos(open)} from the camera kept on this device until you say what the visit may spend`;
  }
  if (batch.paused) return `${photos(open)} on this device, paused`;
  return navigator.onLine
    ? `Sending: ${photos(open)} left`
    : `${photos(open)} kept on this device until you’re connected`;
}
