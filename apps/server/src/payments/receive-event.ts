import type { Cashier } from './cashier.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * A message from the provider. Once its signature is right, only the payment's id is taken from it; how that payment
 * stands, the provider is asked.
 * @throws AppError bad_signature; provider_unreachable, upon which the provider sends it again later
 */
export async function receiveEvent(
  cashier: Cashier,
  body: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  const intentId = cashier.provider.readEvent(body, headers);
  if (intentId) await settlePayment(cashier, intentId);
}
