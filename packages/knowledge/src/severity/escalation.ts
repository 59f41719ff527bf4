/** What raises a severity: something measured, or something that the user's words state. */
import type { DefectId } from '../defects.ts';
import type { Severity } from '../findings.ts';
import type { Cue } from '../stated-cues.ts';

interface Raises {
  /** The severity it raises to; one step above the typical one where absent. */
  to?: Severity;
  /** Completes 'Raised because …'. */
  because: string;
  /** True where it is a present danger to people. */
  hazard?: boolean;
}

interface StatedEscalation extends Raises {
  cues: readonly Cue[];
}

export interface MeasuredEscalation extends Raises {
  attributes: readonly string[];
  /** Raised from values above this, in millimetres; `inclusive` counts the value itself. */
  over: number;
  inclusive?: boolean;
  /** Counts only where the reference length is at most this, in millimetres. */
  withinLength?: number;
}

export type Escalation = StatedEscalation | MeasuredEscalation;
export type EscalationTable = Partial<Record<DefectId, readonly Escalation[]>>;

/** A cue-based escalation. Cues are alternatives. */
export function said(
  because: string,
  cues: readonly Cue[],
  raises: Omit<Raises, 'because'> = {},
): StatedEscalation {
  return { because, cues, ...raises };
}

/** A measured escalation. */
export function above(
  over: number,
  attributes: readonly string[],
  because: string,
  raises: Omit<MeasuredEscalation, 'because' | 'over' | 'attributes'> = {},
): MeasuredEscalation {
  return { over, attributes, because, ...raises };
}
