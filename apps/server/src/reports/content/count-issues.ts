import { SEVERITIES, type Severity } from '@plumbline/knowledge';

interface Countable {
  outcome: string;
  verdict: string | null;
  severity: Severity;
}

/** What counts as an issue: a defect that the inspector hasn't set aside. */
export const isIssue = ({ outcome, verdict }: Pick<Countable, 'outcome' | 'verdict'>) =>
  outcome === 'defect' && verdict !== 'rejected';

export function countBySeverity(findings: readonly Countable[]): Record<Severity, number> {
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, 0])) as Record<Severity, number>;
  for (const finding of findings) if (isIssue(finding)) counts[finding.severity] += 1;
  return counts;
}

export const countColumns = ({ critical, high, medium, low }: Record<Severity, number>) => ({
  criticalCount: critical,
  highCount: high,
  mediumCount: medium,
  lowCount: low,
});
