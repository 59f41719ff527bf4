/** Limits for stairs, barriers and openable windows. */
import { states, statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
/** From a metre on a barrier is required: the drop may be anything below it. */
const JUST_UNDER_A_METRE = 999.99;
const STAIR = ['stair*', 'step*', 'flight', 'ramp'];
const ABSENT = [
  'no|without|missing|lacks barrier*|balustrade*|railing*|rail|guard*',
  'unprotected|unguarded|open edge*|side*|drop',
];
/** Its height isn't the barrier's. */
const FOOTHOLD = ['climb*|foothold*|toehold*'];
const FACE_MOUNTED = ['face mount*|fixed', 'side mount*|fixed'];
const LEVEL_PLACE = ['landing*|balcon*|deck*|veranda*|terrace*|mezzanine|void'];
const HANDRAIL = ['handrail*', 'nosing*'];
const DIFFERENCE = ['differ*|vary|varies|variation|uneven|change*|inconsistent riser*|step*|stair*|tread*'];

/** Height of each riser. */
const stairRiser = limitRule({
  id: 'stair-riser',
  title: 'Height of a riser',
  element: 'general',
  defects: ['stair_noncompliant'],
  anyDefect: true,
  attributes: ['riser'],
  provisions: ['stair-riser'],
  inputs: ['riser in millimetres', ...HOUSE],
  reason: 'Risers that are too high or too low make people stumble.',
  reads: (_measurement, { description }) => !statesAny(description, DIFFERENCE),
  choose: () => 'stair-riser',
});

/** Difference between neighbouring risers or goings. */
const stairUniformity = limitRule({
  id: 'stair-uniformity',
  title: 'Evenness of risers and goings',
  element: 'general',
  defects: ['stair_noncompliant'],
  attributes: ['riser', 'going', 'unevenness', 'offset'],
  provisions: ['stair-uniform'],
  inputs: ['difference between steps in millimetres', ...HOUSE],
  reason: 'A step that differs from its neighbours is where people fall.',
  reads: ({ attribute, value }, { description }) =>
    attribute === 'unevenness' ||
    attribute === 'offset' ||
    (value < 100 && statesAny(description, DIFFERENCE)),
  choose: () => 'stair-uniform',
});

/** Depth of each tread from nosing to nosing. */
const stairGoing = limitRule({
  id: 'stair-going',
  title: 'Going of a stair',
  element: 'general',
  defects: ['stair_noncompliant'],
  anyDefect: true,
  attributes: ['going'],
  provisions: ['stair-going'],
  inputs: ['going in millimetres', ...HOUSE],
  reason: 'A foot needs enough tread.',
  reads: (_measurement, { description }) => !statesAny(description, DIFFERENCE),
  choose: () => 'stair-going',
});

/** Gap of an open riser. */
const openRiser = limitRule({
  id: 'open-riser',
  special: true,
  title: 'Gap of an open riser',
  element: 'general',
  defects: ['stair_noncompliant'],
  attributes: ['opening', 'gap'],
  provisions: ['stair-open'],
  inputs: ['opening in millimetres', ...HOUSE],
  reason: 'A small child must not pass between the treads.',
  choose: () => 'stair-open',
});

/** Height of a barrier, less along a stair. */
const barrierHeight = limitRule({
  id: 'barrier-height',
  title: 'Height of a balustrade or barrier',
  element: 'general',
  defects: ['barrier_noncompliant'],
  everyBuilding: true,
  attributes: ['barrier_height', 'height'],
  provisions: ['bar-height', 'bar-height-stair'],
  inputs: ['height of the barrier in millimetres', ...HOUSE],
  reason: 'A barrier keeps people from falling where the drop is a metre or more.',
  reads: (_measurement, { description }) => !statesAny(description, [...ABSENT, ...FOOTHOLD]),
  choose: ({ description }) => {
    if (states(description, 'window*')) return undefined;
    // What was answered stands last and settles it.
    const answer = description.split('\n').at(-1) ?? '';
    const place = (words: string) => [
      statesAny(words, [...STAIR, ...HANDRAIL]),
      statesAny(words, LEVEL_PLACE),
    ];
    const [stair, level] = place(place(answer).includes(true) ? answer : description);
    if (!stair) return 'bar-height';
    return level
      ? {
          oneOf: ['bar-height', 'bar-height-stair'],
          words: ['whether the barrier is along the stair or on a level floor'],
        }
      : 'bar-height-stair';
  },
});

/** Whether there must be a barrier at all: by the height that somebody could fall. */
const barrierNeeded = limitRule({
  id: 'barrier-needed',
  special: true,
  title: 'Where a barrier is required',
  element: 'general',
  defects: ['barrier_noncompliant'],
  attributes: ['height', 'barrier_height', 'depth', 'size'],
  provisions: ['bar-need'],
  inputs: ['height of the drop in millimetres, and that there is no barrier', ...HOUSE],
  reason: 'Where somebody could fall a metre or more there must be a barrier.',
  reads: (_measurement, { description }) => statesAny(description, ABSENT),
  choose: () => 'bar-need',
  limitWords: () => 'a barrier where the drop is 1 m or more',
  limit: () => [0, JUST_UNDER_A_METRE],
});

/** Openings in a barrier. */
const barrierOpening = limitRule({
  id: 'barrier-opening',
  title: 'Opening in a balustrade or barrier',
  element: 'general',
  defects: ['barrier_noncompliant'],
  everyBuilding: true,
  attributes: ['opening', 'gap'],
  provisions: ['bar-opening'],
  inputs: ['opening in millimetres', ...HOUSE],
  reason: 'A small child must not pass through.',
  reads: (_measurement, { description }) => !statesAny(description, FACE_MOUNTED),
  choose: ({ description }) => (states(description, 'window*') ? undefined : 'bar-opening'),
});

/** Gap between a barrier fixed to the face of a slab and the edge that people walk on. */
const faceMountedGap = limitRule({
  id: 'face-mounted-gap',
  special: true,
  title: 'Gap behind a face-mounted barrier',
  element: 'general',
  defects: ['barrier_noncompliant'],
  everyBuilding: true,
  attributes: ['opening', 'gap', 'clearance'],
  provisions: ['bar-facemount'],
  inputs: ['gap in millimetres, and that the barrier is face-mounted', ...HOUSE],
  reason: 'A foot must not slip between the barrier and the edge.',
  choose: ({ description }) => (statesAny(description, FACE_MOUNTED) ? 'bar-facemount' : undefined),
});

export const STAIR_RULES = [
  stairRiser,
  stairUniformity,
  stairGoing,
  openRiser,
  barrierHeight,
  barrierNeeded,
  barrierOpening,
  faceMountedGap,
];
