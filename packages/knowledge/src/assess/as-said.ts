/** A finding's name and steps as the words leave them: nothing is asked to be measured twice, and no lintel rusts that only bears short. */
import type { Measurement, Severity } from '../findings.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import type { Subject } from './subject.ts';
import type { AssessInput } from './types.ts';
import { distinct } from './wording.ts';

const BEARING: readonly Cue[] = ['bearing', 'bears', 'seating|seated'];
const LINTEL_FAULT: readonly Cue[] = [
  'rust*|corro*|sag*|bow*|bent|bend*|droop*|dropp*|deflect*|delaminat*|flak*|crack*|lift*|loose|swell*|jack*',
];
/** What a lintel is called of which only its ends are spoken. */
export const LINTEL_BEARING = 'Lintel bearing';

/** A lintel by what was said of it: short at an end is neither rusted nor sagging. */
export function lintelSubject(subject: Subject, words: string): Subject {
  if (subject.defectId !== 'corroded_lintel' || !statesAny(words, BEARING) || statesAny(words, LINTEL_FAULT))
    return subject;
  return {
    ...subject,
    name: LINTEL_BEARING,
    kinds: ['F'],
    typicalReason: `${LINTEL_BEARING}: ${subject.typicalSeverity} as a rule.`,
    cues: [],
    causes: ['a lintel ordered or cut too short', 'brickwork set out wide of the opening'],
    actions: {
      ...subject.actions,
      immediate: [
        ...subject.actions.immediate,
        'compare the bearing at both ends with the engineer’s drawing or the maker’s table (trade knowledge: often 150 mm over a wide opening)',
      ],
      longTerm: ['replace or extend the bearing as the engineer says, then repoint'],
    },
  };
}

/** A step that asks for a size, and the size that answers it. */
const ASKS_FOR: readonly (readonly [begins: string, attribute: string])[] = [
  ['measure the fall', 'fall'],
  ['measure the gap', 'gap'],
  ['measure the step with', 'lippage'],
];
const isAnswered = (step: string, measurements: readonly Measurement[]): boolean =>
  ASKS_FOR.some(
    ([begins, attribute]) =>
      step.startsWith(begins) &&
      measurements.some((one) => one.attribute === attribute && one.uncertainty === undefined),
  );

const ON_WALL: readonly Cue[] = ['wall|walls|splashback*|niche*'];
const ON_FLOOR: readonly Cue[] = ['floor*|underfoot|hob|recess|base|step|steps|balcon*'];
const OF_FLOOR_TILES = 'check falls and membrane below';

/** Somebody is to look at it. */
const LOOKS = /^have an? .*\b(?:inspect|look|check)\b/;

/** The steps without what is told already, and of a high finding whoever is to look at it first. */
export function stepsAsSaid(
  subject: Subject,
  { description, measurements }: Pick<AssessInput, 'description' | 'measurements'>,
  severity: Severity,
): Subject {
  const { immediate, shortTerm } = subject.actions;
  const onWall = statesAny(description, ON_WALL) && !statesAny(description, ON_FLOOR);
  const fitting = shortTerm.filter((step) => !(onWall && step === OF_FLOOR_TILES));
  const urgent =
    severity === 'high' || severity === 'critical' ? fitting.filter((step) => LOOKS.test(step)) : [];
  return {
    ...subject,
    actions: {
      ...subject.actions,
      immediate: distinct([...immediate.filter((step) => !isAnswered(step, measurements)), ...urgent]),
      shortTerm: fitting.filter((step) => !urgent.includes(step)),
    },
  };
}
