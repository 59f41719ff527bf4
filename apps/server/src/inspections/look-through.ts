import type { Prompt } from '@plumbline/contract';
import type { Examination, Intake } from '@plumbline/vision';
import { and, asc, count, eq, isNull, notExists } from 'drizzle-orm';
import { keepAllWarned, keepFinding, panelFinding, projectFacts } from '../judgement/index.ts';
import { accountOf, ownerOf } from '../platform/actor.ts';
import { findingPhotos, photoLooks, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject, holdProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { imageKey, photoFailure } from '../uploads/index.ts';
import { askedAbout, asksAbout } from './asks-about.ts';
import { findPhoto } from './photos.ts';
import type { OfUser } from './places.ts';
import { findVisit } from './visits.ts';

/** Photos that one call looks at: it answers within seconds, and whoever waits sees the count go down. */
const AT_ONCE = 4;

/**
 * Looks at photos of a visit that were kept without analysis, a few at a time, and keeps what the panel saw. No credit is
 * asked and none is charged. Two calls at once look at the same photos and keep each look once.
 * @throws AppError
 */
export async function lookThrough(
  services: Services,
  of: OfUser,
): Promise<{ left: number; prompts: Prompt[] }> {
  const { database } = services;
  const visit = await findVisit(database, of);
  const { project } = await findProject(database, of.actor, visit.projectId);
  const unseen = and(
    eq(photos.visitId, of.id),
    eq(photos.keptByItself, true),
    notExists(database.select().from(photoLooks).where(eq(photoLooks.photoId, photos.id))),
    notExists(database.select().from(findingPhotos).where(eq(findingPhotos.photoId, photos.id))),
  );
  const next = await database.select().from(photos).where(unseen).orderBy(asc(photos.id)).limit(AT_ONCE);
  await Promise.all(
    next.map(async (photo) => {
      const examination = await examine(services, accountOf(of.actor), photo, project);
      await database
        .insert(photoLooks)
        .values({ photoId: photo.id, examination, asks: asksAbout(examination) })
        // Another call was quicker, or the photo was deleted meanwhile.
        .onConflictDoNothing();
    }),
  ).catch((error: unknown) => {
    throw photoFailure(error);
  });
  const [[left], open] = await Promise.all([
    database.select({ total: count() }).from(photos).where(unseen),
    database
      .select({ photoId: photos.id, fileName: photos.fileName, examination: photoLooks.examination })
      .from(photoLooks)
      .innerJoin(photos, eq(photos.id, photoLooks.photoId))
      .where(
        and(
          eq(photos.visitId, of.id),
          eq(photoLooks.asks, true),
          isNull(photoLooks.answer),
          // What somebody has made a finding of meanwhile isn't asked about any more.
          notExists(database.select().from(findingPhotos).where(eq(findingPhotos.photoId, photos.id))),
        ),
      )
      .orderBy(asc(photos.id)),
  ]);
  return {
    left: left?.total ?? 0,
    prompts: open.map(({ examination, ...photo }) => ({ ...photo, ...askedAbout(examination) })),
  };
}

async function examine(
  { vision, files, panel }: Services,
  owner: number,
  photo: typeof photos.$inferSelect,
  project: Parameters<typeof projectFacts>[0],
): Promise<Examination> {
  const bytes = await files.get(imageKey(photo.folder, 'original'));
  const intake: Intake = await vision.intake(bytes, { owner, judge: false });
  const context = {
    description: '',
    stages: [],
    project: projectFacts(project),
    inspectedOn: (photo.takenAt ?? photo.createdAt.toISOString()).slice(0, 10),
  };
  return vision.examine(intake.seed, context, { owner, weights: await panel.current() });
}

interface Answer {
  answer: 'added' | 'dismissed';
  reason?: string | undefined;
}

/**
 * Makes a finding of what was seen in a kept photo, or sets it aside with a reason. Free: the panel has looked already.
 * @throws AppError not_found, conflict where somebody answered before, invalid_input for a dismissal without a reason
 */
export async function answerPrompt(
  { database }: Services,
  of: OfUser,
  { answer, reason = '' }: Answer,
): Promise<{ findingId: number | null }> {
  if (answer === 'dismissed' && reason === '') {
    throw new AppError('invalid_input', { fields: { reason: 'Give the reason' } });
  }
  return database.transaction(async (tx) => {
    const { projectId } = await findPhoto(tx, of);
    if (projectId === null) throw notFound('Photo not found. It may have been deleted.');
    await holdProject(tx, of.actor, projectId, 'no key update');
    const [photo] = await tx.select().from(photos).where(eq(photos.id, of.id)).for('update');
    const [look] = await tx.select().from(photoLooks).where(eq(photoLooks.photoId, of.id)).for('update');
    if (!photo || !look?.asks) throw notFound('Nothing was asked about this photo.');
    if (look.answer !== null) throw new AppError('conflict', { message: 'This was answered already.' });
    const kept = { answer, reason };
    if (answer === 'dismissed') {
      await tx.update(photoLooks).set(kept).where(eq(photoLooks.photoId, of.id));
      await keepAllWarned(tx, of.actor, { projectId }, [['From why a photo was set aside', reason]]);
      return { findingId: null };
    }
    const { visitId, placeId } = photo;
    const finding = {
      ...panelFinding(look.examination, { description: '', stages: [] }),
      ...ownerOf(of.actor),
      ...{ projectId, photoId: of.id, visitId, placeId },
    };
    const findingId = await keepFinding(tx, finding, of.actor, { looked: true });
    await tx
      .update(photoLooks)
      .set({ ...kept, findingId })
      .where(eq(photoLooks.photoId, of.id));
    return { findingId };
  });
}
