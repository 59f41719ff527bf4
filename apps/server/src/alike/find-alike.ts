import { nearestByWords, PhotoError } from '@plumbline/vision';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { alikePhotos, photoPrints, photos } from '../platform/database/schema.ts';
import type { JobInHand } from '../platform/queue/index.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';

type PhotoRow = typeof photos.$inferSelect;
type PrintRow = Pick<typeof photoPrints.$inferSelect, 'spotHash' | 'wordHash'>;

/** The most photos of a project that one is compared with, those that share most with it. */
const COMPARED = 8;

/**
 * Learns what a photo is known again by, and keeps which others of its project show the same. Of two photos that come at
 * once, whichever is later sees the other's print. Done twice, it leaves the same behind.
 */
export async function unsafeFindAlike(services: Services, photoId: number, job: JobInHand): Promise<void> {
  const { database } = services;
  const [photo] = await database.select().from(photos).where(eq(photos.id, photoId));
  const alike = photo && photo.projectId !== null ? await compare(services, photo, photo.projectId) : [];
  await database.transaction(async (tx) => {
    // A photo that was deleted meanwhile has nothing to be alike.
    const named = inArray(photos.id, [photoId, ...alike]);
    const lockedPhotos = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(named)
      .orderBy(asc(photos.id))
      .for('key share');
    if (!(await job.end(tx)) || !lockedPhotos.some(({ id }) => id === photoId)) return;
    const pairs = lockedPhotos
      .filter(({ id }) => id !== photoId)
      .map(({ id }) => ({ photoId: Math.max(id, photoId), earlierId: Math.min(id, photoId) }));
    if (pairs.length > 0) await tx.insert(alikePhotos).values(pairs).onConflictDoNothing();
  });
}

/** Photos of the project that show the same. */
async function compare(services: Services, photo: PhotoRow, projectId: number): Promise<number[]> {
  const { database, vision } = services;
  const { userId: owner, id } = photo;
  const print = (await readPrint(database, id)) ?? (await keepPrint(services, photo));
  if (print.spotHash.length === 0) return [];
  const others = await database
    .select({ id: photos.id, words: photoPrints.wordHash })
    .from(photoPrints)
    .innerJoin(photos, eq(photos.id, photoPrints.photoId))
    .where(and(eq(photos.projectId, projectId), ne(photos.id, id), ownedBy(onBehalfOf(photo), photos)));
  const near = nearestByWords(
    print.wordHash,
    others.map(({ words }) => words),
    COMPARED,
  ).flatMap((at) => others[at]?.id ?? []);
  if (near.length === 0) return [];
  const prints = await database
    .select({ id: photoPrints.photoId, spots: photoPrints.spotHash })
    .from(photoPrints)
    .where(inArray(photoPrints.photoId, near));
  const alike = await vision.alike(
    print.spotHash,
    prints.map(({ spots }) => spots),
    { owner },
  );
  return alike.flatMap((at) => prints[at]?.id ?? []);
}

async function readPrint(queries: Queries, photoId: number): Promise<PrintRow | undefined> {
  const [print] = await queries.select().from(photoPrints).where(eq(photoPrints.photoId, photoId));
  return print;
}

async function keepPrint(services: Services, photo: PhotoRow): Promise<PrintRow> {
  const { spots, words } = await makePrint(services, photo);
  const print = { spotHash: spots, wordHash: words };
  await services.database.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.id, photo.id), ownedBy(onBehalfOf(photo), photos)))
      .for('key share');
    if (held)
      await tx
        .insert(photoPrints)
        .values({ photoId: photo.id, ...print })
        .onConflictDoNothing();
  });
  return print;
}

/** A photo's files come a moment after its row where it was brought in from elsewhere; later, one that isn't there is lost. */
const STORED_WITHIN_MS = 600_000;
const NOTHING = { spots: new Uint8Array(), words: new Uint8Array() };

/** @throws what isn't about this photo: the queue tries again */
async function makePrint({ files, vision }: Services, { folder, userId: owner, createdAt }: PhotoRow) {
  try {
    return await vision.print(await files.get(imageKey(folder, '1024')), { owner });
  } catch (error) {
    // Nothing to know it by, and no sense in trying again.
    const lost = error instanceof FileMissingError && Date.now() - createdAt.getTime() > STORED_WITHIN_MS;
    if (lost || error instanceof PhotoError) return NOTHING;
    throw error;
  }
}
