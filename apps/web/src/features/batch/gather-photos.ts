import { BATCH_LIMITS, LIMITS } from '@plumbline/contract';
import { newKey } from '../../api/new-key.ts';
import { hashOf } from '../../browser/device-statement.ts';
import { alone } from './alone.ts';
import {
  batchesChanged,
  changeKeptBatch,
  dropBatch,
  type KeptBatch,
  keepBatch,
  keepPhoto,
} from './batch-store.ts';
import { leaveOutKnown } from './leave-out-known.ts';

type NewBatch = Pick<
  KeptBatch,
  'userId' | 'projectId' | 'projectName' | 'analyse' | 'stages' | 'visitId' | 'placeId'
>;

export interface Gathered {
  key: string;
  kept: number;
  /** The same file was chosen twice. */
  twice: number;
  /** The project has these already, or they are on their way to it. */
  before: number;
  /** The device had no room for these. */
  noRoomFor: number;
}

/** Why some of the chosen files can't be photos of a batch; null where all can. */
export function sortOut(files: readonly File[], already: number) {
  const pictures = files.filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));
  const small = pictures.filter(({ size }) => size <= LIMITS.chosenPhotoBytes);
  const taken = small.slice(0, Math.max(0, BATCH_LIMITS.photosMax - already));
  return {
    taken,
    notPictures: files.length - pictures.length,
    tooLarge: pictures.length - small.length,
    tooMany: small.length - taken.length,
  };
}

/**
 * Copies photos to the device, one after the other, so that the tab holds one at a time. From here on a closed tab loses
 * none. Rejects where nothing could be kept at all.
 */
export async function gatherPhotos(
  files: readonly File[],
  batch: NewBatch,
  onProgress: (kept: number) => void,
  /** Those that were sent before, and perhaps arrived. */
  keys: ReadonlyMap<File, string> = new Map(),
): Promise<Gathered> {
  const key = newKey();
  try {
    const gathered = await alone(key, () => gather(key, files, batch, onProgress, keys));
    if (!gathered) throw new Error('A new key is nobody else’s');
    return gathered;
  } finally {
    // Nobody could send them before.
    batchesChanged();
  }
}

async function gather(
  key: string,
  files: readonly File[],
  batch: NewBatch,
  onProgress: (kept: number) => void,
  keys: ReadonlyMap<File, string>,
): Promise<Gathered> {
  const progress = {
    gathered: false,
    serverId: null,
    paused: false,
    problem: null,
    unchecked: keys.size === 0,
  };
  const begun = { ...batch, ...progress, key, photoCount: files.length, keptAt: Date.now() };
  await keepBatch(begun);
  const seen = new Set<string>();
  let [kept, twice, noRoomFor] = [0, 0, 0];
  for (const [at, file] of files.entries()) {
    const sha256 = await hashOf(file);
    if (sha256 && seen.has(sha256)) {
      twice += 1;
      continue;
    }
    seen.add(sha256);
    try {
      await keepPhoto({
        ...{ key: keys.get(file) ?? newKey(), batchKey: key, file, sha256, at },
        ...{ fileName: file.name || 'photo.jpg', problem: null },
      });
      kept += 1;
      onProgress(kept + twice);
    } catch (error) {
      if (kept === 0) {
        await dropBatch(key);
        throw error;
      }
      // There is no more room: those that are here are sent first.
      noRoomFor = files.length - kept - twice;
      break;
    }
  }
  // Without a network the sender asks, before the first of them is sent.
  const before = begun.unchecked ? await leaveOutKnown(begun).catch(() => null) : 0;
  kept -= before ?? 0;
  if (kept === 0) await dropBatch(key);
  else await changeKeptBatch(key, { gathered: true, photoCount: kept, unchecked: before === null });
  return { key, kept, twice, before: before ?? 0, noRoomFor };
}
