import type { DeviceStatement } from '@plumbline/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { changeSignal } from '../../browser/change-signal.ts';
import { originalOf } from '../../browser/device-statement.ts';
import { toast } from '../../ui/toast-store.ts';

/** The larger file that a photo was made smaller from, until the server has it. */
export interface KeptOriginal {
  /** The account and the file's hash: one file, however often it was chosen. */
  key: string;
  userId: number;
  sha256: string;
  file: Blob;
  /** The server's numbers of its photos; none until one of them was sent. */
  photoIds: readonly number[];
  /** Somebody was told that it couldn't be sent just now. */
  tried: boolean;
  /** Why the server won't have it, in words for the person; null while nobody has said no. */
  problem: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface Schema extends DBSchema {
  originals: { key: string; value: KeptOriginal; indexes: { userId: number } };
}

/** One whose photo was discarded on the device goes after so long. */
const UNPLACED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  // Its own database: the others may be held open by a tab with an older version.
  opened ??= openDB<Schema>('plumbline-originals', 1, {
    upgrade(db) {
      db.createObjectStore('originals', { keyPath: 'key' }).createIndex('userId', 'userId');
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

/** Told to this tab and the others when an original lies here that didn't, or no longer. */
export const { changed: originalsChanged, onChanged: onOriginalsChanged } =
  changeSignal('plumbline-originals');

const keyOf = (userId: number, sha256: string) => `${userId} ${sha256}`;

/**
 * Keeps the original of a photo that was made smaller, before the photo is sent. Where the device has no room that is said,
 * and the photo goes without it.
 */
export async function keepOriginal(
  userId: number,
  photo: Blob,
  { originalSha256: sha256 }: DeviceStatement,
): Promise<void> {
  const file = originalOf(photo);
  if (!sha256 || !file) return;
  try {
    void navigator.storage?.persist?.().catch(() => false);
    const tx = (await database()).transaction('originals', 'readwrite');
    const key = keyOf(userId, sha256);
    const stored = await tx.store.get(key);
    // A copy: a file of the device itself may be gone by the time that it is sent.
    const kept = { key, userId, sha256, file: stored?.file ?? new Blob([file], { type: file.type }) };
    await tx.store.put({
      ...kept,
      ...{ photoIds: stored?.photoIds ?? [], tried: false, problem: null, keptAt: Date.now() },
    });
    await tx.done;
  } catch {
    toast({
      title: 'No room for the original',
      description:
        'This device can’t hold it until it is sent. The smaller photo is safe. Keep your original.',
      tone: 'destructive',
    });
  }
}

/** The server has the photo by this number, so that its original may follow; null where no photo came of it. */
export async function placeOriginal(
  userId: number,
  sha256: string | undefined,
  photoId: number | null | undefined,
): Promise<void> {
  if (!sha256) return;
  try {
    const tx = (await database()).transaction('originals', 'readwrite');
    const stored = await tx.store.get(keyOf(userId, sha256));
    if (stored) {
      if (photoId) await tx.store.put({ ...stored, photoIds: [...new Set([...stored.photoIds, photoId])] });
      else if (stored.photoIds.length === 0) await tx.store.delete(stored.key);
    }
    await tx.done;
    originalsChanged();
  } catch {
    // The browser keeps nothing: nothing waits.
  }
}

/** This account's originals whose photos the server has, the oldest first. */
export async function listOriginals(userId: number): Promise<KeptOriginal[]> {
  const kept = await (await database()).getAllFromIndex('originals', 'userId', userId);
  const old = Date.now() - UNPLACED_FOR_MS;
  for (const { key, photoIds, keptAt } of kept) {
    if (photoIds.length === 0 && keptAt < old) await (await database()).delete('originals', key);
  }
  return kept.filter(({ photoIds }) => photoIds.length > 0).sort((one, other) => one.keptAt - other.keptAt);
}

/** Changes what is known of one; one that was dropped meanwhile stays dropped. */
export async function changeOriginal(
  key: string,
  change: (kept: KeptOriginal) => Partial<KeptOriginal>,
): Promise<void> {
  const tx = (await database()).transaction('originals', 'readwrite');
  const stored = await tx.store.get(key);
  if (stored) {
    const next = { ...stored, ...change(stored) };
    if (next.photoIds.length === 0) await tx.store.delete(key);
    else await tx.store.put(next);
  }
  await tx.done;
}

export async function dropOriginal(key: string): Promise<void> {
  await (await database()).delete('originals', key);
  originalsChanged();
}
