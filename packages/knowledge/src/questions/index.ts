/** What can still be asked of a finding, and what its answers mean to the rules. */

export { isPavement } from '../assess/pavement.ts';
export {
  FALLEN_FROM,
  type FallenFrom,
  fallenAlert,
  fallenKind,
  keepsFromFall,
  looksFromAfar,
} from '../hazards/fallen.ts';
export { inState } from '../hazards/in-state.ts';
export {
  type Answers,
  BARS_QUESTION,
  dangerAnswered,
  dangerKinds,
  FALLEN_QUESTION,
  fallenAnswered,
  fallenShared,
  isBeside,
  MATERIAL_OPTIONS,
  namedUnder,
  PLACE_QUESTIONS,
  sheetAnswered,
  withAnswers,
  withBeside,
} from './answers.ts';
export { CRACK_QUESTION, isOfMovement, movementAnswered, movementBecause } from './crack.ts';
export {
  areUnplaced,
  type BrokenSeen,
  mayBeConcrete,
  mayHaveFallen,
  tellsNothingLoose,
} from './fallen.ts';
export { questionsFor, type VerdictQuestion } from './questions.ts';
