import type { DefectSummary } from '@plumbline/contract';

type Compliance = DefectSummary['compliance'];

/** The mark for a yes, a no and 'couldn't be told from a photo'. */
export function complianceOf(nccCompliant: boolean | null): Compliance {
  if (nccCompliant === null) return 'undetermined';
  return nccCompliant ? 'compliant' : 'non_compliant';
}

export function compliantFrom(compliance: Compliance): boolean | null {
  return compliance === 'undetermined' ? null : compliance === 'compliant';
}
