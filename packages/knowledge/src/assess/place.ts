/**
 * What a finding is once somebody answered what has fallen, is loose or has a hole in it: a matter of that place, whatever the
 * panel had taken the photo for (docs/decisions/0421-after-a-yes-the-place-counts.md).
 */
import { FALLEN_FROM, type FallenFrom, fallenBecause } from '../hazards/fallen.ts';
import type { Actions } from '../taxonomy.ts';
import { STEEL_NAME, type Subject } from './subject.ts';
import type { AssessInput } from './types.ts';

interface Place {
  name: string;
  causes: readonly string[];
  actions: Actions;
}

const PLACES: Readonly<Record<FallenFrom, Place>> = {
  ceiling: {
    name: 'Ceiling fallen, loose or with a hole',
    causes: ['water from above', 'failed fixings or adhesive', 'weight resting on it'],
    actions: {
      immediate: [
        'have a licensed builder or ceiling contractor check what is still up there and what brought it down',
      ],
      shortTerm: [],
      longTerm: ['take down what is loose, fix the cause, then replace the ceiling'],
    },
  },
  wall: {
    name: 'Wall or façade broken, loose or with a hole',
    causes: ['movement or impact', 'failed ties, fixings or mortar', 'rusting steel inside it'],
    actions: {
      immediate: ['have a structural engineer look at it before anything is propped, taken down or rebuilt'],
      shortTerm: [],
      longTerm: ['take down what is loose and rebuild it as the structural engineer says'],
    },
  },
  floor: {
    name: 'Floor fallen in or with a hole',
    causes: [
      'rot, termites or rust in its supports',
      'more load than it was built for',
      'a hole left uncovered',
    ],
    actions: {
      immediate: ['have a structural engineer or registered builder look at it before anyone goes on it'],
      shortTerm: [],
      longTerm: ['repair the joists, bearers or slab first, then the floor'],
    },
  },
  elsewhere: {
    name: 'Something fallen, loose or with a hole',
    causes: ['failed fixings or mortar', 'movement or wind', 'a hole left uncovered'],
    actions: {
      immediate: ['have a structural engineer or registered builder look at it from a safe place'],
      shortTerm: [],
      longTerm: ['take down what is loose, or close the hole for good'],
    },
  },
};

const SEVERAL = 'Several parts fallen, loose or with holes';

/** Between bare steel and what was answered of its place. */
const BESIDE_STEEL = ' · ';

/** What they were called until 27 November 2026: a finding that was corrected then keeps such a name until it is judged anew. */
const FORMER: readonly string[] = [
  'Ceiling fallen, loose or open',
  'Wall or façade broken, loose or open',
  'Floor fallen in or open',
  'Something fallen, loose or open',
  'Several parts fallen, loose or open',
];

/** True for what a finding is or was called by such an answer. */
export const isPlaceName = (title: string): boolean =>
  [title, title.slice(STEEL_NAME.length + BESIDE_STEEL.length)].some(
    (name, at) =>
      (at === 0 || title.startsWith(`${STEEL_NAME}${BESIDE_STEEL}`)) &&
      (name === SEVERAL || FORMER.includes(name) || FALLEN_FROM.some((from) => PLACES[from].name === name)),
  );

/** The input as what was answered leaves it: nothing that the panel named or saw says what to do there. */
export function placeInput(input: AssessInput): AssessInput {
  if (!input.fallenFrom?.length) return input;
  const { restsOn: _basis, shares: _shares, ...rest } = input;
  return { ...rest, outcome: 'defect', defectId: null, family: null, group: null, confidence: 1 };
}

/** What a finding is about by such an answer; undefined where nobody gave one. */
export function placeSubject({ fallenFrom = [], seen = [] }: AssessInput): Subject | undefined {
  const [only, ...others] = fallenFrom;
  if (!only) return undefined;
  const all = (pick: (place: Place) => readonly string[]) => fallenFrom.flatMap((from) => pick(PLACES[from]));
  const name = others.length === 0 ? PLACES[only].name : SEVERAL;
  const answered = fallenFrom.map(fallenBecause).join('. ');
  return {
    defectId: null,
    family: null,
    group: null,
    // Steel that shows is of what carries load, whatever else came down there.
    name: seen.includes('exposed_reinforcement') ? `${STEEL_NAME}${BESIDE_STEEL}${name}` : name,
    answered,
    trade: null,
    kinds: ['A'],
    typicalSeverity: 'critical',
    typicalReason: `${answered}.`,
    safetyHazardPossible: true,
    cues: [],
    causes: all(({ causes }) => causes),
    actions: {
      immediate: all(({ actions }) => actions.immediate),
      shortTerm: [],
      longTerm: all(({ actions }) => actions.longTerm),
    },
    whoToCall: [],
    confusableWith: [],
    defects: [],
    weighed: [],
    ask: null,
  };
}
