import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import { payments } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { Cashier, PaymentRow } from './cashier.ts';

/** A payment of this user by the provider's id. @throws AppError not_found for anybody else's. */
export async function findPayment(
  { database, provider }: Cashier,
  actor: Member,
  intentId: string,
): Promise<PaymentRow> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(
      and(eq(payments.provider, provider.name), eq(payments.intentId, intentId), ownedBy(actor, payments)),
    );
  if (!payment) throw notFound('We don’t know this payment.');
  return payment;
}
