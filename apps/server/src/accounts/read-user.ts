import type { User } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { accountDeletions, creditAccounts, users } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';

/** An account as it is shown to its owner. */
export async function readUser(queries: Queries, userId: number): Promise<User> {
  const [row] = await queries
    .select({ user: users, balance: creditAccounts.balance, deletionDueAt: accountDeletions.dueAt })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  return toUser({ ...row.user, analysisCredits: row.balance ?? 0, deletionDueAt: row.deletionDueAt });
}

export function toUser(account: Omit<SignedIn, 'sessionId'>): User {
  const { id, email, emailVerified, displayName, role, avatar, analysisCredits } = account;
  return {
    id,
    email,
    emailVerified,
    displayName,
    role: role === 'admin' ? 'admin' : 'user',
    avatar,
    analysisCredits,
    createdAt: account.createdAt.toISOString(),
    deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
  };
}
