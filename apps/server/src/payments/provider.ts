import type { PaymentProviderName } from '@plumbline/contract';

/** A payment to be set up, as the provider needs to know it. Money in cents. */
export interface Order {
  /** The same key gives the same payment at the provider, however often it's asked. */
  idempotencyKey: string;
  paymentId: number;
  userId: number;
  amountCents: number;
  currency: string;
  description: string;
}

/** A payment as its provider tells it now. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
  /** The user that it was set up for, as text; empty when the provider knows none. */
  owner: string;
  amountCents: number;
  currency: string;
  /** `open` can still be paid; `processing` is on its way; both of the others are final. */
  status: 'open' | 'processing' | 'paid' | 'cancelled';
  refundedCents: number;
  dispute: DisputeState;
  card: { brand: string; last4: string } | undefined;
}

/** In the order in which a dispute goes through them; an appeal may turn a lost one into a won one. */
export const DISPUTE_STATES = ['none', 'open', 'lost', 'won'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Who takes the money. The rest of the server believes nobody else about a payment. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** @throws AppError provider_unreachable, as every call here does. */
  createIntent(order: Order): Promise<ProviderIntent>;
  /** Undefined when the provider doesn't know this id. */
  readIntent(intentId: string): Promise<ProviderIntent | undefined>;
  /** Makes sure that it can't be paid any more; one that was paid stays paid. */
  cancelIntent(intentId: string): Promise<void>;
  /**
   * Which payment a message to the webhook is about; undefined when about none.
   * @throws AppError bad_signature when the provider didn't sign it.
   */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): string | undefined;
}
