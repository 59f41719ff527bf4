import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, paging, success, text, timestamp } from '../basis/shapes.ts';

export const REVIEW_LIMITS = {
  wordsLeast: 20,
  wordsMax: 600,
  nameMax: 80,
  roleMax: 80,
  /** So many have to be approved before the public page shows any: fewer would be a choice of ours. */
  shownFrom: 3,
  shownMax: 6,
} as const;

const { wordsLeast, wordsMax, nameMax, roleMax } = REVIEW_LIMITS;

const needed = (max: number, missing: string) =>
  z.pipe(text(max, undefined, missing), z.string().check(z.minLength(2, missing)));

/** What somebody wrote of the product, and whether it may be shown. */
export const reviewInput = z.object({
  words: z.pipe(
    text(wordsMax),
    z.string().check(z.minLength(wordsLeast, `Write at least ${wordsLeast} characters`)),
  ),
  /** As it is shown beside the words. */
  name: needed(nameMax, 'Write the name to show'),
  role: needed(roleMax, 'Write what you do'),
  /** Without it the words are for us alone. */
  consent: z.boolean(),
});
export type ReviewInput = z.input<typeof reviewInput>;

export const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const;

const review = z.object({
  id,
  words: z.string(),
  name: z.string(),
  role: z.string(),
  consent: z.boolean(),
  state: z.enum(REVIEW_STATES),
  /** Address of the account that wrote it. */
  email: z.string(),
  writtenAt: timestamp,
});
export type Review = z.output<typeof review>;

const shown = z.object({ words: z.string(), name: z.string(), role: z.string() });
export type ShownReview = z.output<typeof shown>;

const tag = 'Reviews';

export const reviewEndpoints = {
  shownReviews: endpoint({
    method: 'GET',
    path: '/api/reviews',
    summary: 'Reviews with consent that an administrator approved; none while there are fewer than three',
    tag,
    access: 'public',
    response: z.array(shown),
    limitPerMinute: 60,
  }),
  ownReview: endpoint({
    method: 'GET',
    path: '/api/reviews/mine',
    summary: 'Whether to ask this person for a review: once, after a bought report',
    tag,
    access: 'session',
    response: z.object({ ask: z.boolean() }),
  }),
  writeReview: endpoint({
    method: 'POST',
    path: '/api/reviews',
    summary: 'Write a review; it is shown only with consent and once an administrator approves it',
    tag,
    access: 'session',
    body: reviewInput,
    status: 201,
    response: success,
    errors: ['conflict'],
    limitPerHour: 10,
  }),
  declineReview: endpoint({
    method: 'POST',
    path: '/api/reviews/decline',
    summary: 'Don’t ask this person for a review again',
    tag,
    access: 'session',
    response: success,
    limitPerHour: 10,
  }),
  withdrawReview: endpoint({
    method: 'DELETE',
    path: '/api/reviews/mine',
    summary: 'Withdraw your own review: it is no longer shown',
    tag,
    access: 'session',
    response: success,
    errors: ['not_found'],
    limitPerHour: 10,
  }),
  listReviews: endpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Every review, newest first',
    tag,
    access: 'admin',
    query: z.object({ ...paging, state: z.optional(z.enum(REVIEW_STATES)) }),
    response: z.array(review),
  }),
  moderateReview: endpoint({
    method: 'PUT',
    path: '/api/admin/reviews/:id',
    summary: 'Approve a review for the public page, or refuse it',
    tag,
    access: 'admin',
    params: idParams,
    body: z.object({ state: z.enum(['approved', 'refused'], 'Must be approved or refused') }),
    response: review,
    errors: ['not_found', 'conflict'],
  }),
};
