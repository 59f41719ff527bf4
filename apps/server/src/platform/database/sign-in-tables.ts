/** How people sign in and stay signed in. */
import { sql } from 'drizzle-orm';
import { index, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, owner, updatedAt } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The mobile sign-in that it came of, whose tokens may open another; null elsewhere. */
    mobileFamily: uuid('mobile_family'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_family').on(table.mobileFamily).where(sql`${table.mobileFamily} is not null`),
  ],
);

/** Ways to sign in; the password's hash stands here. */
export const identities = pgTable(
  'identities',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('identities_by_user').on(table.userId)],
);

/** Tokens for mobile browsers that lose cookies. Only a hash is kept; a used one is kept to be recognised. */
export const mobileTokens = pgTable(
  'mobile_tokens',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Shared by every token that comes of one sign-in. */
    family: uuid('family').notNull().defaultRandom(),
    signedInAt: at('signed_in_at').notNull().defaultNow(),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mobile_tokens_by_user').on(table.userId),
    index('mobile_tokens_by_family').on(table.family),
  ],
);
