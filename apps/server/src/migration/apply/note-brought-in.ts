import { createHash } from 'node:crypto';
import type { TrailEvent } from '@plumbline/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { hashFindings } from '../../judgement/index.ts';
import { SYSTEM } from '../../platform/actor.ts';
import {
  defects,
  migrationIds,
  photoOriginals,
  photos,
  projectDocuments,
  voiceNotes,
} from '../../platform/database/schema.ts';
import { appendTrail } from '../../trail/index.ts';
import type { Run } from '../runs.ts';
import type { Transaction } from './bring.ts';

const AT_A_TIME = 500;

/**
 * Writes to the trail of each project that this transaction has brought findings into: how many, and one hash over what
 * each of them states. Thousands come at once, so that they share an entry.
 */
export async function noteBroughtIn(tx: Transaction, run: Run, userId: number): Promise<void> {
  const brought = await tx
    .select({ id: defects.id, projectId: defects.projectId })
    .from(migrationIds)
    .innerJoin(defects, eq(defects.id, migrationIds.localId))
    .where(
      and(
        eq(migrationIds.source, run.source),
        eq(migrationIds.kind, 'defects'),
        eq(migrationIds.userId, userId),
        sql`${migrationIds.importedAt} = now()`,
      ),
    )
    .orderBy(asc(defects.projectId), asc(defects.id));
  for (const projectId of new Set(brought.map((finding) => finding.projectId))) {
    const findings = brought.filter((finding) => finding.projectId === projectId);
    const hash = createHash('sha256');
    for (let from = 0; from < findings.length; from += AT_A_TIME) {
      const ids = findings.slice(from, from + AT_A_TIME).map(({ id }) => id);
      const hashes = await hashFindings(tx, ids);
      for (const id of ids) hash.update(`${id} ${hashes.get(id)}\n`);
    }
    await appendTrail(tx, { projectId, userId, by: SYSTEM }, [
      {
        event: 'findings_brought_in',
        subject: { kind: 'project', id: projectId },
        sha256: hash.digest('hex'),
        detail: { findings: findings.length, move: run.id },
      },
    ]);
  }
  await notePhotos(tx, run, userId);
  await noteDocuments(tx, run, userId);
}

/**
 * Each photo by itself, with its hash and those of its larger original and its voice note: those of this transaction, by
 * the time that it began at. Whoever checks a pack compares them with the trail.
 */
async function notePhotos(tx: Transaction, run: Run, userId: number): Promise<void> {
  const brought = await tx
    .select({
      ...{ id: photos.id, projectId: photos.projectId, sha256: photos.sha256 },
      ...{ larger: photoOriginals.sha256, said: voiceNotes.sha256 },
    })
    .from(photos)
    .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
    .leftJoin(voiceNotes, eq(voiceNotes.photoId, photos.id))
    .where(and(eq(photos.userId, userId), sql`${photos.broughtInAt} = now()`))
    .orderBy(asc(photos.projectId), asc(photos.id));
  for (const projectId of new Set(brought.map((photo) => photo.projectId))) {
    if (projectId === null) continue;
    const here = brought.filter((photo) => photo.projectId === projectId);
    for (let from = 0; from < here.length; from += AT_A_TIME) {
      await appendTrail(
        tx,
        { projectId, userId, by: SYSTEM },
        here.slice(from, from + AT_A_TIME).flatMap(({ id, sha256, larger, said }) => {
          const note = (event: TrailEvent, of: string | null) =>
            of
              ? [{ event, subject: { kind: 'photo', id }, sha256: of, detail: { move: run.id } } as const]
              : [];
          return [
            ...note('photo_added', sha256),
            ...note('original_added', larger),
            ...note('voice_added', said),
          ];
        }),
      );
    }
  }
}

/** Each document by itself, with its hash: among them is the trail that the project had at the source. */
async function noteDocuments(tx: Transaction, run: Run, userId: number): Promise<void> {
  const brought = await tx
    .select({ document: projectDocuments })
    .from(migrationIds)
    .innerJoin(projectDocuments, eq(projectDocuments.id, migrationIds.localId))
    .where(
      and(
        eq(migrationIds.source, run.source),
        eq(migrationIds.kind, 'documents'),
        eq(migrationIds.userId, userId),
        sql`${migrationIds.importedAt} = now()`,
      ),
    )
    .orderBy(asc(projectDocuments.projectId), asc(projectDocuments.id));
  const documents = brought.map(({ document }) => document);
  for (const projectId of new Set(documents.map((one) => one.projectId))) {
    await appendTrail(
      tx,
      { projectId, userId, by: SYSTEM },
      documents
        .filter((one) => one.projectId === projectId)
        .map(({ id, kind, sha256 }) => ({
          event: 'document_added',
          subject: { kind: 'document', id },
          sha256,
          detail: { kind, move: run.id },
        })),
    );
  }
}
