/** The corpus's parts as JSON: put here by the build (`scripts/lib/made-ahead.mjs`), undefined elsewhere. */
export const MADE_PARTS = undefined as string | undefined;
