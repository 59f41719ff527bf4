/**
 * Counts up whenever a rule warns of something it didn't warn of before, or no longer does. Findings that were kept
 * under a lower number are read again.
 */
export const HAZARD_RULES = 31;
