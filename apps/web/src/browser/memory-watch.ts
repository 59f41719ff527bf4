const EVERY_MS = 30_000;
const WARN_FROM = 0.8;

/** What browsers built on Chromium tell of the page's memory, in bytes; the others tell nothing. */
interface Heap {
  usedJSHeapSize: number;
  jsHeapSizeLimit: number;
}

const heapOf = (from: object): Heap | undefined => ('memory' in from ? (from.memory as Heap) : undefined);

/** Says in the console when the page holds 80% of the memory that it may have. Returns what ends the watch. */
export function watchMemory(): () => void {
  const timer = setInterval(() => {
    const heap = heapOf(performance);
    if (!heap) return;
    const share = heap.usedJSHeapSize / heap.jsHeapSizeLimit;
    if (share >= WARN_FROM) console.warn(`The page holds ${Math.round(share * 100)}% of its memory`);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
