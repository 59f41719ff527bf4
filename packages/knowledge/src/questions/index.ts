/** What can still be asked of a finding, and what its answers mean to the rules. */
export {
  type Answers,
  BARS_QUESTION,
  dangerAnswered,
  MATERIAL_OPTIONS,
  namedUnder,
  PLACE_QUESTIONS,
  withAnswers,
} from './answers.ts';
export { QUESTION_IDS, type QuestionId, questionsFor, type VerdictQuestion } from './questions.ts';
export type { SizeChoice } from './sizes.ts';
