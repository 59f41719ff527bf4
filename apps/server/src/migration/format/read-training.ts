import { FAMILIES, type Family, SEVERITIES, type Severity } from '@plumbline/knowledge';
import { nameDefect } from '../../judgement/index.ts';
import { type Fields, RowError } from './fields.ts';
import { readImage } from './read-image.ts';
import type { ImageReference, Row } from './row.ts';
import { readConfidence } from './values.ts';

/** What a panel may say of a photo. */
const SAID = [...FAMILIES, 'not_sure'] as const;

/** A labelled photo. */
export interface TrainingBody {
  trueType: string;
  taxonomyId: string | null;
  family: Family;
  severity: Severity;
  /** What the panel there took the photo for; null where the source doesn't say. */
  saidFamily: (typeof SAID)[number] | null;
  groupKey: string;
  image: ImageReference;
  createdAt: string | null;
}

/** @throws RowError without a photo, or with a label that the panel can't learn from */
export function readTraining(fields: Fields): Row<TrainingBody> {
  const sourceId = fields.requiredId('id');
  const trueType = fields.text('trueDefectType', 300);
  const named = nameDefect(trueType);
  const { taxonomyId } = named;
  const family = fields.oneOf('family', FAMILIES) ?? named.family;
  if (!family)
    throw new RowError('trueDefectType', 'Isn’t a defect that shows in photos and that we know by this name');
  const severity = fields.oneOf('trueSeverity', SEVERITIES);
  if (!severity) throw new RowError('trueSeverity', `Must be one of ${SEVERITIES.join(', ')}`);
  const image = readImage(fields);
  if (!image) throw new RowError('imageUrl', 'Has no photo to learn from');
  const body: TrainingBody = {
    trueType,
    taxonomyId,
    family,
    severity,
    saidFamily: readSaid(fields, family),
    groupKey: fields.text('groupKey', 200),
    image,
    createdAt: fields.createdAt(),
  };
  return { section: 'trainingData', sourceId, parent: null, label: trueType, body };
}

/** The family that the panel there named; a bare ‘correct’ says it, a bare ‘not correct’ doesn't. */
function readSaid(fields: Fields, family: Family): TrainingBody['saidFamily'] {
  const said = fields.oneOf('saidFamily', SAID);
  const correct = fields.boolean('isCorrect');
  if (said) return said;
  if (correct === false)
    fields.note('isCorrect', 'Doesn’t say what the panel took the photo for; it is asked here');
  return correct ? family : null;
}

/** How well a version of the panel did, as the source measured it. Kept as history; it says nothing of this panel. */
export interface PerformanceBody {
  modelVersion: string;
  /** 0–1. */
  accuracyScore: number;
  createdAt: string | null;
}

/** @throws RowError without a version or a score */
export function readPerformance(fields: Fields): Row<PerformanceBody> {
  const modelVersion = fields.text('modelVersion', 200);
  if (!modelVersion) throw new RowError('modelVersion', 'Is missing');
  const accuracyScore = readConfidence(fields.get('accuracyScore'));
  if (accuracyScore === undefined) throw new RowError('accuracyScore', 'Isn’t a share or percentage');
  const sourceId = fields.id('id') ?? modelVersion.replace(/[^\x21-\x7e]/g, '-').slice(0, 100);
  const body = { modelVersion, accuracyScore, createdAt: fields.createdAt() };
  return { section: 'modelPerformance', sourceId, parent: null, label: modelVersion, body };
}
