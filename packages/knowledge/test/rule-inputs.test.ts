import { describe, expect, it } from 'vitest';
import type { DefectId } from '../src/defects.ts';
import type { Measurement, ProjectFacts } from '../src/findings.ts';
import { facts, HOUSE, judge, measured, verdict } from './support/facts.ts';

const without = (...keys: (keyof ProjectFacts)[]): ProjectFacts =>
  Object.fromEntries(Object.entries(HOUSE).filter(([key]) => !keys.some((one) => one === key)));

const OVERHANG: readonly [DefectId, Measurement[]] = ['overhanging_brick', [measured('overhang', 30)]];
const SKIRTING: readonly [DefectId, Measurement[]] = ['skirting_gap', [measured('gap', 5)]];

describe('a rule without its inputs', () => {
  it.each<[string, string, readonly [DefectId, Measurement[]], ProjectFacts, string]>([
    ['brick-overhang', 'no building type', OVERHANG, without('buildingType'), 'needs'],
    ['brick-overhang', 'no state', OVERHANG, without('state'), 'needs'],
    ['brick-overhang', 'no dates', OVERHANG, without('approvalDate', 'contractDate'), 'needs'],
    ['brick-overhang', 'an apartment', OVERHANG, { ...HOUSE, buildingType: 'apartment' }, 'not_applicable'],
    ['brick-overhang', 'NCC 2019', OVERHANG, { ...HOUSE, approvalDate: '2022-06-01' }, 'not_applicable'],
    [
      'brick-overhang',
      'before NCC 2019',
      OVERHANG,
      { ...HOUSE, approvalDate: '2018-06-01' },
      'not_applicable',
    ],
    ['brick-overhang', 'the contract date alone', OVERHANG, without('approvalDate'), 'non_compliant'],
    ['moulding-gap', 'no completion date', SKIRTING, without('completionDate'), 'needs'],
    ['moulding-gap', 'no state', SKIRTING, without('state'), 'needs'],
    ['moulding-gap', 'Queensland', SKIRTING, { ...HOUSE, state: 'QLD' }, 'not_applicable'],
    ['floor-level', 'no length', ['uneven_floor', [measured('unevenness', 12)]], HOUSE, 'needs'],
    [
      'floor-level',
      'no completion date',
      ['uneven_floor', [measured('unevenness', 12, { referenceLength: 2000 })]],
      without('completionDate'),
      'needs',
    ],
    [
      'floor-level',
      'more than 24 months',
      ['uneven_floor', [measured('unevenness', 12, { referenceLength: 2000 })]],
      { ...HOUSE, completionDate: '2024-11-21' },
      'not_applicable',
    ],
    [
      'floor-level',
      'a day short of 24 months',
      ['uneven_floor', [measured('unevenness', 12, { referenceLength: 2000 })]],
      { ...HOUSE, completionDate: '2024-11-22' },
      'non_compliant',
    ],
    [
      'masonry-crack',
      'Victoria without contract date',
      ['brick_stepped_crack', [measured('crack_width', 9)]],
      { state: 'VIC' },
      'needs',
    ],
    [
      'masonry-crack',
      'Victoria before the 2026 guide',
      ['brick_stepped_crack', [measured('crack_width', 9)]],
      { state: 'VIC', contractDate: '2026-07-31' },
      'not_applicable',
    ],
    [
      'masonry-crack',
      'Victoria under the 2026 guide',
      ['brick_stepped_crack', [measured('crack_width', 9)]],
      { state: 'VIC', contractDate: '2026-08-01' },
      'non_compliant',
    ],
    ['masonry-crack', 'no state', ['brick_stepped_crack', [measured('crack_width', 9)]], {}, 'needs'],
    ['masonry-crack', 'no measurement', ['brick_stepped_crack', []], HOUSE, 'needs'],
    [
      'masonry-crack',
      'another defect',
      ['tile_cracked', [measured('crack_width', 9)]],
      HOUSE,
      'not_applicable',
    ],
    [
      'tile-lippage',
      'Victoria',
      ['tile_lippage', [measured('lippage', 9)]],
      { ...HOUSE, state: 'VIC' },
      'not_applicable',
    ],
    ['slab-crack-wa', 'NSW', ['slab_crack', [measured('crack_width', 9)]], HOUSE, 'not_applicable'],
    ['slab-crack-wa', 'no state', ['slab_crack', [measured('crack_width', 9)]], {}, 'needs'],
    [
      'slab-flatness-wa',
      'no length',
      ['uneven_floor', [measured('unevenness', 9)]],
      { state: 'WA' },
      'needs',
    ],
    [
      'gutter-fall',
      'Victoria, which excludes it',
      ['gutter_defect', [measured('fall', 0.1, { unit: 'percent' })]],
      { ...HOUSE, state: 'VIC' },
      'not_applicable',
    ],
    [
      'dpc-height',
      'South Australia, which varies it',
      ['dpc_bridged', [measured('height', 20)]],
      { ...HOUSE, state: 'SA' },
      'not_applicable',
    ],
    [
      'framing-before-sheeting',
      'a longer straightedge',
      ['frame_out_of_plumb', [measured('bow', 9, { referenceLength: 2400 })]],
      HOUSE,
      'needs',
    ],
    ['wet-area-fall', 'a fall in millimetres', ['bath_falls', [measured('fall', 9)]], HOUSE, 'needs'],
  ])('%s: %s', (rule, _what, [defect, measurements], project, expected) => {
    expect(verdict(judge(rule, facts(defect, measurements, { project })))).toBe(expected);
  });
});

