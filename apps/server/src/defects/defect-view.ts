import {
  type Decision,
  type Defect,
  type DefectSummary,
  FINDING_ACTIONS,
  permissionsOf,
} from '@plumbline/contract';
import type { ComplianceVerdict } from '@plumbline/knowledge';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { adviceUnder, furtherLooksUnder, keepAway, textUnder } from '@plumbline/knowledge/hazard-advice';
import { looksFromAfar } from '@plumbline/knowledge/questions';
import { type Agreement, agreementOf, type Examination, observedIn } from '@plumbline/vision';
import { countedMeasurements, isRenamed } from '../judgement/index.ts';
import { type OriginalRow, toLargerOriginal } from '../originals/index.ts';
import { type Actor, roleOf } from '../platform/actor.ts';
import type { defects, photos } from '../platform/database/schema.ts';
import { receivedAt } from '../uploads/index.ts';

export type DefectRow = typeof defects.$inferSelect;
export type PhotoRow = typeof photos.$inferSelect;

/** A finding with its cover, and whether its project is on legal hold. */
export interface FoundDefect {
  defect: DefectRow;
  photo: PhotoRow | null;
  /** What the cover was made smaller from, where that is here. */
  original: OriginalRow | null;
  onHold: boolean;
}

/** How many opinions agree; counted anew for examinations of earlier versions. */
export function agreementIn({ votes, consensus }: Examination): Agreement {
  return consensus.agreement ?? agreementOf(votes, consensus);
}

const compliantByVerdict = { compliant: true, non_compliant: false, undetermined: null } as const;

const toCompliant = (verdict: ComplianceVerdict) => compliantByVerdict[verdict];

export function verdictOf(nccCompliant: boolean | null): ComplianceVerdict {
  if (nccCompliant === null) return 'undetermined';
  return nccCompliant ? 'compliant' : 'non_compliant';
}

/** The part of a finding's row that lists are made of. */
export type SummaryRow = Pick<
  DefectRow,
  | 'id'
  | 'projectId'
  | 'number'
  | 'outcome'
  | 'title'
  | 'taxonomyId'
  | 'family'
  | 'severity'
  | 'severityRank'
  | 'compliance'
  | 'confidence'
  | 'description'
  | 'recommendations'
  | 'stageIds'
  | 'location'
  | 'createdAt'
  | 'verdict'
  | 'decisionNote'
  | 'listing'
  | 'alerts'
> & { imageName: string | null; onHold: boolean };

/** What to do while nobody has said whether anything has fallen; it is kept among the recommendations. */
export const precautionOf = ({ recommendations }: Pick<DefectRow, 'recommendations'>) =>
  recommendations.includes(PRECAUTION) ? PRECAUTION : null;

export function toSummary(row: SummaryRow, actor: Actor): DefectSummary {
  return {
    id: row.id,
    projectId: row.projectId,
    number: row.number,
    outcome: row.outcome,
    defectType: row.title,
    defectId: row.taxonomyId,
    family: row.family,
    severity: row.severity,
    description: row.description,
    recommendations: row.recommendations,
    precaution: precautionOf(row),
    aiConfidence: row.confidence,
    nccCompliant: toCompliant(row.compliance),
    compliance: row.compliance,
    stageOfWorks: row.stageIds.join(','),
    location: row.location,
    imageUrl: row.imageName === null ? '' : `/api/images/${row.id}`,
    imageName: row.imageName ?? '',
    imageData: null,
    createdAt: row.createdAt.toISOString(),
    // Findings of earlier versions were listed without these.
    agreement: null,
    mismatch: null,
    ...row.listing,
    divergentPoints: divergencesUnder(row.listing.divergentPoints, row.alerts),
    decision: row.verdict,
    decisionNote: row.decisionNote,
    alerts: row.alerts,
    ...permissionsOf(FINDING_ACTIONS, roleOf(actor), {
      onHold: row.onHold,
      hazardOpen: row.alerts.length > 0,
    }),
  };
}

const LOOK_CLOSER = /^Look closer(?: here)?/;

