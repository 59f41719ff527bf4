import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, paging, success, text, timestamp } from '../basis/shapes.ts';

/** Switches of the notification settings. */
export const NOTIFICATION_SWITCHES = [
  'emailNotifications',
  'smsNotifications',
  'pushNotifications',
  'analysisComplete',
  'reportGenerated',
  'repairAnswers',
  'repairReminders',
  'systemUpdates',
  'marketingEmails',
  'weeklyDigest',
] as const;
export type NotificationSwitch = (typeof NOTIFICATION_SWITCHES)[number];

/**
 * Every kind of mail, and the switch that decides whether it is sent; null for those that nobody can do without.
 * A switch counts only together with `emailNotifications`; marketing is agreed to by itself.
 */
export const MAIL_KINDS = {
  account_deletion: null,
  account_moved: null,
  analysis_complete: 'analysisComplete',
  contact_message: null,
  deletion_cancelled: null,
  deletion_reminder: null,
  marketing: 'marketingEmails',
  new_device: null,
  password_changed: null,
  password_reset: null,
  repair_answers: 'repairAnswers',
  repair_reminder: 'repairReminders',
  report_generated: 'reportGenerated',
  second_factor_changed: null,
  system_update: 'systemUpdates',
  verify_email: null,
  weekly_digest: 'weeklyDigest',
} as const satisfies Record<string, NotificationSwitch | null>;
export type MailKind = keyof typeof MAIL_KINDS;

const kinds = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

export const MAIL_STATES = ['waiting', 'sent', 'given_up'] as const;

const mail = z.object({
  id,
  kind: z.enum(kinds),
  to: z.string(),
  /** Empty until it's composed. */
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  /** What the mail server said last; null when nothing. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});
export type Mail = z.output<typeof mail>;

/** What the text of a mail to many may hold. */
export const announcement = z.object({
  kind: z.enum(['system_update', 'marketing'], 'Choose what kind of message it is'),
  subject: z.pipe(
    text(200),
    z.string().check(
      z.minLength(1, 'Subject is required'),
      z.refine((value) => !value.includes('\n'), 'Subject must be one line'),
    ),
  ),
  message: z.pipe(text(10_000), z.string().check(z.minLength(1, 'Message is required'))),
});

const tag = 'Mail';

export const mailEndpoints = {
  listMails: endpoint({
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'Mail that was written, newest first',
    tag,
    access: 'admin',
    query: z.object({
      ...paging,
      state: z.optional(z.enum(MAIL_STATES, 'Must be a state of a mail')),
    }),
    response: z.array(mail),
  }),
  readMail: endpoint({
    method: 'GET',
    path: '/api/admin/mails/:id',
    summary:
      'What a mail says, as long as it is kept: without a mail server only. Links that open an account are hidden',
    tag,
    access: 'admin',
    params: idParams,
    response: z.extend(mail, { text: z.string() }),
    errors: ['not_found'],
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    summary: 'Try a mail again that was given up',
    tag,
    access: 'admin',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
  announce: endpoint({
    method: 'POST',
    path: '/api/admin/announcements',
    summary: 'Email everyone who wants this kind of message',
    tag,
    access: 'admin',
    body: announcement,
    response: z.object({ recipients: z.int() }),
    limitPerMinute: 5,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Stop messages of one kind, with the link in them',
    tag,
    access: 'public',
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: z.object({ kind: z.enum(kinds) }),
    errors: ['link_expired'],
    limitPerMinute: 60,
  }),
};
