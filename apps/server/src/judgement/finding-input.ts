import { isStageId, type Measurement, type ProjectFacts } from '@plumbline/knowledge';
import { type AssessInput, placeInput } from '@plumbline/knowledge/assess';
import type { Alert } from '@plumbline/knowledge/hazards';
import { atMost } from '@plumbline/knowledge/measurements';
import { dangerAnswered, namedUnder, withAnswers } from '@plumbline/knowledge/questions';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { familyRecall } from '@plumbline/vision';
import type { defects } from '../platform/database/schema.ts';
import { fallenOf, fallenPlaces } from './fallen.ts';
import { crackName, isGiven, isPanelsName, isRenamed } from './own-title.ts';

type Row = typeof defects.$inferSelect;

/** Whose a finding is and where it is filed. */
type Filed =
  | 'id'
  | 'userId'
  | 'projectId'
  | 'number'
  | 'analysisId'
  | 'part'
  | 'photoId'
  | 'examinedPhotoId'
  | 'visitId'
  | 'placeId';

/** What follows from the rules alone. */
type Judged =
  | 'outcome'
  | 'family'
  | 'area'
  | 'severity'
  | 'severityRank'
  | 'compliance'
  | 'confidence'
  | 'listing'
  | 'assessment'
  | 'alerts'
  | 'hazardRules';

/** What is known of a finding: all of its row but where it is filed and what the rules make of it. */
export type FindingRow = Omit<Row, Filed | Judged>;
type Named = Pick<AssessInput, 'outcome' | 'defectId' | 'family' | 'group' | 'shares' | 'namedByInspector'>;

/** What a finding counts as: what the panel named, or the inspector where they named it otherwise. */
function namedAs(row: FindingRow): Named {
  const { taxonomyId, examination } = row;
  const { outcome, defectId, family, group = null, distribution } = examination.consensus;
  if (!isRenamed(row) || isPanelsName(row))
    return { outcome, defectId, family, group, ...(group ? { shares: distribution } : {}) };
  // A name in the inspector's own words brings no advice of what the panel saw.
  const families = taxonomyId ? (findDefect(taxonomyId)?.families ?? []) : [];
  const seen = families.find((one) => one === family) ?? families[0] ?? null;
  return { outcome: 'defect', defectId: taxonomyId, family: seen, namedByInspector: true };
}

/** What the inspector's correction says, where there is one. */
function correctionOf(row: FindingRow, named: Named): Pick<AssessInput, 'correction'> {
  if (row.verdict !== 'corrected') return {};
  const { namedByInspector, defectId } = named;
  const { outcome, defectId: panelId, family, group = null, title } = row.examination.consensus;
  const isOwn = isRenamed(row);
  const free = row.taxonomyId === null && isOwn && !isPanelsName(row);
  return {
    correction: {
      name: isOwn ? row.title : (crackName(row, named) ?? (isGiven(row.title) ? title : row.title)),
      naming: free ? 'free' : namedByInspector && defectId ? 'listed' : 'kept',
      severity: row.decidedSeverity,
      compliance: row.decidedCompliance,
      note: row.decisionNote,
      panel: { outcome, defectId: panelId, family, group },
    },
  };
}

/**
 * The measurements that count: what was measured replaces what was only stated of the same thing. Of a crack's measured
 * width and its widest reading the wider one counts.
 */
export function countedMeasurements({
  examination,
  decisionMeasurements,
  widestReading,
}: Pick<Row, 'examination' | 'decisionMeasurements' | 'widestReading'>): Measurement[] {
  const measured = measuredByPeople({ decisionMeasurements, widestReading });
  const attributes = new Set(measured.map(({ attribute }) => attribute));
  const onlyStated = examination.consensus.measurements.filter(({ attribute }) => !attributes.has(attribute));
  return [...onlyStated, ...measured];
}

/** What people measured or chose, on site, on the photo or by a reading: without what the panel or the words tell. */
export const measuredByPeople = ({
  decisionMeasurements,
  widestReading,
}: Pick<Row, 'decisionMeasurements' | 'widestReading'>): readonly Measurement[] =>
  withReading(decisionMeasurements, widestReading);

function withReading(measured: readonly Measurement[], reading: Measurement | null): readonly Measurement[] {
  if (!reading) return measured;
  const isWidth = ({ attribute }: Measurement) => attribute === reading.attribute;
  if (measured.some((one) => isWidth(one) && atMost(one) >= atMost(reading))) return measured;
  return [...measured.filter((one) => !isWidth(one)), reading];
}

/** What somebody answered about the material rules out what the panel took it for, never what an inspector named. */
function answered(named: Named, { answers }: FindingRow): Named {
  if (named.namedByInspector) return named;
  const defectId = namedUnder(named.defectId, answers);
  return defectId === named.defectId ? named : { ...named, defectId, family: 'crack' };
}

/** What a finding counts as now, with what was answered of its material. */
export const namedNow = (row: FindingRow): Named => answered(namedAs(row), row);

/** Everything that the rules judge a finding by, as it stands now. `warned`: by open alerts and closed ones. */
export function findingInput(
  row: FindingRow,
  project: ProjectFacts,
  takenAt: string | null,
  { alerts, warned }: { alerts: readonly Alert[]; warned: readonly Alert[] },
): AssessInput {
  const named = namedNow(row);
  const fallen = fallenOf(row, named, warned);
  const fallenFrom = fallenPlaces(row, named, alerts);
  const { agreement: { basis } = {}, seen: shown = [] } = row.examination.consensus;
  // Somebody who sees bare bars tells what the photo would have shown.
  const seen = dangerAnswered(row.answers) ? ['exposed_reinforcement' as const] : shown;
  // Somebody who closed the alert put right what it was raised by.
  const isOpen = alerts.some(({ kind }) => kind === 'structural');
  return placeInput({
    ...named,
    ...correctionOf(row, named),
    decidedClass: row.decidedClass,
    ...(basis ? { restsOn: basis } : {}),
    ...(isOpen && seen.length > 0 ? { seen } : {}),
    ...(fallen ? { fallen } : {}),
    ...(fallenFrom.length > 0 ? { fallenFrom } : {}),
    confidence: row.examination.consensus.confidence,
    measurements: countedMeasurements(row),
    description: withAnswers(row.userDescription, row.answers, named.defectId),
    stages: row.stageIds.filter(isStageId),
    project,
    alerts,
    hazardsRead: true,
    recall: familyRecall,
    inspectedOn: (takenAt ?? row.createdAt.toISOString()).slice(0, 10),
  });
}
