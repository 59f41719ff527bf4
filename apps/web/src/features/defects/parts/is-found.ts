import type { DefectSummary } from '@plumbline/contract';

/** True where somebody or the panel says that there is a defect: what can be repaired. */
export const isFound = ({
  outcome,
  decision,
  alerts,
}: Pick<DefectSummary, 'outcome' | 'decision' | 'alerts'>) =>
  outcome === 'defect' || decision === 'corrected' || alerts.length > 0;
