import { listKeptBatches, listKeptPhotos } from '../batch/batch-store.ts';
import { accountScope, listUnsent } from '../unsent/unsent-store.ts';
import { listUploads } from '../uploads/uploads-store.ts';

const countOf = (list: Promise<readonly unknown[]>) =>
  list.then(
    ({ length }) => length,
    // Where the browser keeps nothing, nothing waits.
    () => 0,
  );

async function photosOfBatches(userId: number): Promise<unknown[]> {
  const batches = await listKeptBatches(userId);
  return (await Promise.all(batches.map(({ key }) => listKeptPhotos(key)))).flat();
}

/** How many photos of an account lie on this device and nowhere else: to be analysed, of batches, and of repairs. */
export async function photosNotSent(userId: number): Promise<number> {
  const counts = await Promise.all([
    countOf(listUploads(userId)),
    countOf(photosOfBatches(userId)),
    countOf(listUnsent(accountScope(userId))),
  ]);
  return counts.reduce((sum, one) => sum + one, 0);
}
