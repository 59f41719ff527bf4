import type { contactMessage } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { contactMessages } from '../platform/database/contact-tables.ts';
import { users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { refuseBots } from './bot-check.ts';
import { composeMail } from './compose-mail.ts';
import { newTicketNumber } from './ticket-number.ts';

/**
 * Keeps a message, mails it to every administrator and hands back its ticket number. A message that can't be mailed
 * is kept all the same, and the log says so.
 */
export async function receiveMessage(
  { database, mailer, log }: Services,
  { website, elapsedMs, ...given }: z.output<typeof contactMessage>,
): Promise<string> {
  refuseBots({ website, elapsedMs });
  const [sent] = await database
    .insert(contactMessages)
    .values({ ...given, inquiry: given.inquiry ?? 'general', ticketNumber: newTicketNumber() })
    .returning();
  if (!sent) throw new Error('PostgreSQL returned no row for an insert');
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
  return ticketNumber;
}
