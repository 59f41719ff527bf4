import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_KINDS, type MailKind, type NotificationSwitch } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Environment } from '../environment.ts';
import type { Database } from '../platform/database/connect.ts';
import { preferences, users } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { AppError } from '../platform/errors.ts';

type Settings = Pick<Environment, 'publicUrl' | 'sessionSecret'>;

const signatureOf = ({ sessionSecret }: Settings, subject: string) =>
  createHmac('sha256', deriveKey(sessionSecret, 'unsubscribe')).update(subject).digest('base64url');

/** A token that stops one kind of mail to one account. Signed, and good for as long as the mail may lie around. */
export function unsubscribeToken(settings: Settings, userId: number, kind: MailKind): string {
  const subject = `${userId}.${kind}`;
  return `${subject}.${signatureOf(settings, subject)}`;
}

/** The page that a person opens, and the headers that let their mail reader do it in one click (RFC 8058). */
export function unsubscribeLinks(settings: Settings, userId: number, kind: MailKind) {
  const token = unsubscribeToken(settings, userId, kind);
  return {
    page: `${settings.publicUrl}/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${settings.publicUrl}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Switches a kind of mail off. Doing it again changes nothing. @throws AppError link_expired for a token not ours */
export async function unsubscribe(database: Database, settings: Settings, token: string): Promise<MailKind> {
  const [id = '', kind = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(settings, `${id}.${kind}`));
  const given = Buffer.from(signature);
  const gate: NotificationSwitch | null | undefined = MAIL_KINDS[kind as MailKind];
  if (expected.length !== given.length || !timingSafeEqual(expected, given) || !gate) {
    throw new AppError('link_expired');
  }
  const userId = Number(id);
  await database.transaction(async (tx) => {
    // An account that has gone gets no mail anyway.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
    if (!account) return;
    const off = { [gate]: false };
    await tx
      .insert(preferences)
      .values({ userId, ...off })
      .onConflictDoUpdate({ target: preferences.userId, set: off });
  });
  return kind as MailKind;
}
