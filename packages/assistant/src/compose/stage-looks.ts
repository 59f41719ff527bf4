/** What to look at in a stage of works: the defects that are usual in it by their looks, its limits, or the handover checklist. */
import { type DefectId, findStage, STAGES, type StageId } from '@plumbline/knowledge';
import { CHECKLISTS } from '@plumbline/knowledge/checklists';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { bullets, listed, type Row, small } from '../rows/row.ts';
import type { Part } from './part.ts';

interface Looks {
  /** How the work is called where it is looked at. */
  when: string;
  stages: readonly StageId[];
  defects: readonly DefectId[];
  limits?: readonly string[];
}

/** Each of the defects is of one of the stages by the taxonomy: `test/stage-asked.test.ts`. */
export const STAGE_LOOKS = {
  footings: {
    when: 'Footings, before the concrete',
    stages: ['footings', 'base_stage', 'excavation'],
    defects: ['exposed_reinforcement', 'footing_settlement', 'termite_barrier', 'subfloor_damp'],
  },
  before_pour: {
    when: 'A slab, before it is poured',
    stages: ['slab_pour', 'base_stage', 'plumbing_rough_in'],
    defects: ['termite_barrier', 'exposed_reinforcement'],
    limits: ['mas-slab-height'],
  },
  slab: {
    when: 'A slab, once it is poured',
    stages: ['slab_pour', 'base_stage'],
    defects: ['slab_crack', 'honeycombing', 'exposed_reinforcement', 'uneven_floor', 'termite_barrier'],
  },
  frame: {
    when: 'A frame, before it is covered',
    stages: ['frame_stage', 'roof_frame'],
    defects: ['missing_bracing_tiedown', 'frame_out_of_plumb', 'bouncy_floor', 'timber_rot', 'sagging_roof'],
  },
  roof_frame: {
    when: 'A roof frame, before it is covered',
    stages: ['roof_frame', 'roofing'],
    defects: ['missing_bracing_tiedown', 'frame_out_of_plumb', 'sagging_roof'],
  },
  roofing: {
    when: 'A roof, once it is on',
    stages: ['roofing'],
    defects: ['broken_roof_tile', 'flashing_defect', 'gutter_defect', 'roof_leak', 'sagging_roof'],
  },
  brickwork: {
    when: 'Brickwork, once it is up',
    stages: ['external_cladding'],
    defects: [
      'blocked_weephole',
      'mortar_defect',
      'overhanging_brick',
      'flashing_defect',
      'brick_vertical_crack',
    ],
  },
  cladding: {
    when: 'Cladding, once it is on',
    stages: ['external_cladding'],
    defects: ['cladding_defect', 'flashing_defect', 'window_reveal_gap', 'timber_rot'],
  },
  render: {
    when: 'Render, once it is dry',
    stages: ['external_cladding'],
    defects: ['render_defect', 'blocked_weephole', 'window_reveal_gap', 'flashing_defect'],
  },
  lockup: {
    when: 'Lock-up',
    stages: ['lockup_stage'],
    defects: [
      'window_reveal_gap',
      'flashing_defect',
      'glass_safety',
      'missing_bracing_tiedown',
      'brick_stepped_crack',
    ],
  },
  before_linings: {
    when: 'Frame and services, before the linings go on',
    stages: ['rough_in_services', 'plumbing_rough_in', 'electrical_rough_in', 'frame_stage'],
    defects: [
      'fire_penetration',
      'insulation_missing',
      'exhaust_not_ducted',
      'leaking_pipe',
      'missing_bracing_tiedown',
    ],
  },
  linings: {
    when: 'Plasterboard, before it is painted',
    stages: ['internal_linings'],
    defects: ['peaking_joint', 'nail_pop', 'plasterboard_crack', 'ceiling_sag', 'water_stain'],
  },
  wet_areas: {
    when: 'A wet area, before it is waterproofed',
    stages: ['plumbing_rough_in', 'kitchen_bathrooms'],
    defects: ['bath_falls', 'leaking_pipe'],
    limits: ['wet-fall'],
  },
  waterproofing: {
    when: 'Waterproofing, before the tiles cover it',
    stages: ['kitchen_bathrooms'],
    defects: ['bath_falls'],
    limits: ['wet-shower-wall', 'wet-junction', 'wet-outside', 'wet-fall'],
  },
  tiling: {
    when: 'Tiling, once it is laid',
    stages: ['kitchen_bathrooms', 'flooring'],
    defects: ['tile_lippage', 'tile_cracked', 'grout_sealant_missing', 'bath_falls'],
  },
  subfloor: {
    when: 'A floor, before it is covered',
    stages: ['flooring', 'slab_pour'],
    defects: ['uneven_floor', 'bouncy_floor', 'squeaky_floor', 'slab_crack'],
  },
  flooring: {
    when: 'A new floor',
    stages: ['flooring'],
    defects: ['timber_floor_gap', 'squeaky_floor', 'uneven_floor', 'skirting_gap', 'tile_lippage'],
  },
  fixing: {
    when: 'Fixing',
    stages: ['fixing_stage'],
    defects: [
      'door_binding',
      'skirting_gap',
      'window_reveal_gap',
      'stair_noncompliant',
      'barrier_noncompliant',
    ],
  },
  painting: {
    when: 'Painting, once it is dry',
    stages: ['painting'],
    defects: ['paint_finish', 'peeling_paint', 'nail_pop', 'peaking_joint', 'plasterboard_crack'],
  },
  landscaping: {
    when: 'Ground and paving',
    stages: ['landscaping'],
    defects: [
      'dpc_bridged',
      'site_drainage_ponding',
      'downpipe_stormwater',
      'blocked_weephole',
      'retaining_wall_lean',
    ],
  },
  handover: { when: 'Handover', stages: ['practical_completion'], defects: [] },
} as const satisfies Readonly<Record<string, Looks>>;

