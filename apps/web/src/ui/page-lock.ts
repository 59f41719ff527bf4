import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling. Nested dialogs each hold the lock. */
export function usePageLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    if (locks === 0) {
      // What the scrollbar took is kept free, so that nothing jumps sideways. No custom property: every element of the page
      // would inherit it, and have its style computed anew.
      root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
      root.dataset.locked = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      delete root.dataset.locked;
      root.style.paddingRight = '';
    };
  }, [locked]);
}

let lists = 0;

/** Keeps the page from being pressed beside an open list, which has no scrim. */
export function useListLock(): void {
  useEffect(() => {
    lists += 1;
    document.documentElement.dataset.list = '';
    return () => {
      lists -= 1;
      if (lists === 0) delete document.documentElement.dataset.list;
    };
  }, []);
}
