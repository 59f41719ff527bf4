import { createHash } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import { keepPhoto } from '../inspections/index.ts';
import { accountOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { photos, repairEntries, repairEntryPhotos } from '../platform/database/schema.ts';
import { enqueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import type { DeviceClaims } from '../uploads/index.ts';
import { lookJob } from './look-job.ts';
import { type Stepping, stepWithin } from './take-step.ts';

interface Sent {
  findingId: number;
  projectId: number;
  key: string;
  bytes: Buffer;
  fileName: string;
  claims: DeviceClaims;
}

/** The photo is there already: under the same key, or from the same side with the same bytes. */
class SentBefore extends Error {}

/**
 * Keeps a photo of a repair as one of the project, with an entry that says who sent it, and asks for it to be compared
 * with the finding's. The same key again keeps no other, nor do the same bytes from the same side: after a lost answer a
 * person chooses the photo again. `leaveRoom` refuses one too many. @throws AppError
 */
export async function keepRepairPhoto(
  services: Services,
  who: Stepping,
  { findingId, projectId, key, bytes, fileName, claims }: Sent,
  leaveRoom?: (tx: Queries) => Promise<void>,
): Promise<void> {
  const { database } = services;
  const { owner, by } = who;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const side =
    by.kind === 'holder' ? eq(repairEntries.linkId, by.linkId) : eq(repairEntries.actorKind, 'owner');
  const isThere = async (queries: Queries, besides = 0) => {
    const rows = await queries
      .select({ id: repairEntries.id })
      .from(repairEntries)
      .leftJoin(repairEntryPhotos, eq(repairEntryPhotos.entryId, repairEntries.id))
      .leftJoin(photos, eq(photos.id, repairEntryPhotos.photoId))
      .where(
        and(
          eq(repairEntries.findingId, findingId),
          ne(repairEntries.id, besides),
          or(eq(repairEntries.key, key), and(side, eq(photos.sha256, sha256))),
        ),
      )
      .limit(1);
    return rows.length > 0;
  };
  if (await isThere(database)) return;
  const kept = { bytes, fileName, claims, visitId: null, placeId: null, by };
  await keepPhoto(services, { actor: owner, projectId }, kept, async (tx, photoId) => {
    const step = { findingId, step: 'comment', key, revision: 0, note: 'Photo' } as const;
    const before = await isThere(tx);
    const entryId = await stepWithin(tx, who, step);
    const [other] = await tx
      .select({ photoId: repairEntryPhotos.photoId })
      .from(repairEntryPhotos)
      .where(eq(repairEntryPhotos.entryId, entryId));
    // The repair is held by now: of two sent at once the later sees the earlier.
    if (before || other || (await isThere(tx, entryId))) throw new SentBefore();
    await leaveRoom?.(tx);
    await tx.insert(repairEntryPhotos).values({ entryId, photoId });
    await enqueue(tx, lookJob, [{ findingId, photoId }], { owner: accountOf(owner) });
  }).catch((error: unknown) => {
    if (!(error instanceof SentBefore)) throw error;
  });
}
