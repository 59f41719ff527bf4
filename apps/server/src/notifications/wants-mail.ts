import { MAIL_KINDS, type MailKind } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { preferences } from '../platform/database/schema.ts';

/** What holds for an account that hasn't set anything. */
const DEFAULTS = {
  emailNotifications: true,
  analysisComplete: true,
  reportGenerated: true,
  repairAnswers: true,
  repairReminders: true,
  systemUpdates: true,
  marketingEmails: false,
  weeklyDigest: false,
};

/** Whether an account wants mail of this kind now. */
export async function wantsMail(queries: Queries, userId: number, kind: MailKind): Promise<boolean> {
  const gate = MAIL_KINDS[kind];
  if (!gate) return true;
  const [row] = await queries.select().from(preferences).where(eq(preferences.userId, userId));
  const { emailNotifications, [gate]: wanted } = row ?? DEFAULTS;
  return emailNotifications && wanted;
}
