import { type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';

const SORT =
  /\b(?:the|my|our|that) (?:\w+ )?(house|home|unit|flats?|apartments?|town ?house|terrace|duplex|shop|shed|cottage|villa|shack|studio)\b/i;

/** The projects that a message names, or the only one of the account that is of the sort that it says: 'the house'. */
export function projectsMeantBy(text: string, projects: readonly OwnProject[]): readonly OwnProject[] {
  const named = projectsNamed(text, projects);
  const [, sort = ''] = SORT.exec(text) ?? [];
  if (named.length > 0 || sort === '') return named;
  const word = new RegExp(`\\b${sort.replace(/s$/i, '')}s?\\b`, 'i');
  const alike = projects.filter(({ name, buildingType = '' }) => word.test(`${plain(name)} ${buildingType}`));
  return alike.length === 1 ? alike : [];
}
