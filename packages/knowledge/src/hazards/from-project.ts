/** What the project's dates and words say of the building's age: asbestos up to 1990, lead paint before 1970. */
import type { HazardInput } from './alert.ts';
import { keepLast } from './keep-last.ts';
import { Reading } from './reading.ts';
import { ASBESTOS_TO, LEAD_BEFORE } from './years.ts';

/** Classes of the vocabulary that hold for every word about this building, and the reason in words. */
export interface Age {
  classes: ReadonlySet<string>;
  /** Built after asbestos and lead paint: their dangers need a word that names them. */
  isYoung: boolean;
  because: string;
}

/** Asbestos was banned by the end of 2003. */
const YOUNG_FROM = 2004;
/** Dates of a project of this sort are those of the work, not of the building. */
const REWORK = /renovat|extension|refurb|alteration|reno\b/i;

const namedLast = keepLast<ReadonlySet<string>>(50, 4_000);

/** What a project's words name; what they say of years counts from this one. */
const namedIn = (words: string): ReadonlySet<string> =>
  namedLast(`${new Date().getFullYear()}\n${words}`, () => new Reading(words).named());

/** As many whole words as fit. */
function inShort(words: string, most = 80): string {
  const line = words.trim().replace(/\s*\n\s*/g, '; ');
  return line.length <= most ? line : `${line.slice(0, most).replace(/[\s;,]*\S*$/, '')} …`;
}

export function ageOf({ project, projectWords = '' }: HazardInput): Age {
  const date = project?.completionDate ?? project?.approvalDate ?? project?.contractDate;
  const year = date === undefined ? Number.NaN : Number(date.slice(0, 4));
  const told = projectWords === '' ? new Set<string>() : namedIn(projectWords);
  const classes = new Set<string>();
  const old = [...told].filter((name) => name === 'yearold' || name === 'oldhouse' || name === 'fibro');
  if (year <= ASBESTOS_TO || old.length > 0) classes.add('yearold').add('oldhouse');
  if (year < LEAD_BEFORE || told.has('yearlead') || told.has('oldhouse')) classes.add('yearlead');
  else classes.delete('oldhouse');
  if (classes.size === 0)
    return { classes, isYoung: year >= YOUNG_FROM && !REWORK.test(projectWords), because: '' };
  const because = year <= ASBESTOS_TO ? `Building of ${year}` : `Project: ${inShort(projectWords)}`;
  return { classes, isYoung: false, because };
}
