/** How long the first screen is given to be put together, in milliseconds. */
const FIRST_SCREEN = 3_000;
/** How much longer a browser that is never idle is waited for. */
const PATIENCE = 2_000;

/** How long after the first paint what it is made of is still on its way, in milliseconds. */
const SETTLED = 1_500;

/** Does something soon after what was just drawn is on screen, and doesn't delay it. Returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, SETTLED);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Does something once the first screen has had its time, in a moment in which the browser is idle. Returns what calls it off. */
export function whenQuiet(work: () => void): () => void {
  let off = false;
  const begin = () => {
    if (!off) work();
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: PATIENCE });
    else begin();
  }, FIRST_SCREEN);
  return () => {
    off = true;
    clearTimeout(timer);
  };
}
