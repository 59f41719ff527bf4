import { type Draft, whyNoWords } from '@plumbline/contract';
import { atLeastByTitles, hazardsTitled } from '@plumbline/knowledge/hazard-titles';
import { type Intake, PhotoError } from '@plumbline/vision';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  broughtInExamination,
  keepFinding,
  nameDefect,
  refuseReason,
  untouched,
} from '../judgement/index.ts';
import { accountOf, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import {
  defects,
  draftFindings,
  draftPictures,
  findingPhotos,
  imports,
  photos,
} from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { newFolder } from '../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject } from '../projects/index.ts';
import { bringInRepair } from '../repairs/index.ts';
import type { Services } from '../services.ts';
import { appendTrail, type TrailDetail } from '../trail/index.ts';
import { addPhotos, copiesOf, photoColumns, photoFailure, storePhoto } from '../uploads/index.ts';
import { wordsOf } from './draft-of-row.ts';
import { type OfOne, toDraft } from './imports.ts';

const gone = () => notFound('Draft not found. Its list may have been deleted.');

/** A draft of this user's, held until the transaction ends, its project before it. @throws AppError not_found */
async function holdDraft(tx: Queries, { actor, id }: OfOne) {
  const mine = and(eq(draftFindings.id, id), ownedBy(actor, draftFindings));
  const [of] = await tx
    .select({ projectId: imports.projectId, name: imports.name, kind: imports.kind })
    .from(draftFindings)
    .innerJoin(imports, eq(imports.id, draftFindings.importId))
    .where(mine);
  if (!of) throw gone();
  await holdProject(tx, actor, of.projectId, 'no key update');
  const [draft] = await tx.select().from(draftFindings).where(mine).for('update');
  if (!draft) throw gone();
  return { ...of, draft };
}

/**
 * Makes one finding of a draft, whoever asks how often: a second call answers with the finding of the first. Its words
 * raise the alerts that any description raises; its pictures become the finding's photos, which nobody analyses. No
 * credit is asked. @throws AppError not_found, conflict where that finding was deleted, busy
 */
export async function acceptDraft(
  services: Services,
  of: OfOne,
): Promise<{ findingId: number; number: number }> {
  const taken = await takePictures(services, of);
  const folders = taken.map(({ folder }) => folder);
  try {
    return await services.database.transaction((tx) => makeFinding(tx, of, taken));
  } finally {
    // Whoever was the second, or failed, leaves no file: a row names every other folder.
    await dropUnnamed(services, of, folders);
  }
}

interface Taken {
  folder: string;
  bytes: Buffer;
  intake: Intake;
}

/** The pictures of a draft that waits, read and stored like any photo; one that can't be used is left out. */
async function takePictures(services: Services, of: OfOne): Promise<Taken[]> {
  const { database, vision } = services;
  const rows = await database
    .select({ bytes: draftPictures.bytes })
    .from(draftPictures)
    .where(and(eq(draftPictures.draftId, of.id), ownedBy(of.actor, draftPictures)))
    .orderBy(asc(draftPictures.position));
  const taken: Taken[] = [];
  try {
    for (const row of rows) {
      const bytes = Buffer.from(row.bytes);
      const intake = await vision
        .intake(bytes, { owner: accountOf(of.actor), judge: false })
        .catch((error: unknown) => {
          if (error instanceof PhotoError) return undefined;
          throw photoFailure(error);
        });
      if (!intake) continue;
      const folder = newFolder(of.actor, 'photos');
      taken.push({ folder, bytes, intake });
      // Files first: a row never names a file that isn't there.
      await storePhoto(services, folder, bytes, intake);
    }
  } catch (error) {
    await dropUnnamed(
      services,
      of,
      taken.map(({ folder }) => folder),
    );
    throw error;
  }
  return taken;
}

async function dropUnnamed(services: Services, { actor }: OfOne, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { database } = services;
  const named = await database
    .select({ folder: photos.folder })
    .from(photos)
    .where(and(inArray(photos.folder, [...folders]), ownedBy(actor, photos)));
  const unnamed = folders.filter((folder) => !named.some((one) => one.folder === folder));
  if (unnamed.length === 0) return;
  await listForRemoval(database, unnamed);
  await removeListed(services, unnamed);
}

async function makeFinding(tx: Queries, of: OfOne, taken: readonly Taken[]) {
  const { projectId, name, kind, draft } = await holdDraft(tx, of);
  if (draft.state === 'accepted') return findingOf(tx, of, draft.findingId);
  const where = { list: 'row', report: 'page', bcf: 'topic' }[kind];
  const photoIds = await addPhotos(
    tx,
    taken.map(({ folder, bytes, intake }, at) => ({
      photo: {
        ...ownerOf(of.actor),
        ...{ projectId, folder },
        fileName: `${name} ${where} ${draft.place} picture ${at + 1}.${intake.kind === 'jpeg' ? 'jpg' : intake.kind}`,
        source: 'brought_in' as const,
        ...photoColumns(bytes, intake),
      },
      copies: copiesOf(intake),
    })),
  );
  const { title, description, recommendations, location, severity, importId, place } = draft;
  const from = `From ${kind === 'bcf' ? 'BCF file' : kind} ${name}, ${where} ${place}`;
  const { topic } = draft;
  // Nobody verified here what a file calls closed: it is told, and the repair starts open.
  const stood = topic?.status ? ` Status in the BCF file: ${topic.status}.` : '';
  const finding = {
    ...untouched(),
    ...ownerOf(of.actor),
    ...{ projectId, photoId: photoIds[0] ?? null, location },
    imported: true,
    ...{ title, originalTitle: title, taxonomyId: nameDefect(title).taxonomyId },
    examination: broughtInExamination({ title, confidence: 0, consensusFactors: [from] }),
    originalSeverity: severity,
    originalCompliance: 'undetermined' as const,
    description: [description, `${from}.${stood}`].filter(Boolean).join('\n'),
    recommendations,
    userDescription: wordsOf(draft),
  };
  const detail: TrailDetail = { [kind]: importId, [where]: place };
  const findingId = await keepFinding(tx, finding, of.actor, { ...detail, charged: false });
  await joinOthers(tx, of, { projectId, findingId, photoIds: photoIds.slice(1) }, taken);
  if (topic) await bringInRepair(tx, of.actor, { projectId, findingId, topic });
  await tx.delete(draftPictures).where(eq(draftPictures.draftId, draft.id));
  await tx
    .update(draftFindings)
    .set({ state: 'accepted', findingId, reason: '' })
    .where(eq(draftFindings.id, draft.id));
  return findingOf(tx, of, findingId);
}

interface Others {
  projectId: number;
  findingId: number;
  photoIds: readonly number[];
}

/** The photos behind the cover, in the order of the report. */
async function joinOthers(
  tx: Queries,
  { actor }: OfOne,
  { projectId, findingId, photoIds }: Others,
  taken: readonly Taken[],
): Promise<void> {
  if (photoIds.length === 0) return;
  await tx
    .insert(findingPhotos)
    .values(photoIds.map((photoId, at) => ({ findingId, photoId, position: at + 2 })));
  await appendTrail(
    tx,
    { projectId, ...ownerOf(actor), by: actor },
    photoIds.map((id, at) => ({
      event: 'photo_added',
      subject: { kind: 'photo', id },
      sha256: taken[at + 1]?.intake.sha256,
    })),
  );
}

async function findingOf(tx: Queries, { actor }: OfOne, findingId: number | null) {
  const [kept] =
    findingId === null
      ? []
      : await tx
          .select({ number: defects.number })
          .from(defects)
          .where(and(eq(defects.id, findingId), ownedBy(actor, defects)));
  if (findingId === null || !kept) {
    throw new AppError('conflict', { message: 'The finding made from this draft was deleted.' });
  }
  return { findingId, number: kept.number };
}

interface SetAside {
  state: 'waiting' | 'set_aside';
  reason: string;
}

/**
 * A hazard is never put away without a word, and one that can't wait takes a reason as its alert would.
 * @throws AppError invalid_input
 */
function checkReason({ hazards, severity }: Pick<Draft, 'hazards' | 'severity'>, reason: string): void {
  if (hazards.length === 0) return;
  const isCritical = atLeastByTitles(severity, hazards) === 'critical';
  const lacks = isCritical ? whyNoWords(reason) : reason === '' && 'Give the reason';
  if (lacks) throw new AppError('invalid_input', { fields: { reason: lacks } });
  if (isCritical) refuseReason(reason, hazardsTitled(hazards));
}

/** Sets a draft aside or takes it back. @throws AppError not_found, conflict for an accepted one, invalid_input */
export async function setDraftAside(
  database: Database,
  of: OfOne,
  { state, reason }: SetAside,
): Promise<Draft> {
  return database.transaction(async (tx) => {
    const { draft } = await holdDraft(tx, of);
    if (draft.state === 'accepted') {
      throw new AppError('conflict', { message: 'This draft is already a finding.' });
    }
    if (state === 'set_aside') checkReason(draft, reason);
    const [kept] = await tx
      .update(draftFindings)
      .set({ state, reason: state === 'set_aside' ? reason : '' })
      .where(eq(draftFindings.id, draft.id))
      .returning();
    if (!kept) throw gone();
    return toDraft(kept, await tx.$count(draftPictures, eq(draftPictures.draftId, kept.id)));
  });
}
