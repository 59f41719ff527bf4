import type { AccountSummary, ROLES } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { endAllSessions, endApiKeys } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { enter } from '../credits/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { suspensions, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { lockWithAdmins, otherAdmins, readAccount } from './find-accounts.ts';

/** Who does it, from where. */
interface By {
  actorId: number;
  ip: string;
}

const LAST = 'This is the last administrator. Make someone else one first.';

/** Gives or takes the rights of an administrator. They count from the account's next request on. */
export function setRole(
  database: Database,
  { actorId, ip }: By,
  id: number,
  role: (typeof ROLES)[number],
): Promise<AccountSummary> {
  return database.transaction(async (tx) => {
    const account = await lockWithAdmins(tx, id);
    if (account.role === role) return readAccount(tx, id);
    if (role === 'user' && (await otherAdmins(tx, id)) === 0)
      throw new AppError('conflict', { message: LAST });
    await tx.update(users).set({ role }).where(eq(users.id, id));
    if (role === 'user') await endApiKeys(tx, id);
    await recordAudit(tx, {
      action: 'role_changed',
      actorId,
      subjectId: id,
      detail: { from: account.role, to: role },
      ip,
    });
    return readAccount(tx, id);
  });
}

/** Suspends an account: every session ends, none can begin until it is lifted. */
export function suspend(
  database: Database,
  { actorId, ip }: By,
  id: number,
  reason: string,
): Promise<AccountSummary> {
  return database.transaction(async (tx) => {
    const account = await lockWithAdmins(tx, id);
    if (account.role === 'admin' && (await otherAdmins(tx, id)) === 0) {
      throw new AppError('conflict', { message: LAST });
    }
    const begun = await tx
      .insert(suspensions)
      .values({ userId: id, reason, suspendedBy: actorId })
      .onConflictDoNothing()
      .returning();
    const ended = await endAllSessions(tx, id);
    if (begun.length > 0) {
      const detail = { reason, sessionsEnded: ended };
      await recordAudit(tx, { action: 'account_suspended', actorId, subjectId: id, detail, ip });
    }
    return readAccount(tx, id);
  });
}

export function liftSuspension(database: Database, { actorId, ip }: By, id: number): Promise<AccountSummary> {
  return database.transaction(async (tx) => {
    const lifted = await tx.delete(suspensions).where(eq(suspensions.userId, id)).returning();
    if (lifted.length > 0) {
      await recordAudit(tx, { action: 'account_unsuspended', actorId, subjectId: id, ip });
    }
    return readAccount(tx, id);
  });
}

/** Ends every session and mobile token of an account, the administrator's own included. */
export function endSessions(database: Database, { actorId, ip }: By, id: number): Promise<AccountSummary> {
  return database.transaction(async (tx) => {
    await readAccount(tx, id);
    const ended = await endAllSessions(tx, id);
    await recordAudit(tx, {
      action: 'sessions_ended',
      actorId,
      subjectId: id,
      detail: { count: ended },
      ip,
    });
    return readAccount(tx, id);
  });
}

interface Adjustment {
  amount: number;
  reason: string;
  /** Names the adjustment: told twice, it counts once. */
  reference: string;
}

/** Gives or takes credits through the ledger, with the reason beside. @throws AppError insufficient_credits */
export function adjustCredits(
  database: Database,
  { actorId, ip }: By,
  id: number,
  { amount, reason, reference }: Adjustment,
): Promise<AccountSummary> {
  return database.transaction(async (tx) => {
    await readAccount(tx, id);
    const { entered, balance } = await enter(tx, {
      userId: id,
      kind: 'admin_adjustment',
      reference: `account:${id}:${reference}`,
      amount,
      note: reason,
    }).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'insufficient_credits') throw error;
      throw new AppError('conflict', { message: 'The account has fewer credits than that.' });
    });
    if (entered) {
      const detail = { amount, reason, balance };
      await recordAudit(tx, { action: 'credits_adjusted', actorId, subjectId: id, detail, ip });
    }
    return readAccount(tx, id);
  });
}
