/** Limits for gutters and the ground round a house. */
import { statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
const BOX_GUTTER = ['box gutter*', 'valley gutter*'];
/** Falls in percent: 1:500 and 1:100. */
const EAVES_FALL = 0.2;
const BOX_FALL = 1;

/** Fall of a gutter. */
const gutterFall = limitRule({
  id: 'gutter-fall',
  title: 'Fall of a gutter',
  element: 'roof',
  defects: ['gutter_defect'],
  attributes: ['fall'],
  provisions: ['gutter-fall'],
  inputs: ['fall, such as 1:500 or 0.2%', ...HOUSE],
  reason: 'A gutter without fall holds water and rusts.',
  reads: ({ unit }) => unit === 'percent',
  choose: () => 'gutter-fall',
  limit: (_row, _measurement, { description }) =>
    statesAny(description, BOX_GUTTER) ? BOX_FALL : EAVES_FALL,
});

/** Slab edge left open for termite inspection. */
const termiteEdge = limitRule({
  id: 'termite-edge',
  title: 'Exposed slab edge for termite inspection',
  element: 'general',
  defects: ['termite_barrier', 'dpc_bridged'],
  attributes: ['exposure'],
  provisions: ['termite-edge'],
  inputs: ['exposed height of the slab edge in millimetres'],
  reason: 'Termites that cross an open slab edge can be seen.',
  choose: () => 'termite-edge',
});

export const ROOF_RULES = [gutterFall, termiteEdge];