/** What was marked in the photo that was analysed. Beside an alert that says to keep away it sends nobody closer. */
export function marksOf({ examination, alerts }: Pick<DefectRow, 'examination' | 'alerts'>) {
  const { overlays, overlayDescription } = examination;
  if (!keepAway(alerts)) return { overlays, overlayDescription };
  return {
    overlays: overlays.map((one) => ({ ...one, label: one.label.replace(LOOK_CLOSER, 'Marked place') })),
    overlayDescription: overlayDescription.replace(LOOK_CLOSER, 'Marked'),
  };
}

/** The same on the cover; nothing where that is another photo. */
export function marksOnCover(row: DefectRow) {
  return row.photoId === row.examinedPhotoId ? marksOf(row) : { overlays: [], overlayDescription: '' };
}

/** What the panel says next: asked for where it named nothing, from afar where something may be loose, and never against an open alert. */
function adviceOf(row: DefectRow) {
  const { outcome, alerts, examination } = row;
  const advice = (outcome === 'defect' ? adviceUnder : furtherLooksUnder)(
    examination.consensus.advice,
    alerts,
  );
  return precautionOf(row) ? looksFromAfar(advice) : advice;
}

/** What speaks against a finding, without the wish for a photo from closer where people are to keep away. */
export const divergencesUnder = (points: readonly string[], alerts: DefectRow['alerts']) =>
  points.map((point) => textUnder(point, alerts)).filter(Boolean);

/** A finding in full, with what this actor may do with it. */
export function toDefect({ defect: row, photo, original, onHold }: FoundDefect, actor: Actor): Defect {
  const { consensus } = row.examination;
  return {
    ...toSummary({ ...row, imageName: photo?.fileName ?? null, onHold }, actor),
    original: {
      defectType: row.originalTitle,
      severity: row.originalSeverity,
      nccCompliant: toCompliant(row.originalCompliance),
    },
    decisionDetails: toDecision(row),
    closedAlerts: row.closedAlerts,
    advice: adviceOf(row),
    userDescription: row.userDescription,
    spokenWords: row.spokenWords,
    agreement: agreementIn(row.examination),
    observed: consensus.observed ?? observedIn(row.examination.votes),
    settledByWords: consensus.settledByWords,
    group: consensus.group ?? null,
    candidates: consensus.candidates,
    assessment: row.assessment,
    measurements: countedMeasurements(row),
    savedMeasurements: row.decisionMeasurements,
    ...marksOnCover(row),
    evidence: {
      photoId: photo?.id || null,
      original: photo && toLargerOriginal(photo, original),
      sha256: photo?.sha256 ?? '',
      width: photo?.width ?? 0,
      height: photo?.height ?? 0,
      bytes: photo?.bytes ?? 0,
      takenAt: photo?.takenAt ?? null,
      latitude: photo?.latitude ?? null,
      longitude: photo?.longitude ?? null,
      camera: photo?.camera ?? null,
      contentCredentials: photo?.contentCredentials ?? null,
      deviceAt: photo?.deviceAt ?? null,
      deviceSha256: photo?.deviceSha256 ?? null,
      receivedAt: photo ? receivedAt(photo).toISOString() : null,
      claimedReceivedAt: photo?.broughtInAt ? photo.createdAt.toISOString() : null,
    },
    enginesAsked: consensus.enginesAsked,
    enginesVoted: consensus.enginesVoted,
    modelVersion: consensus.modelVersion,
  };
}

function toDecision(row: DefectRow): Decision | null {
  if (!row.verdict || !row.decidedAt) return null;
  return {
    verdict: row.verdict,
    defectType: isRenamed(row) ? row.title : null,
    defectId: row.taxonomyId,
    severity: row.decidedSeverity,
    as4349Class: row.decidedClass,
    nccCompliant: toCompliant(row.compliance),
    location: row.location,
    note: row.decisionNote,
    measurements: row.decisionMeasurements,
    decidedAt: row.decidedAt.toISOString(),
  };
}
