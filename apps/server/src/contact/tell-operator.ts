import { eq } from 'drizzle-orm';
import { contactMessages } from '../platform/database/contact-tables.ts';
import { users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';

/** Mails what was kept to every administrator. What can't be mailed stays kept, and the log says so. */
export async function tellOperator(
  { database, mailer, log }: Services,
  sent: typeof contactMessages.$inferSelect,
): Promise<void> {
  const { ticketNumber } = sent;
  const admins = await database.select({ email: users.email }).from(users).where(eq(users.role, 'admin'));
  if (admins.length === 0) log.warn({ ticketNumber }, 'a contact message has nobody to be mailed to');
  try {
    for (const { email } of admins) await mailer.send(composeMail(email, sent));
    if (admins.length > 0) {
      await database
        .update(contactMessages)
        .set({ mailedAt: new Date() })
        .where(eq(contactMessages.id, sent.id));
    }
  } catch (error) {
    log.error({ err: error, ticketNumber }, 'a contact message could not be mailed; it is kept');
  }
}
