/** Messages to the operator. */
import { INQUIRIES } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, isListed } from './columns.ts';

/** Those of the contact form, and the form by which people ask for news. */
const ABOUT = [...INQUIRIES, 'news'] as const;

/** One message from the contact form. Belongs to nobody: its sender needs no account. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    /** What the sender is told and may quote. Random, so that it says nothing of how many there are. */
    ticketNumber: text('ticket_number').notNull().unique('contact_messages_ticket'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    inquiry: text('inquiry', { enum: ABOUT }).notNull(),
    message: text('message').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was handed to the mail server; null while it couldn't be. */
    mailedAt: at('mailed_at'),
    /** When the sender asked to be written to about what's new; null unless they did. */
    consentedAt: at('consented_at'),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt),
    check('contact_messages_inquiry', isListed(table.inquiry, ABOUT)),
    // Asking for news twice is asking once; nobody is written to without having asked.
    uniqueIndex('contact_messages_news').on(sql`lower(${table.email})`).where(sql`inquiry = 'news'`),
    check('contact_messages_consent', sql`${table.inquiry} <> 'news' or ${table.consentedAt} is not null`),
  ],
);
