/**
 * Faults that have no number: the row says what must not be, and the user's words say that it is.
 * A photo alone doesn't decide them.
 */
import { weakest } from '../confidence.ts';
import { monthsBetween } from '../dates.ts';
import type { DefectId } from '../defects.ts';
import { answerTelling } from '../questions/answers.ts';
import { statesAny } from '../stated-cues.ts';
import { citeTolerance, holdsIn, tolerance } from '../tolerances.ts';
import { buildingVolume } from './building-class.ts';
import { NOT_APPLICABLE, needs, type Rule } from './facts.ts';
import { nccEdition } from './ncc-edition.ts';

interface StatedFault {
  id: string;
  title: string;
  element: string;
  defects: readonly DefectId[];
  row: string;
  cues: readonly string[];
  /** What was stated, in words. */
  stated: string;
  /** What to state, so that the rule can answer. */
  ask: string;
  reason: string;
  withinMonths?: number;
  /** True for Housing Provisions. */
  housing?: boolean;
}

function statedFault(fault: StatedFault): Rule {
  const { id, title, element, reason } = fault;
  return {
    id,
    title,
    element,
    provisions: [fault.row],
    inputs: [fault.ask, 'state', ...(fault.withinMonths ? ['completion date'] : [])],
    reads: 'words',
    settles: [],
    reason,
    judge(facts) {
      if (facts.defectId === null || !fault.defects.includes(facts.defectId)) return NOT_APPLICABLE;
      const row = tolerance(fault.row);
      const { state } = facts.project;
      if (state !== undefined && !holdsIn(row, state)) return NOT_APPLICABLE;
      if (!statesAny(facts.description, fault.cues)) return needs([], [fault.ask]);
      if (state === undefined && !row.jurisdictions.includes('national')) return needs(['state']);
      if (fault.housing) {
        const volume = buildingVolume(facts.project.buildingType);
        if (volume === 'volume_one') return NOT_APPLICABLE;
        const edition = nccEdition(facts.project);
        const missing = [...(volume ? [] : ['buildingType' as const]), ...edition.needs];
        if (missing.length > 0) return needs(missing);
        if (edition.edition === null || edition.edition === 'NCC 2019 Amendment 1') return NOT_APPLICABLE;
      }
      if (fault.withinMonths) {
        const age = monthsBetween(facts.project.completionDate ?? '', facts.inspectedOn);
        if (Number.isNaN(age)) return needs(['completionDate']);
        if (age >= fault.withinMonths) return NOT_APPLICABLE;
      }
      return {
        status: 'decided',
        decision: {
          ruleId: id,
          title,
          verdict: 'non_compliant',
          toleranceId: row.id,
          provision: citeTolerance(row),
          confidence: weakest(row.confidence, 'likely'),
          stated: answerTelling(facts.description, (words) => statesAny(words, fault.cues)) ?? fault.stated,
          limit: row.limitText,
          excess: 0,
          reason: `${reason} ${row.exceeding}`,
        },
      };
    },
  };
}

const VIEWED: readonly Pick<StatedFault, 'id' | 'title' | 'defects' | 'row'>[] = [
  {
    id: 'paint-viewed',
    title: 'Surface finish of paintwork',
    defects: ['paint_finish'],
    row: 'paint-finish',
  },
  { id: 'joint-viewed', title: 'Visible plaster joints', defects: ['peaking_joint'], row: 'pb-peak' },
  { id: 'nail-pop-viewed', title: 'Nail pops in linings', defects: ['nail_pop'], row: 'pb-nailpop' },
];

