/** Limits for tiles and wet areas. */
import { statesAny } from '../stated.ts';
import { limitRule } from './limit.ts';

const POLISHED = ['polish*', 'ground flat', 'rectified'];
const NARROW_JOINT = 3;

/** Flatness of a tiled surface under a 2 m straightedge. */
const tileFlatness = limitRule({
  id: 'tile-flatness',
  special: true,
  title: 'Flatness of a tiled surface',
  element: 'tile',
  defects: ['tile_lippage', 'tile_cracked'],
  attributes: ['unevenness', 'bow'],
  provisions: ['tile-flat'],
  inputs: ['deviation in millimetres', 'state'],
  reason:
    'A tiled surface may depart only a little from its plane; the limit is the same over a shorter length.',
  choose: () => 'tile-flat',
});

/** Lippage between neighbouring tiles: less for narrow joints and for polished tiles. */
const tileLippage = limitRule({
  id: 'tile-lippage',
  settles: ['tile_lippage'],
  title: 'Lippage between tiles',
  element: 'tile',
  defects: ['tile_lippage'],
  attributes: ['lippage', 'offset'],
  provisions: ['tile-lip', 'tile-lip-polished', 'tile-lip-narrow'],
  inputs: ['lippage in millimetres', 'state'],
  reason: 'One edge above the next catches feet and light; the narrower the joint, the less is allowed.',
  choose: ({ description, measurements }) => {
    const joint = measurements.find((measurement) => measurement.attribute === 'joint_width');
    if (joint && joint.value <= NARROW_JOINT) return 'tile-lip-narrow';
    return statesAny(description, POLISHED) ? 'tile-lip-polished' : 'tile-lip';
  },
});

const STEEPEST = 2;
const FLATTEST = 1.25;

/** Fall of a wet-area floor to its waste. */
const wetAreaFall = limitRule({
  id: 'wet-area-fall',
  settles: ['bath_falls'],
  title: 'Fall of a wet-area floor to the waste',
  element: 'tile',
  defects: ['bath_falls', 'waterproofing_failure'],
  attributes: ['fall'],
  provisions: ['wet-fall'],
  inputs: ['fall, such as 1:80 or 1.25%', 'state', 'building type', 'approval or contract date'],
  reason: 'Water must run to the waste by itself, on a floor that is still safe to stand on.',
  reads: ({ unit }) => unit === 'percent',
  choose: () => 'wet-fall',
  limit: () => [FLATTEST, STEEPEST],
});

/** Height of the waterproofing on a shower wall. */
const showerWallHeight = limitRule({
  id: 'shower-wall-height',
  special: true,
  title: 'Height of waterproofing on a shower wall',
  element: 'wall',
  defects: ['waterproofing_failure'],
  attributes: ['height'],
  provisions: ['wet-shower-wall'],
  inputs: ['height in millimetres', 'state', 'building type', 'approval or contract date'],
  reason: 'Spray reaches high up a shower wall.',
  choose: ({ description }) =>
    statesAny(description, ['waterproof*', 'membrane']) ? 'wet-shower-wall' : undefined,
});

export const TILE_RULES = [tileFlatness, tileLippage, wetAreaFall, showerWallHeight];
