/**
 * What makes a finding a matter for an engineer: the two sides have moved, a wall bulges, it grows, goes right through,
 * doors jam, something has dropped. Width and category count as well.
 */
import { findDefectName } from '../defects.ts';
import { type Measurement, SEVERITY_RANK, type Severity } from '../findings.ts';
import { GROUP_FAMILIES } from '../groups.ts';
import { isConcreteFrame, onlyMaterial, saysCrack } from '../materials.ts';
import { widestCrack } from '../measurements/at-most.ts';
import type { CrackCategory } from '../rules/crack-category.ts';
import type { SeverityRating } from '../severity/rate.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import { STRUCTURAL_SIGNS, type StructuralSign } from '../structural-signs.ts';
import { type CrackedElement, crackedElement } from './cracking.ts';
import { isPavementCrack } from './pavement.ts';
import { isCrackWidth, type Subject } from './subject.ts';
import type { AssessInput } from './types.ts';
import { distinct } from './wording.ts';

/** From this step on the two sides count as moved, in millimetres. */
const STEP_COUNTS = 10;
/** What such a step raises a finding by. */
export const STEP_REASON = 'a step or drop of 10 mm or more is stated';
const STEP: StructuralSign = { because: STEP_REASON, cues: [], grave: true };

const isStep = ({ attribute, unit, value }: Measurement): boolean =>
  unit === 'mm' && ['offset', 'sag', 'out_of_level', 'bow'].includes(attribute) && value >= STEP_COUNTS;

/** As large as this a step that somebody tells of beside a crack is one of its sides, moved. */
const TOLD_STEP = 1;
const MOVED: StructuralSign = { because: 'a step between the two sides is stated', cues: [], grave: true };
const isToldStep = ({ attribute, unit, value, origin }: Measurement): boolean =>
  unit === 'mm' && attribute === 'offset' && origin === 'stated' && value >= TOLD_STEP;

/** Doors that stick a little: AS 2870 has them at Category 2, so that it isn't plainly minor. */
const STICKING: readonly Cue[] = ['door*|window* stick*|sticking|bind*|rub*'];

/** Where words of moving and growing tell of structure. */
const CRACK_LIKE = new Set(['crack']);
const LOAD_BEARING = new Set([
  'structural',
  'masonry',
  'concrete',
  'carpentry',
  'roofing',
  'landscaping',
  'balustrade',
  'flooring',
]);
/** Defects that move with the building. */
export const STRUCTURAL_IDS: ReadonlySet<string> = new Set([
  'footing_settlement',
  'retaining_wall_lean',
  'brick_stepped_crack',
  'brick_vertical_crack',
  'slab_crack',
]);

/** Cracks that are as grave as they are wide. */
export const BY_WIDTH: ReadonlySet<string> = new Set([
  'brick_stepped_crack',
  'brick_vertical_crack',
  'slab_crack',
]);
/** From this category of AS 2870 on no crack is minor. */
const MODERATE = 3;
/** From here on no crack is minor, in millimetres. */
const NEVER_MINOR = 5;

export interface Structure {
  /** What counted, each completing 'because …'. */
  signs: string[];
  /** An engineer has to look before anybody repairs. */
  engineer: boolean;
  /** Not minor, and not plainly major either: somebody has to tell on site. */
  unclassified: boolean;
  rating: SeverityRating;
}

const EXPOSED: readonly Cue[] = ['reo|rebar|bar|bars|mesh|reinforcement|steel|reinforcing'];
const NAMED_ELEMENT: readonly Cue[] = [
  'balcon*|beam*|column*|slab*|soffit*|wall*|stair*|footing*|lintel*|carport*|pool|driveway*|step*',
];

const OF_NO_LOAD: readonly Cue[] = [
  'render*|tile*|gutter*|downpipe*|fence|nail*|screw*|hinge*|paver*|paving',
];

/** Whether what is seen breaks, or may: a group is as grave as the gravest of its families. */
function mayBeCrackLike({ family, group }: Subject): boolean {
  if (family !== null) return CRACK_LIKE.has(family);
  return group !== null && GROUP_FAMILIES[group].some((one) => CRACK_LIKE.has(one));
}

/** Words of a crack in what may be cracked: a photo read as broken surface doesn't make it another thing. */
const saidToBeCracked = ({ defectId }: Subject, words: string): boolean =>
  saysCrack(words) && (findDefectName(defectId ?? '')?.families.includes('crack') ?? false);

/** Steel that shows where nobody says of what: by the words, or by what the panel saw. */
function isExposedSteel(
  { defectId, family, group }: Subject,
  { description: words, seen: signs }: AssessInput,
): boolean {
  if (defectId === 'exposed_reinforcement' || signs?.includes('exposed_reinforcement')) return true;
  const seen = defectId === null && (family === 'spalling' || family === 'corrosion' || group === 'decay');
  return seen && statesAny(words, EXPOSED);
}

/** No part that carries load is named, and none that doesn't. */
const nothingNamed = (words: string) => !statesAny(words, NAMED_ELEMENT) && !statesAny(words, OF_NO_LOAD);

function elementUnknown(subject: Subject, element: CrackedElement | undefined, words: string): boolean {
  // Of a group nobody knows what broke, unless somebody says what it is part of.
  if (subject.group !== null && subject.group !== 'moisture')
    return element === undefined && nothingNamed(words);
  if (subject.defectId === null && subject.family === 'crack') return element === undefined;
  // Concrete that breaks away and rust may be of what carries the load, until somebody says what it is.
  const { defectId, family } = subject;
  if (defectId === null && (family === 'spalling' || family === 'corrosion')) return nothingNamed(words);
  return defectId === 'exposed_reinforcement' && !statesAny(words, NAMED_ELEMENT);
}

