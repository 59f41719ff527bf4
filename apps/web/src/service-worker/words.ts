/** What a page and its service worker say to each other. */
export const TAKE_OVER = 'take over';
/** A page that no worker answers for asks the one that runs to. */
export const ANSWER_FOR_ME = 'answer for me';
export const SERVED_STORED = 'served a stored answer';
/** The network answered after all, when the copy had already been handed over. */
export const CAME_LATE = 'the answer came late';

/** Caches of answers carry the account's id after this. */
export const ANSWERS = 'plumbline-answers-';
/** Of answers that are the same for everybody. */
export const PUBLIC_ANSWERS = 'plumbline-public';
export const SHELL = 'plumbline-shell-';

/** The server says by this header whose answer it is. */
export const ACCOUNT_HEADER = 'x-account';

/** The page tells its worker of what was saved: the address and what the server answered. */
export interface Saved {
  saved: string;
  answer: unknown;
}

export const isSaved = (message: unknown): message is Saved =>
  typeof message === 'object' && message !== null && 'saved' in message && typeof message.saved === 'string';

/** Header of a copy of a building's data: when it was made, in milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at';
/** Header of a copy that is older than something saved from this device. */
export const OLD = 'x-old';
