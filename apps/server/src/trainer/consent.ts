import { count } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { type Member, ownedBy, ownerOf, personOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { trainingConsents, trainingExamples } from '../platform/database/schema.ts';

interface Consent {
  given: boolean;
  givenAt: string | null;
  /** Photos of this person that the panel compares with now. */
  photosInUse: number;
}

/** Whether a person lets their photos be learned from. Nobody does until they say so. */
export async function readConsent(queries: Queries, actor: Member): Promise<Consent> {
  const [row] = await queries.select().from(trainingConsents).where(ownedBy(actor, trainingConsents));
  const [used] = await queries
    .select({ photos: count() })
    .from(trainingExamples)
    .where(ownedBy(actor, { userId: trainingExamples.ownerId }));
  return {
    given: row !== undefined,
    givenAt: row?.givenAt.toISOString() ?? null,
    photosInUse: used?.photos ?? 0,
  };
}

/**
 * Gives or withdraws consent. Examples hang on the consent: with it they are gone from the panel at once and from
 * every version that is trained from now on.
 */
export function setConsent(database: Database, actor: Member, given: boolean): Promise<Consent> {
  return database.transaction(async (tx) => {
    const changed = given
      ? await tx.insert(trainingConsents).values(ownerOf(actor)).onConflictDoNothing().returning()
      : await tx.delete(trainingConsents).where(ownedBy(actor, trainingConsents)).returning();
    if (changed.length > 0) {
      await recordAudit(tx, {
        action: given ? 'training_consent_given' : 'training_consent_withdrawn',
        actorId: personOf(actor),
        subjectId: personOf(actor),
      });
    }
    return readConsent(tx, actor);
  });
}
