import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Draft, IMPORT_LIMITS, type Import, type ListPreview } from '@plumbline/contract';
import { atLeastByTitles } from '@plumbline/knowledge/hazard-titles';
import { readAlerts } from '@plumbline/knowledge/hazards';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { auditHazards, type Deletion, hazardsInDrafts, refuseUnexplained } from '../deletion/index.ts';
import { accountOf, type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { draftFindings, draftPictures, imports } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject, holdProject, permitDeletionWithin } from '../projects/index.ts';
import { type DraftText, draftOfItem, draftOfRow, type Mapping, wordsOf } from './draft-of-row.ts';
import { withoutHalves } from './parse-csv.ts';
import { guessColumns, readList } from './read-list.ts';
import { readReport } from './report/read-apart.ts';

export interface OfProject {
  actor: Member;
  projectId: number;
}

export interface OfOne {
  actor: Member;
  id: number;
}

export interface ListFile {
  bytes: Buffer;
  fileName: string;
}

const inState = (state: string) =>
  sql<number>`(count(${draftFindings.id}) filter (where ${draftFindings.state} = ${state}))::int`;

const COLUMNS = {
  id: imports.id,
  projectId: imports.projectId,
  kind: imports.kind,
  name: imports.name,
  layout: imports.layout,
  incomplete: imports.incomplete,
  known: imports.known,
  createdAt: imports.createdAt,
  waiting: inState('waiting'),
  accepted: inState('accepted'),
  setAside: inState('set_aside'),
  hazards: sql<
    string[]
  >`coalesce((select array_agg(distinct told) from draft_findings f, unnest(f.hazards) told where f.import_id = imports.id and f.state = 'waiting'), '{}')`,
};

const selectImports = (queries: Queries) =>
  queries
    .select(COLUMNS)
    .from(imports)
    .leftJoin(draftFindings, eq(draftFindings.importId, imports.id))
    .groupBy(imports.id);

type ImportRow = Omit<Import, 'createdAt'> & { createdAt: Date };
const toImport = ({ createdAt, ...row }: ImportRow): Import => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const gone = () => notFound('List not found. It may have been deleted.');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function findSame(queries: Queries, { actor, projectId }: OfProject, sha256: string) {
  const [same] = await queries
    .select({ id: imports.id })
    .from(imports)
    .where(and(ownedBy(actor, imports), eq(imports.projectId, projectId), eq(imports.sha256, sha256)));
  return same?.id ?? null;
}

/** The import of these bytes into a project of the actor's: the one that is there, or what `keep` makes of them. @throws AppError not_found */
export async function importOnce(
  database: Database,
  of: OfProject,
  bytes: Buffer,
  keep: (sha256: string) => Promise<Import>,
): Promise<Import> {
  const { actor, projectId } = of;
  await findProject(database, actor, projectId);
  const sha256 = hashOf(bytes);
  const same = await findSame(database, of, sha256);
  return same === null ? keep(sha256) : findImport(database, { actor, id: same });
}

/** What a list holds and what its columns seem to be. Keeps nothing. @throws AppError */
export async function previewList(
  database: Database,
  of: OfProject,
  { bytes, fileName }: ListFile,
): Promise<ListPreview> {
  await findProject(database, of.actor, of.projectId);
  const { headings, rows } = readList(bytes);
  const guesses = guessColumns(headings);
  const shown = (cell = '') =>
    cell.length > IMPORT_LIMITS.shownCell
      ? `${withoutHalves(cell.slice(0, IMPORT_LIMITS.shownCell - 1))}…`
      : cell;
  return {
    name: withoutHalves(fileName),
    columns: headings.map((name, at) => ({ name: shown(name), guess: guesses[at] ?? null })),
    rows: rows.length,
    sample: rows.slice(0, IMPORT_LIMITS.shownRows).map(({ row, cells }) => ({
      row,
      cells: headings.map((_, at) => shown(cells[at])),
    })),
    importId: await findSame(database, of, hashOf(bytes)),
  };
}

