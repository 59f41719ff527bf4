import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling. Nested dialogs each hold the lock. */
export function usePageLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    if (locks === 0) {
      // What the scrollbar took is kept free, so that nothing jumps sideways.
      root.style.setProperty('--lost-scrollbar', `${window.innerWidth - root.clientWidth}px`);
      root.dataset.locked = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.locked;
    };
  }, [locked]);
}
