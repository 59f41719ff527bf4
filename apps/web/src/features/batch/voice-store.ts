import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { changeSignal } from '../../browser/change-signal.ts';

/** A recording that the server doesn't have yet. */
export interface KeptVoice {
  /** Sent again under it, it is the same recording to the server. */
  key: string;
  userId: number;
  projectId: number;
  /** The key of its photo, as long as that lies on this device too; empty where the server had it before. */
  photoKey: string;
  /** The server's number of its photo; null until the photo was sent. */
  photoId: number | null;
  file: Blob;
  durationMs: number;
  /** Why the server won't have it. */
  problem: string | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A photo that left this device: somebody may speak with it afterwards. */
interface SentPhoto {
  photoKey: string;
  photoId: number;
  /** Milliseconds since 1970. */
  at: number;
}

interface Schema extends DBSchema {
  voices: { key: string; value: KeptVoice; indexes: { userId: number; photoKey: string } };
  sent: { key: string; value: SentPhoto; indexes: { at: number } };
}

/** The camera speaks of photos that it has just taken. */
const SENT_KNOWN_FOR_MS = 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  // Its own database: the one of photos may be held open by a tab with an older version.
  opened ??= openDB<Schema>('plumbline-voices', 1, {
    upgrade(db) {
      const voices = db.createObjectStore('voices', { keyPath: 'key' });
      voices.createIndex('userId', 'userId');
      voices.createIndex('photoKey', 'photoKey');
      db.createObjectStore('sent', { keyPath: 'photoKey' }).createIndex('at', 'at');
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

/** Told to this tab and the others when a recording lies here that didn't, or no longer. */
export const { changed: voicesChanged, onChanged: onVoicesChanged } = changeSignal('plumbline-voices');

/** Begins to keep a recording. Its photo may have been sent by now. Rejects where the browser has no room. */
export async function beginVoice(voice: KeptVoice): Promise<void> {
  const tx = (await database()).transaction(['voices', 'sent'], 'readwrite');
  const sent = await tx.objectStore('sent').get(voice.photoKey);
  await tx.objectStore('voices').put({ ...voice, photoId: sent?.photoId ?? voice.photoId });
  await tx.done;
}

/** Keeps it as far as it goes by now. One that somebody deleted meanwhile stays deleted. Rejects where there is no room. */
export async function growVoice(key: string, grown: Pick<KeptVoice, 'file' | 'durationMs'>): Promise<void> {
  const tx = (await database()).transaction('voices', 'readwrite');
  const voice = await tx.store.get(key);
  // Where its photo went by now stands there.
  if (voice) await tx.store.put({ ...voice, ...grown });
  await tx.done;
}

/** This account's recordings that lie here, the oldest first. */
export async function listVoices(userId: number): Promise<KeptVoice[]> {
  const kept = await (await database()).getAllFromIndex('voices', 'userId', userId);
  return kept.sort((one, other) => one.keptAt - other.keptAt);
}

export async function readVoice(key: string): Promise<KeptVoice | undefined> {
  return (await database()).get('voices', key);
}

export async function setVoiceProblem(key: string, problem: string | null): Promise<void> {
  const tx = (await database()).transaction('voices', 'readwrite');
  const voice = await tx.store.get(key);
  if (voice) await tx.store.put({ ...voice, problem });
  await tx.done;
  voicesChanged();
}

export async function dropVoice(key: string): Promise<void> {
  await (await database()).delete('voices', key);
  voicesChanged();
}

/** The server has a photo by this number: what was said with it may follow. Without one, it goes with the photo. */
export async function placeVoices(photoKey: string, photoId: number | null): Promise<void> {
  const tx = (await database()).transaction(['voices', 'sent'], 'readwrite');
  const voices = tx.objectStore('voices');
  const sent = tx.objectStore('sent');
  const said = await voices.index('photoKey').getAll(photoKey);
  for (const voice of said) {
    if (photoId === null) await voices.delete(voice.key);
    else await voices.put({ ...voice, photoId });
  }
  if (photoId !== null) await sent.put({ photoKey, photoId, at: Date.now() });
  const old = IDBKeyRange.upperBound(Date.now() - SENT_KNOWN_FOR_MS);
  for (const key of await sent.index('at').getAllKeys(old)) await sent.delete(key);
  await tx.done;
  if (said.length > 0) voicesChanged();
}
