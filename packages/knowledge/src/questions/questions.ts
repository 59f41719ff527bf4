/**
 * What to ask, so that a finding gets a verdict: only what can change it, the most telling first, at most four at a time.
 * Every combination of answers is tried on the rules; a question whose answers never make a difference isn't asked. Of a
 * crack that may be structural it is asked what it is in, how wide it is and whether it moves, verdict or not.
 */
import { type AssessInput, complianceUnder } from '../assess/assess.ts';
import { supposedFacts } from '../assess/assumptions.ts';
import { naturalAttribute } from '../assess/sizes.ts';
import { BY_WIDTH } from '../assess/structure.ts';
import { isDefectId } from '../defects.ts';
import type { Measurement } from '../findings.ts';
import { GROUP_FAMILIES } from '../groups.ts';
import { crackJudgedAs, isConcreteFrame, materialsNamed, onlyMaterial } from '../materials.ts';
import type { Attribute } from '../measurements/attributes.ts';
import { approvalOf } from '../rules/document-date.ts';
import { isExistingBuilding } from '../rules/stated-dates.ts';
import { STATE_CODES } from '../stages.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import {
  type Answers,
  BARS_QUESTION,
  FALLEN_QUESTION,
  MATERIAL_OPTIONS,
  namedUnder,
  PLACE_QUESTIONS,
  withAnswers,
} from './answers.ts';
import { CRACK_QUESTION, crackQuestion } from './crack.ts';
import { SIZE_CHOICES, type SizeChoice, triedSizes } from './sizes.ts';

export const QUESTION_IDS = ['fallen', 'bars', 'material', 'size', 'place', 'state', 'date'] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

export interface VerdictQuestion {
  id: QuestionId;
  label: string;
  options: { value: string; label: string }[];
  /** The value that counts now, where it was answered or stated. */
  answer: string | null;
  /** Only of a size. */
  size?: { attribute: Attribute; unit: Measurement['unit']; choices: readonly SizeChoice[] };
  /** True where an old building's age is asked for, not the date of new work. */
  existing?: boolean;
}

const MOST = 4;

/** Sizes by the defect; others have nothing that a person could measure. */
const SIZE_LABELS: Readonly<Partial<Record<Attribute, string>>> = {
  crack_width: 'How wide is it at its widest?',
  gap: 'How wide is the gap?',
  lippage: 'How much higher is one edge?',
  unevenness: 'How far is it out of level?',
  barrier_height: 'How high is it above the floor?',
  riser: 'How high is the riser?',
  height: 'How high is the damp-proof course above the ground?',
  fall: 'What is the fall?',
  overhang: 'How far do the bricks overhang?',
  spacing: 'How far apart are the weepholes?',
  flow: 'How much air does the fan move?',
  exposure: 'How much of the slab edge is open?',
  sag: 'How far does it sag?',
  bow: 'How far does it bow?',
};

const MORE_SIZES: ReadonlyMap<string, Attribute> = new Map([
  ['barrier_noncompliant', 'barrier_height'],
  ['stair_noncompliant', 'riser'],
  ['dpc_bridged', 'height'],
  ['rising_damp', 'height'],
  ['bath_falls', 'fall'],
  ['waterproofing_failure', 'fall'],
  ['gutter_defect', 'fall'],
  ['blocked_weephole', 'spacing'],
  ['exhaust_not_ducted', 'flow'],
  ['termite_barrier', 'exposure'],
  ['peaking_joint', 'bow'],
]);

function unitOf(attribute: Attribute): Measurement['unit'] {
  if (attribute === 'fall') return 'percent';
  return attribute === 'flow' ? 'L/s' : 'mm';
}

interface Asking {
  input: AssessInput;
  answers: Answers;
  /** Words as the person wrote them, without answers. */
  words: string;
  measurements: readonly Measurement[];
}

interface Choice {
  material: string | undefined;
  place: string | undefined;
  size: Measurement | undefined;
}

/** What would follow from these answers, as a key: the same key means the same verdict by the same limit. */
function outcomeOf({ input, words, measurements }: Asking, choice: Choice): string {
  const answers: Answers = {
    ...(choice.material ? { material: choice.material } : {}),
    ...(choice.place ? { place: choice.place } : {}),
  };
  const defectId = namedUnder(input.defectId, answers);
  const { size } = choice;
  const tried: AssessInput = {
    ...input,
    defectId,
    description: withAnswers(words, answers, defectId),
    measurements: size
      ? [...measurements.filter(({ attribute }) => attribute !== size.attribute), size]
      : measurements,
  };
  const { rule, verdict } = complianceUnder(tried);
  return rule ? `${rule.id} ${rule.limit} ${rule.verdict}` : verdict;
}

