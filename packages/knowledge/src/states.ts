/** State and territory facts: regulator, insurance, mandatory inspections, guide. */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import rows from './data/states.json' with { type: 'json' };
import { oneOf } from './decode.ts';
import { STATE_CODES, type StateCode } from './stages.ts';

/** A fact with how sure it is and where it comes from. */
export interface Fact<T = string> {
  value: T;
  confidence: Confidence;
  source: string;
  note: string;
}

export interface StateFacts {
  code: StateCode;
  name: string;
  regulator: Fact;
  otherLimits: Fact | null;
  insurance: Fact;
  mandatoryInspections: Fact<readonly string[]>;
  guide: Fact;
}

interface RawFact<T> {
  value: T;
  confidence: string;
  source: string;
  note: string;
}

function fact<T>(raw: RawFact<T>): Fact<T> {
  return { ...raw, confidence: oneOf(CONFIDENCES, raw.confidence) };
}

/** All eight, in the order of `STATE_CODES`. */
export const STATES: readonly StateFacts[] = rows.map((row) => ({
  code: oneOf(STATE_CODES, row.code),
  name: row.name,
  regulator: fact(row.regulator),
  otherLimits: row.otherLimits ? fact(row.otherLimits) : null,
  insurance: fact(row.insurance),
  mandatoryInspections: fact<readonly string[]>(row.mandatoryInspections),
  guide: fact(row.guide),
}));

const byCode = new Map<StateCode, StateFacts>(STATES.map((state) => [state.code, state]));

/** The facts of a state. Throws only if the data lacks one of the eight. */
export function stateFacts(code: StateCode): StateFacts {
  const state = byCode.get(code);
  if (!state) throw new Error(`No facts for ${code}`);
  return state;
}
