import { LIMITS } from '@plumbline/contract';
import { enter } from '../credits/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { users } from '../platform/database/schema.ts';
import { addPassword } from './passwords.ts';

interface NewAccount {
  /** In lower case. */
  email: string;
  displayName: string;
  /** Its hash. */
  password: string;
  role?: 'user' | 'admin';
}

/** An account with its password and its free analyses. Returns its id, or undefined where the address is taken. */
export async function createAccount(
  tx: Queries,
  { email, displayName, password, role = 'user' }: NewAccount,
): Promise<number | undefined> {
  const [created] = await tx
    .insert(users)
    .values({ email, displayName, role })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!created) return undefined;
  await addPassword(tx, created.id, password);
  await grantFreeCredits(tx, created.id);
  return created.id;
}

/** The free analyses of a new account. Safe to repeat: the reference names the account. */
async function grantFreeCredits(tx: Queries, userId: number): Promise<void> {
  await enter(tx, {
    userId,
    kind: 'signup_grant',
    reference: `user:${userId}`,
    amount: LIMITS.freeCredits,
    note: `${LIMITS.freeCredits} free analyses`,
  });
}
