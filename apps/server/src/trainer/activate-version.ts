import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { type Member, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { modelVersions, trainerState, versionActivations } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';

/** Lets a version answer from the next analysis on, in every process. */
export async function activate(
  tx: Queries,
  versionId: number,
  cause: 'gate' | 'hand' | 'release',
  activatedBy: number | null,
): Promise<void> {
  await tx
    .update(trainerState)
    .set({ activeVersionId: versionId, revision: sql`${trainerState.revision} + 1` });
  await tx.insert(versionActivations).values({ versionId, cause, activatedBy });
}

/** An administrator's choice: each version for the network installed, rejected ones too. Returns its name. */
export function activateByHand(
  { database, panel }: Services,
  admin: Member,
  versionId: number,
): Promise<string> {
  return database.transaction(async (tx) => {
    const [state] = await tx.select().from(trainerState).for('update');
    const [version] = await tx.select().from(modelVersions).where(eq(modelVersions.id, versionId));
    if (!version) throw notFound('This version doesn’t exist.');
    if (version.network !== panel.network) {
      throw new AppError('conflict', {
        message:
          'This version was made for another network than the one installed and can’t answer any more.',
      });
    }
    if (state?.activeVersionId === versionId) return version.name;
    await activate(tx, versionId, 'hand', personOf(admin));
    await recordAudit(tx, {
      action: 'model_version_activated',
      actorId: personOf(admin),
      detail: { version: version.name, verdict: version.verdict },
    });
    return version.name;
  });
}
