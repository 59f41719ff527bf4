/** Limits for openable windows above the ground: children fall out of them. */
import { states, statesAny } from '../stated.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
const WINDOW = 'window*';
const UPSTAIRS = ['upstairs', 'first|second|third|upper floor|storey|level'];

/** How far a bedroom window opens, two metres or more above the ground. */
const bedroomWindowOpening = limitRule({
  id: 'bedroom-window-opening',
  special: true,
  title: 'Opening of a bedroom window',
  element: 'window',
  defects: ['barrier_noncompliant', 'window_reveal_gap'],
  attributes: ['opening'],
  provisions: ['window-bed'],
  inputs: ['opening in millimetres, and that it is a bedroom upstairs', ...HOUSE],
  reason: 'A small child must not fall from an open bedroom window.',
  choose: ({ description }) => {
    if (!states(description, WINDOW) || !states(description, 'bedroom*')) return undefined;
    return statesAny(description, UPSTAIRS)
      ? 'window-bed'
      : { project: [], words: ['on which floor the window is'] };
  },
});

/** Height of the sill or barrier at other windows, four metres or more above the ground. */
const windowSillHeight = limitRule({
  id: 'window-sill-height',
  special: true,
  title: 'Height of a window sill',
  element: 'window',
  defects: ['barrier_noncompliant', 'window_reveal_gap'],
  attributes: ['height', 'sill_height'],
  provisions: ['window-other'],
  inputs: ['height of the sill in millimetres, and that it is upstairs', ...HOUSE],
  reason: 'High above the ground a sill or barrier keeps people from falling.',
  choose: ({ description }) => {
    if (!states(description, WINDOW) || states(description, 'bedroom*')) return undefined;
    return statesAny(description, UPSTAIRS)
      ? 'window-other'
      : { project: [], words: ['on which floor the window is'] };
  },
});

export const WINDOW_RULES = [bedroomWindowOpening, windowSillHeight];
