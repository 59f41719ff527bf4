import { MAIL_KINDS, type MailKind, UNSET_PREFERENCES } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { preferences } from '../platform/database/schema.ts';

/** Whether an account wants mail of this kind now. */
export async function wantsMail(queries: Queries, userId: number, kind: MailKind): Promise<boolean> {
  const gate = MAIL_KINDS[kind];
  if (!gate) return true;
  const [row] = await queries.select().from(preferences).where(eq(preferences.userId, userId));
  const { emailNotifications, [gate]: wanted } = row ?? UNSET_PREFERENCES;
  return emailNotifications && wanted;
}
