import { LIMITS } from '@plumbline/contract';

/** '500+' where nobody counted on. */
export const countedTo = (count: number): string =>
  count > LIMITS.countedMatches ? `${LIMITS.countedMatches}+` : String(count);
