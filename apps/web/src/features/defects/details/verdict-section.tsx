import { type Defect, isRated, sureness } from '@plumbline/contract';
import { ComplianceMark } from '../../../ui/compliance-mark.tsx';
import { ConfidenceDial } from '../../../ui/confidence.tsx';
import { longDate } from '../../../ui/dates.ts';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { useQuestions } from '../../verdict/queries.ts';
import { VerdictCard } from '../../verdict/verdict-card.tsx';
import { VerdictPanel } from '../../verdict/verdict-panel.tsx';
import { DecisionBadge } from '../parts/decision-badge.tsx';
import { isFound } from '../parts/is-found.ts';
import { stageNames } from '../parts/stage-names.ts';
import { OriginalFinding } from './original-finding.tsx';

/** What it is, how bad, how sure: the head of the document. */
export function VerdictSection({ defect }: { defect: Defect }) {
  const { assessment } = defect;
  const stages = stageNames(defect.stageOfWorks);
  const filed = useQuestions(defect.id).data;
  // The room that it is filed under, and what somebody typed beside it.
  const place = [...new Set([filed?.room, defect.location])].filter(Boolean).join(', ');
  const visit = filed?.visitedOn ? `Visit of ${longDate(filed.visitedOn)}` : '';
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 space-y-2.5">
          <div className="flex flex-wrap gap-2">
            {isRated(defect) ? <SeverityMark severity={defect.severity} /> : null}
            {defect.outcome === 'defect' || defect.decision === 'corrected' ? (
              <ComplianceMark compliance={defect.compliance} />
            ) : null}
            <DecisionBadge decision={defect.decision} />
          </div>
          {/* What an answer without a defect doesn't prove stands beside it. */}
          <p className="text-sm text-ink-soft">
            {isFound(defect) ? assessment.as4349.text : assessment.description}
          </p>
          {assessment.crackCategory ? (
            <p className="text-sm text-ink-soft">
              {assessment.crackCategory.label ?? `Category ${assessment.crackCategory.category}`} (
              {assessment.crackCategory.name}, AS 2870 Table {assessment.crackCategory.table}):{' '}
              {assessment.crackCategory.reason}
            </p>
          ) : null}
          <p className="text-xs text-ink-soft">{[place, visit, stages].filter(Boolean).join(' · ')}</p>
        </div>
        {/* The panel's confidence is of its own finding: beside a correction it stands with what the panel said. */}
        <ConfidenceDial
          value={sureness({ ...defect, confidence: defect.aiConfidence })}
          of={defect.agreement?.sureOf}
        />
      </div>
      {defect.outcome === 'defect' || defect.decision === 'corrected' ? (
        <VerdictCard defect={defect} />
      ) : (
        <VerdictPanel defect={defect} />
      )}
      <OriginalFinding defect={defect} />
    </div>
  );
}
