import { DECISIONS } from '@plumbline/contract';
import {
  AS4349_CLASSES,
  type As4349Class,
  COMPLIANCE_VERDICTS,
  type ComplianceVerdict,
  isStageId,
  type Measurement,
  SEVERITIES,
  type Severity,
  STAGES,
  type StageId,
} from '@plumbline/knowledge';
import { type Examination, measurementsSchema } from '@plumbline/vision';
import { nameDefect } from '../../judgement/index.ts';
import { readExamination } from './examination.ts';
import { Fields, quote, storableThroughout } from './fields.ts';
import { readFindingNumber } from './finding-number.ts';
import { makeExamination } from './other-panel.ts';
import { type OwnFields, readOwnFields } from './own-fields.ts';
import { readImage } from './read-image.ts';
import { type LifeBody, readLife } from './read-life.ts';
import { type FiledBody, type FollowUpBody, readFiled, readFollowUps } from './read-visits.ts';
import type { ImageReference, Row } from './row.ts';
import { readConfidence } from './values.ts';

export interface DefectBody extends OwnFields, Partial<LifeBody> {
  /** Its number within the project at the source; 0 where it has none. Left out by moves that were staged before. */
  number?: number;
  /** Another system's finding: it stays as it stood, and our rules don't judge it. */
  imported: boolean;
  examination: Examination;
  title: string;
  taxonomyId: string | null;
  severity: Severity;
  compliance: ComplianceVerdict;
  description: string;
  recommendations: string;
  location: string;
  stageIds: StageId[];
  /** Before any decision. */
  original: { title: string; severity: Severity; compliance: ComplianceVerdict };
  decision: {
    verdict: (typeof DECISIONS)[number] | null;
    /** Left out by versions that didn’t keep it. */
    renamed?: boolean | undefined;
    severity: Severity | null;
    compliance: ComplianceVerdict | null;
    /** Left out by moves that were staged before it came along. */
    as4349Class?: As4349Class | null;
    note: string;
    measurements: Measurement[];
    decidedAt: string | null;
  };
  /** When and where the photo says that it was taken. */
  taken: Taken | null;
  /** Left out by moves that were staged before it came along. */
  filed?: FiledBody;
  /** Left out by moves that were staged before these came along. */
  followUps?: FollowUpBody[];
  /** Its cover, where photos come as rows of their own. */
  photoId?: string | null;
  /** The photo that the panel looked at, where that isn't the cover any more. Left out by earlier versions. */
  examinedPhotoId?: string | null;
  image: ImageReference | null;
  createdAt: string | null;
}

/** When and where a photo says that it was taken. */
export interface Taken {
  at: string | null;
  latitude: number | null;
  longitude: number | null;
  camera: string | null;
}

/** @throws RowError without an id or without a project that it belongs to */
export function readDefect(fields: Fields): Row<DefectBody> {
  const sourceId = fields.requiredId('id', 'defectId');
  const parent = fields.requiredId('projectId', 'project_id');
  // What the panel left behind says both itself.
  for (const known of ['userId', 'aiConfidence']) fields.get(known);
  const finding = fields.part('finding');
  const examination = readExamination(finding?.get('examination'));
  if (finding && !examination) {
    fields.note('finding', 'Isn’t a finding of this product’s panel; the row is taken as another system’s');
  }
  const shown = readShown(fields);
  const photoId = finding?.id('photoId') ?? null;
  const image = readImage(fields);
  const imported = !examination || finding?.boolean('imported') === true;
  const body: DefectBody = {
    ...shown,
    number: readFindingNumber(finding, 'number'),
    imported,
    examination: examination ?? makeExamination(fields, shown, readTrust(fields)),
    taxonomyId: (finding && readTaxonomyId(finding)) ?? nameDefect(shown.title).taxonomyId,
    location: fields.text('location', 200),
    stageIds: readStages(fields),
    ...readOwnFields(finding),
    ...readLife(finding),
    original: readOriginal(finding, shown),
    decision: readDecision(finding),
    taken: readTaken(finding?.part('taken')),
    filed: readFiled(finding),
    followUps: finding ? readFollowUps(finding) : [],
    photoId,
    examinedPhotoId: finding?.id('examinedPhotoId') ?? null,
    image: photoId === null ? image : null,
    createdAt: fields.createdAt(),
  };
  return { section: 'defects', sourceId, parent, label: body.title, body };
}

