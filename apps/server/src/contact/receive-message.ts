import type { contactMessage } from '@plumbline/contract';
import type * as z from 'zod/mini';
import { contactMessages } from '../platform/database/contact-tables.ts';
import type { Services } from '../services.ts';
import { refuseBots } from './bot-check.ts';
import { tellOperator } from './tell-operator.ts';
import { newTicketNumber } from './ticket-number.ts';

/**
 * Keeps a message, mails it to every administrator and hands back its ticket number. A message that can't be mailed
 * is kept all the same, and the log says so.
 */
export async function receiveMessage(
  services: Services,
  { website, elapsedMs, ...given }: z.output<typeof contactMessage>,
): Promise<string> {
  refuseBots({ website, elapsedMs });
  const [sent] = await services.database
    .insert(contactMessages)
    .values({ ...given, inquiry: given.inquiry ?? 'general', ticketNumber: newTicketNumber() })
    .returning();
  if (!sent) throw new Error('PostgreSQL returned no row for an insert');
  await tellOperator(services, sent);
  return sent.ticketNumber;
}
