import { type AskedAgain, PhotoError, type SecondLook } from '@plumbline/vision';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import {
  defects,
  findingPhotos,
  photos,
  repairEntries,
  repairEntryPhotos,
  repairLooks,
} from '../platform/database/schema.ts';
import type { JobInHand } from '../platform/queue/index.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';

interface Pair {
  findingId: number;
  photoId: number;
}

/**
 * Compares a photo of a repair with the photo in which the defect was found, and keeps what came of it: one row for the
 * pair, however often it is done. It changes nothing else: a finding's state is for people to change.
 */
export async function unsafeLookAgain(services: Services, pair: Pair, job: JobInHand): Promise<void> {
  const { database } = services;
  const asked = await unsafeReadPair(database, pair);
  const look = asked && (await compare(services, asked));
  await database.transaction(async (tx) => {
    // Findings before photos, as whoever deletes them: what was deleted meanwhile keeps nothing.
    const found = await tx
      .select({ alerts: defects.alerts })
      .from(defects)
      .where(eq(defects.id, pair.findingId))
      .for('key share');
    const ids = asked ? [asked.before.id, asked.after.id] : [];
    const lockedPhotos = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(inArray(photos.id, ids))
      .orderBy(photos.id)
      .for('key share');
    if (!(await job.end(tx)) || !look || found.length === 0 || lockedPhotos.length < 2) return;
    const kept = { findingId: pair.findingId, beforeId: asked.before.id, afterId: asked.after.id };
    await tx
      .insert(repairLooks)
      .values({ ...kept, ...look })
      .onConflictDoNothing();
  });
}

const PHOTO = { id: photos.id, folder: photos.folder, createdAt: photos.createdAt, userId: photos.userId };
type PhotoFacts = { id: number; folder: string; createdAt: Date; userId: number };

interface Found {
  before: PhotoFacts;
  after: PhotoFacts;
  asked: Omit<AskedAgain, 'family'> & { family: AskedAgain['family'] | null };
}

/** Undefined where one of the photos is gone, or both are the same. */
async function unsafeReadPair(queries: Queries, { findingId, photoId }: Pair): Promise<Found | undefined> {
  const [finding] = await queries
    .select({
      before: PHOTO,
      family: defects.family,
      region: findingPhotos.region,
      hazard: sql<boolean>`${defects.alerts} <> '[]'`,
    })
    .from(defects)
    .innerJoin(photos, sql`${photos.id} = coalesce(${defects.examinedPhotoId}, ${defects.photoId})`)
    .leftJoin(
      findingPhotos,
      and(eq(findingPhotos.findingId, defects.id), eq(findingPhotos.photoId, photos.id)),
    )
    .where(eq(defects.id, findingId));
  const [after] = await queries
    .select(PHOTO)
    .from(repairEntryPhotos)
    .innerJoin(repairEntries, eq(repairEntries.id, repairEntryPhotos.entryId))
    .innerJoin(photos, eq(photos.id, repairEntryPhotos.photoId))
    .where(and(eq(repairEntries.findingId, findingId), eq(repairEntryPhotos.photoId, photoId)));
  if (!finding || !after || finding.before.id === after.id) return undefined;
  const { before, family, region, hazard } = finding;
  return { before, after, asked: { family, hazard, ...(region ? { region } : {}) } };
}

/** Files come a moment after their row while a photo is analysed; later, one that isn't there is lost. */
const STORED_WITHIN_MS = 600_000;

const cantTell = (reason: 'place_unknown' | 'no_match'): SecondLook => ({
  ...{ answer: 'cant_tell', reason, confidence: 0, remains: null, widthRatio: null },
});

/** @throws what isn't about these photos: the queue tries again */
async function compare({ files, vision }: Services, { before, after, asked }: Found): Promise<SecondLook> {
  const { family, ...rest } = asked;
  // Nobody knows what to look for.
  if (!family) return cantTell('place_unknown');
  try {
    const [first, second] = await Promise.all(
      [before, after].map(({ folder }) => files.get(imageKey(folder, '1024'))),
    );
    if (!first || !second) return cantTell('no_match');
    return await vision.lookAgain(first, second, { ...rest, family }, { owner: after.userId });
  } catch (error) {
    const newest = Math.max(before.createdAt.getTime(), after.createdAt.getTime());
    const lost = error instanceof FileMissingError && Date.now() - newest > STORED_WITHIN_MS;
    if (lost || error instanceof PhotoError) return cantTell('no_match');
    throw error;
  }
}
