/** Sentences as the model sees them: places of features by stretch. */
import { ALERT_KINDS, type AlertKind } from '../../src/hazards/alert.ts';
import { readStretches } from '../../src/hazards/model/features.ts';
import { ANY, OUTPUTS, placeOf } from '../../src/hazards/model/weights.ts';
import { Reading } from '../../src/hazards/reading.ts';
import type { SafetyCase } from '../safety-cases.ts';

const OF_AGE: readonly AlertKind[] = ['asbestos', 'lead_paint'];

export interface Example {
  entry: SafetyCase;
  stretches: Int32Array[];
  /** 1 where an output should be high, 0 where low, -1 where either is right. */
  targets: Int8Array;
}

/** What is right of a sentence, for each output. */
export function targetsOf(entry: SafetyCase): Int8Array {
  const targets = new Int8Array(OUTPUTS);
  ALERT_KINDS.forEach((kind: AlertKind, output) => {
    targets[output] = entry.kinds.includes(kind) ? 1 : entry.also?.includes(kind) ? -1 : 0;
  });
  targets[ANY] = entry.kinds.length > 0 ? 1 : 0;
  // The model isn't told how old the building is, so it mustn't learn what only the age decides.
  if (entry.project !== undefined || entry.projectWords !== undefined)
    for (const kind of OF_AGE)
      if (entry.kinds.includes(kind)) {
        targets[ALERT_KINDS.indexOf(kind)] = -1;
        if (entry.kinds.length === 1) targets[ANY] = -1;
      }
  return targets;
}

export function exampleOf(entry: SafetyCase): Example {
  const reading = new Reading(entry.text);
  const stretches = readStretches(reading, placeOf).map(({ features }) => Int32Array.from(features.keys()));
  return { entry, stretches, targets: targetsOf(entry) };
}
