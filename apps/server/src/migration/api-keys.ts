import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey } from '@plumbline/contract';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { requirePassword } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { apiKeys, suspensions, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import type { Services } from '../services.ts';

const PREFIX = 'plk_';
const MOST_KEYS = 50;

/** A key has 256 bits of chance: a fast hash is enough, and finds it by an index. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

interface NewKey {
  name: string;
  days: number;
  /** The administrator's own, once more: a key opens everybody's data. */
  password: string;
}

/** Makes a key. What is returned is the only time that it can be read. @throws AppError invalid_input, conflict */
export async function makeApiKey(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  { id: userId, displayName }: Pick<SignedIn, 'id' | 'displayName'>,
  { name, days, password }: NewKey,
): Promise<ApiKey & { key: string }> {
  await requirePassword(database, environment.sessionSecret, userId, password, 'password');
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return database.transaction(async (tx) => {
    const [kept] = await tx.select({ count: count() }).from(apiKeys);
    if ((kept?.count ?? 0) >= MOST_KEYS) {
      throw new AppError('conflict', { message: `There are ${MOST_KEYS} keys already. Revoke one first.` });
    }
    const [made] = await tx
      .insert(apiKeys)
      .values({
        userId,
        name,
        keyHash: hashKey(key),
        hint: key.slice(0, PREFIX.length + 4),
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning();
    if (!made) throw new Error('PostgreSQL returned no row for an insert');
    await recordAudit(tx, { action: 'api_key_made', actorId: userId, detail: { keyId: made.id, days } });
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

/** Who stands behind a key that hasn't expired: the administrator who made it, while they are one and may sign in. */
export async function apiKeyOwner(database: Database, authorization: string): Promise<SignedIn | undefined> {
  const [, key] = /^Bearer (plk_[\w-]{43})$/.exec(authorization) ?? [];
  if (!key) return undefined;
  const [row] = await database
    .select({ keyId: apiKeys.id, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .where(
      and(
        eq(apiKeys.keyHash, hashKey(key)),
        gt(apiKeys.expiresAt, sql`now()`),
        eq(users.role, 'admin'),
        isNull(suspensions.userId),
      ),
    );
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
  const { id, name, hint, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    hint,
    madeBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
