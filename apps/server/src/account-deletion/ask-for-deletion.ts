import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { endOtherSessions, requirePassword } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { letters, writeMail } from '../notifications/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { accountDeletions, suspensions, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import { projectsOnHold } from '../projects/index.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

const DAYS = 30;

/** Notes that an account is to go in 30 days. Asking again changes nothing. @throws AppError conflict for the last administrator, legal_hold */
export async function askForDeletion(
  { database, environment }: Parts,
  user: SignedIn,
  password: string,
  request: FastifyRequest,
): Promise<Date> {
  await requirePassword(database, environment.sessionSecret, user.id, password, 'password');
  return database.transaction(async (tx) => {
    await refuseWhileOnHold(tx, user.id);
    if (user.role === 'admin') {
      const [others] = await tx
        .select({ count: count() })
        .from(users)
        .leftJoin(suspensions, eq(suspensions.userId, users.id))
        .where(and(eq(users.role, 'admin'), ne(users.id, user.id), isNull(suspensions.userId)));
      if (!others?.count) {
        throw new AppError('conflict', {
          message: 'You are the only administrator. Make someone else one first.',
        });
      }
    }
    const dueAt = new Date(Date.now() + DAYS * 24 * 60 * 60 * 1000);
    const reference = randomUUID();
    const [asked] = await tx
      .insert(accountDeletions)
      .values({ userId: user.id, reference, dueAt })
      .onConflictDoNothing()
      .returning();
    if (!asked) {
      const [before] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, user.id));
      return before?.dueAt ?? dueAt;
    }
    await endOtherSessions(tx, user.id, user.sessionId);
    await recordAudit(tx, {
      action: 'account_deletion_requested',
      actorId: user.id,
      subjectId: user.id,
      detail: { reference },
      ip: request.ip,
    });
    await writeMail(tx, {
      kind: 'account_deletion',
      reference,
      userId: user.id,
      to: user.email,
      letter: letters.accountDeletion(user.displayName, dueAt, `${environment.publicUrl}/accounts`),
    });
    return dueAt;
  });
}

async function refuseWhileOnHold(tx: Queries, userId: number): Promise<void> {
  const [first, ...others] = await projectsOnHold(tx, onBehalfOf({ userId }));
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new AppError('legal_hold', {
    message: `“${first}”${more} is on legal hold. Lift the hold before you delete your account.`,
  });
}

/** Keeps the account after all. Returns whether it was to be deleted. */
export async function cancelDeletion(
  { database, environment }: Parts,
  user: SignedIn,
  request: FastifyRequest,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [asked] = await tx.delete(accountDeletions).where(eq(accountDeletions.userId, user.id)).returning();
    if (!asked) return false;
    const { reference } = asked;
    await recordAudit(tx, {
      action: 'account_deletion_cancelled',
      actorId: user.id,
      subjectId: user.id,
      detail: { reference },
      ip: request.ip,
    });
    await writeMail(tx, {
      kind: 'deletion_cancelled',
      reference,
      userId: user.id,
      to: user.email,
      letter: letters.deletionCancelled(user.displayName, `${environment.publicUrl}/dashboard`),
    });
    return true;
  });
}
