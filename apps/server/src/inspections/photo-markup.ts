import { createHash } from 'node:crypto';
import type { Markup } from '@plumbline/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import { holdFinding, warnOfFinding } from '../defects/index.ts';
import { keepAllWarned } from '../judgement/index.ts';
import { ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdFiling, holdProject, permitDeletionWithin } from '../projects/index.ts';
import { appendTrail } from '../trail/index.ts';
import { findPhoto } from './photos.ts';
import type { OfUser } from './places.ts';

/** What was drawn on a photo by hand. @throws AppError not_found */
export async function readMarkup(queries: Queries, of: OfUser): Promise<Markup> {
  const { markup, markupVersion } = await findPhoto(queries, of);
  return { shapes: markup, version: markupVersion };
}

/**
 * Keeps what was drawn on a photo. The file stays as it is. On legal hold the first marks may come, and none may be
 * replaced. @throws AppError not_found, legal_hold, conflict for a closed visit or where somebody drew meanwhile
 */
export async function saveMarkup(
  database: Database,
  of: OfUser,
  { shapes, version }: Markup,
): Promise<Markup> {
  const { actor, id } = of;
  return database.transaction(async (tx) => {
    const { projectId, visitId } = await findPhoto(tx, of);
    if (projectId === null) throw notFound('Photo not found. It may have been deleted.');
    await holdProject(tx, actor, projectId, 'key share');
    await holdFiling(tx, { actor, projectId }, { visitIds: [visitId], placeIds: [] });
    // Before the photo, as everybody does who changes a finding.
    const shown = wordsOn(shapes).length > 0 ? await holdShown(tx, { ...of, projectId }) : undefined;
    await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, id)).for('update');
    const now = await findPhoto(tx, of);
    if (now.markupVersion !== version) {
      throw new AppError('conflict', {
        message: 'The marks were changed elsewhere. Close this and open it again.',
      });
    }
    if (now.markup.length > 0) await permitDeletionWithin(tx, actor, projectId);
    const values = { markup: shapes, markupVersion: version + 1 };
    await tx.update(photos).set(values).where(eq(photos.id, id));
    const sha256 = createHash('sha256').update(JSON.stringify(shapes)).digest('hex');
    await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
      {
        event: 'photo_marked',
        subject: { kind: 'photo', id },
        sha256,
        detail: { marks: shapes.length, version: values.markupVersion },
      },
    ]);
    await warnOf(tx, { actor, projectId, visitId, shown }, wordsOn(shapes), wordsOn(now.markup));
    return { shapes, version: values.markupVersion };
  });
}

const wordsOn = (shapes: Markup['shapes']): string[] =>
  shapes.flatMap((shape) => ('text' in shape && shape.text ? [shape.text] : []));

/** Holds the finding that a photo shows first, where it shows one. */
async function holdShown(
  tx: Queries,
  { actor, id, projectId }: OfUser & { projectId: number },
): Promise<number | undefined> {
  const [shown] = await tx
    .select({ id: defects.id })
    .from(defects)
    .where(
      and(eq(defects.projectId, projectId), or(eq(defects.photoId, id), eq(defects.examinedPhotoId, id))),
    )
    .orderBy(asc(defects.id))
    .limit(1);
  if (shown) await holdFinding(tx, actor, shown.id);
  return shown?.id;
}

interface Marked {
  actor: OfUser['actor'];
  projectId: number;
  visitId: number | null;
  shown: number | undefined;
}

/** What is drawn anew is of the finding that the photo shows first, or of the project where it shows none. */
async function warnOf(
  tx: Queries,
  { actor, projectId, visitId, shown }: Marked,
  words: readonly string[],
  before: readonly string[],
): Promise<void> {
  const fresh = words.filter((one) => !before.includes(one)).join('\n');
  if (fresh === '') return;
  if (shown !== undefined) await warnOfFinding(tx, actor, shown, { from: 'mark', words: fresh });
  else
    await keepAllWarned(tx, actor, { projectId, ...(visitId === null ? {} : { visitId }) }, [
      ['Written on a photo', fresh],
    ]);
}
