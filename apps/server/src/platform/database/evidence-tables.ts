/** What an installation proves its evidence with. */
import type { ProofStep } from '@plumbline/contract/check-pack';
import { bigserial, boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at, createdAt, owner } from './columns.ts';

/** A key is never deleted: packs that it signed are checked with it for as long as somebody has them. */
export const signingKeys = pgTable('signing_keys', {
  id: serial('id').primaryKey(),
  /** Ed25519, 32 bytes in base64url. */
  publicKey: text('public_key').notNull().unique(),
  /** Locked with a key made of the session secret; of no use without it. */
  lockedPrivateKey: text('locked_private_key').notNull(),
  createdAt: createdAt(),
});

/** What reports are signed with, for readers of PDFs. Never deleted, like the keys above. */
export const signingCertificates = pgTable('signing_certificates', {
  id: serial('id').primaryKey(),
  /** PEM; made and signed by this installation itself. */
  certificate: text('certificate').notNull().unique(),
  /** Whom it names: another name gets a certificate of its own. */
  name: text('name').notNull(),
  /** PEM, locked with a key made of the session secret. */
  lockedPrivateKey: text('locked_private_key').notNull(),
  createdAt: createdAt(),
});

/** A root over the heads of trails, and the outside time stamp of it. It waits as long as `answer` is empty. */
export const timeStamps = pgTable('time_stamps', {
  id: serial('id').primaryKey(),
  rootSha256: text('root_sha256').notNull(),
  createdAt: createdAt(),
  attempts: integer('attempts').notNull().default(0),
  triedAt: at('tried_at'),
  /** Why the last attempt brought none. */
  problem: text('problem'),
  /** The server's answer (DER, base64), in the one form that is kept. */
  answer: text('answer'),
  /** The time that the server set. */
  stampedAt: at('stamped_at'),
  /** Who stamped, by its certificate. */
  stampedBy: text('stamped_by'),
  /** Whether its certificate leads to one that the operator trusts; null where none was named. */
  trusted: boolean('trusted'),
});

/** A head under a root, with its way there. Heads of others aren't needed to check it. */
export const stampedHeads = pgTable(
  'stamped_heads',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    stampId: integer('stamp_id')
      .notNull()
      .references(() => timeStamps.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Without a reference, like the trail that it is of. */
    projectId: integer('project_id').notNull(),
    /** Entries of the trail as far as this head. */
    entries: integer('entries').notNull(),
    head: text('head').notNull(),
    proof: jsonb('proof').$type<readonly ProofStep[]>().notNull(),
  },
  (table) => [
    index('stamped_heads_of_project').on(table.projectId, table.entries),
    index('stamped_heads_of_stamp').on(table.stampId),
    index('stamped_heads_of_user').on(table.userId),
  ],
);