/** The option that the words name already; concrete only where they say that it is a floor, or what it holds up. */
function statedMaterial(words: string): string | undefined {
  if (isConcreteFrame(words) && onlyMaterial(words)) return 'concrete_frame';
  if (!crackJudgedAs(words) && (onlyMaterial(words) ?? 'concrete') === 'concrete') return undefined;
  const named = materialsNamed(words);
  return MATERIAL_OPTIONS.find(({ of }) => named.has(of))?.value;
}

/** The verdict of each combination, and which of the three makes a difference anywhere. */
function telling(asking: Asking, choices: { [K in keyof Choice]: readonly Choice[K][] }): Set<keyof Choice> {
  const made = new Map<string, Map<string, string>>();
  const tells = new Set<keyof Choice>();
  choices.material.forEach((material, m) => {
    choices.place.forEach((place, p) => {
      choices.size.forEach((size, s) => {
        const outcome = outcomeOf(asking, { material, place, size });
        const others = { material: `${p} ${s}`, place: `${m} ${s}`, size: `${m} ${p}` };
        for (const id of ['material', 'place', 'size'] as const) {
          const seen = made.get(`${id} ${others[id]}`) ?? new Map<string, string>();
          made.set(`${id} ${others[id]}`, seen.set(outcome, outcome));
          if (seen.size > 1) tells.add(id);
        }
      });
    });
  });
  return tells;
}

const NO_BRICKWORK: readonly Cue[] = [
  'ceiling*|floor*|slab*|soffit*|balcon*|plaster*|gyprock|cornice*|timber|inside|internal|room*|roof*|eave*',
];

/** Named for brickwork, by words that speak of brick and of nothing above or below it. */
const isBrickwork = (defectId: string | null, words: string): boolean =>
  defectId !== null &&
  BRICK.has(defectId) &&
  onlyMaterial(words) === 'masonry' &&
  !statesAny(words, NO_BRICKWORK);
const BRICK: ReadonlySet<string> = new Set([
  'brick_stepped_crack',
  'brick_vertical_crack',
  'overhanging_brick',
]);

/** What tells of a danger is asked before what gives a verdict. */
const dangerQuestion = (
  id: 'fallen' | 'bars',
  answers: Answers,
  { family, defectId, description }: AssessInput,
): VerdictQuestion => {
  const { label, options } = { fallen: FALLEN_QUESTION, bars: BARS_QUESTION }[id];
  const ofWall = isBrickwork(defectId, description);
  // Where tiles are decides how much they may harm; a ceiling is inside as well. Brickwork is no ceiling and no floor.
  const offered = options.filter(
    ({ value }) =>
      (answers[id] ?? '').split(' ').includes(value) ||
      (value === 'inside'
        ? family === 'tile_fault'
        : !(ofWall && (value === 'ceiling' || value === 'floor'))),
  );
  return {
    id,
    label,
    options: offered.map((option) => ({ value: option.value, label: option.label })),
    answer: answers[id] ?? null,
  };
};

/** What may be seen or known of a danger, and somebody has to say. */
interface DangersOpen {
  mayHaveFallen?: boolean;
  barsMayShow?: boolean;
  /** True where nothing was named and the votes speak of a crack. */
  mayBeCrack?: boolean;
}

/**
 * At most four that are unanswered, and what was answered, so that it can be changed. Empty where nothing that a person
 * could say would give a verdict, but for what tells of a danger, which is asked whatever the panel made of the photo.
 */
export function questionsFor(
  input: AssessInput,
  answers: Answers,
  { mayHaveFallen = false, barsMayShow = false, mayBeCrack = false }: DangersOpen = {},
): VerdictQuestion[] {
  const cracked = mayBeCrack && input.outcome !== 'defect';
  const all = [
    ...(mayHaveFallen ? [dangerQuestion('fallen', answers, input)] : []),
    ...(barsMayShow ? [dangerQuestion('bars', answers, input)] : []),
    ...(cracked ? [sizeQuestion('crack_width', input), movementQuestion(answers, input.description)] : []),
    ...verdictQuestions(input, answers),
  ];
  const asked = all.filter((question) => !isMeasured(question, input));
  const open = asked.filter(({ answer }) => answer === null).slice(0, MOST);
  return asked.filter((question) => question.answer !== null || open.includes(question));
}