type Shown = Pick<DefectBody, 'title' | 'severity' | 'compliance' | 'description' | 'recommendations'>;

function readShown(fields: Fields): Shown {
  let title = fields.text(['defectType', 'defect_type', 'type'], 300);
  if (!title) {
    fields.note('defectType', 'Missing. We used ‘Unnamed defect’');
    title = 'Unnamed defect';
  }
  let severity = fields.oneOf('severity', SEVERITIES);
  if (!severity) {
    fields.note('severity', 'Isn’t known; comes in as medium, please check');
    severity = 'medium';
  }
  const recommendations = Array.isArray(fields.get('recommendations'))
    ? fields.texts('recommendations', 4000).join(' ')
    : fields.text('recommendations', 8000);
  return {
    title,
    severity,
    compliance: readCompliance(fields),
    description: fields.text('description', 8000),
    recommendations,
  };
}

function readCompliance(fields: Fields): ComplianceVerdict {
  const verdict = fields.oneOf('compliance', COMPLIANCE_VERDICTS);
  const compliant = fields.boolean('nccCompliant');
  if (verdict) return verdict;
  if (compliant === undefined) return 'undetermined';
  return compliant ? 'compliant' : 'non_compliant';
}

function readTrust(fields: Fields): number {
  const value = fields.get('aiConfidence') ?? fields.get('confidence');
  const read = value === undefined ? undefined : readConfidence(value);
  if (read !== undefined) return read;
  fields.note(
    'aiConfidence',
    `${value === undefined ? 'Isn’t stated' : `${quote(value)} isn’t a share or percentage`}. We used 0`,
  );
  return 0;
}

/** Stages by id or name, comma-joined or as a list. */
function readStages(fields: Fields): StageId[] {
  const value = fields.get('stageOfWorks');
  const words = Array.isArray(value)
    ? fields.texts('stageOfWorks', 100)
    : fields.text('stageOfWorks', 2000).split(',');
  const ids: StageId[] = [];
  for (const word of words.map((one) => one.trim()).filter(Boolean)) {
    const id = isStageId(word)
      ? word
      : STAGES.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.id;
    if (id) ids.push(id);
    else fields.note('stageOfWorks', `${quote(word)} isn’t a stage of works and was left out`);
  }
  return [...new Set(ids)];
}

function readTaxonomyId(finding: Fields): string | null | undefined {
  const value = finding.get('taxonomyId');
  if (value === undefined) return null;
  return typeof value === 'string' ? nameDefect(value).taxonomyId : undefined;
}

function readOriginal(finding: Fields | undefined, shown: Shown): DefectBody['original'] {
  const part = finding?.part('original');
  return {
    title: part?.text('title', 300) || shown.title,
    severity: part?.oneOf('severity', SEVERITIES) ?? shown.severity,
    compliance: part?.oneOf('compliance', COMPLIANCE_VERDICTS) ?? shown.compliance,
  };
}

function readDecision(finding: Fields | undefined): DefectBody['decision'] {
  const part = finding?.part('decision') ?? new Fields({});
  const measurements = measurementsSchema.safeParse(part.get('measurements') ?? []);
  const decidedAt = part.time('decidedAt') ?? null;
  return {
    // A decision without its time isn't one that this product made.
    verdict: decidedAt ? (part.oneOf('verdict', DECISIONS) ?? null) : null,
    renamed: part.boolean('renamed'),
    severity: part.oneOf('severity', SEVERITIES) ?? null,
    compliance: part.oneOf('compliance', COMPLIANCE_VERDICTS) ?? null,
    as4349Class: part.oneOf('as4349Class', AS4349_CLASSES) ?? null,
    note: part.text('note', 4000),
    measurements: measurements.success ? storableThroughout(measurements.data) : [],
    decidedAt,
  };
}

export function readTaken(part: Fields | undefined): Taken | null {
  if (!part) return null;
  return {
    at: part.text('at', 40) || null,
    latitude: part.number('latitude', { min: -90, max: 90 }) ?? null,
    longitude: part.number('longitude', { min: -180, max: 180 }) ?? null,
    camera: part.text('camera', 200) || null,
  };
}
