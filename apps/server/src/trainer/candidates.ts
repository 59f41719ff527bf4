import type { Candidate, DECISIONS } from '@plumbline/contract';
import { and, desc, eq, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { type Member, personOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { countListed, countTo } from '../platform/database/count-listed.ts';
import {
  defects,
  droppedCandidates,
  photos,
  trainingConsents,
  trainingExamples,
} from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { findLabel, type Label, labelOf } from './label.ts';

type Defect = typeof defects.$inferSelect;
export type Verdict = (typeof DECISIONS)[number];

/** What a decision says that the photo shows; undefined where it says only that the panel was wrong. */
export function decidedLabel(
  row: Pick<Defect, 'verdict' | 'outcome' | 'title' | 'taxonomyId' | 'family'>,
): Label | undefined {
  if (row.verdict === 'rejected') return undefined;
  if (row.outcome === 'no_visible_defect') return findLabel('normal');
  if (row.outcome === 'not_building') return findLabel('not_building');
  if (row.outcome !== 'defect') return undefined;
  const named = row.taxonomyId ? labelOf(row.taxonomyId, row.family) : findLabel(row.title);
  const unnamed = row.verdict === 'confirmed' && row.family ? findLabel(row.family) : undefined;
  return named ?? unnamed;
}

/**
 * An example says what the whole photo shows. A second defect in a part of its own does so only once the first, and
 * every other before it, was rejected.
 */
const SHOWN_BY_PHOTO = sql`not exists (
  select 1 from defects before
  where before.analysis_id = defects.analysis_id and before.part < defects.part
    and before.verdict is distinct from 'rejected')`;

/**
 * Decided findings whose owner lets their photos be learned from, that are no examples yet and weren't dropped. A
 * decision that is changed afterwards is a new candidate.
 */
function waiting(queries: Queries, also?: SQL): SQL | undefined {
  const used = queries
    .select({ one: sql`1` })
    .from(trainingExamples)
    .where(eq(trainingExamples.defectId, defects.id));
  const dropped = queries
    .select({ one: sql`1` })
    .from(droppedCandidates)
    .where(
      and(eq(droppedCandidates.defectId, defects.id), eq(droppedCandidates.decidedAt, defects.decidedAt)),
    );
  return and(
    isNotNull(defects.verdict),
    isNotNull(defects.decidedAt),
    notExists(used),
    notExists(dropped),
    SHOWN_BY_PHOTO,
    also,
  );
}

/** Findings that wait, with their photos. Only those whose owner consents. */
function unsafeSelectWaiting(queries: Queries, also?: SQL) {
  return queries
    .select({ defect: defects, photo: photos })
    .from(defects)
    .innerJoin(photos, eq(photos.id, defects.examinedPhotoId))
    .innerJoin(trainingConsents, sql`${trainingConsents.userId} = ${defects.userId}`)
    .where(waiting(queries, also));
}

const WITH_CONSENT = sql`${defects} join ${photos} on ${photos.id} = ${defects.examinedPhotoId}
  join ${trainingConsents} on ${trainingConsents.userId} = ${defects.userId}`;

/** As far as `countTo` counts. */
export const unsafeCountCandidates = (database: Database): Promise<number> =>
  countTo(database, WITH_CONSENT, waiting(database));

/** Candidates, the newest findings first. */
export async function unsafeListCandidates(
  database: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<Candidate>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    unsafeSelectWaiting(database, before === undefined ? undefined : lt(defects.id, before))
      .orderBy(desc(defects.id))
      .limit(limit + 1),
    countListed(database, WITH_CONSENT, waiting(database)),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.defect.id;
  return {
    items: shown.map(({ defect, photo }) => toCandidate(defect, photo.fileName)),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

function toCandidate(row: Defect, imageName: string): Candidate {
  return {
    defectId: row.id,
    imageUrl: `/api/ai-training/candidates/${row.id}/image`,
    imageName,
    verdict: row.verdict as Verdict,
    original: {
      defectType: row.originalTitle,
      severity: row.originalSeverity,
      confidence: row.confidence,
    },
    corrected: { defectType: row.title, severity: row.severity, note: row.decisionNote },
    family: decidedLabel(row)?.family ?? null,
    votes: row.listing.aiResults.map(({ engine, defectType, confidence }) => ({
      engine,
      defectType,
      confidence,
    })),
    decidedAt: (row.decidedAt ?? row.createdAt).toISOString(),
  };
}

/** A candidate's photo; undefined where it is none, as after its owner withdrew. */
export async function candidatePhoto(
  database: Database,
  defectId: number,
): Promise<typeof photos.$inferSelect | undefined> {
  const [row] = await unsafeSelectWaiting(database, eq(defects.id, defectId));
  return row?.photo;
}

interface Handled {
  count: number;
  passedOver: { defectId: number; reason: string }[];
}

const GONE = 'It was handled or withdrawn in the meantime.';
const UNSHOWN = 'The decision doesn’t say what the photo shows.';
const KNOWN = 'This photo is among the training data already.';

/** Makes examples of candidates. The engines look at them afterwards. Doing it twice changes nothing. */
export function acceptCandidates(
  database: Database,
  admin: Member,
  defectIds: readonly number[],
): Promise<Handled> {
  return database.transaction(async (tx) => {
    // The findings are locked, so that no decision changes under the label.
    const rows = await unsafeSelectWaiting(tx, inArray(defects.id, [...defectIds])).for('update', {
      of: defects,
    });
    const passedOver: Handled['passedOver'] = [];
    let taken = 0;
    for (const defectId of new Set(defectIds)) {
      const row = rows.find(({ defect }) => defect.id === defectId);
      const label = row && decidedLabel(row.defect);
      if (!row || !label) {
        passedOver.push({ defectId, reason: row ? UNSHOWN : GONE });
        continue;
      }
      const { defect, photo } = row;
      const added = await tx
        .insert(trainingExamples)
        .values({
          source: 'decision',
          sha256: photo.sha256,
          ownerId: defect.userId,
          photoId: photo.id,
          defectId,
          addedBy: personOf(admin),
          folder: photo.folder,
          fileName: photo.fileName,
          trueType: label.name,
          taxonomyId: label.taxonomyId,
          family: label.family,
          severity: defect.severity,
          groupKey: `project:${defect.projectId}`,
          saidFamily: saidFamily(defect),
        })
        .onConflictDoNothing()
        .returning({ id: trainingExamples.id });
      if (added.length > 0) taken += 1;
      else passedOver.push({ defectId, reason: KNOWN });
    }
    return { count: taken, passedOver };
  });
}

/** What the panel took the photo for, before the inspector spoke. */
function saidFamily({ examination }: Defect): string {
  const { outcome, family } = examination.consensus;
  if (outcome === 'no_visible_defect') return 'normal';
  return outcome === 'defect' ? (family ?? 'not_sure') : outcome;
}

/** Puts candidates aside. */
export function dropCandidates(
  database: Database,
  admin: Member,
  defectIds: readonly number[],
): Promise<Handled> {
  return database.transaction(async (tx) => {
    const rows = await unsafeSelectWaiting(tx, inArray(defects.id, [...defectIds]));
    for (const { defect } of rows) {
      if (!defect.decidedAt) continue;
      const dropped = { decidedAt: defect.decidedAt, droppedBy: personOf(admin) };
      await tx
        .insert(droppedCandidates)
        .values({ defectId: defect.id, ...dropped })
        .onConflictDoUpdate({ target: droppedCandidates.defectId, set: dropped });
    }
    const found = new Set(rows.map(({ defect }) => defect.id));
    const passedOver = [...new Set(defectIds)]
      .filter((defectId) => !found.has(defectId))
      .map((defectId) => ({ defectId, reason: GONE }));
    return { count: rows.length, passedOver };
  });
}
