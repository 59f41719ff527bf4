import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** The largest id that the database holds. */
const MAX_ID = 2_147_483_647;

/** The id of a row as a number, in a body or an answer. `missing` is said where there is none. */
export const idOr = (missing?: string) =>
  z.int(missing).check(z.positive(missing), z.maximum(MAX_ID, 'Please choose one from the list'));

export const id = idOr();

/** The same in a path or a query string, where everything is text. In a path a malformed one is simply not there: 404. */
export const idText = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Must be a whole number')), z.transform(Number)),
  z.int().check(z.maximum(MAX_ID, 'Please choose one from the list')),
);

export const idParams = z.object({ id: idText });

/** Lets a file out by an address that was asked for, for a few minutes. */
export const ticketQuery = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(300)) });

/** Names an intent that may be sent twice and counts once. Made up by the client: letters, digits and marks without spaces. */
export const clientKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{8,200}$/, 'Must be 8 to 200 characters without spaces'));

/** How often a row was changed: whoever changes it says which state they saw. */
export const revision = z.int('Must be a whole number').check(z.minimum(0), z.maximum(MAX_ID));

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A calendar date, YYYY-MM-DD. */
export const date = z.iso.date('Must be a date such as 2026-11-21');

/** A date that somebody types. A year of another age is a slip of the pen. */
export const typedDate = date.check(z.regex(/^(1[789]|20)/, 'Check the year'));

const limitText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Must be a whole number from 1 to 200')),
  z.transform((text) => Math.min(Number(text), LIMITS.pageMax)),
);

/**
 * `limit` and `after` page every list; the next page stands in the `Link` header, the count of all in `X-Total-Count`.
 * Most lists are counted as far as `LIMITS.countedMatches`: of more, that number and `X-Total-More: true`. Exactly counted
 * are projects, findings without search or stage, photos and entries of a trail.
 */
export const paging = {
  limit: z._default(z.optional(limitText), LIMITS.pageDefault),
  after: z.optional(z.string().check(z.maxLength(200))),
};

export const message = z.object({ message: z.string() });
export const success = z.object({ success: z.literal(true) });

/**
 * Text as people type it: trimmed, without control characters that no screen or PDF can show. Its length is what is left:
 * a form sends every line break as two characters. `missing` is said where there is no text at all.
 */
export function text(max: number, tooLong = `Must be at most ${max} characters`, missing?: string) {
  return z.string(missing).check(
    z.overwrite((value) => value.replace(CONTROL, '').trim()),
    z.maxLength(max, tooLong),
  );
}

/** What a name must hold: something that shows, not invisible characters alone. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Control characters but for line break and tab, halves of a letter, which no JSON in the database holds, and what turns the direction of the text behind it. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/gu;
