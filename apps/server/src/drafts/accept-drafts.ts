import type { Accepted, Import } from '@plumbline/contract';
import { PhotoError } from '@plumbline/vision';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { broughtInExamination, keepFinding, nameDefect, untouched } from '../judgement/index.ts';
import { accountOf, type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  defects,
  draftFindings,
  draftPictures,
  findingPhotos,
  imports,
  photos,
} from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { newFolder } from '../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject } from '../projects/index.ts';
import { bringInRepair } from '../repairs/index.ts';
import type { Services } from '../services.ts';
import { appendTrail, type TrailDetail } from '../trail/index.ts';
import { addPhotos, copiesOf, photoColumns, photoFailure, storePhoto } from '../uploads/index.ts';
import { draftGone } from './decide-draft.ts';
import { wordsOf } from './draft-of-row.ts';
import type { OfOne } from './imports.ts';

type DraftRow = typeof draftFindings.$inferSelect;
type ImportOf = Pick<Import, 'projectId' | 'name' | 'kind'>;

/** What a draft stands on in its file. */
const WHERE = { list: 'row', report: 'page', bcf: 'topic' } as const;

/**
 * Makes one finding of a draft, whoever asks how often: a second call answers with the finding of the first.
 * @throws AppError not_found, conflict where that finding was deleted, busy
 */
export async function acceptDraft(
  services: Services,
  of: OfOne,
): Promise<Pick<Accepted, 'findingId' | 'number'>> {
  const [draft] = await services.database
    .select({ importId: draftFindings.importId })
    .from(draftFindings)
    .where(and(eq(draftFindings.id, of.id), ownedBy(of.actor, draftFindings)));
  if (!draft) throw draftGone();
  const [made] = await accept(services, { actor: of.actor, id: draft.importId }, [of.id]);
  if (!made) throw draftGone();
  const { findingId, number } = made;
  return { findingId, number };
}

/**
 * Makes a finding of each of these drafts of a list, or of none of them. Asked again, it answers with the same findings.
 * @throws AppError not_found, conflict where one was set aside or its finding was deleted, busy
 */
export function acceptDrafts(
  services: Services,
  of: OfOne,
  draftIds: readonly number[],
): Promise<Accepted[]> {
  return accept(services, of, [...new Set(draftIds)], ({ state, place }, { kind }) => {
    if (state !== 'set_aside') return;
    throw new AppError('conflict', {
      message: `The draft of ${WHERE[kind]} ${place} was set aside. Nothing was accepted.`,
    });
  });
}

/**
 * The words of each raise the alerts that any description raises; its pictures become the finding's photos, which nobody
 * analyses. No credit is asked.
 */
async function accept(
  services: Services,
  { actor, id: importId }: OfOne,
  ids: readonly number[],
  check: (draft: DraftRow, of: ImportOf) => void = () => undefined,
): Promise<Accepted[]> {
  const taken = new Map<number, Taken[]>(ids.map((id) => [id, []]));
  try {
    for (const [id, pictures] of taken) await takePictures(services, { actor, id }, pictures);
    return await services.database.transaction(async (tx) => {
      const [from] = await tx
        .select({ projectId: imports.projectId, name: imports.name, kind: imports.kind })
        .from(imports)
        .where(and(eq(imports.id, importId), ownedBy(actor, imports)));
      if (!from) throw draftGone();
      await holdProject(tx, actor, from.projectId, 'no key update');
      const rows = await tx
        .select()
        .from(draftFindings)
        .where(
          and(
            eq(draftFindings.importId, importId),
            inArray(draftFindings.id, [...ids]),
            ownedBy(actor, draftFindings),
          ),
        )
        .orderBy(asc(draftFindings.position))
        .for('update');
      if (rows.length < ids.length) throw draftGone();
      for (const draft of rows) check(draft, from);
      const made: { draft: DraftRow; findingId: number | null }[] = [];
      for (const draft of rows) {
        const findingId =
          draft.state === 'accepted'
            ? draft.findingId
            : await makeFinding(tx, { actor }, from, draft, taken.get(draft.id) ?? []);
        made.push({ draft, findingId });
      }
      return numbersOf(tx, actor, made);
    });
  } finally {
    // Whoever was the second, or failed, leaves no file: a row names every other folder.
    await dropUnnamed(
      services,
      actor,
      [...taken.values()].flat().map(({ folder }) => folder),
    );
  }
}

/** A picture that is stored, and what its rows will say. */
interface Taken {
  folder: string;
  kind: string;
  photo: ReturnType<typeof photoColumns>;
  copies: ReturnType<typeof copiesOf>;
}

/**
 * The pictures of a draft that waits, read and stored like any photo; one that can't be used is left out. What was stored
 * stands in `taken` as soon as it may be there.
 */
async function takePictures(services: Services, of: OfOne, taken: Taken[]): Promise<void> {
  const { database, vision } = services;
  const rows = await database
    .select({ bytes: draftPictures.bytes })
    .from(draftPictures)
    .where(and(eq(draftPictures.draftId, of.id), ownedBy(of.actor, draftPictures)))
    .orderBy(asc(draftPictures.position));
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
    taken.push({ folder, kind: intake.kind, photo: photoColumns(bytes, intake), copies: copiesOf(intake) });
    // Files first: a row never names a file that isn't there.
    await storePhoto(services, folder, bytes, intake);
  }
}

async function dropUnnamed(services: Services, actor: Member, folders: readonly string[]): Promise<void> {
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

async function makeFinding(
  tx: Queries,
  of: { actor: Member },
  { projectId, name, kind }: ImportOf,
  draft: DraftRow,
  taken: readonly Taken[],
): Promise<number> {
  const where = WHERE[kind];
  const photoIds = await addPhotos(
    tx,
    taken.map(({ folder, kind: made, photo, copies }, at) => ({
      photo: {
        ...ownerOf(of.actor),
        ...{ projectId, folder },
        fileName: `${name} ${where} ${draft.place} picture ${at + 1}.${made === 'jpeg' ? 'jpg' : made}`,
        source: 'brought_in' as const,
        ...photo,
      },
      copies,
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
  return findingId;
}

interface Others {
  projectId: number;
  findingId: number;
  photoIds: readonly number[];
}

/** The photos behind the cover, in the order of the report. */
async function joinOthers(
  tx: Queries,
  { actor }: { actor: Member },
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
      sha256: taken[at + 1]?.photo.sha256,
    })),
  );
}

async function numbersOf(
  tx: Queries,
  actor: Member,
  made: readonly { draft: DraftRow; findingId: number | null }[],
): Promise<Accepted[]> {
  const kept = await tx
    .select({ id: defects.id, number: defects.number })
    .from(defects)
    .where(
      and(
        inArray(
          defects.id,
          made.map(({ findingId }) => findingId ?? 0),
        ),
        ownedBy(actor, defects),
      ),
    );
  const numbers = new Map(kept.map(({ id, number }) => [id, number]));
  return made.map(({ draft, findingId }) => {
    const number = findingId === null ? undefined : numbers.get(findingId);
    if (findingId === null || number === undefined) {
      throw new AppError('conflict', { message: 'The finding made from this draft was deleted.' });
    }
    return { draftId: draft.id, findingId, number };
  });
}
