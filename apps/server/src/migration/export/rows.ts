/** Rows as a document holds them: the fields that other systems know, and beside them what only this product has. */
import type { Evaluation } from '@plumbline/vision';
import type {
  chatExchanges,
  defects,
  findingFollowUps,
  letterheads,
  modelVersions,
  pastPerformance,
  photos,
  preferences,
  profiles,
  projectPeople,
  projects,
  reports,
  reportVersions,
  trainingExamples,
  users,
  visits,
} from '../../platform/database/schema.ts';
import { ownFields } from '../format/own-fields.ts';
import type { ReadingsThere, RepairThere } from '../format/read-life.ts';
import { namedVisit } from './project-rows.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function toUser({
  user,
  balance,
  profile,
  letterhead,
  settings,
}: {
  user: typeof users.$inferSelect;
  balance: number | null;
  profile: typeof profiles.$inferSelect | null;
  letterhead: typeof letterheads.$inferSelect | null;
  settings: typeof preferences.$inferSelect | null;
}) {
  const { id, email, emailVerified, displayName, role, analysisCount, createdAt } = user;
  return {
    id,
    email,
    displayName,
    role,
    analysisCredits: balance ?? 0,
    analysisCount,
    emailVerified,
    createdAt: iso(createdAt),
    avatar: profile?.photoFolder ? `/api/migration/avatars/${id}` : null,
    profile: profile && without(profile, 'userId', 'photoFolder'),
    letterhead: letterhead && {
      ...without(letterhead, 'userId', 'logo'),
      logo: letterhead.logo && `/api/migration/logos/${id}`,
    },
    preferences: settings && toPreferences(settings),
  };
}

function toPreferences({
  userId: _of,
  welcomedAt,
  marketingConsentAt,
  digestedWeek: _ours,
  ...rest
}: typeof preferences.$inferSelect) {
  return { ...rest, welcomed: welcomedAt !== null, marketingConsentAt: iso(marketingConsentAt) };
}

export function toProject({
  project,
  stages,
  people,
  visited,
  rooms,
  holds,
}: {
  project: typeof projects.$inferSelect;
  stages: { id: string; at: string }[] | null;
  people: Pick<typeof projectPeople.$inferSelect, 'role' | 'name' | 'phone' | 'email'>[] | null;
  visited:
    | (Omit<typeof visits.$inferSelect, 'id' | 'projectId' | 'closedAt' | 'createdAt'> & {
        closedAt: string | null;
        createdAt: string;
      })[]
    | null;
  rooms: { name: string; level: string; parent: string | null }[] | null;
  holds:
    | {
        reason: string;
        setBy: 'owner' | null;
        setAt: string;
        liftedReason: string;
        liftedBy: 'owner' | null;
        liftedAt: string | null;
      }[]
    | null;
}) {
  const { progressByHand, createdAt, updatedAt: _ours, ...rest } = project;
  return {
    ...rest,
    progress: progressByHand ?? undefined,
    progressSetByHand: progressByHand !== null,
    people: people ?? [],
    visits: (visited ?? []).map(({ closedAt, createdAt, ...visit }) => ({
      ...visit,
      closedAt: closedAt && iso(new Date(closedAt)),
      createdAt: iso(new Date(createdAt)),
    })),
    places: rooms ?? [],
    legalHolds: (holds ?? []).map(({ setAt, liftedAt, ...hold }) => ({
      ...hold,
      setAt: iso(new Date(setAt)),
      liftedAt: liftedAt && iso(new Date(liftedAt)),
    })),
    stagesInspected: (stages ?? []).map(({ id, at }) => ({ id, at: iso(new Date(at)) })),
    createdAt: iso(createdAt),
  };
}

const inUtc = <T extends { at: string }>(entry: T): T => ({
  ...entry,
  at: new Date(entry.at).toISOString(),
});

const COMPLIANT: Readonly<Record<string, boolean | null>> = {
  compliant: true,
  non_compliant: false,
  undetermined: null,
};

