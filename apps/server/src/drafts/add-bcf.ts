import type { Import } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { guidOfFinding } from '../exchange/index.ts';
import { ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, draftFindings, imports } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { readBcf } from './bcf/read-bcf.ts';
import { draftOfTopic } from './draft-of-row.ts';
import {
  importOnce,
  type Known,
  keepImport,
  type ListFile,
  type NewDraft,
  type OfProject,
  withHazards,
} from './imports.ts';

/**
 * Keeps the topics of a BCF file as drafts with their pictures. A topic that the project has already, as a draft or as
 * the finding that it was exported from, becomes no second one. No credit is asked. @throws AppError
 */
export async function addBcf(
  { database, environment }: Services,
  of: OfProject,
  { bytes, fileName }: ListFile,
): Promise<Import> {
  return importOnce(database, of, bytes, async (sha256) => {
    const { topics, incomplete } = await readBcf(bytes);
    const drafts = await withHazards(topics.map((topic, at) => draftOfTopic(topic, at + 1)));
    const rows = drafts.map((draft, at) => ({ ...draft, pictures: topics[at]?.pictures ?? [] }));
    return keepImport(
      database,
      of,
      { kind: 'bcf', name: fileName, sha256, layout: null, incomplete },
      rows,
      (tx, all) => knownTopics(tx, of, environment.publicUrl, all),
    );
  });
}

/** Programs write each export anew, so that the same topics come in files of other bytes: the GUID tells them. */
async function knownTopics(
  tx: Queries,
  { actor, projectId }: OfProject,
  publicUrl: string,
  all: readonly NewDraft[],
): Promise<Known> {
  const drafted = await tx
    .select({ guid: sql<string>`${draftFindings.topic} ->> 'guid'`, importId: draftFindings.importId })
    .from(draftFindings)
    .innerJoin(imports, eq(imports.id, draftFindings.importId))
    .where(and(ownedBy(actor, imports), eq(imports.projectId, projectId), eq(imports.kind, 'bcf')));
  const found = await tx
    .select({ id: defects.id })
    .from(defects)
    .where(and(ownedBy(actor, defects), eq(defects.projectId, projectId)));
  const importOf = new Map<string, number | null>([
    ...found.map(({ id }) => [guidOfFinding(publicUrl, id), null] as const),
    ...drafted.map(({ guid, importId }) => [guid, importId] as const),
  ]);
  const drafts = all.filter(({ topic }) => topic && importOf.has(topic.guid));
  const ids = drafts.flatMap(({ topic }) => importOf.get(topic?.guid ?? '') ?? []);
  return { drafts: new Set(drafts), importId: ids[0] ?? null };
}