const raised = (rating: SeverityRating, to: Severity, reason: string): SeverityRating =>
  SEVERITY_RANK[to] > SEVERITY_RANK[rating.severity]
    ? { ...rating, severity: to, reasons: [...rating.reasons, reason] }
    : { ...rating, reasons: rating.reasons.includes(reason) ? rating.reasons : [...rating.reasons, reason] };

/** A crack of which the width decides, and nobody told it. */
function isOfUnknownWidth({ defectId, family }: Subject, { measurements }: AssessInput): boolean {
  const decides = defectId === null ? family === 'crack' : BY_WIDTH.has(defectId);
  return decides && !measurements.some(({ attribute }) => isCrackWidth(attribute));
}

/** Severity and class as the structure demands them; nothing is lowered. `worst`: the category of its width, if any. */
export function structureOf(
  subject: Subject,
  input: AssessInput,
  rated: SeverityRating,
  worst: CrackCategory | undefined,
): Structure {
  const words = input.description;
  if (isPavementCrack(subject, words))
    return {
      signs: [],
      engineer: false,
      unclassified: false,
      rating:
        SEVERITY_RANK[rated.severity] < SEVERITY_RANK.medium &&
        input.measurements.some((one) => isStep(one) || isToldStep(one))
          ? raised(rated, 'medium', 'Raised because somebody may trip on its edge.')
          : rated,
    };
  const crackLike =
    mayBeCrackLike(subject) ||
    saidToBeCracked(subject, words) ||
    (subject.defectId !== null && STRUCTURAL_IDS.has(subject.defectId));
  const bearing = subject.trade !== null && LOAD_BEARING.has(subject.trade);
  const found = STRUCTURAL_SIGNS.filter(
    ({ always, cues }) => (crackLike || (always && bearing)) && statesAny(words, cues),
  );
  const moved = crackLike && input.measurements.some(isStep);
  if (moved) found.push(STEP);
  else if (crackLike && input.measurements.some(isToldStep)) found.push(MOVED);
  const grave = found.filter((sign) => sign.grave);
  const wide = widestCrack(input.measurements) > NEVER_MINOR;
  let rating = rated;
  if (found.length > 0) {
    const to: Severity = grave.length > 0 && found.length > 1 ? 'critical' : 'high';
    for (const { because } of found) rating = raised(rating, to, `Raised because ${because}.`);
    if (to === 'critical') rating = { ...rating, hazard: true };
  }
  const steel = isExposedSteel(subject, input);
  const open =
    elementUnknown(subject, crackedElement(subject, words), words) ||
    (steel && subject.defectId !== 'exposed_reinforcement' && nothingNamed(words));
  const sticking = crackLike && statesAny(words, STICKING);
  if (open || wide) {
    const what =
      subject.family !== 'crack'
        ? 'what it is part of isn’t known'
        : onlyMaterial(words)
          ? 'it isn’t known whether it carries load'
          : 'what is cracked isn’t known';
    const reason = open ? `At least medium while ${what}.` : 'At least medium: it may be wider than 5 mm.';
    if (SEVERITY_RANK[rating.severity] < SEVERITY_RANK.medium) rating = raised(rating, 'medium', reason);
  }
  const high = SEVERITY_RANK[rating.severity] >= SEVERITY_RANK.high;
  const moderate = (worst?.category ?? 0) >= MODERATE;
  const untold = isOfUnknownWidth(subject, input);
  const bySteel = steel && open && rating.severity !== 'critical';
  return {
    signs: found.map(({ because }) => because),
    engineer:
      found.length > 0 ||
      (crackLike && (high || moderate || isConcreteFrame(words))) ||
      input.seen?.includes('exposed_reinforcement') === true,
    unclassified: bySteel || (!high && (open || wide || sticking || moderate || untold)),
    rating,
  };
}

const FINISHERS = ['plasterer', 'painter', 'renderer', 'tiler', 'concreter', 'bricklayer', 'carpenter'];
const ENGINEER = 'structural engineer';
/** Before anybody repairs. */
export const ENGINEER_FIRST =
  'have a structural engineer look at it before anything is patched, propped or painted';
export const REPAIR_AS_TOLD = 'repair the structure as the engineer says, then the finish';
const UNTIL_THEN = [
  'mark the ends of the crack with the date, and photograph it with a ruler each week',
  'check gutters, downpipes, drains and pipes nearby for leaks',
];

/** The same finding with an engineer in the place of the trades that would hide it. */
export function withEngineer(
  subject: Subject,
  { engineer, rating }: Structure,
  { hazardsRead }: Pick<AssessInput, 'hazardsRead'> = {},
): Subject {
  if (!engineer) return subject;
  const others = subject.whoToCall.filter((who) => who !== ENGINEER && !FINISHERS.includes(who));
  // A safety hazard brings its own warning, and an alert that was closed has no other in its place.
  const warned = rating.hazard || subject.safetyHazardPossible || hazardsRead === true;
  const now = [
    ...(rating.severity === 'critical' && !warned ? ['keep people away from it'] : []),
    ENGINEER_FIRST,
  ];
  const cracked = subject.family === 'crack';
  const { actions } = subject;
  return {
    ...subject,
    whoToCall: [ENGINEER, ...others],
    actions: cracked
      ? {
          immediate: now,
          shortTerm: UNTIL_THEN,
          longTerm: [REPAIR_AS_TOLD],
        }
      : { ...actions, immediate: distinct([...now, ...actions.immediate]) },
  };
}
