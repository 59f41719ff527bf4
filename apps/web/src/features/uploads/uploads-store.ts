import type { AnalysedBefore, DeviceStatement } from '@plumbline/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { changeSignal } from '../../browser/change-signal.ts';
import type { Filing } from './run-analysis.ts';

/** A photo whose analysis was asked for and whose result hasn't come. */
export interface KeptUpload {
  /** The Idempotency-Key: however often it is sent, it is analysed and charged once. */
  key: string;
  userId: number;
  file: Blob;
  fileName: string;
  projectId: number;
  /** What this device said of the photo; left out by earlier versions. */
  device?: DeviceStatement | undefined;
  /** Left out by earlier versions. */
  filing?: Filing | undefined;
  stages: readonly string[];
  description: string;
  /** Sent although the project has an answer to the photo: somebody chose that for this one. Left out by earlier versions. */
  again?: boolean | undefined;
  /** The answer that the project has to it: it waits until somebody says what becomes of it, and isn't sent with others. */
  before?: AnalysedBefore | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** What the last attempt said, in words for the person; null while there was no answer at all. */
  problem: string | null;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: KeptUpload; indexes: { userId: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('plumbline', 1, {
    upgrade(db) {
      db.createObjectStore('uploads', { keyPath: 'key' }).createIndex('userId', 'userId');
    },
    // The browser closed it, for instance to clear the site's data: the next call opens it again.
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
export const { changed: uploadsChanged, onChanged: onUploadsChanged } = changeSignal('plumbline-uploads');

/** Keeps a photo on the device. Rejects where the browser keeps nothing or has no room. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  // Asks the browser not to clear this when room gets short; it may say no.
  void navigator.storage?.persist?.().catch(() => false);
  await (await database()).put('uploads', upload);
  uploadsChanged();
}

export async function dropUpload(key: string): Promise<void> {
  await (await database()).delete('uploads', key);
  uploadsChanged();
}

/** This account's kept photos, the oldest first. */
export async function listUploads(userId: number): Promise<KeptUpload[]> {
  const kept = await (await database()).getAllFromIndex('uploads', 'userId', userId);
  return kept.sort((a, b) => a.keptAt - b.keptAt);
}
