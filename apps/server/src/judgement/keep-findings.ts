/** The one place that writes findings: each is judged by the rules in the transaction that keeps it. */
import type { Examination } from '@plumbline/vision';
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  defects,
  findingPhotos,
  photos,
  projectStages,
  projects,
  voiceNotes,
} from '../platform/database/schema.ts';
import { appendTrail, type TrailDetail, type TrailNote } from '../trail/index.ts';
import { claimsInTrail } from '../uploads/index.ts';
import { type FindingFacts, findingColumns } from './finding-columns.ts';
import { hashFindings } from './hash-findings.ts';
import { judge } from './judge.ts';
import { toListing } from './listing.ts';
import { TELLING } from './read-hazards.ts';
import { alertsMoved, keptAlerts } from './standing-alerts.ts';

type Row = typeof defects.$inferSelect;
type Insert = typeof defects.$inferInsert;

/** Whose a finding is, where it is filed and what came of its photo. */
type Filing = Pick<
  Insert,
  'id' | 'number' | 'visitId' | 'placeId' | 'analysisId' | 'part' | 'examinedPhotoId'
> & {
  userId: number;
  projectId: number;
  photoId: number | null;
};

export type NewFinding = FindingFacts &
  Filing & {
    /** Where the whole examination is, for whoever read it without what the panel drew. */
    wholeExamination?: SQL<Examination>;
  };

/** What people may change of a finding; what follows from it is judged. */
export type FindingChange = Partial<
  Omit<NewFinding, 'id' | 'number' | 'userId'> & Pick<Row, 'originalSeverity' | 'originalCompliance'>
>;

/** As many values as one statement takes are far more than this; an examination may be large. */
const AT_A_TIME = 100;

/**
 * Judges new findings by what is known of their projects and photos now, and keeps them with the stages that count as
 * inspected and the regions of their photos. Who brings in many writes one entry to the trail for them all;
 * everybody else calls `keepFinding`.
 */
export async function keepFindings(tx: Queries, findings: readonly NewFinding[]): Promise<number[]> {
  if (findings.length === 0) return [];
  const around = await readAround(tx, findings);
  const rows = findings.map((finding): Insert => {
    const { wholeExamination, ...facts } = finding;
    const { project, takenAt } = around(finding);
    // The database takes the whole examination from where it is; types know it as the examination itself.
    const whole = wholeExamination ? { examination: wholeExamination as unknown as Examination } : {};
    return { ...facts, ...findingColumns(facts, project, takenAt), ...whole };
  });
  const kept = await tx.insert(defects).values(rows).returning({ id: defects.id });
  const ids = kept.map(({ id }) => id);
  await keepStages(tx, findings);
  // What was said with a photo before it was analysed.
  await unsafeKeepSpokenWords(tx, ids);
  for (const [at, { examination, photoId }] of findings.entries()) {
    const findingId = ids[at];
    if (!examination.region || photoId === null || findingId === undefined) continue;
    // The link is there already: a trigger made it with the cover.
    await tx
      .update(findingPhotos)
      .set({ region: examination.region })
      .where(and(eq(findingPhotos.findingId, findingId), eq(findingPhotos.photoId, photoId)));
  }
  return ids;
}

/** Judges and keeps one finding, and writes to the project's trail by whom. Call it last in its transaction. */
export async function keepFinding(
  tx: Queries,
  finding: NewFinding,
  by: Member,
  detail: TrailDetail,
): Promise<number> {
  const { projectId, userId, photoId } = finding;
  const [id] = await keepFindings(tx, [finding]);
  if (id === undefined) throw new Error('PostgreSQL returned no row for an insert');
  await appendTrail(tx, { projectId, userId, by }, [
    ...(finding.part ? [] : await photoAdded(tx, photoId)),
    {
      event: 'finding_kept',
      subject: { kind: 'finding', id },
      sha256: (await hashFindings(tx, [id])).get(id),
      detail: { ...detail, photo: photoId },
    },
  ]);
  return id;
}

/**
 * Changes findings and keeps what follows by what is known of them now: assessment, severity, compliance and the texts
 * of lists. What the inspector set by hand stays, and so does what the panel said first. Nothing to change judges them
 * anew: call that in the transaction that changed the facts, so that nobody ever reads one without the other. What was
 * told of a danger stands (`keptAlerts`), in another project every open alert (`alertsMoved`), but for what is let go: what was said with a photo that leaves, and a reading that
 * is corrected with a reason.
 */
