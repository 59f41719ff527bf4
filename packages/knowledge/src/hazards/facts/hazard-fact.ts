/** What is known of one hazard. */
import type { StateCode } from '../../stages.ts';
import type { AlertKind, Urgency } from '../alert.ts';
import type { PhoneId } from './phones.ts';

/** two: two sources agree. one: a single source. practice: trade practice, no source found that says so. */
export type FactConfidence = 'two' | 'one' | 'practice';

/** Whom to call where the state is known: words, and the ids of confirmed numbers that follow them. */
export interface StateCall {
  text?: string;
  phones?: readonly PhoneId[];
  /** What the state asks for besides, from and until an ISO date. */
  steps?: readonly { from?: string; until?: string; text: string }[];
}

export interface HazardFact {
  kind: AlertKind;
  urgency: Urgency;
  /** Never certain: words and photos prove nothing. */
  title: string;
  /** The first step keeps people safe. */
  steps: readonly string[];
  call: string;
  byState?: Partial<Record<StateCode, StateCall>>;
  source: string;
  confidence: FactConfidence;
}

export const PRACTICE = 'Trade practice';
export const EMERGENCY = '000 if anyone is in danger, then';