export const STATED_FAULT_RULES: readonly Rule[] = [
  statedFault({
    id: 'door-operates',
    title: 'Operation of doors and windows',
    element: 'door',
    defects: ['door_binding'],
    row: 'door-operate',
    cues: ['bind*|stick*|sticking|jam*|rub*|scrape*', "not|won't|doesn't latch*|close*|shut*|lock*"],
    stated: 'stated that it binds, sticks or doesn’t latch',
    ask: 'whether it binds, sticks or fails to latch',
    reason: 'A door or window must work as intended.',
  }),
  statedFault({
    id: 'floor-squeak',
    title: 'Squeaking floor',
    element: 'floor',
    defects: ['squeaky_floor'],
    row: 'floor-squeak',
    cues: ['squeak*|creak*'],
    stated: 'stated that it squeaks when walked on',
    ask: 'whether it squeaks when walked on normally',
    reason: 'A floor shouldn’t squeak under normal walking in its first two years.',
    withinMonths: 24,
  }),
  statedFault({
    id: 'floor-tenting',
    title: 'Tenting of floor boards',
    element: 'floor',
    defects: ['timber_floor_gap'],
    row: 'floor-tenting',
    cues: ['tent*|tenting', 'board* lift*'],
    stated: 'stated that edges of boards lift',
    ask: 'whether edges of boards lift against each other',
    reason: 'Boards that lift against each other point to moisture or laying.',
  }),
  statedFault({
    id: 'roof-leaks',
    title: 'Leaks in roofing and flashings',
    element: 'roof',
    defects: ['roof_leak', 'water_stain', 'flashing_defect', 'broken_roof_tile'],
    row: 'roof-leak',
    cues: ['roof* leak*', 'leak* rain*', 'water rain* inside|ceiling|drip*', 'drip* rain*'],
    stated: 'stated that the roof lets water in',
    ask: 'whether water comes in when it rains',
    reason: 'A roof and its flashings must keep water out.',
  }),
  statedFault({
    id: 'window-leaks',
    title: 'Weathertightness of windows and doors',
    element: 'window',
    defects: ['window_reveal_gap'],
    row: 'window-weather',
    cues: ['leak*', 'water|rain comes|coming|gets|enters|entering|inside'],
    stated: 'stated that water comes in at the window',
    ask: 'whether water comes in when it rains',
    reason: 'A window and its frame must keep water out.',
  }),
  statedFault({
    id: 'tile-broken',
    title: 'Cracked, chipped or drummy tiles',
    element: 'tile',
    defects: ['tile_cracked'],
    row: 'tile-cracked',
    cues: ['crack*|chip*|broken|drummy|hollow|loose'],
    stated: 'stated that a tile is cracked, chipped, loose or drummy',
    ask: 'whether the tile is cracked, loose or sounds hollow',
    reason: 'Tiles must be sound and fixed.',
  }),
  statedFault({
    id: 'smoke-alarm-missing',
    title: 'Smoke alarms in a house',
    element: 'general',
    defects: ['missing_smoke_alarm'],
    row: 'smoke-alarm',
    cues: ['no|missing|without|removed smoke alarm*|detector*', 'not interconnected'],
    stated: 'stated that a smoke alarm is missing or not interconnected',
    ask: 'whether an alarm is missing, and where',
    reason: 'Alarms wake people in time; where they must be is set out by room.',
    housing: true,
  }),
  statedFault({
    id: 'termite-notice-missing',
    title: 'Durable notice of termite management',
    element: 'general',
    defects: ['termite_barrier'],
    row: 'termite-notice',
    cues: ['no|missing|without notice|sticker|label'],
    stated: 'stated that the durable notice is missing',
    ask: 'whether the notice in the meter box is missing',
    reason: 'The notice tells the next owner what protects the house and when to inspect it.',
    housing: true,
  }),
  ...VIEWED.map(({ id, title, defects, row }) =>
    statedFault({
      id,
      title,
      element: 'wall',
      defects,
      row,
      cues: [
        'visible|see|seen|noticeable|obvious normal|distance|across|metre*|room|afar',
        'visible|see|seen|show|shows|noticeable|obvious 1.5|2|3 m|metre*',
      ],
      stated: 'stated that it shows from a normal viewing position',
      ask: 'whether it shows from 1.5 m in ordinary light',
      reason: 'Finishes are viewed from 1.5 m or more, in light that isn’t glancing.',
    }),
  ),
  statedFault({
    id: 'door-edges',
    title: 'Sealing of door edges',
    element: 'door',
    defects: ['door_binding', 'paint_finish'],
    row: 'door-edge-seal',
    cues: ['door* edge* not|never|un* seal*|paint*', 'edge* door* unpainted|unsealed|bare'],
    stated: 'stated that edges of the door aren’t sealed',
    ask: 'whether all edges of the door are sealed',
    reason: 'Unsealed edges let a door swell.',
  }),
  statedFault({
    id: 'exhaust-discharge',
    title: 'Where an exhaust fan discharges',
    element: 'general',
    defects: ['exhaust_not_ducted'],
    row: 'exhaust',
    cues: ['into|in|to roof|ceiling', 'no|not|missing|without duct*'],
    stated: 'stated that the fan ends in the roof space or has no duct',
    ask: 'where the fan discharges',
    reason: 'Moist air must go outside, not into the roof.',
    housing: true,
  }),
  statedFault({
    id: 'barrier-climbable',
    title: 'Climbable elements of a barrier',
    element: 'general',
    defects: ['barrier_noncompliant'],
    row: 'bar-climb',
    cues: ['climb* storey|storeys|upstairs|4|5|6|high|balcon*'],
    stated: 'stated that it can be climbed, high above the ground',
    ask: 'whether it can be climbed and how high the fall is',
    reason: 'Where the fall is more than 4 m nothing may help a child climb.',
    housing: true,
  }),
];