/** Keeps a list's rows as drafts; the same file again is the import that is there. No credit is asked. @throws AppError */
export async function addImport(
  database: Database,
  of: OfProject,
  { bytes, fileName, mapping }: ListFile & { mapping: Mapping },
): Promise<Import> {
  return importOnce(database, of, bytes, async (sha256) => {
    const list = readList(bytes);
    checkMapping(mapping, list.headings.length);
    const drafts = list.rows.flatMap((row) => draftOfRow(row, mapping) ?? []);
    if (drafts.length === 0) {
      throw new AppError('source_unusable', {
        message: 'No row names a defect in the columns that you chose. Choose others.',
      });
    }
    const facts = { kind: 'list', name: fileName, sha256, layout: null, incomplete: false } as const;
    return keepImport(database, of, facts, await withHazards(drafts));
  });
}

type NewImport = Pick<typeof imports.$inferInsert, 'kind' | 'name' | 'sha256' | 'layout' | 'incomplete'>;
export type NewDraft = DraftText & { hazards: string[]; pictures?: readonly Uint8Array[] };

/** What of a file the project has already. */
export interface Known {
  drafts: ReadonlySet<NewDraft>;
  /** The import that holds some of them. */
  importId: number | null;
}
const NOTHING_KNOWN: Known = { drafts: new Set(), importId: null };

/** Keeps an import with its drafts and their pictures, or none of it. */
export async function keepImport(
  database: Database,
  of: OfProject,
  kept: NewImport,
  all: readonly NewDraft[],
  setApart: (tx: Queries, all: readonly NewDraft[]) => Promise<Known> = async () => NOTHING_KNOWN,
): Promise<Import> {
  const { actor, projectId } = of;
  return database.transaction(async (tx) => {
    // Two of the same file at once wait for each other here.
    await holdProject(tx, actor, projectId, 'no key update');
    const meanwhile = await findSame(tx, of, kept.sha256);
    if (meanwhile !== null) return findImport(tx, { actor, id: meanwhile });
    const known = await setApart(tx, all);
    const rows = all.filter((row) => !known.drafts.has(row));
    if (rows.length === 0) {
      if (known.importId !== null) return findImport(tx, { actor, id: known.importId });
      throw new AppError('source_unusable', {
        message: 'Every topic in this file is already a finding in this project. Nothing was added.',
      });
    }
    const [there] = await tx.select({ total: count() }).from(imports).where(eq(imports.projectId, projectId));
    if ((there?.total ?? 0) >= IMPORT_LIMITS.perProject) {
      throw new AppError('conflict', {
        message: `A project can have at most ${IMPORT_LIMITS.perProject} lists, reports and BCF files. Delete one first.`,
      });
    }
    const [added] = await tx
      .insert(imports)
      .values({
        ...{ ...ownerOf(actor), projectId },
        ...{ ...kept, known: known.drafts.size, name: withoutHalves(kept.name) },
      })
      .returning({ id: imports.id });
    if (!added) throw new Error('PostgreSQL returned no row for an insert');
    const drafts = await tx
      .insert(draftFindings)
      .values(
        rows.map(({ pictures: _pictures, ...row }, at) => ({
          ...ownerOf(actor),
          importId: added.id,
          position: at + 1,
          ...row,
        })),
      )
      .returning({ id: draftFindings.id, position: draftFindings.position });
    // One draft at a time: pictures are large.
    for (const { id: draftId, position } of drafts) {
      const pictures = rows[position - 1]?.pictures ?? [];
      if (pictures.length === 0) continue;
      await tx
        .insert(draftPictures)
        .values(
          pictures.map((content, at) => ({ ...ownerOf(actor), draftId, position: at + 1, bytes: content })),
        );
    }
    return findImport(tx, { actor, id: added.id });
  });
}

/**
 * Keeps what an inspection report names as drafts with its pictures; the same file again is the import that is there.
 * No credit is asked. @throws AppError
 */
export async function addReport(
  database: Database,
  of: OfProject,
  { bytes, fileName }: ListFile,
): Promise<Import> {
  return importOnce(database, of, bytes, async (sha256) => {
    const { layout, items, incomplete } = await readReport(accountOf(of.actor), bytes);
    const drafts = await withHazards(items.map(draftOfItem));
    const rows = drafts.map((draft, at) => ({
      ...draft,
      pictures: (items[at]?.pictures ?? []).map(({ jpeg }) => jpeg),
    }));
    return keepImport(database, of, { kind: 'report', name: fileName, sha256, layout, incomplete }, rows);
  });
}

