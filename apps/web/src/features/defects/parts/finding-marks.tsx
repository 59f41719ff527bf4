import { type DefectSummary, isRated, sureness } from '@plumbline/contract';
import { Badge } from '../../../ui/badge.tsx';
import { ComplianceMark } from '../../../ui/compliance-mark.tsx';
import { ConfidenceDot } from '../../../ui/confidence.tsx';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { HazardMark } from '../../hazards/hazard-mark.tsx';
import { DecisionBadge } from './decision-badge.tsx';

type Marked = Pick<
  DefectSummary,
  'alerts' | 'outcome' | 'severity' | 'compliance' | 'aiConfidence' | 'agreement' | 'decision'
>;

const OUTCOME_WORDS = {
  defect: 'Defect',
  no_visible_defect: 'No visible defect',
  not_sure: 'Not sure',
  not_building: 'Not a building',
} as const;

/** How bad, whether compliant, how sure, and what the inspector said. */
export function FindingMarks({ finding }: { finding: Marked }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <HazardMark alerts={finding.alerts} wrap />
      {isRated(finding) ? <SeverityMark severity={finding.severity} /> : null}
      {finding.outcome === 'defect' || finding.decision === 'corrected' ? (
        <ComplianceMark compliance={finding.compliance} />
      ) : finding.alerts.length > 0 && finding.outcome !== 'not_sure' ? null : (
        <Badge>{OUTCOME_WORDS[finding.outcome]}</Badge>
      )}
      <DecisionBadge decision={finding.decision} />
      <ConfidenceDot
        value={sureness({ ...finding, confidence: finding.aiConfidence })}
        of={finding.agreement?.sureOf}
      />
    </div>
  );
}
