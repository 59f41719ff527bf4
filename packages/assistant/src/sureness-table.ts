/** Written by `npm run evaluate:chat -- --set development --calibrate`: shares of graded answers that were right. */
export const RIGHT_OVERALL = 0.91;
export const RIGHT_BY_KIND: Readonly<Record<string, number>> = {};
