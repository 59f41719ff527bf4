import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { changeSignal } from '../../browser/change-signal.ts';
import { placeVoices } from './voice-store.ts';

/** What one press chose to send, as long as photos of it lie on this device. */
export interface KeptBatch {
  /** Under this the server begins it once, however often it is asked. */
  key: string;
  userId: number;
  projectId: number;
  projectName: string;
  /** How many photos are sent. */
  photoCount: number;
  /** Nobody could say yet which of them the project has already: asked before the first is sent. */
  unchecked?: boolean;
  /** So many were chosen and not copied here before the tab was closed: said until somebody has read it. */
  cutShort?: number;
  /** The server hasn't heard that some were discarded. */
  countIsNew?: boolean;
  /** False while they are still being copied here: a tab that was closed then has kept only some. */
  gathered: boolean;
  /** The server's number; null until it has heard of it. */
  serverId: number | null;
  analyse: boolean;
  stages: readonly string[];
  visitId: number | null;
  placeId: number | null;
  paused: boolean;
  /** The camera's photos of a visit, or of a project without one. */
  camera?: boolean;
  /** Credits that the camera's photos may cost; null until somebody has said so, and nothing is sent before. */
  creditLimit?: number | null;
  /** The server hasn't heard of this limit. */
  limitIsNew?: boolean;
  /** Why none of it can be sent, in words for the person. */
  problem: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A photo that the server doesn't have yet. */
export interface KeptPhoto {
  /** Sent again under it, it is the same photo to the server. */
  key: string;
  batchKey: string;
  file: Blob;
  fileName: string;
  /** Of the file's bytes; empty where the browser can't tell. */
  sha256: string;
  at: number;
  /** Of the camera's, which go from room to room; of others the batch's counts. */
  placeId?: number | null;
  /** Until then, in milliseconds since 1970, it can be taken back and isn't sent. */
  canTakeBackUntil?: number;
  /** Why the server won't have it. */
  problem: string | null;
  /** It can't be used, however often it is sent. Left out by earlier versions. */
  unusable?: boolean;
}

interface Schema extends DBSchema {
  batches: { key: string; value: KeptBatch; indexes: { userId: number } };
  photos: { key: string; value: KeptPhoto; indexes: { batchKey: [string, number] } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  // Its own database: the one of single photos may be held open by a tab with an older version.
  opened ??= openDB<Schema>('plumbline-batches', 1, {
    upgrade(db) {
      db.createObjectStore('batches', { keyPath: 'key' }).createIndex('userId', 'userId');
      db.createObjectStore('photos', { keyPath: 'key' }).createIndex('batchKey', ['batchKey', 'at']);
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Told to this tab and the others when something lies here that didn't, or no longer. */
export const { changed: batchesChanged, onChanged: onBatchesChanged } = changeSignal('plumbline-batches');

/** This account's batches of which something lies here, the oldest first. */
export async function listKeptBatches(userId: number): Promise<KeptBatch[]> {
  const kept = await (await database()).getAllFromIndex('batches', 'userId', userId);
  return kept.sort((one, other) => one.keptAt - other.keptAt);
}

export async function readKeptBatch(key: string): Promise<KeptBatch | undefined> {
  return (await database()).get('batches', key);
}

export async function keepBatch(batch: KeptBatch): Promise<void> {
  // Asks the browser not to clear this when room gets short; it may say no.
  void navigator.storage?.persist?.().catch(() => false);
  await (await database()).put('batches', batch);
  batchesChanged();
}

/** Changes a batch as it is by then, whatever another tab has written; nothing where it is gone. */
export async function changeKeptBatch(key: string, changes: Partial<KeptBatch>): Promise<void> {
  const tx = (await database()).transaction('batches', 'readwrite');
  const batch = await tx.store.get(key);
  if (batch) await tx.store.put({ ...batch, ...changes });
  await tx.done;
  batchesChanged();
}

/** Keeps one photo of the camera, in one step with the batch that it begins; rejects where the browser has no room. */
export async function keepShot(batch: KeptBatch, photo: KeptPhoto): Promise<void> {
  const tx = (await database()).transaction(['batches', 'photos'], 'readwrite');
  const batches = tx.objectStore('batches');
  if (!(await batches.getKey(batch.key))) await batches.put(batch);
  const photos = tx.objectStore('photos');
  // The one before it can't be taken back any more.
  const last = await photos.index('batchKey').openCursor(rangeOf(batch.key), 'prev');
  if (last?.value.canTakeBackUntil) await last.update({ ...last.value, canTakeBackUntil: 0 });
  await photos.put(photo);
  await tx.done;
  batchesChanged();
}

/** Takes a photo back; false where it may be on its way to the server. */
export async function takeBack(key: string): Promise<boolean> {
  const tx = (await database()).transaction('photos', 'readwrite');
  const photo = await tx.store.get(key);
  const canGo = photo !== undefined && canTakeBack(photo);
  if (canGo) await tx.store.delete(key);
  await tx.done;
  if (!canGo) return false;
  await placeVoices(key, null);
  batchesChanged();
  return true;
}

/** Nobody can take it back any more, so it may be sent at once. */
export async function endTakingBack(key: string): Promise<void> {
  const tx = (await database()).transaction('photos', 'readwrite');
  const photo = await tx.store.get(key);
  if (photo?.canTakeBackUntil) await tx.store.put({ ...photo, canTakeBackUntil: 0 });
  await tx.done;
  batchesChanged();
}

export const canTakeBack = ({ canTakeBackUntil = 0 }: Pick<KeptPhoto, 'canTakeBackUntil'>): boolean =>
  canTakeBackUntil > Date.now();

/** Leaves out photos of a batch that the server hasn't heard of. */
export async function leaveOut(keys: readonly string[]): Promise<void> {
  const tx = (await database()).transaction('photos', 'readwrite');
  for (const key of keys) await tx.store.delete(key);
  await tx.done;
  batchesChanged();
}

/** Forgets a batch that has no photos any more; one that the camera has just added to stays, and one of which is something to say. */
export async function dropEmptyBatch(key: string): Promise<void> {
  const tx = (await database()).transaction(['batches', 'photos'], 'readwrite');
  const left = await tx.objectStore('photos').index('batchKey').count(rangeOf(key));
  const batch = await tx.objectStore('batches').get(key);
  const over = left === 0 && batch !== undefined && !batch.cutShort;
  if (over) await tx.objectStore('batches').delete(key);
  await tx.done;
  if (over) batchesChanged();
}

/** Forgets a batch with every photo of it that wasn't sent. */
export async function dropBatch(key: string): Promise<void> {
  const tx = (await database()).transaction(['batches', 'photos'], 'readwrite');
  await tx.objectStore('batches').delete(key);
  const photos = tx.objectStore('photos');
  const gone = await photos.index('batchKey').getAllKeys(rangeOf(key));
  for (const photo of gone) await photos.delete(photo);
  await tx.done;
  for (const photo of gone) await placeVoices(photo, null);
  batchesChanged();
}

const rangeOf = (batchKey: string) => IDBKeyRange.bound([batchKey, 0], [batchKey, Number.MAX_SAFE_INTEGER]);

/** Rejects where the browser has no room. */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  await (await database()).put('photos', photo);
}

export async function readKeptPhoto(key: string): Promise<KeptPhoto | undefined> {
  return (await database()).get('photos', key);
}

/** Lets go of photos that nobody wants, and of what was said with them: the batch has so many fewer. */
export async function discardPhotos(batchKey: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await placeVoices(key, null);
  const tx = (await database()).transaction(['batches', 'photos'], 'readwrite');
  const photos = tx.objectStore('photos');
  let gone = 0;
  for (const key of keys) {
    if (!(await photos.getKey(key))) continue;
    await photos.delete(key);
    gone += 1;
  }
  const batches = tx.objectStore('batches');
  const batch = await batches.get(batchKey);
  // Of the camera's, those that have arrived count.
  if (batch && !batch.camera) {
    await batches.put({ ...batch, photoCount: Math.max(0, batch.photoCount - gone), countIsNew: true });
  }
  await tx.done;
  batchesChanged();
}

/** The server has heard that so many are left, unless more were discarded meanwhile. */
export async function settleFewer(key: string, photoCount: number): Promise<void> {
  const tx = (await database()).transaction('batches', 'readwrite');
  const batch = await tx.store.get(key);
  if (batch?.photoCount === photoCount) await tx.store.put({ ...batch, countIsNew: false });
  await tx.done;
}

/** Forgets a photo that the server has. */
export async function dropPhoto(key: string): Promise<void> {
  await (await database()).delete('photos', key);
  batchesChanged();
}

export async function setPhotoProblem(key: string, problem: string | null, unusable = false): Promise<void> {
  const tx = (await database()).transaction('photos', 'readwrite');
  const photo = await tx.store.get(key);
  if (photo) await tx.store.put({ ...photo, problem, unusable });
  await tx.done;
  batchesChanged();
}

export async function setPhotoPlace(key: string, placeId: number | null): Promise<void> {
  const tx = (await database()).transaction('photos', 'readwrite');
  const photo = await tx.store.get(key);
  if (photo) await tx.store.put({ ...photo, placeId });
  await tx.done;
}

/** What the visit may spend, as somebody says it here: also before its first photo, and without a network. */
export async function sayLimit(batch: KeptBatch, creditLimit: number): Promise<void> {
  const tx = (await database()).transaction('batches', 'readwrite');
  const known = (await tx.store.get(batch.key)) ?? batch;
  await tx.store.put({ ...known, creditLimit, limitIsNew: true, problem: null });
  await tx.done;
  batchesChanged();
}

/** The server has heard of this limit, unless another was said meanwhile. */
export async function settleLimit(key: string, creditLimit: number): Promise<void> {
  const tx = (await database()).transaction('batches', 'readwrite');
  const batch = await tx.store.get(key);
  if (batch?.creditLimit === creditLimit) await tx.store.put({ ...batch, limitIsNew: false });
  await tx.done;
}

/** Photos of a batch that lie here in their order, without their pixels. */
export async function listKeptPhotos(batchKey: string): Promise<Omit<KeptPhoto, 'file'>[]> {
  const kept = await (await database()).getAllFromIndex('photos', 'batchKey', rangeOf(batchKey));
  return kept.map(({ file: _pixels, ...photo }) => photo);
}
