import { DOCUMENT_LIMITS, type DocumentKind, type ProjectDocument } from '@plumbline/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { accountOf, ownedBy, ownerOf } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { projectDocuments, projects } from '../../platform/database/schema.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newFolder } from '../../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../../platform/storage/removals.ts';
import { findProject, holdProject, permitDeletionWithin } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { appendTrail } from '../../trail/index.ts';
import { documentKey } from '../../uploads/index.ts';
import type { OfProject, OfUser } from '../places.ts';
import { readDocument } from './read-document.ts';

type Row = typeof projectDocuments.$inferSelect;

const toDocument = ({ folder: _, projectId: _project, createdAt, ...row }: Row): ProjectDocument => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const gone = () => notFound('Document not found. It may have been deleted.');

/** A document of this user's. @throws AppError not_found for anybody else's */
export async function findDocument(queries: Queries, { actor, id }: OfUser): Promise<Row> {
  const [row] = await queries
    .select({ document: projectDocuments })
    .from(projectDocuments)
    .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
    .where(and(eq(projectDocuments.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  return row.document;
}

/** A project's documents, newest first. @throws AppError not_found */
export async function listDocuments(
  queries: Queries,
  { actor, projectId }: OfProject,
): Promise<ProjectDocument[]> {
  await findProject(queries, actor, projectId);
  const rows = await queries
    .select()
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
    .orderBy(desc(projectDocuments.id));
  return rows.map(toDocument);
}

interface NewDocument {
  bytes: Buffer;
  name: string;
  kind: DocumentKind;
}

/** Keeps a document byte by byte, with a picture of its first page. @throws AppError */
export async function addDocument(
  services: Services,
  of: OfProject,
  { bytes, name, kind }: NewDocument,
): Promise<ProjectDocument> {
  const { database, files } = services;
  const { actor, projectId } = of;
  await findProject(database, actor, projectId);
  const { type, sha256, preview } = await readDocument(services, accountOf(actor), bytes);
  const folder = newFolder(actor, 'documents');
  try {
    // Files first: a row never names a file that isn't there.
    await files.put(documentKey(folder, 'original'), bytes, type);
    await files.put(documentKey(folder, 'preview'), Buffer.from(preview.bytes), preview.type);
    return await database.transaction(async (tx) => {
      await holdProject(tx, actor, projectId, 'update');
      const [there] = await tx
        .select({ total: count() })
        .from(projectDocuments)
        .where(eq(projectDocuments.projectId, projectId));
      if ((there?.total ?? 0) >= DOCUMENT_LIMITS.perProject) {
        throw new AppError('conflict', {
          message: `A project can have at most ${DOCUMENT_LIMITS.perProject} documents.`,
        });
      }
      const [row] = await tx
        .insert(projectDocuments)
        .values({ projectId, kind, name, folder, type, bytes: bytes.length, sha256 })
        .returning();
      if (!row) throw new Error('PostgreSQL returned no row for an insert');
      await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
        { event: 'document_added', subject: { kind: 'document', id: row.id }, sha256, detail: { kind } },
      ]);
      return toDocument(row);
    });
  } catch (error) {
    await listForRemoval(database, [folder]);
    await removeListed(services, [folder]);
    throw error;
  }
}

/** The same, held until the transaction ends, its project before it. */
async function holdDocument(tx: Queries, of: OfUser): Promise<Row> {
  const { projectId } = await findDocument(tx, of);
  await holdProject(tx, of.actor, projectId, 'key share');
  const [row] = await tx.select().from(projectDocuments).where(eq(projectDocuments.id, of.id)).for('update');
  if (!row) throw gone();
  return row;
}

export async function changeDocument(
  database: Database,
  of: OfUser,
  { kind, name }: { kind?: DocumentKind | undefined; name?: string | undefined },
): Promise<ProjectDocument> {
  return database.transaction(async (tx) => {
    const before = await holdDocument(tx, of);
    const [row] = await tx
      .update(projectDocuments)
      .set({ kind: kind ?? before.kind, name: name ?? before.name })
      .where(eq(projectDocuments.id, of.id))
      .returning();
    if (!row) throw gone();
    return toDocument(row);
  });
}

/** @throws AppError not_found, legal_hold */
export async function deleteDocument(services: Services, of: OfUser): Promise<void> {
  const { database } = services;
  const folder = await database.transaction(async (tx) => {
    const { projectId, sha256, folder } = await holdDocument(tx, of);
    await permitDeletionWithin(tx, of.actor, projectId);
    await tx.delete(projectDocuments).where(eq(projectDocuments.id, of.id));
    await listForRemoval(tx, [folder]);
    await appendTrail(tx, { projectId, ...ownerOf(of.actor), by: of.actor }, [
      { event: 'document_deleted', subject: { kind: 'document', id: of.id }, sha256 },
    ]);
    return folder;
  });
  await removeListed(services, [folder]);
}
