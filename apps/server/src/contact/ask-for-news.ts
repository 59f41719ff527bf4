import type { newsRequest } from '@plumbline/contract';
import type * as z from 'zod/mini';
import { contactMessages } from '../platform/database/contact-tables.ts';
import type { Services } from '../services.ts';
import { refuseBots } from './bot-check.ts';
import { tellOperator } from './tell-operator.ts';
import { newTicketNumber } from './ticket-number.ts';

/**
 * Keeps an address that asked for news, with the time at which its owner agreed. An address that is there already
 * stays as it is, and the answer doesn't say so: nobody learns here who reads us.
 */
export async function askForNews(
  services: Services,
  { email, website, elapsedMs }: z.output<typeof newsRequest>,
): Promise<void> {
  refuseBots({ website, elapsedMs });
  const [kept] = await services.database
    .insert(contactMessages)
    .values({
      email,
      firstName: '',
      lastName: '',
      inquiry: 'news',
      message: 'Asked to be written to about what is new.',
      consentedAt: new Date(),
      ticketNumber: newTicketNumber(),
    })
    .onConflictDoNothing()
    .returning();
  if (kept) await tellOperator(services, kept);
}