/** A picture of a draft that waits or was set aside. @throws AppError not_found */
export async function findPicture(queries: Queries, { actor, id }: OfOne, position: number): Promise<Buffer> {
  const [picture] = await queries
    .select({ bytes: draftPictures.bytes })
    .from(draftPictures)
    .where(
      and(eq(draftPictures.draftId, id), eq(draftPictures.position, position), ownedBy(actor, draftPictures)),
    );
  if (!picture) throw notFound('Picture not found. Its draft may have been accepted.');
  return Buffer.from(picture.bytes);
}

function checkMapping(mapping: Mapping, width: number): void {
  const chosen = Object.entries(mapping).filter(([, column]) => column !== undefined);
  const fields = Object.fromEntries(
    chosen
      .filter(([, column]) => Number(column) >= width)
      .map(([field]) => [field, 'The list has no such column']),
  );
  if (mapping.title === undefined && mapping.description === undefined) {
    fields.title = 'Choose the column that names the defect';
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** The drafts with what their words warn of. Reading takes milliseconds each: others are let in between. */
export async function withHazards(drafts: readonly DraftText[]): Promise<NewDraft[]> {
  const rows: NewDraft[] = [];
  for (const draft of drafts) {
    const alerts = readAlerts({ words: wordsOf(draft) });
    rows.push({ ...draft, hazards: alerts.map(({ title }) => title) });
    await setImmediate();
  }
  return rows;
}

/** @throws AppError not_found */
export async function findImport(queries: Queries, { actor, id }: OfOne): Promise<Import> {
  const [row] = await selectImports(queries).where(and(eq(imports.id, id), ownedBy(actor, imports)));
  if (!row) throw gone();
  return toImport(row);
}

/** A project's lists, newest first. @throws AppError not_found */
export async function listImports(queries: Queries, { actor, projectId }: OfProject): Promise<Import[]> {
  await findProject(queries, actor, projectId);
  const rows = await selectImports(queries)
    .where(and(eq(imports.projectId, projectId), ownedBy(actor, imports)))
    .orderBy(desc(imports.id));
  return rows.map(toImport);
}

/** The drafts of a list, in its order. @throws AppError not_found */
export async function listDrafts(queries: Queries, of: OfOne): Promise<Draft[]> {
  await findImport(queries, of);
  const rows = await queries
    .select({ draft: draftFindings, pictures: count(draftPictures.id) })
    .from(draftFindings)
    .leftJoin(draftPictures, eq(draftPictures.draftId, draftFindings.id))
    .where(and(eq(draftFindings.importId, of.id), ownedBy(of.actor, draftFindings)))
    .groupBy(draftFindings.id)
    .orderBy(asc(draftFindings.position));
  return rows.map(({ draft, pictures }) => toDraft(draft, pictures));
}

/** A draft as its owner reads it: as grave as its file says, and no less than the hazards that it warns of. */
export function toDraft({ place, ...row }: typeof draftFindings.$inferSelect, pictures: number): Draft {
  const { id, title, description, recommendations, location, statedSeverity } = row;
  const { hazards, topic, state, reason, findingId } = row;
  const severity = atLeastByTitles(row.severity, hazards);
  return {
    ...{ id, row: place, title, description, recommendations, location, severity, statedSeverity },
    ...{ hazards, topic, state, pictures, reason, findingId },
  };
}

/** Deletes a list or a report with its drafts, as long as no finding was made of one. What waits in it and warns of a hazard takes a
 * reason. @throws AppError not_found, conflict, legal_hold, hazard_open */
export async function deleteImport(database: Database, by: Deletion & { id: number }): Promise<void> {
  const of: OfOne = { actor: by.actor, id: by.id };
  const { projectId } = await findImport(database, of);
  await database.transaction(async (tx) => {
    const { userId } = await holdProject(tx, of.actor, projectId, 'no key update');
    await permitDeletionWithin(tx, of.actor, projectId);
    const { accepted } = await findImport(tx, of);
    if (accepted > 0) {
      throw new AppError('conflict', {
        message: 'This file has become findings. It stays, so that nothing is imported twice.',
      });
    }
    const open = await hazardsInDrafts(tx, of.actor, eq(imports.id, of.id));
    refuseUnexplained(open, by);
    await auditHazards(tx, by, { reference: `import:${of.id}`, userId }, open);
    await tx.delete(imports).where(and(eq(imports.id, of.id), ownedBy(of.actor, imports)));
  });
}
