import { and, eq, sql } from 'drizzle-orm';
import { migrationRows } from '../../platform/database/schema.ts';
import { HASHED_SECTIONS, LOCAL_HASHES } from '../local-hash.ts';
import type { MoveServices, Run } from '../runs.ts';
import type { Bringing, Transaction } from './bring.ts';
import { bringChats } from './bring-chats.ts';
import { bringDefects } from './bring-defects.ts';
import { bringDocuments } from './bring-documents.ts';
import { bringFollowUps } from './bring-follow-ups.ts';
import { bringLives } from './bring-lives.ts';
import { bringPhotoLinks, bringPhotos } from './bring-photos.ts';
import { bringPlans } from './bring-plans.ts';
import { bringProjects } from './bring-projects.ts';
import { bringReports } from './bring-reports.ts';
import { bringUser, findStaged, reserveUser } from './bring-user.ts';
import { noteBroughtIn } from './note-brought-in.ts';
import { preparePapers } from './prepare-papers.ts';
import { type PictureSource, preparePhotos } from './prepare-photos.ts';
import { prepareAccountPictures } from './prepare-pictures.ts';

/**
 * Brings in one user with everything that belongs to them, in one transaction. Done twice, it does nothing. Returns how
 * many rows were left to do.
 */
export async function applyOwner(
  services: MoveServices,
  run: Run,
  owner: string,
  source: PictureSource,
): Promise<number> {
  const { database } = services;
  const { problems } = source;
  const left = and(
    eq(migrationRows.runId, run.id),
    eq(migrationRows.owner, owner),
    eq(migrationRows.done, false),
  );
  const rows = await database.$count(migrationRows, left);
  const reserved = await reserveUser(database, run, owner);
  if (reserved !== undefined) {
    const row = await findStaged(database, run, owner);
    if (row) await prepareAccountPictures(services, run, { row, userId: reserved }, source);
    await preparePhotos(services, run, { owner, userId: reserved }, source);
    await preparePapers(services, run, { owner, userId: reserved }, source);
  }
  await database.transaction(async (tx: Transaction) => {
    // Two runs of one source wait for each other here, user by user.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`migration ${run.source} ${owner}`}, 0))`,
    );
    const userId = await bringUser(tx, run, owner);
    if (userId !== undefined) {
      const bringing: Bringing = { tx, run, owner, userId, problems };
      await bringProjects(bringing);
      await bringPhotos(bringing);
      await bringDefects(bringing);
      await bringFollowUps(bringing);
      await bringPhotoLinks(bringing);
      await bringLives(bringing);
      await bringPlans(bringing);
      await bringDocuments(bringing);
      await bringReports(bringing);
      await bringChats(bringing);
      await stamp(tx, run, userId);
      // Last: who adds a finding to one of these projects meanwhile waits from here on.
      await noteBroughtIn(tx, run, userId);
    }
    await tx
      .update(migrationRows)
      .set({
        done: true,
        ...(userId === undefined ? { action: 'skip', reason: 'Its user was left out' } : {}),
      })
      .where(left);
    await problems.write(tx);
  });
  return rows;
}

/** Remembers what this transaction has left behind, so that a later import sees what was changed here since. */
async function stamp(tx: Transaction, run: Run, userId: number): Promise<void> {
  for (const section of HASHED_SECTIONS) {
    const { table, hash } = LOCAL_HASHES[section];
    await tx.execute(sql`update migration_ids m set local_hash = ${hash} from ${table} t
      where m.source = ${run.source} and m.kind = ${section} and m.user_id = ${userId} and t.id = m.local_id and m.imported_at = now()`);
  }
}