export function toDefect({
  defect,
  photo,
  visit,
  place,
  followUps,
  repair,
  readings,
}: {
  defect: Omit<typeof defects.$inferSelect, 'listing' | 'assessment'>;
  photo: typeof photos.$inferSelect | null;
  visit: typeof visits.$inferSelect | null;
  place: string | null;
  repair: RepairThere | null;
  readings: ReadingsThere;
  followUps:
    | (Pick<typeof visits.$inferSelect, 'kind' | 'visitedOn'> &
        Pick<typeof findingFollowUps.$inferSelect, 'state' | 'laterId'> & {
          visitCreatedAt: string;
          notedAt: string;
        })[]
    | null;
}) {
  return {
    id: defect.id,
    projectId: defect.projectId,
    defectType: defect.title,
    severity: defect.severity,
    description: defect.description,
    recommendations: defect.recommendations,
    aiConfidence: defect.confidence,
    nccCompliant: COMPLIANT[defect.compliance] ?? null,
    compliance: defect.compliance,
    stageOfWorks: defect.stageIds.join(','),
    location: defect.location,
    imageUrl: photo ? `/api/migration/photos/${defect.id}` : null,
    imageName: photo?.fileName ?? null,
    imageSha256: photo?.sha256 ?? null,
    createdAt: iso(defect.createdAt),
    finding: {
      number: defect.number,
      imported: defect.imported,
      taxonomyId: defect.taxonomyId,
      ...ownFields(defect),
      examination: defect.examination,
      // Its photo stands among the project's; one that belongs to no project comes with its finding alone.
      photoId: photo?.projectId ? photo.id : null,
      examinedPhotoId: photo?.projectId ? defect.examinedPhotoId : null,
      visit: namedVisit(visit),
      place,
      repair: repair && {
        ...repair,
        entries: repair.entries.map(inUtc),
        looks: repair.looks.map(inUtc),
      },
      readings: { ...readings, entries: readings.entries.map(inUtc) },
      followUps: (followUps ?? []).map(({ kind, visitedOn, visitCreatedAt, state, laterId, notedAt }) => ({
        visit: { kind, visitedOn, createdAt: iso(new Date(visitCreatedAt)) },
        state,
        laterId,
        notedAt: iso(new Date(notedAt)),
      })),
      original: {
        title: defect.originalTitle,
        severity: defect.originalSeverity,
        compliance: defect.originalCompliance,
      },
      decision: {
        verdict: defect.verdict,
        ...(defect.renamed === null ? {} : { renamed: defect.renamed }),
        severity: defect.decidedSeverity,
        compliance: defect.decidedCompliance,
        as4349Class: defect.decidedClass,
        note: defect.decisionNote,
        measurements: defect.decisionMeasurements,
        decidedAt: iso(defect.decidedAt),
      },
      taken: photo && {
        at: photo.takenAt,
        latitude: photo.latitude,
        longitude: photo.longitude,
        camera: photo.camera,
      },
    },
  };
}

export function toReport({
  report,
  version,
  purchasedAt,
}: {
  report: typeof reports.$inferSelect;
  version: typeof reportVersions.$inferSelect;
  purchasedAt: Date | null;
}) {
  const { folder: _ours, projectName: _gone, createdAt, ...facts } = report;
  const { status, selectedDefectIds, criticalCount, highCount, mediumCount, lowCount } = version;
  return {
    ...facts,
    status,
    criticalCount,
    highCount,
    mediumCount,
    lowCount,
    selectedDefectIds,
    purchasedAt: iso(purchasedAt),
    createdAt: iso(createdAt),
  };
}

export function toChat(exchange: typeof chatExchanges.$inferSelect) {
  const { id, userId, defectId, projectId, question, answer, citations, metadata } = exchange;
  const { answeredBy, notice, alerts, helpful, feedbackNote, createdAt } = exchange;
  return {
    id,
    userId,
    defectId,
    projectId,
    question,
    answer,
    citations,
    metadata,
    answeredBy,
    notice,
    alerts,
    helpful,
    feedbackNote,
    createdAt: iso(createdAt),
  };
}

export function toTraining(example: typeof trainingExamples.$inferSelect) {
  const { id, fileName, sha256, trueType, family, severity, saidFamily, groupKey, createdAt } = example;
  return {
    id,
    imageUrl: `/api/migration/examples/${id}`,
    imageName: fileName,
    imageSha256: sha256,
    trueDefectType: trueType,
    family,
    trueSeverity: severity,
    isCorrect: saidFamily === null ? null : saidFamily === family,
    saidFamily,
    groupKey,
    createdAt: iso(createdAt),
  };
}

/** A version that this installation made. The one that ships is the product's, and every installation's alike. */
export function toPerformance({ id, name, figures, createdAt }: typeof modelVersions.$inferSelect) {
  const { benchmark } = figures as { benchmark: Evaluation };
  return {
    id: `version-${id}`,
    modelVersion: name,
    accuracyScore: benchmark.accuracy,
    createdAt: iso(createdAt),
  };
}

/** A version that some earlier installation made. */
export function toPastPerformance({ id, createdAt, ...figures }: typeof pastPerformance.$inferSelect) {
  return { id: `past-${id}`, ...figures, createdAt: iso(createdAt) };
}

function without<T extends object, K extends keyof T>(row: T, ...names: K[]): Omit<T, K> {
  const left = { ...row };
  for (const name of names) delete left[name];
  return left;
}
