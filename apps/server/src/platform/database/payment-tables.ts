/** Tables of purchases, and of the sandbox that plays the card provider on machines without one. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, isListed } from './columns.ts';
import { users } from './schema.ts';

const PAYMENT_STATUSES = ['created', 'paid', 'cancelled'] as const;

const PURCHASE_PURPOSES = ['credits', 'pdf'] as const;

const DISPUTE_STATES = ['none', 'open', 'won', 'lost'] as const;

/** One purchase, from the moment its payment is set up. Kept when the account goes: tax law wants the record. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    /** The provider's id of the payment; null until the provider has answered. */
    intentId: text('intent_id'),
    purpose: text('purpose', { enum: PURCHASE_PURPOSES }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    /** Credits that the payment buys; 0 for a report. */
    credits: integer('credits').notNull().default(0),
    reportId: integer('report_id'),
    projectId: integer('project_id'),
    selectedDefectIds: integer('selected_defect_ids').array().notNull().default([]),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('created'),
    /** Unique and without gaps, given when the payment is first known to be paid. */
    invoiceNumber: integer('invoice_number').unique(),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** none, open, lost, won: it only ever moves to the right. */
    dispute: text('dispute', { enum: DISPUTE_STATES }).notNull().default('none'),
    /** Credits that refunds and disputes have claimed back so far, and how many of them were still there to take. */
    claimedCredits: integer('claimed_credits').notNull().default(0),
    takenCredits: integer('taken_credits').notNull().default(0),
    /** Counts the entries made for this payment's reversals, to tell one from the next. */
    reversals: integer('reversals').notNull().default(0),
    createdAt: createdAt(),
    paidAt: at('paid_at'),
    /** When its buyer was first told that it is paid. */
    toldAt: at('told_at'),
    /** When the sweep last asked the provider. */
    checkedAt: at('checked_at'),
  },
  (table) => [
    unique('payments_once').on(table.provider, table.intentId),
    index('payments_by_user').on(table.userId, table.id),
    index('payments_unsettled').on(table.checkedAt).where(sql`${table.status} = 'created'`),
    index('payments_paid').on(table.checkedAt).where(sql`${table.status} = 'paid'`),
    // Two tabs that buy the same report share one payment, so that it can't be charged twice.
    uniqueIndex('payments_one_open_per_report')
      .on(table.userId, table.reportId)
      .where(sql`${table.status} = 'created' and ${table.purpose} = 'pdf'`),
    check('payments_status', isListed(table.status, PAYMENT_STATUSES)),
    check('payments_purpose', isListed(table.purpose, PURCHASE_PURPOSES)),
    check('payments_dispute', isListed(table.dispute, DISPUTE_STATES)),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);

/** The last tax invoice's number, in a single row: whoever takes the next one holds the row until it's used. */
export const invoiceCounter = pgTable('invoice_counter', {
  id: integer('id').primaryKey(),
  last: integer('last').notNull(),
});

/** Reports that were paid for: downloads are unlimited from then on. */
export const pdfPurchases = pgTable(
  'pdf_purchases',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportId: integer('report_id').notNull().unique('pdf_purchases_once'),
    paymentId: integer('payment_id')
      .notNull()
      .unique('pdf_purchases_by_payment')
      .references(() => payments.id),
    purchasedAt: at('purchased_at').notNull().defaultNow(),
  },
  (table) => [index('pdf_purchases_by_user').on(table.userId, table.id)],
);

const INTENT_STATUSES = ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] as const;

/**
 * What the sandbox provider knows of a payment. Only the sandbox reads and writes this, as a provider's database is its
 * own; the rest of the server asks it like any other provider. Of a card it keeps brand and last four digits.
 */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique('sandbox_intents_once'),
    /** The buyer, as the shop named them when it set the payment up. */
    owner: text('owner').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: INTENT_STATUSES }).notNull().default('requires_payment_method'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    dispute: text('dispute', { enum: DISPUTE_STATES }).notNull().default('none'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('sandbox_intents_status', isListed(table.status, INTENT_STATUSES)),
    check('sandbox_intents_refund', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check('sandbox_intents_dispute', isListed(table.dispute, DISPUTE_STATES)),
  ],
);
