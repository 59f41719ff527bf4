import { type RefObject, useLayoutEffect, useState } from 'react';

interface Range {
  from: number;
  to: number;
}

/** Rows that are drawn beyond the window on either side, so that a quick flick shows no gap. */
const BEYOND = 8;
/** The range moves by so many rows at once: most frames of a scroll then draw nothing anew. */
const STEP = 4;

/**
 * Which rows of a long list stand in the window, for a list that scrolls with the page. `offsets` holds where each row
 * begins, in pixels from the top of the list, and the list's whole height last.
 */
export function useWindowRange(list: RefObject<HTMLElement | null>, offsets: readonly number[]): Range {
  const count = offsets.length - 1;
  const [range, setRange] = useState<Range>({ from: 0, to: Math.min(count, 24) });
  useLayoutEffect(() => {
    const measure = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0);
      const first = rowAt(offsets, top) - BEYOND;
      const last = rowAt(offsets, top + window.innerHeight) + BEYOND;
      const from = Math.max(0, Math.floor(first / STEP) * STEP);
      const to = Math.min(count, Math.ceil((last + 1) / STEP) * STEP);
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, offsets, count]);
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) };
}

/** The row in which a place of the list lies; the first or the last beyond its ends. */
export function rowAt(offsets: readonly number[], place: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
