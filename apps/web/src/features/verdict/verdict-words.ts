import type { Defect } from '@plumbline/contract';

type Compliance = Defect['assessment']['compliance'];

export type VerdictTone = 'good' | 'poor' | 'open';

/** The verdict in a few words, and how it is marked. */
export function verdictWords({ rule, assumption, byInspector, verdict }: Compliance): {
  title: string;
  tone: VerdictTone;
} {
  if (byInspector) {
    if (verdict === 'compliant') return { title: 'Compliant, set by the inspector', tone: 'good' };
    if (verdict === 'non_compliant') return { title: 'Non-compliant, set by the inspector', tone: 'poor' };
    return { title: 'Left open by the inspector', tone: 'open' };
  }
  if (rule?.verdict === 'non_compliant') return { title: 'Non-compliant', tone: 'poor' };
  if (rule?.verdict === 'compliant') return { title: 'Within the limit', tone: 'good' };
  if (rule) return { title: 'Too close to the limit to tell', tone: 'open' };
  if (assumption?.verdict === 'non_compliant') return { title: 'Would not comply', tone: 'open' };
  if (assumption?.verdict === 'compliant') return { title: 'Would comply', tone: 'open' };
  return { title: 'No verdict yet', tone: 'open' };
}
