/**
 * Lets go of files that were read and written a moment ago. A whole collection takes fifteen milliseconds, most of them
 * for objects that stay; these are young.
 */
export const freeBuffers = () => globalThis.gc?.({ type: 'minor' });
