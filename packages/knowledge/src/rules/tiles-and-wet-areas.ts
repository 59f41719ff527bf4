/** Limits for tiles and wet areas. */
import { statesAny } from '../stated-cues.ts';
import type { RuleFacts } from './facts.ts';
import { limitRule } from './limit.ts';

const POLISHED = ['polish*', 'ground flat', 'rectified'];
const NARROW_JOINT = 3;
const JOINT = '(?:grout|joints?|grout (?:lines?|joints?|gaps?)|grouting|spacers?)';
const JOINT_BEFORE = new RegExp(
  `\\b${JOINT}(?: widths?)?(?: of| is| are| at| only|:)* (\\d+(?:\\.\\d+)?) ?mm\\b`,
  'i',
);
const JOINT_AFTER = new RegExp(`\\b(\\d+(?:\\.\\d+)?) ?mm (?:wide |thick |tile )?${JOINT}\\b`, 'i');
const TILED = ['tile|tiles|tiled|tiling|porcelain|ceramic'];

/** The width of the joint, as measured or as the words give it. */
function jointWidth({ description, measurements }: RuleFacts): number | undefined {
  const measured = measurements.find(({ attribute }) => attribute === 'joint_width')?.value;
  const told = (JOINT_BEFORE.exec(description) ?? JOINT_AFTER.exec(description))?.[1];
  if (measured !== undefined) return measured;
  if (told !== undefined) return Number(told);
  if (statesAny(description, ['narrow|tight joint*|grout'])) return NARROW_JOINT;
  return statesAny(description, ['wide|wider joint*|grout']) ? NARROW_JOINT + 1 : undefined;
}

/** Flatness of a tiled surface under a 2 m straightedge. */
const tileFlatness = limitRule({
  id: 'tile-flatness',
  special: true,
  title: 'Flatness of a tiled surface',
  element: 'tile',
  defects: ['tile_lippage', 'tile_cracked', 'uneven_floor'],
  settles: ['uneven_floor'],
  attributes: ['unevenness', 'bow', 'out_of_level'],
  provisions: ['tile-flat'],
  straightedge: 2000,
  inputs: ['deviation in millimetres', 'state'],
  reason: 'A tiled surface may be only slightly out of flat. The limit is the same over a shorter length.',
  reads: ({ attribute }, { defectId, description }) =>
    defectId === 'uneven_floor' ? statesAny(description, TILED) : attribute !== 'out_of_level',
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
  choose: (facts) => {
    const joint = jointWidth(facts);
    if (joint !== undefined && joint <= NARROW_JOINT) return 'tile-lip-narrow';
    const wider = statesAny(facts.description, POLISHED) ? 'tile-lip-polished' : 'tile-lip';
    return joint === undefined
      ? { oneOf: [wider, 'tile-lip-narrow'], words: ['how wide the joints between the tiles are'] }
      : wider;
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
  reads: (_measurement, { description }) => !statesAny(description, ['junction*|corner*|upturn*']),
  choose: ({ description }) =>
    statesAny(description, ['waterproof*', 'membrane']) ? 'wet-shower-wall' : undefined,
});

/** Membrane at a junction within a shower. */
const showerJunction = limitRule({
  id: 'shower-junction',
  special: true,
  title: 'Waterproofing at a junction in a shower',
  element: 'wall',
  defects: ['waterproofing_failure', 'grout_sealant_missing'],
  attributes: ['width', 'size', 'length', 'height'],
  provisions: ['wet-junction'],
  inputs: [
    'width either side of the junction in millimetres',
    'state',
    'building type',
    'approval or contract date',
  ],
  reason: 'Corners are where a shower leaks first.',
  reads: (_measurement, { description }) => statesAny(description, ['junction*|corner*|upturn*']),
  choose: ({ description }) =>
    statesAny(description, ['waterproof*', 'membrane*']) ? 'wet-junction' : undefined,
});

/** Where the water of a shower without a screen is stopped. */
const showerWaterstop = limitRule({
  id: 'shower-waterstop',
  special: true,
  title: 'Waterstop of an open shower',
  element: 'tile',
  defects: ['waterproofing_failure', 'bath_falls'],
  attributes: ['length', 'size', 'spacing', 'width'],
  provisions: ['wet-unenclosed'],
  inputs: ['distance from the rose in millimetres', 'state', 'building type', 'approval or contract date'],
  reason: 'Water from an open shower must be stopped before it runs out of the area.',
  choose: ({ description }) =>
    statesAny(description, ['waterstop*', 'water stop*']) ? 'wet-unenclosed' : undefined,
});

export const TILE_RULES = [
  tileFlatness,
  tileLippage,
  wetAreaFall,
  showerWallHeight,
  showerJunction,
  showerWaterstop,
];
