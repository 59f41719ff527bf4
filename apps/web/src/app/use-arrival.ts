import { useEffect, useRef } from 'react';

/** True while the browser goes back or forward: it restores the scroll position by itself. */
let travelling = false;
/** The path of the page on screen: the way back may only have closed what was open over it. */
let shown = '';

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    travelling = window.location.pathname !== shown;
  });
}

/** On arrival at another page: to the top, and the focus into its content for those who listen to it. */
export function useArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    shown = window.location.pathname;
    if (last.current === path) return;
    last.current = path;
    if (travelling) {
      travelling = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
