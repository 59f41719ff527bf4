import { isStageId, type Measurement, type ProjectFacts } from '@plumbline/knowledge';
import type { AssessInput } from '@plumbline/knowledge/assess';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import type { defects } from '../platform/database/schema.ts';

type Row = typeof defects.$inferSelect;

/** What of a finding's row the rules go by. */
export type FindingRow = Pick<
  Row,
  | 'imported'
  | 'verdict'
  | 'title'
  | 'originalTitle'
  | 'originalSeverity'
  | 'originalCompliance'
  | 'taxonomyId'
  | 'examination'
  | 'decisionMeasurements'
  | 'decidedSeverity'
  | 'decidedCompliance'
  | 'description'
  | 'recommendations'
  | 'userDescription'
  | 'stageIds'
  | 'createdAt'
>;
type Named = Pick<AssessInput, 'outcome' | 'defectId' | 'family' | 'namedByInspector'>;

/** What a finding counts as: what the panel named, or the inspector where they named it otherwise. */
function namedAs({ verdict, title, originalTitle, taxonomyId, examination }: FindingRow): Named {
  const { outcome, defectId, family } = examination.consensus;
  const renamed = verdict === 'corrected' && (taxonomyId !== defectId || title !== originalTitle);
  if (!renamed) return { outcome, defectId, family };
  const families = taxonomyId ? (findDefect(taxonomyId)?.families ?? []) : family ? [family] : [];
  const seen = families.find((one) => one === family) ?? families[0] ?? null;
  return { outcome: 'defect', defectId: taxonomyId, family: seen, namedByInspector: true };
}

/** The measurements that count: what was measured replaces what was only stated of the same thing. */
export function countedMeasurements({
  examination,
  decisionMeasurements,
}: Pick<Row, 'examination' | 'decisionMeasurements'>): Measurement[] {
  const measured = new Set(decisionMeasurements.map(({ attribute }) => attribute));
  const stated = examination.consensus.measurements.filter(({ attribute }) => !measured.has(attribute));
  return [...stated, ...decisionMeasurements];
}

/** Everything that the rules judge a finding by, as it stands now. */
export function findingInput(row: FindingRow, project: ProjectFacts, takenAt: string | null): AssessInput {
  return {
    ...namedAs(row),
    confidence: row.examination.consensus.confidence,
    measurements: countedMeasurements(row),
    description: row.userDescription,
    stages: row.stageIds.filter(isStageId),
    project,
    inspectedOn: (takenAt ?? row.createdAt.toISOString()).slice(0, 10),
  };
}
