import { and, count, eq, notExists } from 'drizzle-orm';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import { analyses, defects, findingPhotos, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { analyseKeptPhoto } from './analyse-kept-photo.ts';
import { hasRun } from './claim-run.ts';

/**
 * Analyses a photo that was kept without analysis because its owner asks for it. However often it is asked, in one window
 * or two, it is one run and one credit: the next run of the same photo begins only once what the last one found was
 * deleted.
 * @throws AppError conflict for a photo that shows a finding of another origin
 */
export async function analyseOnRequest(services: Services, { actor, id }: { actor: Member; id: number }) {
  const { database } = services;
  const [photo] = await database
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, id), ownedBy(actor, photos)));
  if (!photo) throw notFound('Photo not found. It may have been deleted.');
  const foundBy = database.select().from(defects).where(eq(defects.analysisId, analyses.id));
  const [gone] = await database
    .select({ total: count() })
    .from(analyses)
    .where(
      and(
        ownedBy(actor, analyses),
        eq(analyses.photoId, id),
        eq(analyses.state, 'succeeded'),
        notExists(foundBy),
      ),
    );
  // With spaces, which no client's key may have.
  const run = { ...ownerOf(actor), idempotencyKey: `kept photo ${id} ${gone?.total ?? 0}` };
  if (!(await hasRun(database, run))) {
    const [shown] = await database.select().from(findingPhotos).where(eq(findingPhotos.photoId, id)).limit(1);
    if (shown) throw new AppError('conflict', { message: 'This photo already shows a finding.' });
  }
  return analyseKeptPhoto(services, { ...run, photoId: id, stages: [] });
}
