/** What shows that somebody is about to do something with the page. */
const FIRST_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** How long a page that nobody touches waits for a quiet moment, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Resolves when a prerendered page needs its code: at the first sign of a hand, else once everything that is looked at
 * has arrived and the browser has nothing better to do.
 */
export function firstNeed(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const need = () => {
      listening.abort();
      resolve();
    };
    for (const event of FIRST_EVENTS)
      window.addEventListener(event, need, { passive: true, capture: true, signal });
    const whenQuiet = () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(need, { timeout: PATIENCE });
      else setTimeout(need, 200);
    };
    if (document.readyState === 'complete') whenQuiet();
    else window.addEventListener('load', whenQuiet, { signal });
  });
}
