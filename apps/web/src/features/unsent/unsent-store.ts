import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { noteOrigin } from '../../browser/device-statement.ts';

/** Where a photo of the camera goes. */
export interface PhotoPlace {
  /** Whose it is on this device: an account, or a link. */
  scope: string;
  /** Of the repair of a finding, of the finding itself, or of an answer by a link. */
  purpose: 'repair' | 'finding' | 'answer';
  findingId: number;
  /** Of the finding; 0 for an answer by a link, which knows no project. */
  projectId: number;
}

/** A photo of the camera that the server doesn't have yet, and that is nowhere else. */
export interface UnsentPhoto extends PhotoPlace {
  /** Sent again under it, it is the same photo to the server. */
  key: string;
  file: Blob;
  fileName: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** When the app’s camera took it; left out for a file that was chosen, and by earlier versions. */
  takenAt?: number | undefined;
  /** Why the server won't have it, in words for the person; null where nobody has said no. */
  problem: string | null;
}

interface Schema extends DBSchema {
  photos: { key: string; value: UnsentPhoto; indexes: { scope: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('plumbline-unsent', 1, {
    upgrade(db) {
      db.createObjectStore('photos', { keyPath: 'key' }).createIndex('scope', 'scope');
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

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('plumbline-unsent');
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
  channel?.postMessage(null);
}

export function onUnsentChanged(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
  };
}

/** Keeps a photo on the device, or what became of it. Rejects where the browser keeps nothing or has no room. */
export async function keepUnsent(photo: UnsentPhoto): Promise<void> {
  void navigator.storage?.persist?.().catch(() => false);
  await (await database()).put('photos', photo);
  changed();
}

export async function dropUnsent(key: string): Promise<void> {
  await (await database()).delete('photos', key);
  changed();
}

/** The photos of an account or a link, the oldest first. */
export async function listUnsent(scope: string): Promise<UnsentPhoto[]> {
  const kept = await (await database()).getAllFromIndex('photos', 'scope', scope);
  return kept.sort((a, b) => a.keptAt - b.keptAt);
}

/** A kept photo as a file that still says since when the device has it, and what took it, however late it is sent. */
export function fileOf({ file: bytes, fileName, keptAt, takenAt }: UnsentPhoto): File {
  const file = new File([bytes], fileName, { type: bytes.type });
  noteOrigin(file, { keptAt, ...(takenAt === undefined ? {} : { takenAt }) });
  return file;
}

export const accountScope = (userId: number) => `account ${userId}`;

/** A link by the beginning of its secret: enough to tell links apart, too little to open one. */
export const linkScope = (secret: string) => `link ${secret.slice(0, 12)}`;
