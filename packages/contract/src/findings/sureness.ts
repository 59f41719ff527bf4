import type { Outcome } from '@plumbline/knowledge';

interface Told {
  outcome: Outcome;
  /** Calibrated, 0–1; 0 where no panel looked. */
  confidence: number;
  /** What the inspector decided, where that is known. */
  decision?: string | null;
}

/**
 * How sure the panel is of what a finding says, 0–1. Undefined where a figure would mean something else: the panel names
 * nothing, the inspector's words stand in place of its own, or it never looked.
 */
export function sureness({ outcome, confidence, decision }: Told): number | undefined {
  return outcome === 'not_sure' || decision === 'corrected' || confidence === 0 ? undefined : confidence;
}
