import { type Monitoring, type PhotoRole, sureness } from '@plumbline/contract';
import type { FindingHistory, FurtherPhoto, ReportFinding } from '@plumbline/documents';
import { type Measurement, STAGES } from '@plumbline/knowledge';
import { heldBackText } from '@plumbline/knowledge/assess';
import type { Alert } from '@plumbline/knowledge/hazards';
import { formatMeasurement, originVerb } from '@plumbline/knowledge/measurement-words';
import { attributeName } from '@plumbline/knowledge/measurements';
import { NOT_CLASSIFIED } from '@plumbline/knowledge/rules';
import { FOR_REFERENCE, YEAR_BY_EDITION } from '@plumbline/knowledge/standards';
import { observedIn } from '@plumbline/vision';
import {
  agreementIn,
  type DefectRow,
  divergencesUnder,
  marksOnCover,
  type PhotoRow,
} from '../../defects/index.ts';
import { isIssue } from './count-issues.ts';
import { forReaders } from './for-readers.ts';
import { readingsInWords } from './readings-in-words.ts';
import { areaOfFinding } from './seen-areas.ts';
import { type Place, whereabouts } from './whereabouts.ts';
import type { AddedBy } from './who-added.ts';

/** Another photo of a finding than its cover. */
export interface FurtherRow {
  photo: PhotoRow;
  role: PhotoRole | null;
}

const ROLE_WORDS: Readonly<Record<PhotoRole, string>> = {
  overview: 'Overview',
  close_up: 'Close-up',
  with_scale: 'With scale',
};

const photoFacts = (photo: PhotoRow, addedBy: AddedBy) => ({
  fileName: photo.fileName,
  sha256: photo.sha256,
  width: photo.width,
  height: photo.height,
  takenAt: photo.takenAt,
  latitude: photo.latitude,
  longitude: photo.longitude,
  camera: photo.camera,
  contentCredentials: photo.contentCredentials,
  deviceAt: photo.deviceAt,
  deviceSha256: photo.deviceSha256,
  added: {
    ...{ by: addedBy(photo), at: photo.createdAt.toISOString(), source: photo.source },
    ...(photo.broughtInAt ? { broughtInAt: photo.broughtInAt.toISOString() } : {}),
  },
});

/** What a report knows of a finding beside its own row. */
interface Around {
  /** The place of the project that it is filed under. */
  place?: Place | null;
  further?: readonly FurtherRow[];
  history?: FindingHistory | undefined;
  /** What its crack measured on dated visits. */
  monitoring?: Pick<Monitoring, 'readings' | 'series'> | undefined;
  /** Under which address people reach the pages of rules. */
  printedUrl?: string | undefined;
  addedBy?: AddedBy;
}

export const toFurtherPhoto = ({ photo, role }: FurtherRow, addedBy: AddedBy): FurtherPhoto => ({
  id: photo.id,
  role: role ? ROLE_WORDS[role] : '',
  ...photoFacts(photo, addedBy),
});

const unnamed: AddedBy = () => '';

/**
 * A finding as reports print it: the inspector's decision beside what the panel said. Rules are linked where it is known
 * under which address people reach their pages.
 */
