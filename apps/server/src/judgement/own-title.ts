import {
  type AssessInput,
  isAlertName,
  isPlaceName,
  PAVEMENT_NAME,
  STEEL_NAME,
} from '@plumbline/knowledge/assess';
import { familyTitle, isCrackName } from '@plumbline/knowledge/materials';
import {
  dangerAnswered,
  fallenAnswered,
  isPavement,
  namedUnder,
  withAnswers,
} from '@plumbline/knowledge/questions';
import type { defects } from '../platform/database/schema.ts';

type Titled = Pick<
  typeof defects.$inferSelect,
  'verdict' | 'title' | 'originalTitle' | 'taxonomyId' | 'examination' | 'answers' | 'userDescription'
>;

/**
 * True for a name that the rules give: bare steel, what somebody answered has fallen, a crack by what it is in, and a danger
 * that no photo shows.
 */
export const isGiven = (title: string): boolean =>
  title === STEEL_NAME ||
  title === PAVEMENT_NAME ||
  isCrackName(title) ||
  isPlaceName(title) ||
  isAlertName(title);

/** True where the panel saw no defect, or wasn’t sure: an open alert then gives the name. */
export const isWithoutDefect = ({ consensus: { outcome } }: Titled['examination']): boolean =>
  outcome !== 'defect';

/** The same of a finding of which that was seen or answered: whoever decided it left it as it was called. */
function isGivenTo(row: Titled): boolean {
  const { title, examination, answers } = row;
  if (title === STEEL_NAME)
    return (examination.consensus.seen ?? []).length > 0 || dangerAnswered(answers) !== '';
  if (isAlertName(title)) return isWithoutDefect(examination);
  if (title === PAVEMENT_NAME || isCrackName(title)) return isCrackGivenTo(row);
  return isPlaceName(title) && fallenAnswered(answers).length > 0;
}

/** What the rules call a crack that is named by its material, or lies in a driveway or path; undefined for anything else. */
export function crackName(
  { userDescription, answers }: Pick<Titled, 'userDescription' | 'answers'>,
  { defectId, family }: Pick<AssessInput, 'defectId' | 'family'>,
): string | undefined {
  if (family !== 'crack' || (defectId !== null && defectId !== 'slab_crack')) return undefined;
  const words = withAnswers(userDescription, answers, defectId);
  if (isPavement(words)) return PAVEMENT_NAME;
  return defectId === null ? familyTitle('crack', words) : undefined;
}

/** The name of a crack by its words or by what was answered. Of a name in an inspector’s own words no defect is kept. */
function isCrackGivenTo(row: Titled): boolean {
  const { defectId } = row.examination.consensus;
  if (row.taxonomyId !== defectId) return false;
  return (
    defectId !== null ||
    row.answers.material !== undefined ||
    row.title === crackName(row, { defectId, family: 'crack' })
  );
}

/** True where the inspector corrected what the finding is called. */
export const isRetitled = (row: Titled): boolean =>
  row.verdict === 'corrected' && row.title !== row.originalTitle && !isGivenTo(row);

/** True where they corrected what it is: by that name, or by one from the list. */
export const isRenamed = (row: Titled): boolean =>
  row.verdict === 'corrected' && (row.taxonomyId !== row.examination.consensus.defectId || isRetitled(row));

/** What it is by the list, unless somebody answered that it is of another material. What an inspector named stands. */
export const listedNow = ({
  taxonomyId,
  answers,
  verdict,
}: Pick<Titled, 'taxonomyId' | 'answers' | 'verdict'>) =>
  verdict === 'corrected' ? taxonomyId : namedUnder(taxonomyId, answers);
