/**
 * The fixed catalogue of stages of works. Source: the product specification.
 * Payment ranges are the share of the contract price usually claimed at that stage.
 */

export const STATE_CODES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'] as const;
/** A state or territory of Australia. */
export type StateCode = (typeof STATE_CODES)[number];

const STAGE_CATEGORY_IDS = [
  'pre_construction',
  'foundation',
  'structure',
  'enclosure',
  'services',
  'finishes',
  'completion',
] as const;
export type StageCategoryId = (typeof STAGE_CATEGORY_IDS)[number];

interface StageCategory {
  id: StageCategoryId;
  name: string;
  /** Name of a colour token of the design system, not a colour value. */
  colour: string;
}

interface StageOfWorks {
  id: StageId;
  name: string;
  description: string;
  category: StageCategoryId;
  /** Share of the contract price, such as '15-20%'. */
  paymentPercentage: string;
  inspectionRequired: boolean;
  applicableStates: readonly StateCode[];
}

export const STAGE_CATEGORIES: readonly StageCategory[] = [
  { id: 'pre_construction', name: 'Pre-Construction', colour: 'stage-1' },
  { id: 'foundation', name: 'Foundation', colour: 'stage-2' },
  { id: 'structure', name: 'Structure', colour: 'stage-3' },
  { id: 'enclosure', name: 'Enclosure', colour: 'stage-4' },
  { id: 'services', name: 'Services', colour: 'stage-5' },
  { id: 'finishes', name: 'Finishes', colour: 'stage-6' },
  { id: 'completion', name: 'Completion', colour: 'stage-7' },
];

const catalogue = [
  [
    'site_preparation',
    'Site Preparation',
    'pre_construction',
    '5-10%',
    true,
    'Clearing, set-out, temporary fencing and erosion control.',
  ],
  [
    'excavation',
    'Excavation',
    'pre_construction',
    '5-10%',
    true,
    'Bulk and detailed excavation to founding level.',
  ],
  [
    'footings',
    'Footings',
    'foundation',
    '15-20%',
    true,
    'Footing trenches, reinforcement and concrete before it is covered.',
  ],
  [
    'base_stage',
    'Base Stage',
    'foundation',
    '15-20%',
    true,
    'Base complete: slab, or stumps, piers and bearers.',
  ],
  [
    'slab_pour',
    'Slab Pour',
    'foundation',
    '15-20%',
    true,
    'Membrane, reinforcement, penetrations and the pour itself.',
  ],
  [
    'frame_stage',
    'Frame Stage',
    'structure',
    '20-25%',
    true,
    'Wall frames, bracing and tie-down before they are covered.',
  ],
  ['roof_frame', 'Roof Frame', 'structure', '10-15%', true, 'Trusses or rafters, bracing and tie-down.'],
  [
    'lockup_stage',
    'Lock-up Stage',
    'enclosure',
    '25-30%',
    true,
    'External walls, roof, windows and doors in, so that it can be locked.',
  ],
  ['roofing', 'Roofing', 'enclosure', '10-15%', true, 'Roof covering, flashings, gutters and downpipes.'],
  [
    'external_cladding',
    'External Cladding',
    'enclosure',
    '10-15%',
    false,
    'Brickwork, cladding, render and their flashings.',
  ],
  [
    'rough_in_services',
    'Rough-in Services',
    'services',
    '10-15%',
    true,
    'Services run in before linings go on.',
  ],
  [
    'electrical_rough_in',
    'Electrical Rough-in',
    'services',
    '5-10%',
    true,
    'Cabling and boxes before linings go on.',
  ],
  [
    'plumbing_rough_in',
    'Plumbing Rough-in',
    'services',
    '5-10%',
    true,
    'Water, waste and gas pipework before linings go on.',
  ],
  [
    'fixing_stage',
    'Fixing Stage',
    'finishes',
    '25-30%',
    true,
    'Linings, architraves, doors, cupboards and fittings fixed.',
  ],
  [
    'internal_linings',
    'Internal Linings',
    'finishes',
    '10-15%',
    false,
    'Plasterboard, cornices and their jointing.',
  ],
  ['flooring', 'Flooring', 'finishes', '10-15%', false, 'Tiles, timber, carpet and their substrates.'],
  [
    'kitchen_bathrooms',
    'Kitchen & Bathrooms',
    'finishes',
    '15-20%',
    true,
    'Waterproofing, tiling, joinery and fixtures of wet areas.',
  ],
  ['painting', 'Painting', 'finishes', '5-10%', false, 'Preparation and coats, inside and out.'],
  ['final_inspections', 'Final Inspections', 'completion', '5%', true, 'Final inspections and certificates.'],
  [
    'practical_completion',
    'Practical Completion',
    'completion',
    '10-15%',
    true,
    'Complete but for minor defects and omissions; fit for occupation.',
  ],
  [
    'landscaping',
    'Landscaping',
    'completion',
    '5-10%',
    false,
    'Paving, retaining, drainage falls and planting.',
  ],
] as const satisfies readonly (readonly [string, string, StageCategoryId, string, boolean, string])[];

/** The id of one of the 21 stages of works. */
export type StageId = (typeof catalogue)[number][0];

export const STAGES: readonly StageOfWorks[] = catalogue.map(
  ([id, name, category, paymentPercentage, inspectionRequired, description]) => ({
    id,
    name,
    description,
    category,
    paymentPercentage,
    inspectionRequired,
    applicableStates: STATE_CODES,
  }),
);

const byId = new Map<string, StageOfWorks>(STAGES.map((stage) => [stage.id, stage]));

/** The stage with this id, or undefined where there is none. */
export function findStage(id: string): StageOfWorks | undefined {
  return byId.get(id);
}

export function isStageId(id: string): id is StageId {
  return byId.has(id);
}
