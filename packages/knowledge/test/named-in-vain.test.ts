import { affirms } from '@plumbline/knowledge/language';
import { describe, expect, it } from 'vitest';
import type { DefectId } from '../src/defects.ts';

/** Words that hold what a dangerous defect is called and tell of no danger: a finding they named would warn in vain. */
const IN_VAIN: readonly [DefectId, string][] = [
  ['asbestos_suspect', 'Eaves and gable sampled last month, the lab found no asbestos in any of the six.'],
  [
    'asbestos_suspect',
    'Removalist took the asbestos fence in May, we hold the clearance and the tip docket.',
  ],
  ['asbestos_suspect', 'Built 2019 on a cleared block so there is no asbestos or lead here.'],
  ['pool_barrier', 'The pool was demolished and turned into a vegie garden three years ago.'],
  ['pool_barrier', 'New pool pump and chlorinator fitted, runs quiet.'],
  ['glass_safety', 'He put his beer glass down on the new benchtop and left a ring.'],
  ['ceiling_sag', 'The ceiling was replaced after the storm in 2022 and painted, invoice attached.'],
  ['stair_noncompliant', 'The architect will draw the stair and its handrail next week.'],
  ['termite_damage', 'Annual termite inspection booked for March with the same company.'],
  ['exposed_wiring', 'All the wiring was renewed in 2021, certificate of compliance in the drawer.'],
];

const TOLD: readonly [DefectId, string][] = [
  ['asbestos_suspect', 'broken asbestos sheet behind the shed, kids play there'],
  ['pool_barrier', 'the pool gate swings open by itself'],
  ['glass_safety', 'The glass panel in the bathroom door is cracked right across.'],
  ['ceiling_sag', 'the ceiling in the hall is sagging and the nails have popped'],
  ['stair_noncompliant', 'Risers of the stair vary by 25 mm and people trip.'],
  ['termite_damage', 'mud tubes of termites up the pier and the bearer sounds hollow'],
  ['exposed_wiring', 'wires are hanging bare out of the wall'],
  // Too few words for a model to know.
  ['termite_damage', 'Termite damage'],
];

describe('a dangerous defect that words name', () => {
  it.each(IN_VAIN)('isn’t found where they tell of no danger: %s, %s', (id, words) => {
    expect(affirms(words)(id)).toBe(false);
  });

  it.each(TOLD)('is found where they do: %s, %s', (id, words) => {
    expect(affirms(words)(id)).toBe(true);
  });
});
