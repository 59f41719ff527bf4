import type { BillingAddress } from '@plumbline/contract';
import type { Stripe } from '@stripe/stripe-js';

/** A payment that is set up, with the provider whose form takes the card. */
export type PaymentForm =
  | { provider: 'sandbox'; clientSecret: string }
  | { provider: 'stripe'; clientSecret: string; stripe: Stripe };

/** What became of pressing Pay. */
export type PaymentResult =
  | { kind: 'paid'; intentId: string }
  /** The provider refused; its words, if it gave some. */
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'other'; status: string };

export interface PaymentFormProps {
  /** On the button: 'Pay $15.00'. */
  amountCents: number;
  /** Presses are refused while the payment or what follows it is under way. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onResult: (result: PaymentResult) => void;
  onError: (error: unknown) => void;
  onCancel: () => void;
}

export const EMPTY_ADDRESS: BillingAddress = {
  country: 'AU',
  street: '',
  city: '',
  state: '',
  postcode: '',
};
