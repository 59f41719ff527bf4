import type { Outcome } from '@plumbline/knowledge';

interface Told {
  outcome: Outcome;
  /** Calibrated, 0–1; 0 where no panel looked. */
  confidence: number;
  /** What the inspector decided, where that is known. */
  decision?: string | null;
  /** Open hazards. */
  alerts?: readonly unknown[];
}

/**
 * How sure the panel is of what a finding says, 0–1. Undefined where a figure would mean something else: the panel names
 * nothing, the inspector's words stand in place of its own, or it never looked. Where a hazard is open on what it names
 * nothing of, how unsure it is has to be told.
 */
export function sureness({ outcome, confidence, decision, alerts = [] }: Told): number | undefined {
  const saysNothing = outcome === 'not_sure' && alerts.length === 0;
  return saysNothing || decision === 'corrected' || confidence === 0 ? undefined : confidence;
}

/** Whether a finding is shown with how grave it is: a defect, or whatever an open hazard is on. */
export const isRated = ({ outcome, decision, alerts = [] }: Omit<Told, 'confidence'>): boolean =>
  outcome === 'defect' || decision === 'corrected' || alerts.length > 0;
