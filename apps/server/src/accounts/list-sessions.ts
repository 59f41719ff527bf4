import type { Session } from '@plumbline/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { sessions } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import { endMobileTokens } from './mobile-token.ts';
import { stillYoung } from './read-session.ts';

const MOST = 100;

/** Where an account is signed in, the one used last first. */
export async function listSessions(database: Database, user: SignedIn): Promise<Session[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date()), stillYoung()))
    .orderBy(desc(sessions.updatedAt))
    .limit(MOST);
  return rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
    id,
    current: id === user.sessionId,
    userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Ends one of the user's own sessions, and with it every token by which a phone could open another: which of them
 * belongs to this session isn't known. @throws AppError not_found for any other
 */
export async function endSession(database: Database, user: SignedIn, id: number, ip: string): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound('This session has already ended.');
    await endMobileTokens(tx, user.id);
    await recordAudit(tx, { action: 'session_ended', actorId: user.id, subjectId: user.id, ip });
  });
}

/** Ends the session that asks. */
export async function signOut(database: Database, user: SignedIn, ip: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, user.sessionId));
    await endMobileTokens(tx, user.id);
    await recordAudit(tx, { action: 'signed_out', actorId: user.id, subjectId: user.id, ip });
  });
}
