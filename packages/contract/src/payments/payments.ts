import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { id, idParams, paging, success, timestamp } from '../basis/shapes.ts';

const tag = 'Payments';

/** Prices in the API's own unit, whole dollars; everywhere else money is cents. */
const PACK_PRICE = LIMITS.packPriceCents / 100;

/** Accepted from older clients and ignored: who pays is always the session's user. */
const ignored = z.optional(z.unknown());
/** A$100,000: more than any payment of ours. */
const MOST_CENTS = 10_000_000;

const orderCredits = z.object({
  amount: z._default(
    z.optional(z.literal(PACK_PRICE, `A pack costs A$${PACK_PRICE}`)),
    PACK_PRICE as typeof PACK_PRICE,
  ),
  analyses: z._default(
    z.optional(z.literal(LIMITS.creditsPerPack, `A pack holds ${LIMITS.creditsPerPack} analyses`)),
    LIMITS.creditsPerPack,
  ),
  userId: ignored,
});

const creditsIntent = z.object({
  /** Lets the browser confirm this payment with the provider, and nothing else. */
  clientSecret: z.string(),
  /** In dollars. */
  amount: z.number(),
  creditsCount: z.int(),
});

/** The provider's id of a payment. */
const intentId = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/));

const credited = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Credits that this very call added; 0 when they were there already. */
  granted: z.int(),
  /** The balance now. */
  newCredits: z.int(),
});

const settledCredits = z.extend(credited, {
  /** The buyer was told of this payment before: a reload or a way back, and no new success. */
  settledBefore: z.boolean(),
});

const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

const payment = z.object({
  id,
  /** In dollars. */
  amount: z.number(),
  amountCents: z.int(),
  currency: z.string(),
  description: z.string(),
  /** For what: a pack of credits or a report. */
  purpose: z.enum(['credits', 'pdf']),
  /** Null while nothing was paid. */
  paidAt: z.nullable(timestamp),
  createdAt: timestamp,
  refundedCents: z.int(),
  /** The card's holder has asked their bank for the money back. */
  disputed: z.boolean(),
  /** A tax invoice as PDF. */
  invoiceUrl: z.string(),
});
export type Payment = z.output<typeof payment>;

const pdfPurchase = z.object({ id, reportId: id, purchasedAt: timestamp });
export type PdfPurchase = z.output<typeof pdfPurchase>;

/** What came of asking the provider about a payment. */
const SETTLEMENTS = ['granted', 'already_granted', 'unpaid', 'cancelled', 'mismatch', 'unknown'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

const orderCreditsEntry = {
  method: 'POST',
  tag,
  access: 'session',
  body: orderCredits,
  response: creditsIntent,
  errors: ['conflict', 'provider_unreachable'],
  limitPerMinute: 30,
} as const;

export const paymentEndpoints = {
  paymentConfig: endpoint({
    method: 'GET',
    path: '/api/payments/config',
    summary: 'Which provider takes payments here, and what the browser needs to speak to it',
    tag,
    access: 'session',
    response: z.object({ provider: z.enum(PAYMENT_PROVIDERS), publishableKey: z.optional(z.string()) }),
  }),
  createPaymentIntent: endpoint({
    ...orderCreditsEntry,
    path: '/api/create-payment-intent',
    summary: 'Set up the payment for a pack of credits',
  }),
  createAnalysisIntent: endpoint({
    ...orderCreditsEntry,
    path: '/api/payments/create-analysis-intent',
    summary: 'Set up the payment for a pack of credits (the same as /api/create-payment-intent)',
  }),
  addTestCredits: endpoint({
    method: 'POST',
    path: '/api/payments/add-test-credits',
    summary: 'Add the credits of a payment that the provider says was paid; each payment counts once',
    tag,
    access: 'session',
    body: z.object({ paymentIntentId: intentId, credits: ignored, userId: ignored }),
    response: settledCredits,
    errors: ['not_found', 'payment_incomplete', 'provider_unreachable'],
    limitPerMinute: 60,
  }),
  manualCreditFix: endpoint({
    method: 'POST',
    path: '/api/payments/manual-credit-fix',
    summary: 'Ask the provider about all your payments and add what was paid for and is missing',
    tag,
    access: 'session',
    body: z.optional(z.nullable(z.object({ addCredits: ignored }))),
    response: credited,
    errors: ['provider_unreachable'],
    limitPerMinute: 20,
  }),
  createPdfIntent: endpoint({
    method: 'POST',
    path: '/api/payments/create-pdf-intent',
    summary: 'Set up the payment for a report',
    tag,
    access: 'session',
    body: z.object({
      reportId: id,
      selectedDefectIds: z._default(z.optional(z.array(id).check(z.maxLength(2000))), []),
      projectId: z.optional(z.nullable(id)),
    }),
    response: z.object({
      clientSecret: z.string(),
      /** In dollars. */
      amount: z.number(),
    }),
    errors: ['not_found', 'already_purchased', 'conflict', 'provider_unreachable'],
    limitPerMinute: 30,
  }),
  confirmPdfPurchase: endpoint({
    method: 'POST',
    path: '/api/payments/confirm-pdf-purchase',
    summary: 'Open a report once the provider confirms its payment',
    tag,
    access: 'session',
    body: z.object({ paymentIntentId: intentId }),
    response: z.object({ success: z.literal(true), message: z.string(), purchase: pdfPurchase }),
    errors: ['not_found', 'payment_incomplete', 'provider_unreachable'],
    limitPerMinute: 60,
  }),
  listPdfPurchases: endpoint({
    method: 'GET',
    path: '/api/payments/pdf-purchases',
    summary: 'Reports that you have bought',
    tag,
    access: 'session',
    query: z.object(paging),
    response: z.array(pdfPurchase),
  }),
  paymentHistory: endpoint({
    method: 'GET',
    path: '/api/payments/history',
    summary: 'What you have paid, newest first',
    tag,
    access: 'session',
    query: z.object(paging),
    response: z.array(payment),
  }),
  taxInvoice: endpoint({
    method: 'GET',
    path: '/api/payments/:id/tax-invoice',
    summary: 'The tax invoice of a payment, as PDF',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
  paymentWebhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhook',
    summary:
      'Called by the payment provider; only its signature opens it, and only the payment’s id is believed',
    tag,
    access: 'public',
    response: z.object({ received: z.literal(true) }),
    errors: ['bad_signature', 'provider_unreachable'],
  }),
  settlePayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/settle',
    summary: 'Ask the provider about one payment and do what its answer calls for',
    tag,
    access: 'admin',
    params: idParams,
    response: z.object({ outcome: z.enum(SETTLEMENTS) }),
    errors: ['not_found', 'provider_unreachable'],
  }),
};

