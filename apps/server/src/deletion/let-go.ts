/**
 * A project goes in one short transaction however large it is: its findings and photos are let go, which makes them
 * nobody's and of no project. Every scope asks for an owner, so that nothing reaches them from then on; what hangs on them
 * and names an account itself goes at once. Their rows and files follow, here or, where the process ends, by the sweep.
 */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import {
  alikeDismissals,
  chatExchanges,
  crackReadings,
  defects,
  droppedCandidates,
  jointLooks,
  photoOriginals,
  photos,
  readingPlans,
  repairEntries,
  repairLooks,
  repairs,
  trainingExamples,
  voiceNotes,
} from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { deleteLoosePhotos, holdPhotosOf } from '../uploads/index.ts';

/** What hangs on findings and is read by its own account, by everybody or by no project: it can't wait for their rows. */
const OF_FINDINGS = [
  { table: alikeDismissals, column: alikeDismissals.findingId },
  { table: chatExchanges, column: chatExchanges.defectId },
  { table: crackReadings, column: crackReadings.findingId },
  { table: droppedCandidates, column: droppedCandidates.defectId },
  { table: jointLooks, column: jointLooks.findingId },
  { table: readingPlans, column: readingPlans.findingId },
  { table: repairEntries, column: repairEntries.findingId },
  { table: repairLooks, column: repairLooks.findingId },
  { table: repairs, column: repairs.findingId },
  { table: trainingExamples, column: trainingExamples.defectId },
];

/** The same of photos. */
const OF_PHOTOS = [
  { table: photoOriginals, column: photoOriginals.photoId },
  { table: trainingExamples, column: trainingExamples.photoId },
  { table: voiceNotes, column: voiceNotes.photoId },
];

type Parts = Pick<Services, 'database' | 'files' | 'log'>;

/** Rows of a kind that go in one transaction, and folders with them. */
const BATCH = 100;
const EVERY_MS = 15_000;

/**
 * Lets a project's findings go, and of these photos those that no report prints. The caller holds the project and the
 * photos. Returns how many of each went.
 */
export async function letGo(
  tx: Queries,
  projectId: number,
  photoIds: readonly number[],
): Promise<{ findings: number; photos: number }> {
  const findings = sql`select id from defects where project_id = ${projectId}`;
  const held = sql`${sql.param(photoIds)}::int[]`;
  const { rows } = await tx.execute<{ id: number }>(sql`with
    ${sql.join(
      OF_FINDINGS.map(({ table, column }, at) => {
        const name = sql.raw(`of_finding_${at}`);
        return sql`${name} as (delete from ${table} where ${column} in (${findings}))`;
      }),
      sql`, `,
    )}
    update photos set user_id = null, project_id = null
    where id = any(${held}) and not exists (select from report_photos r where r.photo_id = photos.id)
    returning id`);
  const gone = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
  const { rowCount } = await tx.execute(sql`with
    ${sql.join(
      OF_PHOTOS.map(({ table, column }, at) => {
        const name = sql.raw(`of_photo_${at}`);
        return sql`${name} as (delete from ${table} where ${column} = ${gone})`;
      }),
      sql`, `,
    )}
    update defects set user_id = null, project_id = null, analysis_id = null, visit_id = null, place_id = null
    where project_id = ${projectId}`);
  // A finding of another project that shows one of them takes its next photo for its cover.
  await tx.execute(sql`delete from finding_photos f using defects d
    where f.photo_id = ${gone} and d.id = f.finding_id and d.user_id is not null`);
  return { findings: rowCount ?? 0, photos: rows.length };
}

/** Removes some of what was let go, rows first and then files. Returns how many rows went. */
async function unsafeClearSome(parts: Parts): Promise<number> {
  const { count, folders } = await parts.database.transaction(async (tx) => {
    // Findings first: one whose photo goes first looks for another cover.
    const findings = await unsafeTake(tx, 'defects', sql`true`);
    const shown = await holdPhotosOf(tx, findings);
    await tx.delete(defects).where(inArray(defects.id, findings));
    // Those that a report printed then, and none does any more: nobody let them go.
    const loose = await deleteLoosePhotos(tx, shown);
    const unlinked = sql`not exists (select from finding_photos f where f.photo_id = r.id)`;
    const shots = await unsafeTake(tx, 'photos', unlinked);
    const gone = await tx
      .delete(photos)
      .where(inArray(photos.id, shots))
      .returning({ folder: photos.folder });
    const listed = [...loose, ...gone].map(({ folder }) => folder);
    await listForRemoval(tx, listed);
    return { count: findings.length + listed.length, folders: listed };
  });
  await removeListed(parts, folders);
  return count;
}

/** Some rows that were let go, in one order, so that two who remove them wait for each other and each goes once. */
async function unsafeTake(tx: Queries, table: 'defects' | 'photos', also: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select r.id from ${sql.raw(table)} r
    where r.user_id is null and ${also} order by r.id limit ${BATCH} for update`);
  return rows.map(({ id }) => id);
}

/** Removes everything that was let go. */
export async function clearLetGo(parts: Parts): Promise<void> {
  while ((await unsafeClearSome(parts)) > 0);
}

/**
 * Removes what a project let go: at once where that is a moment's work, and else after the caller's answer. What others let
 * go before it goes first. What a process doesn't come to, the sweep does: the project is gone, whatever happens here.
 */
export async function clearSoon(parts: Parts, went: { findings: number; photos: number }): Promise<void> {
  const later = (error: unknown) => parts.log.warn({ err: error }, 'What was let go is removed later');
  if (Math.max(went.findings, went.photos) <= BATCH) await unsafeClearSome(parts).catch(later);
  void clearLetGo(parts).catch(later);
}

/** Returns what stops it. */
export function startClearing(services: Parts): () => Promise<void> {
  return repeat('removal of what was let go', EVERY_MS, services.log, () => clearLetGo(services));
}
