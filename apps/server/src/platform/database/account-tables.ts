/** Tables around an account: what its owner set, how they prove who they are, the mail they get, and how it ends. */
import { type MailKind, WORK } from '@plumbline/contract';
import { STATE_CODES } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, createdAt, isListed, owner } from './columns.ts';
import { users } from './schema.ts';

const oneEach = () =>
  integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What people say of themselves. An account without a row has said nothing yet. */
export const profiles = pgTable('profiles', {
  userId: oneEach(),
  phone: text('phone').notNull().default(''),
  location: text('location').notNull().default(''),
  bio: text('bio').notNull().default(''),
  website: text('website').notNull().default(''),
  /** Folder of the profile photo in the file store; null without one. */
  photoFolder: text('photo_folder'),
});

const THEMES = ['system', 'light', 'dark'] as const;

/** How the product looks and which messages come. An account without a row has the defaults. */
export const preferences = pgTable(
  'preferences',
  {
    userId: oneEach(),
    theme: text('theme', { enum: THEMES }).notNull().default('system'),
    /** State or territory that new projects start with. */
    state: text('state', { enum: STATE_CODES }),
    /** What this person does: inspects, builds, owns and so on. */
    work: text('work', { enum: WORK }),
    /** When the welcome was finished or skipped; null while it's still to be shown. */
    welcomedAt: at('welcomed_at'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    smsNotifications: boolean('sms_notifications').notNull().default(false),
    pushNotifications: boolean('push_notifications').notNull().default(true),
    analysisComplete: boolean('analysis_complete').notNull().default(true),
    reportGenerated: boolean('report_generated').notNull().default(true),
    repairAnswers: boolean('repair_answers').notNull().default(true),
    repairReminders: boolean('repair_reminders').notNull().default(true),
    systemUpdates: boolean('system_updates').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    weeklyDigest: boolean('weekly_digest').notNull().default(false),
    /** When marketing was agreed to; the law wants consent that can be shown. */
    marketingConsentAt: at('marketing_consent_at'),
    /** Monday of the last week whose digest was made. */
    digestedWeek: date('digested_week'),
  },
  (table) => [
    check('preferences_work', isListed(table.work, WORK)),
    check('preferences_state', isListed(table.state, STATE_CODES)),
    check('preferences_theme', isListed(table.theme, THEMES)),
    check(
      'preferences_consent',
      sql`not ${table.marketingEmails} or ${table.marketingConsentAt} is not null`,
    ),
  ],
);

const TOKEN_PURPOSES = ['verify_email', 'set_password'] as const;

/** Secrets sent by mail: good once, for a while. Only a hash is kept. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_tokens_by_user').on(table.userId, table.purpose),
    check('mail_tokens_purpose', isListed(table.purpose, TOKEN_PURPOSES)),
  ],
);

/** An authenticator app. It counts only once a first code has confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: oneEach(),
  /** Encrypted with a key derived from the session secret. */
  secret: text('secret').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The time step of the last code taken: no code counts twice, nor an older one after a newer. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for when the authenticator is lost: hashed, good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [unique('recovery_codes_once').on(table.userId, table.codeHash)],
);

/** Someone has given the right password and still owes the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_in_challenges_by_user').on(table.userId)],
);

/** Browsers that an account has signed in from, by the hash of a cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    deviceHash: text('device_hash').notNull(),
    seenAt: at('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [unique('known_devices_once').on(table.userId, table.deviceHash)],
);

/** Attempts at something that mustn't be guessed, counted for all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted and for whom, as a keyed hash. */
    key: text('key').primaryKey(),
    /** The same for whom alone, wherever the tries come from. */
    subject: text('subject').notNull().default(''),
    /** When all tries will have grown back. */
    resetsAt: at('resets_at').notNull(),
  },
  (table) => [index('attempts_by_end').on(table.resetsAt), index('attempts_by_subject').on(table.subject)],
);

/** Mail on its way: written along with what it tells of, sent by a sweep. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Whose account it is about; it goes with it. Null for mail to operators. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Names the event that it tells of, so that no event is told twice. */
    reference: text('reference').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once an SMTP server has taken it: links in it are secrets. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    /** How often it was handed over. The queue says when it is next. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: at('sent_at'),
    /** When it was tried for the last time; an administrator may try it again. */
    givenUpAt: at('given_up_at'),
    /** What the mail server said last. */
    problem: text('problem'),
  },
  (table) => [
    unique('mails_once').on(table.kind, table.reference),
    index('mails_open').on(table.id).where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('mails_given_up').on(table.id).where(sql`${table.givenUpAt} is not null`),
    index('mails_by_user').on(table.userId),
    index('mails_by_time').on(table.createdAt),
  ],
);

/** Accounts that are to be deleted, unless their owner changes their mind. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: oneEach(),
    /** Names the deletion in the audit trail when the account's id no longer may. */
    reference: text('reference').notNull().unique(),
    requestedAt: at('requested_at').notNull().defaultNow(),
    dueAt: at('due_at').notNull(),
    remindedAt: at('reminded_at'),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
);

/** Folders of the file store whose rows are gone: removed by a sweep, however often that takes. */
export const fileRemovals = pgTable('file_removals', {
  id: serial('id').primaryKey(),
  folder: text('folder').notNull(),
  /** Later than now for what is being written: it goes unless who writes it takes it off the list. */
  dueAt: at('due_at').notNull().defaultNow(),
  createdAt: createdAt(),
});
