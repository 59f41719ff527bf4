/** Limits for cavities, for slabs above the ground, and South Australia's damp-proof course. */
import { states, statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
const PAVED = ['pav*', 'concrete|driveway|patio|path'];
const PROTECTED = ['under|covered verandah|eave*|carport|roof|porch', 'weather protected'];

/** Clear width of a cavity, in veneer or in cavity masonry. */
const cavityWidth = limitRule({
  id: 'cavity-width',
  special: true,
  title: 'Clear width of a cavity',
  element: 'wall',
  defects: ['mortar_defect', 'blocked_weephole', 'wall_tie_corrosion', 'rising_damp'],
  anyDefect: true,
  attributes: ['cavity'],
  provisions: ['mas-cavity-veneer', 'mas-cavity'],
  inputs: ['cavity in millimetres, and whether it is veneer or cavity brick', ...HOUSE],
  reason: 'A cavity that is too narrow bridges water; one too wide strains the ties.',
  choose: ({ description }) => {
    if (states(description, 'veneer')) return 'mas-cavity-veneer';
    if (statesAny(description, ['double|full|cavity brick*'])) return 'mas-cavity';
    return { project: [], words: ['whether it is brick veneer or cavity brick'] };
  },
});

/** Height of the slab above the ground outside. */
const slabHeight = limitRule({
  id: 'slab-height',
  special: true,
  title: 'Height of the slab above the ground outside',
  element: 'floor',
  defects: ['dpc_bridged', 'site_drainage_ponding'],
  attributes: ['height', 'exposure'],
  provisions: ['mas-slab-height'],
  inputs: ['height in millimetres, and that it is the slab', ...HOUSE],
  reason: 'Rain that runs against a low slab gets in.',
  choose: ({ description }) => (states(description, 'slab*') ? 'mas-slab-height' : undefined),
  limit: (_row, _measurement, { description }) =>
    statesAny(description, PAVED) ? 50 : statesAny(description, ['sand*', 'low rainfall']) ? 100 : 150,
});

/** The variation for South Australia, on ordinary sites with low rainfall. */
const dpcHeightSa = limitRule({
  id: 'dpc-height-sa',
  settles: ['dpc_bridged'],
  special: true,
  title: 'Height of the damp-proof course above paving (SA)',
  element: 'wall',
  defects: ['dpc_bridged', 'rising_damp'],
  attributes: ['height', 'clearance'],
  provisions: ['mas-dpc-sa'],
  inputs: ['height in millimetres, and that rainfall there is low', ...HOUSE],
  reason: 'South Australia allows less height above paving where little rain falls.',
  choose: ({ project, description }) => {
    if (project.state !== 'SA') return undefined;
    return states(description, 'low rainfall')
      ? 'mas-dpc-sa'
      : { project: [], words: ['whether rainfall intensity there is low'] };
  },
  limit: (_row, _measurement, { description }) => (statesAny(description, PROTECTED) ? 0 : 15),
});

export const MASONRY_RULES = [cavityWidth, slabHeight, dpcHeightSa];
