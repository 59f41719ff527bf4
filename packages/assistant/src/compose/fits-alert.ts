/** Whether an answer on a defect is of the danger that an alert warns of: any other takes the eye off it. */
import type { DefectId } from '@plumbline/knowledge';
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import type { Reply } from '../reply.ts';
import { whoLooks } from './after-hazard.ts';

const CARRIES: readonly DefectId[] = [
  'brick_stepped_crack',
  'brick_vertical_crack',
  'slab_crack',
  'footing_settlement',
  'bouncy_floor',
  'sagging_roof',
  'concrete_spalling',
  'exposed_reinforcement',
  'missing_bracing_tiedown',
  'frame_out_of_plumb',
  'corroded_lintel',
  'wall_tie_corrosion',
  'timber_rot',
  'termite_damage',
  'overhanging_brick',
  'mortar_defect',
  'render_defect',
  'cladding_defect',
  'broken_roof_tile',
];
/** The defects that people call a danger of a kind by. */
const OF_KIND: Readonly<Record<AlertKind, readonly DefectId[]>> = {
  gas: ['hws_discharge'],
  electrical: ['exposed_wiring', 'switchboard_defect', 'insulation_on_downlight'],
  ceiling: ['ceiling_sag', 'sagging_roof', 'water_stain', 'roof_leak'],
  balcony: ['balcony_membrane', 'timber_rot', 'concrete_spalling', 'exposed_reinforcement', 'termite_damage'],
  structural: CARRIES,
  retaining_wall: ['retaining_wall_lean'],
  asbestos: ['asbestos_suspect'],
  lead_paint: ['peeling_paint'],
  glass: ['glass_safety', 'barrier_noncompliant'],
  fire: ['missing_smoke_alarm', 'fire_penetration', 'fire_door_defect', 'cladding_defect'],
  pool: ['pool_barrier'],
  fall: ['barrier_noncompliant', 'stair_noncompliant', 'balcony_membrane'],
  mould_health: ['condensation_mould'],
  sewage: ['leaking_pipe', 'downpipe_stormwater'],
};

/** Kinds of answers that are taken on one defect. */
const ON_DEFECT = /^(?:pos\.(?:who|trade|diy|wait|stay)|who|waiting|severity|about|general|cause|next)$/;

/** Who looks at it, without an article: 'structural engineer'. */
const tradeOf = (alert: Alert) => whoLooks(alert).replace(/^(?:an?|the|your) (?:licensed )?/, '');

/** Whether what is answered is of another defect than what the alerts warn of, and sends to somebody else. */
export function missesAlert(
  { kind, text, thread: { defectIds } }: Pick<Reply, 'kind' | 'text' | 'thread'>,
  alerts: readonly Alert[],
): boolean {
  const [defectId] = defectIds;
  return (
    ON_DEFECT.test(kind) &&
    defectId !== undefined &&
    !alerts.some((alert) => OF_KIND[alert.kind].includes(defectId) || text.includes(tradeOf(alert)))
  );
}
