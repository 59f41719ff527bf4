import { and, eq, inArray } from 'drizzle-orm';
import type { PhotoRow } from '../../defects/index.ts';
import { type Member, ownerOf } from '../../platform/actor.ts';
import type { Queries } from '../../platform/database/connect.ts';
import { repairEntries, repairEntryPhotos, users } from '../../platform/database/schema.ts';

/** Who added a photo, by its id, as the server saw it. Who held the camera is known to nobody but them. */
export type AddedBy = (photo: Pick<PhotoRow, 'id'>) => string;

/** Photos of a project come from its owner, but for those that somebody sent by a link. */
export async function readAddedBy(
  queries: Queries,
  actor: Member,
  findingIds: readonly number[],
): Promise<AddedBy> {
  const [owner] = await queries
    .select({ name: users.displayName })
    .from(users)
    .where(eq(users.id, ownerOf(actor).userId));
  const sent = await queries
    .select({ photoId: repairEntryPhotos.photoId, name: repairEntries.name })
    .from(repairEntryPhotos)
    .innerJoin(repairEntries, eq(repairEntries.id, repairEntryPhotos.entryId))
    .where(and(eq(repairEntries.actorKind, 'holder'), inArray(repairEntries.findingId, [0, ...findingIds])));
  const byLink = new Map(sent.map(({ photoId, name }) => [photoId, `${name}, by a link`]));
  return ({ id }) => byLink.get(id) ?? owner?.name ?? '';
}
