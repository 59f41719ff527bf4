import type { Defect } from '@plumbline/contract';
import { ComplianceMark } from '../../../ui/compliance-mark.tsx';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { dateAndTime } from '../../account/dates.ts';
import { complianceOf } from './compliance-words.ts';

const WORDS = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** Where an inspector decided: the decision, and beside it what the panel had said. */
export function OriginalFinding({ defect }: { defect: Defect }) {
  const { decisionDetails: decision, original } = defect;
  if (!decision) return null;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-3 rounded-md bg-sunken px-4 py-3 text-sm tablet:grid-cols-2">
      <div className="min-w-0">
        <p className="text-xs text-ink-soft">
          {WORDS[decision.verdict]} by the inspector, {dateAndTime(decision.decidedAt)}
        </p>
        {decision.verdict === 'corrected' ? <p className="mt-1 font-medium">{defect.defectType}</p> : null}
        {decision.note ? <p className="mt-1 whitespace-pre-line">{decision.note}</p> : null}
      </div>
      <div className="min-w-0">
        <p className="text-xs text-ink-soft">The panel’s own finding</p>
        <p className="mt-1 font-medium">{original.defectType}</p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <SeverityMark severity={original.severity} />
          <ComplianceMark compliance={complianceOf(original.nccCompliant)} />
        </div>
      </div>
    </div>
  );
}
