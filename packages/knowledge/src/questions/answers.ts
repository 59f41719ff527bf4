/**
 * What a person answers beside the photo: what it is made of and where it is. An answer counts as words of theirs, so
 * that rules, category and title read it like anything else they wrote.
 */
import type { DefectId } from '../defects.ts';
import type { AlertKind } from '../hazards/alert.ts';
import { FALLEN_FROM, type FallenFrom, fallenKind } from '../hazards/fallen.ts';
import { isRuledOutByMaterial, type Material } from '../materials.ts';
import { CRACK_QUESTION, movementAnswered } from './crack.ts';

export interface AnswerOption {
  value: string;
  label: string;
  /** How it reads among the person's words. */
  words: string;
}

/** `of`: the material that it names. */
export const MATERIAL_OPTIONS: readonly (AnswerOption & { of: Material })[] = [
  { value: 'masonry', of: 'masonry', label: 'Brick or block', words: 'It is in brickwork.' },
  { value: 'stone', of: 'masonry', label: 'Stone', words: 'It is in stonework.' },
  { value: 'plaster', of: 'plaster', label: 'Plasterboard', words: 'It is in plasterboard.' },
  { value: 'concrete', of: 'concrete', label: 'Concrete floor', words: 'It is in a concrete slab.' },
  {
    value: 'concrete_frame',
    of: 'concrete',
    label: 'Concrete wall, column, beam or soffit',
    words: 'It is in a concrete column, beam or soffit.',
  },
  { value: 'render', of: 'render', label: 'Render', words: 'It is in the render.' },
  { value: 'tile', of: 'tile', label: 'Tiles', words: 'It is in a tile.' },
  { value: 'timber', of: 'timber', label: 'Timber', words: 'It is in timber.' },
  {
    value: 'fibre_cement',
    of: 'fibre_cement',
    label: 'Fibre cement sheet (fibro)',
    words: 'It is in fibre cement sheet.',
  },
];

export interface PlaceQuestion {
  label: string;
  options: readonly AnswerOption[];
}

const STAIR_OR_LEVEL: PlaceQuestion = {
  label: 'Where is the barrier?',
  options: [
    { value: 'level', label: 'Balcony, deck or landing', words: 'It is on a balcony.' },
    { value: 'stair', label: 'Along a stair', words: 'It is along the stair.' },
  ],
};

const RAIN: PlaceQuestion = {
  label: 'Does water come in when it rains?',
  options: [
    { value: 'wet', label: 'Yes', words: 'The roof leaks when it rains.' },
    { value: 'dry', label: 'No', words: 'It stays dry in the rain.' },
  ],
};

const VIEWED: PlaceQuestion = {
  label: 'Does it show from 1.5 m in ordinary light?',
  options: [
    { value: 'shows', label: 'Yes', words: 'It is noticeable from 2 metres in ordinary light.' },
    { value: 'glancing', label: 'Only in glancing light', words: 'Only glancing light brings it out.' },
  ],
};

