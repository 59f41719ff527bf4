import { type Defect, sureness } from '@plumbline/contract';
import { ComplianceMark } from '../../../ui/compliance-mark.tsx';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { dateAndTime } from '../../../ui/dates.ts';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { complianceOf } from './compliance-words.ts';
import { Points } from './section.tsx';

const WORDS = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** Where an inspector decided: the decision, and beside it what the panel had said. */
export function OriginalFinding({ defect }: { defect: Defect }) {
  const { decisionDetails: decision, original } = defect;
  const { panel } = defect.assessment;
  const { sureOf } = defect.agreement ?? {};
  if (!decision) return null;
  const sure = sureness({ outcome: defect.outcome, confidence: defect.aiConfidence });
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
        <p className="text-xs text-ink-soft">What the panel said</p>
        <p className="mt-1 font-medium">
          {original.defectType}
          {sure === undefined ? '' : ` (${confidencePercent(sure)}%${sureOf ? ` sure of ‘${sureOf}’` : ''})`}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <SeverityMark severity={original.severity} />
          <ComplianceMark compliance={complianceOf(original.nccCompliant)} />
        </div>
      </div>
      {panel ? <PanelTrail panel={panel} /> : null}
    </div>
  );
}

/** Reasons and advice of the panel, put aside by the correction and kept to be read. */
function PanelTrail({ panel }: { panel: NonNullable<Defect['assessment']['panel']> }) {
  const { actions } = panel;
  return (
    <details className="tablet:col-span-2">
      <summary className="min-h-(--target) cursor-pointer content-center font-medium">
        The panel’s reasons and advice
      </summary>
      <div className="space-y-2 pb-1 text-ink-soft">
        <p>{panel.description}</p>
        <Points items={panel.severityReasons} />
        <p>{panel.complianceText}</p>
        {panel.classText ? <p>{panel.classText}</p> : null}
        <Points items={[...actions.immediate, ...actions.shortTerm, ...actions.longTerm]} />
        {panel.whoToCall.length > 0 ? <p>Who to call: {panel.whoToCall.join(', ')}</p> : null}
      </div>
    </details>
  );
}
