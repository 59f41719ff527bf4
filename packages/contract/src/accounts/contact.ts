import * as z from 'zod/mini';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { success, text } from '../basis/shapes.ts';
import { email } from './accounts.ts';

/** What a message may be about, and how the form names it. */
export const INQUIRY_NAMES = {
  general: 'General question',
  technical: 'Technical support',
  billing: 'Billing',
  partnership: 'Partnership',
  training: 'Training',
  enterprise: 'Enterprise',
} as const;

export type Inquiry = keyof typeof INQUIRY_NAMES;
export const INQUIRIES = Object.keys(INQUIRY_NAMES) as [Inquiry, ...Inquiry[]];

export const CONTACT_LIMITS = { nameMax: 100, phoneMax: 40, companyMax: 200, messageMax: 5000 } as const;

const required = (max: number, missing: string) =>
  z.pipe(text(max, undefined, missing), z.string().check(z.minLength(1, missing)));

/** May be left out, or be null as forms of other makers send what wasn't filled in. */
const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? undefined),
  );

/** A message from anybody to the operator. */
export const contactMessage = z.object({
  firstName: required(CONTACT_LIMITS.nameMax, 'First name is required'),
  lastName: required(CONTACT_LIMITS.nameMax, 'Last name is required'),
  email,
  phone: optional(text(CONTACT_LIMITS.phoneMax)),
  company: optional(text(CONTACT_LIMITS.companyMax)),
  inquiry: z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((chosen) => chosen || undefined),
    ),
    z.optional(z.enum(INQUIRIES, 'Choose one from the list')),
  ),
  message: required(CONTACT_LIMITS.messageMax, 'Message is required'),
  /** A field that people don't see. Whoever fills it in is a program. */
  website: z.optional(z.string()),
  /** Milliseconds from showing the form to sending it. */
  elapsedMs: z.optional(z.number()),
});

/** Somebody asks to be written to about what's new. */
export const newsRequest = z.object({
  email,
  /** Nobody is written to who didn't say yes. */
  consent: z.literal(true, 'Please tick the box if you want us to write to you'),
  website: z.optional(z.string()),
  elapsedMs: z.optional(z.number()),
});

const contactReceipt = z.object({
  success: z.literal(true),
  ticketNumber: z.string(),
  message: z.string(),
  /** What the message warns of: nobody reads it as soon as these are to be heeded. */
  alerts: z.array(alert),
});

export const contactEndpoints = {
  sendContact: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Send the operator a message and get a ticket number',
    tag: 'Contact',
    access: 'public',
    body: contactMessage,
    response: contactReceipt,
    limitPerMinute: 5,
  }),
  askForNews: endpoint({
    method: 'POST',
    path: '/api/contact/news',
    summary: 'Ask to be written to about what’s new; asking twice is asking once',
    tag: 'Contact',
    access: 'public',
    body: newsRequest,
    response: success,
    limitPerMinute: 5,
  }),
};
