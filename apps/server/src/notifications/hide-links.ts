const SECRET = /([#?&]token=)[\w.%-]+/g;

/**
 * A mail's words as others than its reader may see them. Its links open accounts; whoever administers an installation
 * may know that a mail was sent and what it said, and not come in by it.
 */
export const hideLinks = (words: string): string => words.replaceAll(SECRET, '$1hidden');
