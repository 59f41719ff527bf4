import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { useMailToken, writeMail } from '../notifications/index.ts';
import { users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'database'>;

/** Confirms an address with the secret from the mail. @throws AppError link_expired */
export async function verifyEmail({ database }: Parts, token: string, ip: string): Promise<void> {
  await database.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, 'verify_email');
    if (userId === undefined) throw new AppError('link_expired');
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await recordAudit(tx, { action: 'email_verified', actorId: userId, subjectId: userId, ip });
  });
}

/** Sends the confirmation again, at most once a minute. An address already confirmed gets none. */
export async function askForVerification({ database }: Parts, user: SignedIn): Promise<void> {
  const minute = Math.floor(Date.now() / 60_000);
  await writeMail(database, {
    kind: 'verify_email',
    reference: `${user.id}:${minute}`,
    userId: user.id,
    to: user.email,
  });
}
