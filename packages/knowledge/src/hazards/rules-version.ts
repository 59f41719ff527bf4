/**
 * Counts up whenever a rule warns of something it didn't warn of before or no longer does, or a question that tells of a
 * danger is asked of other findings than before. Findings that were kept under a lower number are read again.
 */
export const HAZARD_RULES = 75;
