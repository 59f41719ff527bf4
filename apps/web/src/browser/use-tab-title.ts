import { useLayoutEffect } from 'react';

/** Names the browser's tab by what a page shows, once that is known; its own name comes back with the page's end. */
export function useTabTitle(name: string): void {
  useLayoutEffect(() => {
    if (!name) return;
    const before = document.title;
    const title = `${name} · Plumbline`;
    document.title = title;
    return () => {
      // The next page may have named the tab already.
      if (document.title === title) document.title = before;
    };
  }, [name]);
}
