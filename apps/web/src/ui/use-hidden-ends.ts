import { type RefObject, useEffect, useState } from 'react';

/** Which ends of a row that scrolls sideways lie outside what is seen of it. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [start, setStart] = useState(false);
  const [end, setEnd] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setStart(scrollLeft > 1);
      // Widths are rounded, the way scrolled isn't.
      setEnd(scrollWidth - clientWidth - scrollLeft > 1);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return { start, end };
}
