import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling. Nested dialogs each hold the lock. */
export function usePageLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.dataset.locked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.documentElement.dataset.locked;
    };
  }, [locked]);
}
