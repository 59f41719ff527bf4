import {
  type AssessInput,
  isAlertName,
  isPlaceName,
  LINTEL_BEARING,
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
  | 'verdict'
  | 'renamed'
  | 'title'
  | 'originalTitle'
  | 'taxonomyId'
  | 'examination'
  | 'answers'
  | 'userDescription'
>;

/**
 * True for a name that the rules give: bare steel, a lintel’s bearing, what somebody answered has fallen, a crack by what it is in, and a danger
 * that no photo shows.
 */
export const isGiven = (title: string): boolean =>
  title === STEEL_NAME ||
  title === PAVEMENT_NAME ||
  title === LINTEL_BEARING ||
  isCrackName(title) ||
  isPlaceName(title) ||
  isAlertName(title);

/** True where the panel saw no defect, or wasn’t sure: an open alert then gives the name. */
export const isWithoutDefect = ({ consensus: { outcome } }: Titled['examination']): boolean =>
  outcome !== 'defect';

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

/**
 * True where the inspector said what it is, by a name of their own or by one from the list: no rule gives it another. Of a
 * decision from before this was kept, it is told by the name.
 */
export const isRenamed = (row: Titled): boolean =>
  row.verdict === 'corrected' && (row.renamed ?? seemsRenamed(row));

/** True of every name but the panel's own and one that the rules gave: an inspector's is lost by no doubt. */
function seemsRenamed(row: Titled): boolean {
  if (row.taxonomyId !== row.examination.consensus.defectId) return true;
  return row.title !== row.originalTitle && !isGivenTo(row);
}

/** True where the rules give a finding of which that was seen, said or answered this very name. */
function isGivenTo(row: Titled): boolean {
  const { title, examination, answers } = row;
  const { defectId, seen = [] } = examination.consensus;
  if (title === STEEL_NAME) return seen.length > 0 || dangerAnswered(answers) !== '';
  if (isAlertName(title)) return isWithoutDefect(examination);
  if (isPlaceName(title)) return fallenAnswered(answers).length > 0;
  return title === crackName(row, { defectId: namedUnder(defectId, answers), family: 'crack' });
}

/** True where an inspector wrote what the panel calls it, and no list has that: what follows is as the panel said. */
export const isPanelsName = ({ title, originalTitle, taxonomyId, examination }: Titled): boolean =>
  title === originalTitle && taxonomyId === null && examination.consensus.defectId === null;

/** What it is by the list, unless somebody answered that it is of another material. What an inspector named stands. */
export const listedNow = ({
  taxonomyId,
  answers,
  verdict,
  renamed,
}: Pick<Titled, 'taxonomyId' | 'answers' | 'verdict' | 'renamed'>) =>
  verdict === 'corrected' && renamed !== false ? taxonomyId : namedUnder(taxonomyId, answers);
