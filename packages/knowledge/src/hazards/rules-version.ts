/**
 * Counts up whenever a rule warns of something it didn't warn of before, no longer does, or something else is asked that
 * tells of a danger. Findings that were kept
 * under a lower number are read again.
 */
export const HAZARD_RULES = 33;
