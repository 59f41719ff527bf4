import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useTips } from './use-tips.ts';

const Tooltip = lazyPart(() => import('./tooltip.tsx'));

/** Words for icons that stand alone, wherever they are. */
export function Tips() {
  const [tip, close] = useTips();
  return tip ? (
    <Suspense>
      <Tooltip tip={tip} onClose={close} />
    </Suspense>
  ) : null;
}
