import { call } from '../../api/client.ts';
import { type KeptBatch, leaveOut, listKeptBatches, listKeptPhotos } from './batch-store.ts';
import './add-endpoints.ts';

/**
 * Leaves out photos of a batch that its project has already, or that lie on this device to be sent to it: whoever chooses
 * a folder again pays for no photo twice. Returns how many. Rejects where the server can't be asked.
 */
export async function leaveOutKnown({ key, userId, projectId }: KeptBatch): Promise<number> {
  const hashed = (await listKeptPhotos(key)).filter(({ sha256 }) => sha256 !== '');
  if (hashed.length === 0) return 0;
  // The device first: what leaves it meanwhile is on the server when that is asked.
  const hashes = await hashesHere(userId, projectId, key);
  const sha256 = hashed.map((photo) => photo.sha256);
  const { known } = await call('knownPhotos', { params: { id: projectId }, body: { sha256 } });
  for (const hash of known) hashes.add(hash);
  const leftOut = hashed.filter((photo) => hashes.has(photo.sha256));
  await leaveOut(leftOut.map((photo) => photo.key));
  return leftOut.length;
}

/** Of photos of other batches that will be sent to the project. */
async function hashesHere(userId: number, projectId: number, but: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const batch of await listKeptBatches(userId)) {
    if (batch.projectId !== projectId || batch.key === but || batch.problem !== null) continue;
    for (const { sha256, problem } of await listKeptPhotos(batch.key)) {
      if (problem === null) hashes.add(sha256);
    }
  }
  return hashes;
}