/** Where a finding's place, or something else that a look on site tells, decides what holds. */
export const PLACE_QUESTIONS: Readonly<Partial<Record<DefectId, PlaceQuestion>>> = {
  skirting_gap: {
    label: 'Where is the gap?',
    options: [
      { value: 'joint', label: 'Mitre or joint', words: 'It is at a mitre.' },
      { value: 'floor', label: 'Under the skirting', words: 'It is between skirting and floor.' },
    ],
  },
  uneven_floor: {
    label: 'Measured over what?',
    options: [
      { value: 'short', label: 'Up to 2 m', words: 'Measured over 2 m.' },
      { value: 'room', label: 'Across a room', words: 'Measured across the room.' },
      { value: 'house', label: 'Across the house', words: 'Measured across the whole house.' },
    ],
  },
  barrier_noncompliant: STAIR_OR_LEVEL,
  dpc_bridged: {
    label: 'What is below it outside?',
    options: [
      { value: 'soil', label: 'Soil or garden', words: 'The ground there is garden soil.' },
      { value: 'paved', label: 'Paving', words: 'There is paving.' },
      { value: 'covered', label: 'Paving under cover', words: 'It is under a covered verandah.' },
    ],
  },
  exhaust_not_ducted: {
    label: 'Which room is the fan in?',
    options: [
      { value: 'bathroom', label: 'Bathroom or toilet', words: 'The fan is in the bathroom.' },
      { value: 'kitchen', label: 'Kitchen or laundry', words: 'The fan is in the kitchen.' },
    ],
  },
  tile_lippage: {
    label: 'How wide are the joints?',
    options: [
      { value: 'narrow', label: 'Up to 3 mm', words: 'The tiles have narrow joints.' },
      { value: 'plain', label: 'Wider', words: 'They are ordinary tiles with wide joints.' },
      {
        value: 'polished',
        label: 'Wider, polished tiles',
        words: 'They are polished tiles with wide joints.',
      },
    ],
  },
  gutter_defect: {
    label: 'What kind of gutter?',
    options: [
      { value: 'eaves', label: 'Eaves gutter', words: 'It is an eaves gutter.' },
      { value: 'box', label: 'Box gutter', words: 'It is a box gutter.' },
    ],
  },
  water_stain: RAIN,
  roof_leak: RAIN,
  flashing_defect: RAIN,
  broken_roof_tile: RAIN,
  window_reveal_gap: {
    label: RAIN.label,
    options: [
      { value: 'wet', label: 'Yes', words: 'Water comes in at the window when it rains.' },
      { value: 'dry', label: 'No', words: 'It stays dry in the rain.' },
    ],
  },
  paint_finish: VIEWED,
  nail_pop: VIEWED,
  peaking_joint: VIEWED,
  timber_floor_gap: {
    label: 'Do edges of boards lift against each other?',
    options: [
      { value: 'lift', label: 'Yes', words: 'Edges of the boards lift.' },
      { value: 'flat', label: 'No', words: 'The boards lie flat.' },
    ],
  },
};

/** Asked where the look for bare bars is unsure. */
export const BARS_QUESTION = {
  label: 'Can you see bare steel bars in broken concrete?',
  options: [
    { value: 'yes', label: 'Yes', words: 'Concrete has broken away and the reinforcing steel is exposed.' },
    { value: 'no', label: 'No, or it isn’t concrete', words: '' },
  ],
} as const satisfies PlaceQuestion;

/** Asked first where something may have fallen, be loose or have a hole in it; a 'yes' says of what. */
export const FALLEN_QUESTION = {
  label: 'Has anything fallen, is anything loose overhead, or is a hole open?',
  options: [
    { value: 'ceiling', label: 'Yes, a ceiling', words: '' },
    { value: 'wall', label: 'Yes, a wall or façade', words: '' },
    { value: 'floor', label: 'Yes, a floor', words: '' },
    { value: 'elsewhere', label: 'Yes, something else', words: '' },
    { value: 'inside', label: 'No, and it’s inside or underfoot', words: 'It is inside.' },
    { value: 'no', label: 'No', words: '' },
  ],
} as const satisfies PlaceQuestion;

/** What was answered for a finding. Unknown values count as none. */
export interface Answers {
  material?: string;
  place?: string;
  bars?: string;
  /** Each 'yes' with a space between, as a second one takes nothing from the first; with ANSWERED_BESIDE after it. */
  fallen?: string;
}

const wordsOf = (options: readonly AnswerOption[] | undefined, value: string | undefined) =>
  options?.find((option) => option.value === value)?.words ?? '';

/** What an answer tells of danger; a 'no' tells nothing, and takes no warning away. */
export const dangerAnswered = ({ bars }: Answers): string => wordsOf(BARS_QUESTION.options, bars);

/** What an answer about the material warns of in an old building: sheets that may hold asbestos. */
export const sheetAnswered = ({ material }: Answers): string =>
  material === 'fibre_cement' ? wordsOf(MATERIAL_OPTIONS, material) : '';

