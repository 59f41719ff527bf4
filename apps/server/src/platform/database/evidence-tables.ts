/** What an installation proves its evidence with. */
import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** A key is never deleted: packs that it signed are checked with it for as long as somebody has them. */
export const signingKeys = pgTable('signing_keys', {
  id: serial('id').primaryKey(),
  /** Ed25519, 32 bytes in base64url. */
  publicKey: text('public_key').notNull().unique(),
  /** Locked with a key made of the session secret; of no use without it. */
  lockedPrivateKey: text('locked_private_key').notNull(),
  createdAt: createdAt(),
});
