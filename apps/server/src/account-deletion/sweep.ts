import { RETENTION } from '@plumbline/contract/retention';
import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { sweepSignIns } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { clearLetGo } from '../deletion/index.ts';
import { letters, writeMail } from '../notifications/index.ts';
import { accountDeletions, auditEvents, fileRemovals, payments, users } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { deleteAccount } from './delete-account.ts';
import { MAIL_FILE } from './stored-files.ts';

type Parts = Pick<Services, 'database' | 'environment' | 'files' | 'mailer' | 'log'>;

const EVERY_MS = 10 * 60 * 1000;
const REMINDER_MS = 3 * 24 * 60 * 60 * 1000;
const BATCH = 200;
const ADDRESSES_KEPT = sql.raw(`interval '${RETENTION.addressMonths} months'`);
const PAYMENTS_KEPT = sql.raw(`interval '${RETENTION.paymentYears} years'`);

/** Reminds, deletes what is due, removes its files, and forgets what has been kept long enough. */
export async function sweepAccounts(parts: Parts, now = new Date()): Promise<number> {
  await remind(parts, now);
  const { database, log } = parts;
  const due = await database
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now));
  let deleted = 0;
  for (const { userId } of due) {
    try {
      if (await deleteAccount(parts, userId, now)) deleted += 1;
    } catch (error) {
      // One account that can't go yet keeps no other.
      log.error({ err: error, userId }, 'An account couldn’t be deleted and will be tried again');
    }
  }
  // Of projects that an account deleted just before it went: these rows name no account any more.
  await clearLetGo(parts);
  await removeFiles(parts, now);
  await forgetOld(parts, now);
  return deleted;
}

async function remind({ database, environment }: Parts, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const soon = await tx
      .select({ deletion: accountDeletions, email: users.email, name: users.displayName })
      .from(accountDeletions)
      .innerJoin(users, eq(users.id, accountDeletions.userId))
      .where(
        and(
          isNull(accountDeletions.remindedAt),
          lte(accountDeletions.dueAt, new Date(now.getTime() + REMINDER_MS)),
        ),
      )
      .for('update', { of: accountDeletions, skipLocked: true });
    for (const { deletion, email, name } of soon) {
      const { userId, reference, dueAt } = deletion;
      await tx.update(accountDeletions).set({ remindedAt: now }).where(eq(accountDeletions.userId, userId));
      await writeMail(tx, {
        kind: 'deletion_reminder',
        reference,
        userId,
        to: email,
        letter: letters.deletionReminder(name, dueAt, `${environment.publicUrl}/accounts`),
      });
    }
  });
}

/** Removes what deleted rows left behind in the file store and in the folder of mail. */
async function removeFiles(parts: Parts, now: Date): Promise<void> {
  const { database, mailer, log } = parts;
  const listed = await database
    .select()
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, sql`greatest(now(), ${now.toISOString()}::timestamptz)`))
    .orderBy(asc(fileRemovals.id))
    .limit(BATCH);
  let removed = 0;
  for (const { id, folder } of listed) {
    if (!folder.startsWith(MAIL_FILE)) {
      removed += await removeListed(parts, [folder]);
      continue;
    }
    try {
      await mailer.forget(folder.slice(MAIL_FILE.length));
      await database.delete(fileRemovals).where(eq(fileRemovals.id, id));
      removed += 1;
    } catch (error) {
      log.warn({ err: error, folder }, 'Mail couldn’t be removed and will be tried again');
    }
  }
  if (removed === BATCH) await removeFiles(parts, now);
}

/** Addresses in the audit trail, and invoices of accounts that are gone. */
async function forgetOld({ database }: Parts, now: Date): Promise<void> {
  await sweepSignIns(database);
  const at = sql`${now.toISOString()}::timestamptz`;
  await database
    .update(auditEvents)
    .set({ ip: null })
    .where(and(isNotNull(auditEvents.ip), lt(auditEvents.at, sql`${at} - ${ADDRESSES_KEPT}`)));
  await database.transaction(async (tx) => {
    const expired = await tx
      .delete(payments)
      .where(and(isNull(payments.userId), lt(payments.paidAt, sql`${at} - ${PAYMENTS_KEPT}`)))
      .returning({ id: payments.id });
    if (expired.length > 0) {
      await recordAudit(tx, { action: 'invoice_records_expired', detail: { count: expired.length } });
    }
  });
}

/** Returns what stops it. */
export function startAccountSweep(services: Services): () => Promise<void> {
  const { log } = services;
  return repeat('sweep of accounts', EVERY_MS, log, async () => {
    const deleted = await sweepAccounts(services);
    if (deleted > 0) log.info(`${deleted} accounts were deleted`);
  });
}
