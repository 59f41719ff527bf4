import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { recordAudit } from '../../audit/index.ts';
import { secondFactors } from '../../platform/database/schema.ts';
import { deriveKey } from '../../platform/derive-key.ts';
import { AppError } from '../../platform/errors.ts';
import { openSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../services.ts';
import { clearAttempt, countAttempt } from '../attempts.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { fromBase32, matchTotp } from './totp.ts';

export const factorKey = (sessionSecret: string) => deriveKey(sessionSecret, 'second factor');

/**
 * Takes a code of the authenticator app, or else a recovery code; each counts once, however many come at the same time.
 * @throws AppError wrong_code; rate_limited after a few wrong ones, wherever they come from
 */
export async function checkCode(
  { database, environment: { sessionSecret } }: Pick<Services, 'database' | 'environment'>,
  userId: number,
  code: string,
  ip: string,
): Promise<void> {
  const attempt = { what: 'second_factor', of: String(userId) } as const;
  await countAttempt(database, sessionSecret, attempt);
  const [factor] = await database
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  if (!factor) throw new AppError('wrong_code');
  const typed = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(typed)) {
    const secret = openSecret(factorKey(sessionSecret), factor.secret, String(userId));
    const step = secret && matchTotp(fromBase32(secret), typed, factor.lastStep, Date.now());
    if (!step) throw new AppError('wrong_code');
    const taken = await database
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    if (taken.length === 0) throw new AppError('wrong_code');
  } else {
    if (!(await useRecoveryCode(database, userId, typed))) throw new AppError('wrong_code');
    await recordAudit(database, { action: 'recovery_code_used', actorId: userId, subjectId: userId, ip });
  }
  await clearAttempt(database, sessionSecret, attempt);
}
