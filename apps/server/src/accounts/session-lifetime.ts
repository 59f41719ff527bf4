const DAY = 24 * 60 * 60;

/** How long a session lasts without use, in seconds. Used or not, it ends after `SESSION_MOST_DAYS`. */
export const SESSION_SECONDS = 7 * DAY;
export const SESSION_MOST_DAYS = 30;