export async function changeFindings(
  tx: Queries,
  which: SQL,
  change: FindingChange | ((row: Row) => FindingChange) = {},
  { letGo = false }: { letGo?: boolean } = {},
): Promise<void> {
  let last = 0;
  for (;;) {
    // Locked first and their projects read afterwards: so the facts are those of whoever held the lock before.
    const rows = await tx
      .select()
      .from(defects)
      .where(and(which, gt(defects.id, last)))
      .orderBy(asc(defects.id))
      .limit(AT_A_TIME)
      .for('update');
    const changes = rows.map((row) => {
      const { wholeExamination, ...changed } = typeof change === 'function' ? change(row) : change;
      return { row, changed, wholeExamination, next: { ...row, ...changed } };
    });
    const around = await readAround(
      tx,
      changes.flatMap(({ row, next }) => [row, next]),
    );
    for (const { row, changed, wholeExamination, next } of changes) {
      const { project, takenAt } = around(next);
      const { examination } = changed;
      const told = TELLING.some((column) => column in changed)
        ? keptAlerts(letGo ? withoutLetGo(row, next) : row, next, project)
        : {};
      const isMoved = row.projectId !== next.projectId;
      const kept = isMoved ? alertsMoved(row, next, { from: around(row).project, to: project }) : told;
      await tx
        .update(defects)
        .set({
          ...changed,
          ...kept,
          ...judge({ ...next, ...kept }, project, takenAt),
          ...(examination ? { listing: toListing(examination) } : {}),
          ...(wholeExamination ? { examination: wholeExamination } : {}),
        })
        .where(eq(defects.id, next.id));
    }
    if (changes.some(({ changed }) => changed.stageIds)) {
      await keepStages(
        tx,
        changes.map(({ next }) => next),
      );
    }
    if (rows.length < AT_A_TIME) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const withoutLetGo = (row: Row, { spokenWords, widestReading }: Row): Row => ({
  ...row,
  spokenWords,
  widestReading,
});

type Examined = Pick<Row, 'projectId' | 'photoId'> & { examinedPhotoId?: number | null | undefined };

/** The photo that was analysed: another cover changes no verdict. */
const examinedPhoto = ({ examinedPhotoId, photoId }: Examined) => examinedPhotoId ?? photoId;

/** The project of each finding, and when the photo that was analysed was taken, as this transaction sees them. */
async function readAround(tx: Queries, findings: readonly Examined[]) {
  const projectIds = [...new Set(findings.map(({ projectId }) => projectId))];
  const photoIds = [...new Set(findings.flatMap((finding) => examinedPhoto(finding) ?? []))];
  const near = await tx.select().from(projects).where(inArray(projects.id, projectIds));
  const taken = await tx
    .select({ id: photos.id, takenAt: photos.takenAt })
    .from(photos)
    .where(inArray(photos.id, photoIds));
  const projectsById = new Map(near.map((project) => [project.id, project]));
  const takenById = new Map(taken.map(({ id, takenAt }) => [id, takenAt]));
  return (finding: Examined) => {
    const { projectId } = finding;
    const photoId = examinedPhoto(finding);
    const project = projectsById.get(projectId);
    if (!project) throw new Error(`Project ${projectId} of a finding is gone`);
    return { project, takenAt: photoId === null ? null : (takenById.get(photoId) ?? null) };
  };
}

/** The stages that findings name count as inspected, since the first of them. */
async function keepStages(
  tx: Queries,
  findings: readonly Pick<NewFinding, 'projectId' | 'stageIds' | 'createdAt'>[],
): Promise<void> {
  const stages = findings.flatMap(({ projectId, stageIds, createdAt }) =>
    stageIds.map((stageId) => ({
      projectId,
      stageId,
      ...(createdAt ? { firstInspectedAt: createdAt } : {}),
    })),
  );
  if (stages.length > 0) await tx.insert(projectStages).values(stages).onConflictDoNothing();
}

/** The photo is in the trail from here on, not from its upload: a run that fails leaves nothing of it. */
async function photoAdded(tx: Queries, id: number | null): Promise<TrailNote[]> {
  if (id === null) return [];
  const [photo] = await tx.select().from(photos).where(eq(photos.id, id));
  // One that was kept before it was analysed is in the trail already.
  if (!photo || photo.keptByItself) return [];
  return [
    {
      event: 'photo_added',
      subject: { kind: 'photo', id },
      sha256: photo.sha256,
      detail: claimsInTrail(photo),
    },
  ];
}

/** What somebody said with the photos of these findings, as far as a person wrote or confirmed it, by finding. */
async function unsafeSpokenWords(tx: Queries, findingIds: readonly number[]): Promise<Map<number, string>> {
  const said = await tx
    .select({ findingId: findingPhotos.findingId, text: voiceNotes.text })
    .from(findingPhotos)
    .innerJoin(voiceNotes, eq(voiceNotes.photoId, findingPhotos.photoId))
    .where(and(inArray(findingPhotos.findingId, [...findingIds]), eq(voiceNotes.textState, 'person')))
    .orderBy(asc(findingPhotos.findingId), asc(findingPhotos.position), asc(findingPhotos.photoId));
  const words = new Map<number, string>();
  for (const { findingId, text } of said) {
    words.set(findingId, [words.get(findingId), text].filter(Boolean).join('\n'));
  }
  return words;
}

/**
 * Judges findings anew where what was said with their photos has changed. Call it in the transaction that changed it.
 * `letGo`: the photo left, and what was said with it goes along.
 */
export async function unsafeKeepSpokenWords(
  tx: Queries,
  findingIds: readonly number[],
  { letGo = false }: { letGo?: boolean } = {},
): Promise<void> {
  if (findingIds.length === 0) return;
  const now = await unsafeSpokenWords(tx, findingIds);
  const kept = await tx
    .select({ id: defects.id, spokenWords: defects.spokenWords })
    .from(defects)
    .where(inArray(defects.id, [...findingIds]));
  const others = kept.filter(({ id, spokenWords: before }) => before !== (now.get(id) ?? ''));
  if (others.length === 0) return;
  const which = inArray(
    defects.id,
    others.map(({ id }) => id),
  );
  await changeFindings(tx, which, ({ id }) => ({ spokenWords: now.get(id) ?? '' }), { letGo });
}
