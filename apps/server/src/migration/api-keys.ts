import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey } from '@plumbline/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { apiKeys, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';

const PREFIX = 'plk_';
const MOST_KEYS = 50;

/** A key has 256 bits of chance: a fast hash is enough, and finds it by an index. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** Makes a key. What is returned is the only time that it can be read. */
export async function makeApiKey(
  database: Database,
  { id: userId, displayName }: Pick<SignedIn, 'id' | 'displayName'>,
  name: string,
): Promise<ApiKey & { key: string }> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return database.transaction(async (tx) => {
    const [kept] = await tx.select({ count: count() }).from(apiKeys);
    if ((kept?.count ?? 0) >= MOST_KEYS) {
      throw new AppError('conflict', { message: `There are ${MOST_KEYS} keys already. Revoke one first.` });
    }
    const [made] = await tx
      .insert(apiKeys)
      .values({ userId, name, keyHash: hashKey(key), hint: key.slice(0, PREFIX.length + 4) })
      .returning();
    if (!made) throw new Error('PostgreSQL returned no row for an insert');
    await recordAudit(tx, { action: 'api_key_made', actorId: userId, detail: { keyId: made.id } });
    return { ...toApiKey({ key: made, madeBy: displayName }), key };
  });
}

export async function listApiKeys(database: Database): Promise<ApiKey[]> {
  const rows = await database
    .select({ key: apiKeys, madeBy: users.displayName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .orderBy(desc(apiKeys.id));
  return rows.map(toApiKey);
}

/** @throws AppError not_found */
export function revokeApiKey(database: Database, actorId: number, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    const gone = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id });
    if (gone.length === 0) throw notFound('This key has been revoked already.');
    await recordAudit(tx, { action: 'api_key_revoked', actorId, detail: { keyId: id } });
  });
}

/** Who stands behind a key: the administrator who made it, for as long as they are one. */
export async function whoHolds(database: Database, authorization: string): Promise<SignedIn | undefined> {
  const [, key] = /^Bearer (plk_[\w-]{43})$/.exec(authorization) ?? [];
  if (!key) return undefined;
  const [row] = await database
    .select({ keyId: apiKeys.id, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, hashKey(key)), eq(users.role, 'admin')));
  if (!row) return undefined;
  await database.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, row.keyId));
  const { id, email, emailVerified, displayName, role, avatar, createdAt } = row.user;
  // No session of theirs is behind it, and nothing that a key opens asks for more.
  return {
    id,
    email,
    emailVerified,
    displayName,
    role,
    avatar,
    createdAt,
    analysisCredits: 0,
    deletionDueAt: null,
    sessionId: 0,
  };
}

function toApiKey({ key, madeBy }: { key: typeof apiKeys.$inferSelect; madeBy: string }): ApiKey {
  const { id, name, hint, createdAt, lastUsedAt } = key;
  return {
    id,
    name,
    hint,
    madeBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