/** Work that can be looked at, by when that is. */
export type LookId = keyof typeof STAGE_LOOKS;

const TRADE = 'General trade knowledge';
const CHECKLIST_ROW: Row = {
  id: 'checklist:residential-house',
  aspect: 'stage',
  title: 'Handover checklist: house',
  text: CHECKLISTS['residential-house'].map(({ name, look }) => `**${name}**: ${look}`).join('\n'),
  keywords: '',
  defectIds: [],
  states: [],
  confidence: 'likely',
  source: TRADE,
};
const MOST_ITEMS = 5;

const itemsOf = ({ defects, limits = [] }: Looks): { item: string; rows: readonly Row[] }[] =>
  [
    ...limits.flatMap((id) =>
      TOLERANCES.filter((row) => row.id === id).map(({ attribute, limitText }) => ({
        item: `**${attribute}**: ${small(limitText)}`,
        rows: rowsNamed(`tolerance:${id}`),
      })),
    ),
    ...defects.flatMap((id) => {
      const defect = findDefect(id);
      return defect
        ? [{ item: `**${defect.name}**: ${defect.cues.join('; ')}`, rows: rowsNamed(`defect:${id}/about`) }]
        : [];
    }),
  ].slice(0, MOST_ITEMS);

const WHOLE_LIST =
  'The whole handover list is on the page Handover checklist; print it or tick it off there.';
const AS_IT_GOES =
  'Photograph each with a ruler and the date before it is covered. Tell me a size, and I’ll judge it. Keep clear of what sags, leans, drops pieces or shows bare wires, and tell me at once.';

/** What to look at, the first five of its list. */
export function stageLooks(look: LookId, lead = ''): Part {
  const looks: Looks = STAGE_LOOKS[look];
  if (look === 'handover') {
    const first = CHECKLISTS['residential-house'].slice(0, MOST_ITEMS);
    return {
      text: `${lead}**At handover, begin with these of a house:**\n${bullets(first.map((item) => `**${item.name}**: ${item.look}`))}\n\n${WHOLE_LIST}`,
      rows: [CHECKLIST_ROW],
      support: 0.75,
    };
  }
  const items = itemsOf(looks);
  return {
    text: `${lead}**${looks.when}: look for these.**\n${bullets(items.map(({ item }) => item))}\n\n${AS_IT_GOES} ${WHOLE_LIST}`,
    rows: [...new Set([...items.flatMap(({ rows }) => rows), CHECKLIST_ROW])],
    support: 0.7,
  };
}

/** That no time to dry or set is held, and what is looked at before the next trade. */
export const tooSoon = (look: LookId): Part =>
  stageLooks(
    look,
    '**I hold no drying, curing or waiting times:** the maker’s data sheet says how long. Have whoever laid it say in writing that it is ready. What is covered too early is hard to mend, so wait for that.\n\n',
  );

const MOST_NEXT = 3;
/** What comes after a stage by the catalogue of stages, and what is looked at before. */
export function afterStage(look: LookId): Part | undefined {
  const ids: readonly StageId[] = STAGE_LOOKS[look].stages;
  const at = STAGES.findIndex(({ id }) => id === ids[0]);
  const stage = findStage(ids[0] ?? '');
  const next = STAGES.slice(at + 1, at + 1 + MOST_NEXT);
  if (!stage || at < 0 || next.length === 0) return undefined;
  const rows = [stage, ...next].flatMap(({ id }) => rowsNamed(`stage:${id}`));
  const before = stageLooks(look);
  return {
    text: `**After ${stage.name.toLowerCase()} usually comes ${listed(next.map(({ name }) => name.toLowerCase()))}.** Your contract and your builder’s program say the order on your job.\n\n${before.text}`,
    rows: [...rows, ...before.rows],
    support: 0.6,
  };
}
