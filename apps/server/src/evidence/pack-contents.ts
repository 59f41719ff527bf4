import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  photoOriginals,
  photos,
  reports,
  reportVersions,
  trailEntries,
  voiceNotes,
} from '../platform/database/schema.ts';

/** A project's photos, oldest first. Their files are read one by one, when their turn has come. */
export async function packedPhotos(queries: Queries, actor: Member, projectId: number) {
  return queries
    .select({
      id: photos.id,
      folder: photos.folder,
      kind: photos.kind,
      sha256: photos.sha256,
      source: photos.source,
      takenAt: photos.takenAt,
      deviceAt: photos.deviceAt,
      deviceSha256: photos.deviceSha256,
      markup: photos.markup,
      broughtInAt: photos.broughtInAt,
      createdAt: photos.createdAt,
      voice: {
        folder: voiceNotes.folder,
        type: voiceNotes.type,
        sha256: voiceNotes.sha256,
        durationMs: voiceNotes.durationMs,
        createdAt: voiceNotes.createdAt,
      },
      original: {
        folder: photoOriginals.folder,
        kind: photoOriginals.kind,
        sha256: photoOriginals.sha256,
        deviceSha256: photoOriginals.deviceSha256,
        bytes: photoOriginals.bytes,
        createdAt: photoOriginals.createdAt,
      },
    })
    .from(photos)
    .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
    .leftJoin(voiceNotes, eq(voiceNotes.photoId, photos.id))
    .where(and(ownedBy(actor, photos), eq(photos.projectId, projectId)))
    .orderBy(asc(photos.id));
}

/** Every completed version of every report of the project. */
export async function packedReports(queries: Queries, actor: Member, projectId: number) {
  return queries
    .select({ id: reports.id, folder: reports.folder, version: reportVersions.version })
    .from(reportVersions)
    .innerJoin(reports, eq(reports.id, reportVersions.reportId))
    .where(
      and(ownedBy(actor, reports), eq(reports.projectId, projectId), eq(reportVersions.status, 'completed')),
    )
    .orderBy(asc(reports.id), asc(reportVersions.version));
}

const AT_ONCE = 1000;

/** The trail as far as this entry, one JSON object a line, with everything that its hashes cover. */
export async function* trailLines(queries: Queries, projectId: number, last: number): AsyncGenerator<string> {
  let after = 0;
  while (after < last) {
    const rows = await queries
      .select({
        projectId: trailEntries.projectId,
        sequence: trailEntries.sequence,
        at: trailEntries.at,
        event: trailEntries.event,
        actorKind: trailEntries.actorKind,
        actorId: trailEntries.actorId,
        subjectKind: trailEntries.subjectKind,
        subjectId: trailEntries.subjectId,
        subjectSha256: trailEntries.subjectSha256,
        detail: trailEntries.detail,
        previousSha256: trailEntries.previousSha256,
        sha256: trailEntries.sha256,
      })
      .from(trailEntries)
      .where(
        and(
          eq(trailEntries.projectId, projectId),
          gt(trailEntries.sequence, after),
          lte(trailEntries.sequence, last),
        ),
      )
      .orderBy(asc(trailEntries.sequence))
      .limit(AT_ONCE);
    if (rows.length === 0) return;
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    after = rows.at(-1)?.sequence ?? last;
  }
}
