import { createHash } from 'node:crypto';

/** Short facts of an entry; no names, no words that somebody wrote. */
export type TrailDetail = Readonly<Record<string, string | number | boolean | null>>;

/** What the hash of an entry covers. */
export interface HashedEntry {
  projectId: number;
  sequence: number;
  at: Date;
  event: string;
  actorKind: string;
  actorId: number | null;
  subjectKind: string;
  subjectId: number;
  subjectSha256: string | null;
  detail: TrailDetail;
  previousSha256: string;
}

/**
 * The hash of an entry: SHA-256 of a JSON array in the order that stands here, its details as pairs sorted by name. Other
 * programs check a trail by the same rule, so that it never changes for entries that are kept.
 */
export function hashEntry(entry: HashedEntry): string {
  const detail = Object.entries(entry.detail).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([
        entry.previousSha256,
        entry.projectId,
        entry.sequence,
        entry.at.toISOString(),
        entry.event,
        entry.actorKind,
        entry.actorId,
        entry.subjectKind,
        entry.subjectId,
        entry.subjectSha256,
        detail,
      ]),
    )
    .digest('hex');
}
