/** What stage and state add to the words: a little, so that they decide only where the words leave it open. */
import type { StageId, StateCode } from '../stages.ts';
import { DEFECTS } from '../taxonomy.ts';

const stagesOf = new Map<string, ReadonlySet<StageId>>(
  DEFECTS.map((defect) => [defect.id, new Set(defect.stages)]),
);

const AT_ITS_STAGE = 0.8;
const AT_ANOTHER_STAGE = -0.5;

/** Log-odds for a defect at these stages; none where no stage is given. */
export function stageNudge(defectId: string, stages: readonly StageId[]): number {
  if (stages.length === 0) return 0;
  const usual = stagesOf.get(defectId);
  if (usual === undefined) return 0;
  return stages.some((stage) => usual.has(stage)) ? AT_ITS_STAGE : AT_ANOTHER_STAGE;
}

/** Where a defect is met more often than elsewhere: salt damp, reactive clay, cyclones, termites, cold rooms. */
const BY_STATE: Partial<Record<StateCode, Readonly<Record<string, number>>>> = {
  SA: { rising_damp: 0.3, footing_settlement: 0.3 },
  VIC: { footing_settlement: 0.2, condensation_mould: 0.1 },
  TAS: { condensation_mould: 0.3, termite_damage: -0.5, termite_barrier: -0.5 },
  QLD: { missing_bracing_tiedown: 0.2, termite_damage: 0.2 },
  NT: { missing_bracing_tiedown: 0.3, termite_damage: 0.3 },
};

/** Log-odds for a defect in this state. */
export function stateNudge(defectId: string, state: StateCode | undefined): number {
  return state === undefined ? 0 : (BY_STATE[state]?.[defectId] ?? 0);
}