export function toFinding(
  row: DefectRow,
  photo: PhotoRow | null,
  { place = null, further = [], history, monitoring, printedUrl, addedBy = unnamed }: Around = {},
): ReportFinding {
  const { consensus } = row.examination;
  const { overlays, overlayDescription } = marksOnCover(row);
  const { assessment } = row;
  const { rule } = assessment.compliance;
  const area = areaOfFinding(row.location, place);
  const sure = sureness({ outcome: row.outcome, confidence: consensus.confidence });
  const { text: agreement, sureOf } = agreementIn(row.examination);
  return {
    id: row.id,
    number: row.number,
    group: row.verdict === 'rejected' ? 'rejected' : isIssue(row) ? 'defect' : 'clear',
    outcome: row.outcome,
    title: row.title,
    severity: row.severity,
    compliance: row.compliance,
    location: whereabouts(row.location, place),
    ...(area && { area }),
    stages: row.stageIds.map((id) => STAGES.find((stage) => stage.id === id)?.name ?? id),
    description: row.description,
    userDescription: row.userDescription,
    ...(row.spokenWords && { spokenWords: row.spokenWords }),
    panel: {
      title: row.originalTitle,
      severity: row.originalSeverity,
      compliance: row.originalCompliance,
      ...(sure !== undefined && { confidence: sure }),
      ...(sureOf && { sureOf }),
      enginesVoted: consensus.enginesVoted,
      enginesAsked: consensus.enginesAsked,
      agreement: forReaders(agreement),
      mismatch: forReaders(consensus.mismatch ?? ''),
      agreements: consensus.consensusFactors.map(forReaders),
      divergences: divergencesUnder(consensus.divergentPoints, row.alerts).map(forReaders),
      modelVersion: consensus.modelVersion,
    },
    decision:
      row.verdict && row.decidedAt
        ? {
            verdict: row.verdict,
            note: row.decisionNote,
            decidedAt: row.decidedAt.toISOString(),
          }
        : null,
    observed: consensus.observed ?? observedIn(row.examination.votes),
    typicalSigns: row.verdict === 'corrected' ? [] : (assessment.typicalSigns ?? []),
    blindSpots: (assessment.blindSpots ?? []).map(({ missed }) => missed),
    measurements: [
      ...[...consensus.measurements, ...row.decisionMeasurements].map(inWords),
      ...(monitoring ? readingsInWords(monitoring) : []),
    ],
    severityReasons: assessment.severityReasons,
    complianceText: assessment.compliance.text,
    rule: rule && {
      provision: rule.provision,
      stated: rule.stated,
      limit: rule.limit,
      reason: rule.reason,
      ...(printedUrl && { page: `${printedUrl}/rules/${rule.id}` }),
    },
    ...(rule && rule.confidence !== 'verified' && { sourceOpen: true }),
    ...(assessment.compliance.assumption && { assumed: assessment.compliance.assumption.text }),
    classification: classificationOf(row),
    safetyHazard: assessment.as4349.safetyHazard,
    alerts: row.alerts.map(alertForReaders),
    closedAlerts: row.closedAlerts.map((closed) => ({ ...closed, alert: alertForReaders(closed.alert) })),
    causes: assessment.causes.map(forReaders),
    actions: {
      immediate: assessment.actions.immediate.map(forReaders),
      shortTerm: assessment.actions.shortTerm.map(forReaders),
      longTerm: assessment.actions.longTerm.map(forReaders),
    },
    whoToCall: assessment.whoToCall.map(forReaders),
    references: [
      ...assessment.references.map((reference) => referenceLine(reference, assessment.warranty)),
      ...(assessment.references.some(({ yearOpen }) => yearOpen) ? [YEAR_BY_EDITION] : []),
    ],
    deadlines: assessment.warranty?.deadlines ?? [],
    limits: assessment.limits,
    overlays: overlays.map((overlay) =>
      overlay.kind === 'trace'
        ? { kind: 'trace' as const, label: overlay.label, points: overlay.points }
        : overlay,
    ),
    overlayDescription,
    ...(isSaidNotShown(row) && { saidNotShown: true as const }),
    photo: photo && photoFacts(photo, addedBy),
    furtherPhotos: further.map((row) => toFurtherPhoto(row, addedBy)),
    ...(history && { history }),
    foundAt: row.createdAt.toISOString(),
  };
}

/** From here on a photo is taken for one of no building. */
const NO_BUILDING = 0.6;

/** Nobody decided it yet, it rests on words alone, and what came with them is no photo of a building. */
const isSaidNotShown = ({ examination, outcome, verdict }: DefectRow): boolean =>
  outcome === 'defect' &&
  verdict === null &&
  agreementIn(examination).basis === 'words' &&
  (examination.consensus.distribution.not_building ?? 0) >= NO_BUILDING;

/** A provision as it is printed: the warranty's with what was read of it, unless that stands once for all under Time limits. */
function referenceLine(
  { kind, display, forReference }: DefectRow['assessment']['references'][number],
  warranty: DefectRow['assessment']['warranty'],
): string {
  if (forReference) return `${display} ${FOR_REFERENCE}`;
  if (kind !== 'law' || !warranty) return display;
  if (warranty.deadlines?.length) return `${display} (see Time limits)`;
  const period = warranty.period && `${warranty.period}, from ${warranty.runsFrom}.`;
  return [`${display}.`, period, warranty.summary, warranty.note].filter(Boolean).join(' ');
}

/**
 * 'AS 4349.1 type A (Damage) · major'. An inspector's severity gives no class: it is only what was classified, or what
 * the inspector classified. Empty only where there is no defect to classify.
 */
function classificationOf({ assessment, outcome }: DefectRow): string {
  const { kinds, classification, byInspector } = assessment.as4349;
  const named = kinds.map(({ letter, name }) => `${letter} (${name})`).join(' and ');
  const type = `AS 4349.1${named && ` type ${named}`}`;
  if (classification && byInspector) return `${type} · ${classification}, set by the inspector`;
  if (!named && !classification) return outcome === 'defect' ? NOT_CLASSIFIED : '';
  const given = heldBackText(assessment.as4349);
  return [type, classification ?? NOT_CLASSIFIED, given].filter(Boolean).join(' · ');
}

export const alertForReaders = (alert: Alert): Alert => ({
  ...alert,
  steps: alert.steps.map(forReaders),
  call: forReaders(alert.call),
});

function inWords(measurement: Measurement): string {
  const name = attributeName(measurement.attribute);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${originVerb(measurement)} ${formatMeasurement(measurement)}`;
}
