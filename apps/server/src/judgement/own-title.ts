import {
  type AssessInput,
  isAlertName,
  isPlaceName,
  PAVEMENT_NAME,
  STEEL_NAME,
} from '@plumbline/knowledge/assess';
import { familyTitle, isCrackName } from '@plumbline/knowledge/materials';
import { isPavement, namedUnder, withAnswers } from '@plumbline/knowledge/questions';
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

/** True where the inspector said what it is, by a name of their own or by one from the list: no rule gives it another. */
export const isRenamed = ({ verdict, renamed }: Pick<Titled, 'verdict' | 'renamed'>): boolean =>
  verdict === 'corrected' && renamed;

/** The same of a finding that comes from where it wasn’t kept: a name that the rules would give is taken for theirs. */
export function wasRenamed(row: Titled): boolean {
  const { title, originalTitle, taxonomyId } = row;
  const { defectId } = row.examination.consensus;
  if (row.verdict !== 'corrected' || taxonomyId !== defectId) return row.verdict === 'corrected';
  const isOfCrack = title === PAVEMENT_NAME || isCrackName(title);
  const given = isOfCrack ? title === crackName(row, { defectId, family: 'crack' }) : isGiven(title);
  return title !== originalTitle && !given;
}

/** What it is by the list, unless somebody answered that it is of another material. What an inspector named stands. */
export const listedNow = (row: Pick<Titled, 'taxonomyId' | 'answers' | 'verdict' | 'renamed'>) =>
  isRenamed(row) ? row.taxonomyId : namedUnder(row.taxonomyId, row.answers);
