/** Limits for openable windows above the ground: children fall out of them. */
import { states, statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
const WINDOW = 'window*';
const UPSTAIRS = ['upstairs', 'first|second|third|upper floor|storey|level'];
const ABOVE_GROUND =
  /(\d+(?:\.\d+)?) ?m(?:etres?)? (?:above|over|off|up from|to) (?:the )?(?:natural )?ground/i;

/** Whether the floor there is so high above the ground; undefined where the words don't tell. */
function isHigh(description: string, least: number): boolean | undefined {
  const metres = ABOVE_GROUND.exec(description)?.[1];
  if (metres !== undefined) return Number(metres) >= least;
  return statesAny(description, UPSTAIRS) || undefined;
}
const BEDROOM_FROM = 2;
const OTHERS_FROM = 4;

/** How far a bedroom window opens, two metres or more above the ground. */
const bedroomWindowOpening = limitRule({
  id: 'bedroom-window-opening',
  special: true,
  title: 'Opening of a bedroom window',
  element: 'window',
  defects: ['barrier_noncompliant', 'window_reveal_gap'],
  anyDefect: true,
  attributes: ['opening', 'gap'],
  provisions: ['window-bed'],
  inputs: ['opening in millimetres, and that it is a bedroom upstairs', ...HOUSE],
  reason: 'A small child must not fall from an open bedroom window.',
  choose: ({ description }) => {
    if (!states(description, WINDOW) || !states(description, 'bedroom*')) return undefined;
    const high = isHigh(description, BEDROOM_FROM);
    if (high === undefined) return { project: [], words: ['on which floor the window is'] };
    return high ? 'window-bed' : undefined;
  },
});

/** Height of the sill or barrier at other windows, four metres or more above the ground. */
const windowSillHeight = limitRule({
  id: 'window-sill-height',
  special: true,
  title: 'Height of a window sill',
  element: 'window',
  defects: ['barrier_noncompliant', 'window_reveal_gap'],
  attributes: ['height', 'barrier_height'],
  provisions: ['window-other'],
  inputs: ['height of the sill in millimetres, and that it is upstairs', ...HOUSE],
  reason: 'High above the ground a sill or barrier keeps people from falling.',
  choose: ({ description }) => {
    if (!states(description, WINDOW) || states(description, 'bedroom*')) return undefined;
    const high = isHigh(description, OTHERS_FROM);
    if (high === undefined) return { project: [], words: ['on which floor the window is'] };
    return high ? 'window-other' : undefined;
  },
});

export const WINDOW_RULES = [bedroomWindowOpening, windowSillHeight];
