/** Batches that this tab works on. */
const here = new Set<string>();

/**
 * Does work on a batch unless another tab, or this one, is at it: while its photos are being copied nobody sends it. Without
 * locks, on plain http, two tabs may send one batch; the server keeps each photo once.
 */
export async function alone<T>(batchKey: string, work: () => Promise<T>): Promise<T | undefined> {
  if (here.has(batchKey)) return undefined;
  here.add(batchKey);
  try {
    if (!navigator.locks) return await work();
    return await navigator.locks.request(`plumbline-batch-${batchKey}`, { ifAvailable: true }, (lock) =>
      lock ? work() : undefined,
    );
  } finally {
    here.delete(batchKey);
  }
}