/** What somebody answered has fallen, is loose or has a hole in it, all of it; none for a 'no' and for silence. */
export const fallenAnswered = ({ fallen = '' }: Answers): FallenFrom[] => {
  const told = fallen.split(' ');
  return FALLEN_FROM.filter((from) => told.includes(from));
};

/** Beside an answer or in place of one: of another finding of the same photo a yes stands. */
const ANSWERED_BESIDE = 'beside';

/** True while a yes stands of another finding of the same photo. */
export const isBeside = ({ fallen = '' }: Answers): boolean => fallen.split(' ').includes(ANSWERED_BESIDE);

/** What was answered of the finding itself. */
const ownFallen = ({ fallen = '' }: Answers): string =>
  fallen
    .split(' ')
    .filter((told) => told !== ANSWERED_BESIDE)
    .join(' ');

/** The same answers with what stands beside them. A yes of the finding's own says more than one beside it. */
export function withBeside({ fallen: told = '', ...answers }: Answers, stands: boolean): Answers {
  const own = ownFallen({ fallen: told });
  const beside = stands && fallenAnswered({ fallen: own }).length === 0 ? ANSWERED_BESIDE : '';
  const fallen = [own, beside].filter(Boolean).join(' ');
  return { ...answers, ...(fallen ? { fallen } : {}) };
}

/**
 * What the same photo's other findings have answered once one was: nobody is asked twice. A yes is of that finding alone;
 * a no counts for all that nobody answered, until it is taken back.
 */
export function fallenShared(answers: Answers, given: string | null): string | undefined {
  const own = ownFallen(answers) || undefined;
  if (fallenAnswered(answers).length > 0) return own;
  if (given === null) return undefined;
  return fallenAnswered({ fallen: given }).length > 0 ? own : (own ?? given);
}

/** The kinds of alert that answers raise. */
export const dangerKinds = (answers: Answers): AlertKind[] => [
  ...(dangerAnswered(answers) || movementAnswered(answers) ? (['structural'] as const) : []),
  ...fallenAnswered(answers).map(fallenKind),
];

const TOLD = [
  { label: 'What is it in?', options: MATERIAL_OPTIONS },
  ...Object.values(PLACE_QUESTIONS),
  CRACK_QUESTION,
  FALLEN_QUESTION,
].flatMap(({ label, options }: PlaceQuestion) =>
  options.flatMap((option) => (option.words ? [{ label, option: option.label, words: option.words }] : [])),
);

/**
 * Which answer tells it, where nothing that the person wrote does: '‘Does water come in when it rains?’ was answered
 * ‘Yes’'. What was answered isn't told as written.
 */
export function answerTelling(description: string, tells: (words: string) => boolean): string | undefined {
  const lines = description.split('\n');
  const given = TOLD.filter(({ words }) => lines.includes(words));
  if (
    given.length === 0 ||
    tells(lines.filter((line) => given.every(({ words }) => words !== line)).join('\n'))
  )
    return undefined;
  const by = given.find(({ words }) => tells(words));
  return by && `‘${by.label}’ was answered ‘${by.option}’`;
}

/** The person's words with what they answered. */
export function withAnswers(words: string, answers: Answers, defectId: string | null): string {
  const place = PLACE_QUESTIONS[(defectId ?? '') as DefectId];
  return [
    words,
    wordsOf(MATERIAL_OPTIONS, answers.material),
    wordsOf(place?.options, answers.place) || movementAnswered(answers),
    wordsOf(FALLEN_QUESTION.options, ownFallen(answers)),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The defect as named, unless the answer says that it is of another material. */
export function namedUnder(defectId: string | null, { material }: Answers): string | null {
  const told = MATERIAL_OPTIONS.find(({ value }) => value === material)?.of;
  const ruledOut = told && defectId && isRuledOutByMaterial(defectId as DefectId, new Set([told]));
  return ruledOut ? null : defectId;
}
