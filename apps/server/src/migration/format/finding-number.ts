import type { Fields } from './fields.ts';

/** Far more findings than a building has, and far from where counting would end. */
const MOST = 1_000_000;

/** A finding's number within its project, or the last that was given there; 0 where the source has none. */
export const readFindingNumber = (fields: Fields | undefined, field: string): number =>
  Math.trunc(fields?.number(field, { min: 0, max: MOST }) ?? 0);