/** What the sandbox answers when a card was tried. */
const sandboxResult = z.object({
  paymentIntent: z.object({
    id: z.string(),
    status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
    amountCents: z.int(),
  }),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
});
export type SandboxResult = z.output<typeof sandboxResult>;

const line = (name: string, max = 200) =>
  z.string(`${name} is required`).check(z.trim(), z.minLength(1, `${name} is required`), z.maxLength(max));

/** The billing address of a card, as the form asks for it. */
export const billingAddress = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Country is required')),
  street: line('Street'),
  city: line('City', 100),
  state: line('State', 100),
  postcode: line('Postcode', 20),
});
export type BillingAddress = z.output<typeof billingAddress>;

const sandboxCard = z.object({
  number: z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.replace(/[\s-]/g, '')),
  ),
  expiryMonth: z.int().check(z.gte(1), z.lte(12)),
  /** Four digits. */
  expiryYear: z.int().check(z.gte(2000), z.lte(2100)),
  securityCode: z.string().check(z.regex(/^\d{3,4}$/)),
});
export type SandboxCard = z.output<typeof sandboxCard>;

const sandbox = { tag: 'Sandbox payments', params: z.object({ intentId }) } as const;

/** The sandbox provider's own calls. They aren't there at all when real payments are configured. */
export const sandboxEndpoints = {
  sandboxIntent: endpoint({
    ...sandbox,
    method: 'GET',
    path: '/api/sandbox-payments/:intentId',
    summary: 'Status of a sandbox payment',
    access: 'session',
    query: z.object({ clientSecret: z.string().check(z.maxLength(200)) }),
    response: sandboxResult,
    errors: ['not_found'],
  }),
  sandboxConfirm: endpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/sandbox-payments/:intentId/confirm',
    summary: 'Try a test card; no money moves, and no other card is taken',
    access: 'session',
    body: z.object({ clientSecret: z.string().check(z.maxLength(200)), card: sandboxCard, billingAddress }),
    response: sandboxResult,
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
  sandboxChallenge: endpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/sandbox-payments/:intentId/challenge',
    summary: 'Approve or fail the bank’s question about a test card',
    access: 'session',
    body: z.object({ clientSecret: z.string().check(z.maxLength(200)), approve: z.boolean() }),
    response: sandboxResult,
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
  sandboxRefund: endpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/sandbox-payments/:intentId/refund',
    summary: 'Refund a sandbox payment, in whole or in part',
    access: 'admin',
    body: z.object({ amountCents: z.optional(z.int().check(z.positive(), z.maximum(MOST_CENTS))) }),
    response: success,
    errors: ['not_found', 'conflict'],
  }),
  sandboxDispute: endpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/sandbox-payments/:intentId/dispute',
    summary: 'Have the card’s holder dispute a sandbox payment, or end the dispute',
    access: 'admin',
    body: z.object({ state: z.enum(['open', 'won', 'lost']) }),
    response: success,
    errors: ['not_found', 'conflict'],
  }),
};
