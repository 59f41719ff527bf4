import type { TrialResult } from '@plumbline/contract';
import { endpoints } from '@plumbline/contract';
import { toDefect } from '../defects/index.ts';
import { untouched } from '../judgement/index.ts';
import { SYSTEM } from '../platform/actor.ts';
import { keptUntil, type Trial } from './claim-trial.ts';

/** Whose the finding is and where it is filed, before it belongs to anybody. */
const NOT_YET = {
  id: 0,
  userId: 0,
  projectId: 0,
  number: 0,
  analysisId: null,
  part: 0,
  photoId: null,
  examinedPhotoId: null,
  visitId: null,
  placeId: null,
} as const;

/** A trial's result, as the result of any analysis is read; null while it runs, or once an account has taken it. */
export function toTrialResult(trial: Trial): TrialResult | null {
  const { finding, photo, folder, createdAt } = trial;
  if (!finding || !photo || folder === null) return null;
  // A version before may have kept it without a field that this one has.
  const row = { ...untouched(), ...finding, ...NOT_YET, createdAt };
  const stored = {
    takenAt: null,
    latitude: null,
    longitude: null,
    camera: null,
    contentCredentials: null,
    deviceAt: null,
    deviceSha256: null,
    ...photo,
    id: 0,
    userId: 0,
    projectId: null,
    visitId: null,
    placeId: null,
    source: 'upload' as const,
    keptByItself: false,
    uploadKey: null,
    folder,
    markup: [],
    markupVersion: 0,
    broughtInAt: null,
    createdAt,
  };
  const {
    id: _id,
    projectId: _projectId,
    number: _number,
    ...defect
  } = toDefect({ defect: row, photo: stored, original: null, onHold: false }, SYSTEM);
  return {
    outcome: defect.outcome,
    defectType: defect.defectType,
    confidence: defect.aiConfidence,
    alerts: defect.alerts,
    defect: { ...defect, imageUrl: endpoints.trialPhoto.path },
    spent: trial.spent,
    keptUntil: trial.accountId === null ? keptUntil(trial).toISOString() : null,
  };
}
