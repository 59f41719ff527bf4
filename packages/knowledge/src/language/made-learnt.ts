/** What was learnt from all examples, as JSON: put here by the build (`scripts/lib/made-ahead.mjs`), undefined elsewhere. */
export const MADE_LEARNT = undefined as string | undefined;
