/**
 * A cookie that scripts may read and that comes and goes with the session's own: where it is missing nobody is signed
 * in, and a public page needn't ask. It doesn't say who, and opens nothing.
 */
export const SIGNED_IN_COOKIE = 'plumbline.signed_in';
