import type { Alert } from './alert.ts';

/** How an alert is told that only the rating of a finding raised. */
export const JUDGED = 'Rated a safety hazard: ';

/** True of an alert that only the rating of a finding raised, by what its words or a measurement say. */
export const isOfRating = ({ because }: Pick<Alert, 'because'>): boolean => because.includes(JUDGED);

/** How an alert is told that only the name of a finding raised. */
export const NAMED = 'Found: ';

/** True of an alert that only the name of a finding raised, also one that stands from before. */
export const isOfName = ({ because }: Pick<Alert, 'because'>): boolean =>
  because.startsWith(NAMED) || because.includes(`: ${NAMED}`);
