import type { Database } from '../../platform/database/connect.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentProvider, ProviderIntent } from '../provider.ts';
import { move, openIntent, readIntent, type SandboxRow } from './books.ts';
import { isSigned, SIGNATURE_HEADER, signingKey } from './signature.ts';

/** A card provider within this very server, for machines without one. No money moves. */
export function openSandbox(database: Database, sessionSecret: string): PaymentProvider {
  const key = signingKey(sessionSecret);
  return {
    name: 'sandbox',
    createIntent: async (order) => toIntent(await openIntent(database, order)),
    readIntent: async (intentId) => {
      const row = await readIntent(database, intentId);
      return row && toIntent(row);
    },
    cancelIntent: async (intentId) => {
      await move(database, intentId, ['requires_payment_method', 'requires_action'], 'canceled');
    },
    readEvent(body, headers) {
      if (!isSigned(body, headers[SIGNATURE_HEADER], key)) throw new AppError('bad_signature');
      const event: unknown = JSON.parse(body.toString());
      const intentId = event && typeof event === 'object' && 'intentId' in event ? event.intentId : undefined;
      return typeof intentId === 'string' ? intentId : undefined;
    },
  };
}

const STATUS: Readonly<Record<string, ProviderIntent['status']>> = {
  succeeded: 'paid',
  canceled: 'cancelled',
};

function toIntent(row: SandboxRow): ProviderIntent {
  return {
    id: row.id,
    clientSecret: row.clientSecret,
    owner: row.owner,
    amountCents: row.amountCents,
    currency: row.currency,
    status: STATUS[row.status] ?? 'open',
    refundedCents: row.refundedCents,
    dispute: row.dispute,
    card: row.cardLast4 ? { brand: row.cardBrand ?? 'card', last4: row.cardLast4 } : undefined,
  };
}
