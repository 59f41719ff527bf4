import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';
import { refuse, useSubmit } from '../../../api/use-submit.ts';
import { useDevice } from '../../../browser/device.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Form } from '../../../ui/form.tsx';
import { BillingFields, checkAddress } from '../form/billing-fields.tsx';
import { PayButtons } from '../form/pay-buttons.tsx';
import { EMPTY_ADDRESS, type PaymentFormProps, type PaymentResult } from '../form/payment-form.ts';
import { appearance } from './appearance.ts';

interface StripePaymentProps extends PaymentFormProps {
  clientSecret: string;
  stripe: Stripe;
}

/** Stripe's own fields: the card goes from here to Stripe and is never seen by us. */
export default function StripePayment({ clientSecret, stripe, ...props }: StripePaymentProps) {
  const options = useMemo(
    () => ({ clientSecret, appearance: appearance(), locale: 'en-AU' as const }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm {...props} />
    </Elements>
  );
}

function toResult({ paymentIntent, error }: PaymentIntentResult): PaymentResult {
  if (error) return { kind: 'refused', message: error.message };
  const { id, status } = paymentIntent;
  return status === 'succeeded' ? { kind: 'paid', intentId: id } : { kind: 'other', status };
}

function CardForm({ amountCents, busy, onBusy, onResult, onError, onCancel }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const phone = useDevice() === 'mobile';
  const [address, setAddress] = useState(EMPTY_ADDRESS);

  const paying = useSubmit(async () => {
    refuse(checkAddress(address));
    if (!stripe || !elements) return;
    onBusy(true);
    try {
      const { country, street, city, state, postcode } = address;
      const result = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: {
          return_url: new URL(pathTo('projects'), window.location.origin).href,
          payment_method_data: {
            billing_details: {
              address: { country, line1: street, line2: '', city, state, postal_code: postcode },
            },
          },
        },
      });
      onResult(toResult(result));
    } catch (error) {
      onError(error);
    }
  }, null);
  const waits = busy || paying.busy || !stripe || !elements;

  return (
    <Form
      submission={{ ...paying, busy: waits }}
      submit={<PayButtons amountCents={amountCents} busy={waits} onCancel={onCancel} />}
    >
      <PaymentElement
        options={{
          layout: phone ? 'accordion' : 'tabs',
          paymentMethodOrder: ['card'],
          wallets: { applePay: 'never', googlePay: 'never' },
          // The address is asked for below, in the same form as everywhere.
          fields: { billingDetails: { address: 'never' } },
        }}
        onLoadError={({ error }) => onError(new Error(error.message))}
      />
      <BillingFields address={address} errors={paying.fields} onChange={setAddress} />
    </Form>
  );
}
