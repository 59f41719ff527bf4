import type { Batch } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useUser } from '../auth/auth-context.ts';
import { changeKeptBatch, dropBatch } from './batch-store.ts';
import { countWords, photos, photosOf } from './batch-words.ts';
import { EachPhoto, StuckPhotos } from './photo-lists.tsx';
import { type DeviceBatch, useChangeBatch } from './queries.ts';

const BuyCreditsDialog = lazyPart(() => import('../payments/buy-credits-dialog.tsx'));

interface BatchCardProps {
  batch: Batch;
  /** What of it lies on this device; undefined where nothing does. */
  device: DeviceBatch | undefined;
  onOpenFinding: (id: number) => void;
  onHide: () => void;
}

/** How far many photos are, and what can be done about it. */
export function BatchCard({ batch: sent, device, onOpenFinding, onHide }: BatchCardProps) {
  const batch = { ...sent, photoCount: photosOf(sent, device?.photos.length ?? 0) };
  const { analysisCredits } = useUser();
  const change = useChangeBatch(batch.projectId);
  const [cancelling, setCancelling] = useState(false);
  const [buying, setBuying] = useState(false);
  const { id, state, analyse, photoCount, received, waiting, kept, done, refused, failed } = batch;
  const { creditLimit, creditsUsed } = batch;
  const unsent = device?.photos.filter(({ problem }) => problem === null).length ?? 0;
  const elsewhere = device ? 0 : photoCount - received;
  const moving = state !== 'cancelled' && (waiting > 0 || unsent > 0);
  const paused = state === 'paused';
  const over = !moving && failed === 0 && (!device || device.photos.length === 0);
  const wanting = waiting === 0 && unsent === 0 ? kept : 0;
  // The camera's photos go no further than the visit's limit, whatever the account has.
  const allowed = creditLimit === null ? wanting : Math.min(wanting, Math.max(0, creditLimit - creditsUsed));
  const affordable = Math.min(allowed, analysisCredits);

  /** True once the server did it. What this device sends stops and goes on at once. */
  const set = async (next: Batch['state'], fewer?: { photoCount: number }): Promise<boolean> => {
    if (device) await changeKeptBatch(device.key, { paused: next !== 'active' });
    try {
      await change.mutateAsync({ id, state: next, ...fewer });
      return true;
    } catch {
      // It was said that nothing was changed.
      if (device) await changeKeptBatch(device.key, { paused: device.paused });
      return false;
    }
  };
  const cancel = async () => {
    setCancelling(false);
    if (!device) return void (await set('cancelled'));
    // Only then are the photos let go of: until the server knows, they are all that there is. Nobody waits for them then.
    if (await set('cancelled', { photoCount: Math.max(1, received) })) await dropBatch(device.key);
  };

  return (
    <section
      aria-label={`Upload of ${photos(photoCount)}`}
      className="rounded-md border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-semibold">{headingOf(batch, unsent)}</h3>
          <p className="tabular text-sm text-ink-soft">{countWords(batch)}</p>
        </div>
        {over ? (
          <Button size="small" variant="quiet" onClick={onHide}>
            Hide
          </Button>
        ) : null}
      </div>
      <div className="mt-3 grid gap-3 tablet:grid-cols-2">
        <Bar label="Sent" count={received} of={photoCount} />
        {analyse ? <Bar label="Analysed" count={done + refused} of={photoCount} /> : null}
      </div>
      {elsewhere > 0 && state !== 'cancelled' ? (
        <p className="mt-3 text-sm text-ink-soft">
          {photos(elsewhere)} not here yet. Open Plumbline on the device where you chose them.
        </p>
      ) : null}
      {device?.problem ? <p className="mt-3 text-sm text-critical">{device.problem}</p> : null}
      {wanting > allowed ? (
        <p className="mt-3 text-sm text-ink-soft">
          {photos(wanting - allowed)} kept beyond the visit’s limit. Open the camera to allow more credits.
        </p>
      ) : null}
      <StuckPhotos device={device} />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {affordable > 0 ? (
          <Button variant="primary" busy={change.isPending} onClick={() => void set('active')}>
            Analyse {photos(affordable)} ({affordable} {affordable === 1 ? 'credit' : 'credits'})
          </Button>
        ) : null}
        {allowed > affordable && (analyse || affordable > 0) ? (
          <Button variant={affordable > 0 ? 'secondary' : 'primary'} onClick={() => setBuying(true)}>
            Buy credits
          </Button>
        ) : null}
        {failed > 0 ? (
          <Button busy={change.isPending} onClick={() => void set('active')}>
            Try {photos(failed)} again
          </Button>
        ) : null}
        {moving && paused ? (
          <Button variant="primary" busy={change.isPending} onClick={() => void set('active')}>
            Resume
          </Button>
        ) : null}
        {moving && !paused ? (
          <Button busy={change.isPending} onClick={() => void set('paused')}>
            Pause
          </Button>
        ) : null}
        {moving || elsewhere > 0 ? (
          state === 'cancelled' || creditLimit !== null ? null : (
            <Button variant="quiet" onClick={() => setCancelling(true)}>
              Cancel the rest
            </Button>
          )
        ) : null}
      </div>
      <EachPhoto batch={batch} onOpenFinding={onOpenFinding} />
      <ConfirmDialog
        open={cancelling}
        onOpenChange={setCancelling}
        title="Cancel the rest?"
        message={
          unsent > 0
            ? `${photos(unsent)} not sent yet will be deleted from this device. Photos that were sent stay in the project.`
            : 'Photos that were sent stay in the project, without analysis. You can analyse them later.'
        }
        confirmLabel="Cancel the rest"
        danger
        onConfirm={() => void cancel()}
      />
      {buying ? (
        <Suspense>
          <BuyCreditsDialog onClose={() => setBuying(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function headingOf(
  { state, analyse, photoCount, waiting, kept, received, creditLimit, creditsUsed }: Batch,
  unsent: number,
): string {
  const all = photos(photoCount);
  if (state === 'paused' && (waiting > 0 || unsent > 0)) return `${all}: paused`;
  if (unsent > 0) return `${all}: sending`;
  if (waiting > 0) return `${all}: analysing`;
  if (state === 'cancelled') return `${photos(received)} sent, the rest cancelled`;
  if (received < photoCount) return `${received} of ${all} sent`;
  if (kept > 0 && creditLimit !== null && creditsUsed >= creditLimit) {
    return kept === photoCount ? `${all} kept` : `${all}: ${kept} kept`;
  }
  if (kept > 0) return analyse ? `${all}: ${kept} waiting for credits` : `${all} kept`;
  return `${all}: done`;
}

function Bar({ label, count, of }: { label: string; count: number; of: number }) {
  const words = `${label} ${count} of ${of}`;
  return (
    <div>
      <p className="tabular mb-1 text-sm">{words}</p>
      <ProgressBar value={(100 * count) / of} label={words} tone={count === of ? 'good' : 'ink'} />
    </div>
  );
}
