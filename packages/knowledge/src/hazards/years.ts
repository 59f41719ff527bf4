/** Up to which year a building is likely to hold what. */

/**
 * Asbestos is highly likely in what was built before 1987 and likely up to this year, so both are warned of alike: no year
 * in between makes a sheet safe to break.
 */
export const ASBESTOS_TO = 1990;
/** Lead paint is likely before this year. */
export const LEAD_BEFORE = 1970;
