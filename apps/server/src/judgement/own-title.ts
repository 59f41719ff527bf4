import { isAlertName, isPlaceName, STEEL_NAME } from '@plumbline/knowledge/assess';
import { dangerAnswered, fallenAnswered } from '@plumbline/knowledge/questions';
import type { defects } from '../platform/database/schema.ts';

type Titled = Pick<
  typeof defects.$inferSelect,
  'verdict' | 'title' | 'originalTitle' | 'taxonomyId' | 'examination' | 'answers'
>;

/** True for a name that the rules give: bare steel, what somebody answered has fallen, and a danger that no photo shows. */
export const isGiven = (title: string): boolean =>
  title === STEEL_NAME || isPlaceName(title) || isAlertName(title);

/** True where the panel saw no defect: an open alert then gives the name. */
export const isWithoutDefect = ({ consensus: { outcome } }: Titled['examination']): boolean =>
  outcome === 'no_visible_defect' || outcome === 'not_building';

/** The same of a finding of which that was seen or answered: whoever decided it left it as it was called. */
function isGivenTo({ title, examination, answers }: Titled): boolean {
  if (title === STEEL_NAME)
    return (examination.consensus.seen ?? []).length > 0 || dangerAnswered(answers) !== '';
  if (isAlertName(title)) return isWithoutDefect(examination);
  return isPlaceName(title) && fallenAnswered(answers).length > 0;
}

/** True where the inspector corrected what the finding is called. */
export const isRetitled = (row: Titled): boolean =>
  row.verdict === 'corrected' && row.title !== row.originalTitle && !isGivenTo(row);

/** True where they corrected what it is: by that name, or by one from the list. */
export const isRenamed = (row: Titled): boolean =>
  row.verdict === 'corrected' && (row.taxonomyId !== row.examination.consensus.defectId || isRetitled(row));
