import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';

type Read = readonly [attribute: string, least: number, most: number];

/** What each number is of, and between which ends it lies. */
const READ: readonly (readonly [words: string, ...read: Read[]])[] = [
  ['brick crack between 4 and 6 mm wide', ['crack_width', 4, 6]],
  ['brick crack from 4 to 6 mm wide', ['crack_width', 4, 6]],
  ['brick crack, 4-6 mm', ['crack_width', 4, 6]],
  ['brick crack 4 to 6 mm wide', ['crack_width', 4, 6]],
  ['brick crack 4 or 5 mm wide', ['crack_width', 4, 5]],
  ['brick crack 5 ± 1 mm wide', ['crack_width', 4, 6]],
  ['brick crack 5 mm plus or minus 1 mm wide', ['crack_width', 4, 6]],
  ['brick crack 5 mm +/- 1 mm wide', ['crack_width', 4, 6]],
  ['brick crack 5 mm wide give or take 1 mm', ['crack_width', 4, 6]],
  ['brick crack under 3 mm wide', ['crack_width', 0, 3]],
  ['brick crack up to 6 mm wide', ['crack_width', 6, 6]],
  ['brick crack 4 mm wide', ['crack_width', 4, 4]],
  ['balustrade between 980 and 1020 mm high', ['barrier_height', 980, 1020]],
  // It was measured all along: the widest place counts.
  ['brick crack that varies from 2 to 6 mm', ['crack_width', 6, 6]],
  ['brick crack tapering from 2 mm to 6 mm wide', ['crack_width', 6, 6]],
  ['brick crack ranging between 2 and 6 mm in width', ['crack_width', 6, 6]],
  // Each with its own thing.
  ['Tiles: lippage 1.7 ± 0.4 mm, joints 4 mm', ['lippage', 1.3, 2.1], ['joint_width', 4, 4]],
  ['Tiles: joints 4 mm, lippage 1.7 mm', ['joint_width', 4, 4], ['lippage', 1.7, 1.7]],
  ['Tiles: lip 2 mm joint 3 mm', ['lippage', 2, 2], ['joint_width', 3, 3]],
  ['tiles with 3 mm joints and 2 mm lippage', ['joint_width', 3, 3], ['lippage', 2, 2]],
  ['lippage of 2 mm between tiles, joints of 5 mm', ['lippage', 2, 2], ['joint_width', 5, 5]],
  ['gap 3 mm, step of 5 mm', ['gap', 3, 3], ['offset', 5, 5]],
  ['bow 4 mm, lean 6 mm', ['bow', 4, 4], ['out_of_plumb', 6, 6]],
  ['riser 190 mm, going 240 mm', ['riser', 190, 190], ['going', 240, 240]],
  ['overhang 12 mm, gap 4 mm', ['overhang', 12, 12], ['gap', 4, 4]],
];

describe('ranges and several measures', () => {
  it.each(READ.map(([words, ...expected]) => ({ words, expected })))(
    '“$words” is read as what it is of, from one end to the other',
    ({ words, expected }) => {
      const read = readMeasurements(words).map(({ attribute, value, uncertainty = 0 }) => [
        attribute,
        Math.round((value - uncertainty) * 100) / 100,
        Math.round((value + uncertainty) * 100) / 100,
      ]);
      expect(read).toEqual(expected);
    },
  );
});

const NSW = {
  state: 'NSW',
  buildingType: 'house',
  contractDate: '2023-05-09',
  approvalDate: '2023-05-09',
  completionDate: '2026-06-01',
} as const;

function verdictOf(defectId: string, description: string) {
  const { compliance } = assess({
    outcome: 'defect',
    defectId,
    family: null,
    confidence: 0.9,
    measurements: readMeasurements(description),
    description,
    stages: [],
    project: NSW,
    inspectedOn: '2026-11-22',
  });
  return compliance.rule?.verdict ?? 'undetermined';
}

describe('a range against a limit', () => {
  // Masonry 5 mm, plasterboard 1 mm, skirting to floor 2 mm, level 4 mm over 2 m.
  it.each([
    ['brick_stepped_crack', 'crack in the brick wall, 1 to 3 mm wide', 'compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, between 4 and 6 mm wide', 'undetermined'],
    ['brick_stepped_crack', 'crack in the brick wall, 4-6 mm wide', 'undetermined'],
    ['brick_stepped_crack', 'crack at the top of the brick wall, between 4 and 6 mm', 'undetermined'],
    ['brick_stepped_crack', 'crack in the brick wall, 6 to 8 mm wide', 'non_compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, varies from 3 to 7 mm wide', 'non_compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, up to 4 mm wide', 'compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, 3 mm plus or minus 0.5 mm wide', 'compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, under 3 mm wide', 'compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, under 7 mm wide', 'undetermined'],
    ['brick_stepped_crack', 'crack in the brick wall, over 5 mm wide', 'non_compliant'],
    ['brick_stepped_crack', 'crack in the brick wall, over 3 mm wide', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, 1.5 to 3 mm', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, at least 1 mm', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, over 1 mm', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, at least 4 mm', 'non_compliant'],
    ['skirting_gap', 'gap between skirting and floor, 1 mm or more', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, 1 mm +', 'undetermined'],
    ['skirting_gap', 'gap between skirting and floor, up to 1 mm', 'compliant'],
    ['uneven_floor', 'concrete floor out of level 3 to 5 mm over 2 m', 'undetermined'],
    ['uneven_floor', 'concrete floor out of level at least 2 mm over 2 m', 'undetermined'],
    ['uneven_floor', 'concrete floor out of level 2 mm over 2 m', 'compliant'],
    ['barrier_noncompliant', 'balcony balustrade up to 1050 mm high, 3 m above the ground', 'undetermined'],
  ])('%s, “%s” is %s', (defectId, words, verdict) => {
    expect(verdictOf(defectId, words)).toBe(verdict);
  });
});
