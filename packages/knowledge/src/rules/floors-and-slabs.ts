/** Limits for floors and slabs. Tolerances aren't pro-rated: 4 mm in any 2 m is 4 mm over 1 m too. */
import { formatLength } from '../measurements/format.ts';
import { states, statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const SHORT = 2000;
/** A 250th of the line, by AS 3600. */
const SHARE = 0.004;
const TWO_YEARS = 24;
const WHOLE_HOUSE = [
  'whole|entire|across house|footprint|building',
  'footprint',
  'across slab|house',
  'corner*|end*|side*|front|back house|building|dwelling|home',
];
const ROOM = ['room*', 'bedroom*', 'kitchen', 'lounge', 'hall*', 'bathroom', 'laundry', 'garage'];
const LEVEL = ['out_of_level', 'unevenness', 'bow', 'sag'];

/** Floor level over a short length, in a room, or across the footprint. */
const floorLevel = limitRule({
  id: 'floor-level',
  settles: ['uneven_floor'],
  title: 'Floor level and flatness',
  element: 'floor',
  defects: ['uneven_floor'],
  attributes: LEVEL,
  provisions: ['floor-level-2m', 'floor-level-room', 'floor-level-footprint'],
  inputs: [
    'difference in level in millimetres and the length that it was measured over',
    'the room, or that it is the whole house',
    'state',
    'completion date',
  ],
  reason:
    'The guide limits how far a new floor may be out of level over 2 m, in a room and across the house.',
  choose: ({ description }, { referenceLength }) => {
    if (referenceLength !== undefined && referenceLength <= SHORT) return 'floor-level-2m';
    const room = statesAny(description, ROOM);
    if (statesAny(description, WHOLE_HOUSE))
      return room
        ? {
            oneOf: ['floor-level-room', 'floor-level-footprint'],
            words: ['whether it was measured across a room or across the house'],
          }
        : 'floor-level-footprint';
    if (referenceLength !== undefined || room) return 'floor-level-room';
    return { project: [], words: ['the length it was measured over, such as “6 mm over 2 m”, or the room'] };
  },
  withinMonths: TWO_YEARS,
});

/** Width of a crack in a slab, in Victoria. */
const slabCrackVictoria = limitRule({
  id: 'slab-crack-vic',
  settles: ['slab_crack'],
  title: 'Crack in a slab on ground',
  element: 'crack',
  defects: ['slab_crack'],
  attributes: ['crack_width'],
  provisions: ['slab-crack-vic26'],
  inputs: ['crack width in millimetres', 'state', 'contract date'],
  reason:
    'Fine shrinkage cracks are expected in concrete. The guide sets the width from which they count as defects.',
  choose: ({ project }) =>
    project.state === undefined
      ? { project: ['state'] }
      : project.state === 'WA'
        ? undefined
        : 'slab-crack-vic26',
});

/** Level across a short length as a share of it, as WA applies AS 3600. */
const slabFlatnessWa = limitRule({
  id: 'slab-flatness-wa',
  settles: ['uneven_floor'],
  special: true,
  title: 'Flatness of a concrete slab',
  element: 'floor',
  defects: ['uneven_floor'],
  attributes: LEVEL,
  provisions: ['slab-flat-as3600'],
  inputs: ['difference in millimetres', 'length it was measured over', 'state'],
  reason:
    'WA has no guide of its own. Its regulator checks slab flatness against the standard, as a share of the length.',
  choose: ({ project }, { referenceLength }) => {
    if (project.state === undefined) return { project: ['state'] };
    if (project.state !== 'WA') return undefined;
    return referenceLength ? 'slab-flat-as3600' : { project: [], words: ['the length it was measured over'] };
  },
  limit: (_row, { referenceLength }) => SHARE * (referenceLength ?? 0),
  limitWords: (_facts, { referenceLength = 0 }) =>
    `${formatLength(SHARE * referenceLength)} over ${formatLength(referenceLength)} (1/250 of the line)`,
});

const NATSPEC = { a: 'natspec-a', b: 'natspec-b', c: 'natspec-c' } as const;
/** Straightedges of the classes in millimetres. */
const CLASS_LENGTHS = { a: 3000, b: 3000, c: 600 } as const;

/** Flatness class that the contract specifies. */
const specifiedFlatness = limitRule({
  id: 'specified-flatness',
  settles: ['uneven_floor'],
  special: true,
  title: 'Specified flatness class',
  element: 'floor',
  defects: ['uneven_floor'],
  attributes: LEVEL,
  provisions: ['natspec-a', 'natspec-b', 'natspec-c'],
  inputs: ['difference in millimetres, its length and the class that the contract specifies'],
  reason: 'A flatness class applies only where the contract names it.',
  choose: ({ description }, { referenceLength }) => {
    const named = (['a', 'b', 'c'] as const).find((letter) => states(description, `class ${letter}`));
    if (!named || referenceLength === undefined || referenceLength > CLASS_LENGTHS[named]) return undefined;
    return NATSPEC[named];
  },
});

export const FLOOR_RULES = [floorLevel, slabCrackVictoria, slabFlatnessWa, specifiedFlatness];
