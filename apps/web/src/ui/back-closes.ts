import { useEffect, useRef, useState } from 'react';

/** Closes what is open; false where it stays, because it asks first. */
type Close = () => boolean;

/** What is open over the page, the topmost last. */
const open: Close[] = [];

/** How many entries of the history stand for what is open over the page that the present one shows. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number'
    ? state.over
    : 0;

let depth = 0;
let address = '';

function remember(): void {
  depth = depthOf(window.history.state);
  address = window.location.href;
}

function push(over: number): void {
  window.history.pushState({ over }, '');
  remember();
}

function add(close: Close): void {
  if (open.length === 0) {
    remember();
    window.addEventListener('popstate', onPop);
  }
  open.push(close);
  if (depth < open.length) push(open.length);
}

function onPop(): void {
  const before = { depth, address };
  remember();
  if (before.address !== address || depth >= before.depth) return;
  if (open.length <= depth) {
    // What this entry stood for has been closed by other means: the way back goes on to the page before.
    window.history.back();
    return;
  }
  while (open.length > depth) {
    const close = open.at(-1);
    if (!close?.()) {
      push(open.length);
      return;
    }
    // It takes itself off the list only once it is drawn.
    open.pop();
  }
}

/**
 * The browser's way back closes what is open over a page, and not the page. `close` answers false where it asks first. Not
 * for what stands in the address itself.
 */
export function useBackCloses(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  const [mine] = useState<Close>(() => () => latest.current());
  useEffect(() => {
    latest.current = close;
    // Also what was told to close and stayed open, because it asks by itself.
    if (isOpen && !open.includes(mine)) add(mine);
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const at = open.lastIndexOf(mine);
      if (at >= 0) open.splice(at, 1);
    };
  }, [isOpen, mine]);
}
