/** The share of held-out answers that were graded right on 22 November 2026, of 200. Kinds aren't told apart yet. */
export const RIGHT_OVERALL = 0.69;
export const RIGHT_BY_KIND: Readonly<Record<string, number>> = {};
