import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { states } from '../src/stated-cues.ts';
import { DEFECTS } from '../src/taxonomy.ts';
import { HOUSE, INSPECTED } from './support/facts.ts';

/** Taxonomy phrases that name a limit without a value of their own: only a measurement can say them. */
const UNSAYABLE = new Set([
  'over 5 mm wide or several of 3 mm+ in a group',
  'over 1 m high',
  'more than 15 mm (NCC)',
  'a sag of more than about 10 mm',
  'over 2 mm floor gap or 1-2 mm trim gap (guide)',
  'over 2 mm (1.5 polished',
  '1 mm if joint <= 3 mm)',
  'gap over limits',
  'difference over 5 mm adjacent / 10 mm flight',
  'over 18 risers',
]);

const SAYABLE = DEFECTS.flatMap((defect) =>
  defect.escalatesWhen
    .filter((phrase) => !UNSAYABLE.has(phrase))
    .map((phrase) => ({ id: defect.id, phrase })),
);

function reasons(defectId: string, description: string): string[] {
  return assess({
    outcome: 'defect',
    defectId,
    family: null,
    confidence: 0.8,
    measurements: readMeasurements(description),
    description,
    stages: [],
    project: HOUSE,
    inspectedOn: INSPECTED,
  }).severityReasons;
}

describe('what raises a severity', () => {
  it.each(SAYABLE)('$id hears “$phrase”', ({ id, phrase }) => {
    expect(reasons(id, phrase).length).toBeGreaterThan(1);
  });

  it.each([
    ['plasterboard_crack', 'thin line along a sheet joint'],
    ['plasterboard_crack', 'crack, not getting worse, doors don’t stick'],
    ['brick_stepped_crack', 'zig-zag crack beside a window'],
    ['water_stain', 'yellow ring on the ceiling, no power nearby'],
    ['retaining_wall_lean', 'sleepers rotated'],
    ['tile_cracked', 'one cracked tile'],
    ['peeling_paint', 'paint peels on the sill'],
    ['condensation_mould', 'black spots in a corner'],
    ['glass_safety', 'no mark on the window'],
    ['uneven_floor', 'slight slope, nobody trips'],
    ['gutter_defect', 'rust on the gutter'],
    ['door_binding', 'rubs at the top'],
    ['incomplete_work', 'missing shelf'],
  ])('%s isn’t raised by “%s”', (id, description) => {
    expect(reasons(id, description)).toHaveLength(1);
  });
});

describe('stated cues', () => {
  it.each([
    ['the door sticks', 'door* stick*', true],
    ['sticks, the door does', 'door* stick*', false],
    ['the door does not stick', 'door* stick*', false],
    ['the door doesn’t stick', 'door* stick*', false],
    ['not long ago we found that the door started to stick', 'door* stick*', true],
    ['no water inside', 'water inside', false],
    ['no crack, water inside', 'water inside', true],
    ['no crack but water inside', 'water inside', true],
    ['no handrail', 'no|missing handrail*', true],
    ['handrail', 'no|missing handrail*', false],
    ['rotate', 'rot|rotten', false],
    ['', 'rot', false],
  ])('“%s” states %s: %s', (text, cue, expected) => {
    expect(states(text, cue)).toBe(expected);
  });
});