describe('a fault without a number', () => {
  it.each<[string, DefectId, string, ProjectFacts, string]>([
    ['door-operates', 'door_binding', 'the door sticks in winter', HOUSE, 'non_compliant'],
    ['door-operates', 'door_binding', 'it won’t latch', HOUSE, 'non_compliant'],
    ['door-operates', 'door_binding', 'a photo of a door', HOUSE, 'needs'],
    ['door-operates', 'door_binding', 'the door sticks', { state: 'ACT' }, 'not_applicable'],
    ['floor-squeak', 'squeaky_floor', 'floor squeaks in the hall', HOUSE, 'non_compliant'],
    [
      'floor-squeak',
      'squeaky_floor',
      'floor squeaks in the hall',
      { ...HOUSE, completionDate: '2020-01-01' },
      'not_applicable',
    ],
    ['floor-tenting', 'timber_floor_gap', 'boards are tenting', {}, 'non_compliant'],
    ['roof-leaks', 'roof_leak', 'roof leaks when it rains', HOUSE, 'non_compliant'],
    ['roof-leaks', 'roof_leak', 'the roof does not leak', HOUSE, 'needs'],
    ['roof-leaks', 'water_stain', 'water drips in when it rains', HOUSE, 'non_compliant'],
    ['window-leaks', 'window_reveal_gap', 'window leaks', HOUSE, 'non_compliant'],
    ['window-leaks', 'window_reveal_gap', 'no leak so far', HOUSE, 'needs'],
    ['tile-broken', 'tile_cracked', 'tile sounds hollow', HOUSE, 'non_compliant'],
    ['tile-broken', 'tile_cracked', 'tile sounds hollow', {}, 'needs'],
    ['smoke-alarm-missing', 'missing_smoke_alarm', 'no smoke alarm in the hall', HOUSE, 'non_compliant'],
    [
      'smoke-alarm-missing',
      'missing_smoke_alarm',
      'no smoke alarm in the hall',
      { ...HOUSE, buildingType: 'apartment' },
      'not_applicable',
    ],
    ['smoke-alarm-missing', 'missing_smoke_alarm', 'a smoke alarm', HOUSE, 'needs'],
    ['paint-viewed', 'paint_finish', 'runs visible from 1.5 m', HOUSE, 'non_compliant'],
    ['paint-viewed', 'paint_finish', 'runs in a glancing light', HOUSE, 'needs'],
    ['joint-viewed', 'peaking_joint', 'seen from across the room', HOUSE, 'non_compliant'],
    ['nail-pop-viewed', 'nail_pop', 'visible from a normal distance', { state: 'QLD' }, 'not_applicable'],
    ['door-edges', 'door_binding', 'top edge of the door is not painted', HOUSE, 'non_compliant'],
    ['exhaust-discharge', 'exhaust_not_ducted', 'fan blows into the roof', HOUSE, 'non_compliant'],
    ['exhaust-discharge', 'exhaust_not_ducted', 'fan blows into the roof', {}, 'needs'],
    [
      'barrier-climbable',
      'barrier_noncompliant',
      'children can climb it on the second storey',
      HOUSE,
      'non_compliant',
    ],
    ['risers-in-flight', 'stair_noncompliant', 'flight of 18 risers', HOUSE, 'compliant'],
    ['risers-in-flight', 'stair_noncompliant', 'flight of 19 risers', HOUSE, 'non_compliant'],
    ['risers-in-flight', 'stair_noncompliant', 'a flight of 2 steps', HOUSE, 'compliant'],
    ['risers-in-flight', 'stair_noncompliant', 'a flight of 1 steps', HOUSE, 'non_compliant'],
    ['risers-in-flight', 'stair_noncompliant', 'steep', HOUSE, 'needs'],
    ['stair-slip', 'stair_noncompliant', 'inside stair, nosing is R9', HOUSE, 'non_compliant'],
    ['stair-slip', 'stair_noncompliant', 'inside stair, nosing is P3', HOUSE, 'compliant'],
    ['stair-slip', 'stair_noncompliant', 'outside steps, tread is R10', HOUSE, 'non_compliant'],
    ['stair-slip', 'stair_noncompliant', 'tread is R10', HOUSE, 'needs'],
    ['stair-slip', 'stair_noncompliant', 'room R2 P9', HOUSE, 'not_applicable'],
    ['bathroom-glass', 'glass_safety', 'ordinary glass in the shower screen', HOUSE, 'non_compliant'],
    ['bathroom-glass', 'glass_safety', 'toughened glass in the shower screen', HOUSE, 'compliant'],
    ['bathroom-glass', 'glass_safety', 'no mark on the shower screen', HOUSE, 'needs'],
    ['bathroom-glass', 'glass_safety', 'ordinary glass in the lounge', HOUSE, 'not_applicable'],
    ['termite-notice-missing', 'termite_barrier', 'no sticker in the meter box', HOUSE, 'non_compliant'],
  ])('%s: %s, “%s”', (rule, defect, description, project, expected) => {
    expect(verdict(judge(rule, facts(defect, [], { description, project })))).toBe(expected);
  });
});
