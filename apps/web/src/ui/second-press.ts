import type { DialogContentProps } from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';

/** In milliseconds and pixels: as far apart as two presses of a double one are. */
const SOON = 500;
const NEAR = 24;

let before: PointerEvent | undefined;
let latest: PointerEvent | undefined;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    (event) => {
      before = latest;
      latest = event;
    },
    { capture: true, passive: true },
  );
}

/** Pressed twice, a button opens its dialog once: the second press lands beside what the first one opened. */
export function useSecondPress(open: boolean) {
  const opener = useRef<PointerEvent>(undefined);
  useEffect(() => {
    if (open) opener.current = latest;
  }, [open]);
  return {
    onPointerDownOutside(event) {
      const second = event.detail.originalEvent;
      if (!before || before !== opener.current || second.timeStamp - before.timeStamp > SOON) return;
      const apart = Math.hypot(second.clientX - before.clientX, second.clientY - before.clientY);
      if (apart < NEAR) event.preventDefault();
    },
  } satisfies Pick<DialogContentProps, 'onPointerDownOutside'>;
}
