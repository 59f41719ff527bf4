import type { OwnFindingSummary } from '@plumbline/assistant';
import { sureness } from '@plumbline/contract';
import { findStage, isDefectId } from '@plumbline/knowledge';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { withAnswers } from '@plumbline/knowledge/questions';
import { sql } from 'drizzle-orm';
import type { DefectRow } from '../defects/index.ts';
import { listedNow, MENDED } from '../judgement/index.ts';
import { analyses, defects, findingPhotos, places } from '../platform/database/schema.ts';

export type SummaryRow = Pick<
  DefectRow,
  | 'id'
  | 'number'
  | 'projectId'
  | 'taxonomyId'
  | 'title'
  | 'severity'
  | 'compliance'
  | 'confidence'
  | 'outcome'
  | 'location'
  | 'verdict'
  | 'renamed'
  | 'createdAt'
  | 'alerts'
  | 'userDescription'
  | 'spokenWords'
  | 'decisionNote'
  | 'answers'
  | 'recommendations'
  | 'stageIds'
  | 'originalTitle'
  | 'originalSeverity'
  | 'decisionMeasurements'
  | 'decidedAt'
> & { photos?: number; charged?: boolean | null; mended?: boolean };

/** Where a finding lies: the room that it is filed in, and what was written of its place where that says more. */
const LIES_IN = sql<string>`coalesce((
  select case
    when defects.location = '' then p.name
    when position(lower(p.name) in lower(defects.location)) > 0 then defects.location
    else p.name || ', ' || defects.location
  end from ${places} p where p.id = defects.place_id and p.project_id = defects.project_id), defects.location)`;

/** What a list of the user's findings is read from. */
export const summaryColumns = {
  id: defects.id,
  number: defects.number,
  projectId: defects.projectId,
  taxonomyId: defects.taxonomyId,
  title: defects.title,
  severity: defects.severity,
  compliance: defects.compliance,
  confidence: defects.confidence,
  outcome: defects.outcome,
  location: LIES_IN,
  verdict: defects.verdict,
  renamed: defects.renamed,
  createdAt: defects.createdAt,
  alerts: defects.alerts,
  userDescription: defects.userDescription,
  spokenWords: defects.spokenWords,
  decisionNote: defects.decisionNote,
  answers: defects.answers,
  recommendations: defects.recommendations,
  stageIds: defects.stageIds,
  charged: sql<boolean | null>`(select a.charged from ${analyses} a where a.id = defects.analysis_id)`,
  originalTitle: defects.originalTitle,
  originalSeverity: defects.originalSeverity,
  decisionMeasurements: defects.decisionMeasurements,
  decidedAt: defects.decidedAt,
  mended: MENDED,
  photos: sql<number>`(select count(*)::int from ${findingPhotos} p where p.finding_id = defects.id)`,
};

function defectNow(row: SummaryRow): OwnFindingSummary['defectId'] {
  const id = listedNow(row);
  return id !== null && isDefectId(id) ? id : null;
}

/** A finding as lists show it; `dayOf` says on which day a time lies. */
export const toOwnSummary = (row: SummaryRow, dayOf: (at: Date) => string): OwnFindingSummary => ({
  id: row.id,
  number: row.number,
  projectId: row.projectId,
  defectId: defectNow(row),
  title: row.title,
  severity: row.severity,
  compliance: row.compliance,
  confidence: sureness(row),
  location: row.location,
  decided: row.verdict !== null,
  words: [row.userDescription, row.spokenWords].filter(Boolean).join('\n'),
  decisionNote: row.decisionNote,
  answered: withAnswers('', row.answers, row.taxonomyId).trim(),
  rejected: row.verdict === 'rejected',
  foundOn: dayOf(row.createdAt),
  alerts: row.alerts,
  ...(row.mended ? { mended: true } : {}),
  ...(row.recommendations.includes(PRECAUTION) ? { precaution: PRECAUTION } : {}),
  unsettled: row.outcome !== 'defect' && row.verdict === null,
  ...(row.verdict ? { decision: row.verdict } : {}),
  ...(row.verdict && row.decidedAt ? { decidedOn: dayOf(row.decidedAt) } : {}),
  originally: { title: row.originalTitle, severity: row.originalSeverity },
  stages: row.stageIds.map((id) => findStage(id)?.name ?? id),
  ...(row.photos === undefined ? {} : { photos: row.photos }),
  // What nobody knows the price of isn't called free.
  free: row.charged === false,
  measured: row.decisionMeasurements,
});
