import { hashEntry } from '../../trail/index.ts';

/** Names a file that holds entries of a project's trail. */
export const TRAIL_FORMAT = 'plumbline-trail';

type Entry = Parameters<typeof hashEntry>[0] & { sha256: string };

/**
 * Whether a file is entries of a trail, each with the hash that it must have and following the one before. The first may
 * follow one in another file.
 */
export function isTrailDocument(bytes: Uint8Array): boolean {
  try {
    const read = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      format?: unknown;
      entries?: (Omit<Entry, 'at'> & { at: string })[];
    };
    if (read.format !== TRAIL_FORMAT || !Array.isArray(read.entries)) return false;
    return read.entries.every((entry, at, all) => {
      const before = all[at - 1];
      const follows =
        !before ||
        (entry.previousSha256 === before.sha256 &&
          entry.sequence === before.sequence + 1 &&
          entry.projectId === before.projectId);
      return follows && hashEntry({ ...entry, at: new Date(entry.at) }) === entry.sha256;
    });
  } catch {
    return false;
  }
}
