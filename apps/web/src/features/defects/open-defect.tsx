import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';

const DetailsDialog = lazyPart(() => import('./details/details-dialog.tsx'));

/** The details of the open finding, where there is one; its code is fetched with the first. */
export function OpenDefect({ id, onClose }: { id: number | null; onClose: () => void }) {
  return id === null ? null : (
    <Suspense>
      <DetailsDialog key={id} id={id} onClose={onClose} />
    </Suspense>
  );
}
