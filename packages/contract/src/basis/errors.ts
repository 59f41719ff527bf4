import * as z from 'zod/mini';
import { alert } from './alerts.ts';
import { id, timestamp } from './shapes.ts';

/**
 * Every error that the API answers: status and the sentence for people.
 * The words live here alone; a use case may replace the sentence with a more exact one.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields and try again.' },
  email_taken: {
    status: 409,
    message: 'An account with this email address already exists. Please sign in instead.',
  },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  wrong_code: {
    status: 401,
    message: 'This code isn’t right. Check the time on your phone, or wait for the next code.',
  },
  signed_out: { status: 401, message: 'Authentication required. Please sign in again.' },
  insufficient_credits: { status: 402, message: 'Insufficient analysis credits' },
  payment_incomplete: {
    status: 409,
    message: 'The payment provider says that this payment isn’t complete. Nothing was added.',
  },
  already_purchased: { status: 409, message: 'This report is already paid for. You can download it now.' },
  payment_required: { status: 402, message: 'Please purchase this report to download it.' },
  report_not_ready: {
    status: 409,
    message: 'This report isn’t ready yet. It can be used as soon as it is completed.',
  },
  provider_unreachable: {
    status: 503,
    message: 'We couldn’t reach the payment provider. Please try again in a moment.',
  },
  bad_signature: { status: 400, message: 'This message isn’t signed by the payment provider.' },
  link_expired: {
    status: 410,
    message: 'This link has expired or was used before. Please ask for a new one.',
  },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Please contact support if you think this is a mistake.',
  },
  wrong_origin: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'Not found. It may have been deleted.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Please reload and try again.' },
  analysed_before: {
    status: 409,
    message: 'You analysed this photo before. Open what was found, or analyse it again for one credit.',
  },
  still_running: {
    status: 409,
    message: 'This analysis is still running. Its result will appear in a moment.',
  },
  hazard_open: {
    status: 409,
    message: 'A hazard alert is open on this finding. Close the alert with a reason first.',
  },
  legal_hold: {
    status: 409,
    message:
      'This project is on legal hold, so nothing in it may be deleted or moved away. Lift the hold first.',
  },
  key_reused: { status: 409, message: 'This Idempotency-Key was used for a different photo. Use a new one.' },
  too_large: { status: 413, message: 'File size must be less than 10MB' },
  unsupported_type: { status: 415, message: 'Invalid file type. Only images are allowed.' },
  source_unusable: { status: 422, message: 'Please check the URL and try again' },
  upload_failed: { status: 400, message: 'File upload failed. Please try again.' },
  unusable_photo: { status: 422, message: 'We couldn’t read this photo. Try again in better light.' },
  project_required: {
    status: 400,
    message: 'No project selected. Please select a project before analyzing images.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  busy: {
    status: 503,
    message: 'Plumbline is busy right now. Nothing was charged. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    message: 'Part of Plumbline isn’t answering. Nothing is lost or charged. Please try again in a moment.',
  },
  trial_used: {
    status: 429,
    message: 'You’ve used today’s trial. Sign up for 5 free analyses, or come back tomorrow.',
  },
  analysis_failed: { status: 500, message: 'Failed to analyze image. Please try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable name that clients may switch on. */
export type ErrorCode = keyof typeof ERRORS;

/** An answer that a photo has already. */
const analysedBefore = z.object({
  findingId: id,
  /** Of the finding within its project. */
  number: z.int(),
  title: z.string(),
  at: timestamp,
  /** Whether it cost a credit, or would have if it weren't a trial's. */
  charged: z.boolean(),
  /** The name of the finding's project, where that is another one. */
  project: z.optional(z.string()),
});
export type AnalysedBefore = z.output<typeof analysedBefore>;

/** The body of every error answer. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** Stands in the server's log too; people quote it when they ask for help. */
  requestId: z.string(),
  /** For 400: the field's name and what to mend. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** For 401: the client offers to sign in. */
  requiresLogin: z.optional(z.boolean()),
  /** Of an analysis that was refused: what its words and its project warn of all the same. */
  alerts: z.optional(z.array(alert)),
  /** With `analysed_before`: what there is to open. */
  before: z.optional(analysedBefore),
});
export type ErrorBody = z.output<typeof errorBody>;