/** Measured by somebody, and no choice: how wide it is isn't asked again. */
const isMeasured = ({ id, answer, size }: VerdictQuestion, { measurements }: AssessInput): boolean =>
  id === 'size' &&
  answer !== null &&
  !size?.choices.some(({ value }) => String(value) === answer) &&
  measurements.some((one) => one.attribute === size?.attribute && one.origin === 'inspector');

/** Whether its two sides have moved: of a crack that may be of what carries the building. */
function movementQuestion({ place }: Answers, words: string): VerdictQuestion {
  const { label, options } = crackQuestion(words);
  return {
    id: 'place',
    label,
    options: options.map(({ value, label: said }) => ({ value, label: said })),
    answer: CRACK_QUESTION.options.find(({ value }) => value === place)?.value ?? null,
  };
}

function sizeQuestion(attribute: Attribute, { measurements }: AssessInput): VerdictQuestion {
  const measured = measurements.find((one) => one.attribute === attribute || one.attribute === 'size');
  return {
    id: 'size',
    label: SIZE_LABELS[attribute] ?? 'How large is it?',
    options: [],
    answer: measured ? String(measured.value) : null,
    size: { attribute, unit: unitOf(attribute), choices: SIZE_CHOICES[attribute] ?? [] },
  };
}

function verdictQuestions(input: AssessInput, answers: Answers): VerdictQuestion[] {
  if (input.outcome !== 'defect') return [];
  const { project, description: words } = input;
  const existing = isExistingBuilding(words);
  const state = project.state ?? input.assumedState;
  // Without a date everything is tried on today's: whether anything could be decided is the question.
  const tryOn = state
    ? (supposedFacts({ project: { ...project, state }, description: '', inspectedOn: input.inspectedOn })
        ?.project ?? {
        ...project,
        state,
      })
    : {
        ...project,
        state: 'NSW' as const,
        contractDate: input.inspectedOn,
        completionDate: input.inspectedOn,
      };
  const asking: Asking = {
    input: { ...input, project: { buildingType: 'residential-house', ...tryOn } },
    answers,
    words,
    measurements: input.measurements,
  };
  const cracked = input.family === 'crack';
  const attribute =
    naturalAttribute(input.defectId, input.family) ?? MORE_SIZES.get(input.defectId ?? '') ?? undefined;
  const placeQuestion = isDefectId(input.defectId ?? '')
    ? PLACE_QUESTIONS[input.defectId as keyof typeof PLACE_QUESTIONS]
    : undefined;
  // What the rule can't be chosen without, and what an engineer would ask first.
  const isOpenCrack = cracked && (input.defectId === null || BY_WIDTH.has(input.defectId));
  const wantsMaterial =
    input.defectId === null && (cracked || (input.group && GROUP_FAMILIES[input.group].includes('crack')));
  const tells = telling(asking, {
    material: cracked ? MATERIAL_OPTIONS.map(({ value }) => value) : [answers.material],
    place: placeQuestion ? placeQuestion.options.map(({ value }) => value) : [answers.place],
    size: attribute ? triedSizes(attribute, unitOf(attribute)) : [undefined],
  });
  const all: VerdictQuestion[] = [];
  if (!project.state)
    all.push({
      id: 'state',
      label: 'Which state is it in?',
      options: STATE_CODES.map((code) => ({ value: code, label: code })),
      answer: null,
    });
  if (tells.has('material') || wantsMaterial)
    all.push({
      id: 'material',
      label: 'What is it in?',
      options: MATERIAL_OPTIONS.map(({ value, label }) => ({ value, label })),
      answer: answers.material ?? statedMaterial(words) ?? null,
    });
  if ((tells.has('size') || isOpenCrack) && attribute) all.push(sizeQuestion(attribute, input));
  if (isOpenCrack) all.push(movementQuestion(answers, words));
  if (tells.has('place') && placeQuestion)
    all.push({
      id: 'place',
      label: placeQuestion.label,
      options: placeQuestion.options.map(({ value, label }) => ({ value, label })),
      answer: answers.place ?? null,
    });
  if (!approvalOf(project) && (tells.size > 0 || complianceUnder(asking.input).rule))
    all.push({
      id: 'date',
      label: existing ? 'When was it built?' : 'When was the contract signed?',
      options: [],
      answer: null,
      existing,
    });
  return existing
    ? all.toSorted((one, other) => Number(other.id === 'date') - Number(one.id === 'date'))
    : all;
}
