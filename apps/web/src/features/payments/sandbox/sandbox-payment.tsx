import type { SandboxResult } from '@plumbline/contract';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { refuse, useSubmit } from '../../../api/use-submit.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { BillingFields, checkAddress } from '../form/billing-fields.tsx';
import { PayButtons } from '../form/pay-buttons.tsx';
import { EMPTY_ADDRESS, type PaymentFormProps, type PaymentResult } from '../form/payment-form.ts';
import { groupDigits, readCard } from './card-input.ts';
import { Challenge } from './challenge.tsx';
import { TestCards } from './test-cards.tsx';

function toResult({ paymentIntent, error }: SandboxResult): PaymentResult {
  if (error) return { kind: 'refused', message: error.message };
  const { id, status } = paymentIntent;
  return status === 'succeeded' ? { kind: 'paid', intentId: id } : { kind: 'other', status };
}

interface SandboxPaymentProps extends PaymentFormProps {
  clientSecret: string;
}

/** The card form of the embedded sandbox. What's typed here goes to the sandbox's own calls and nowhere else. */
export default function SandboxPayment({
  clientSecret,
  amountCents,
  busy,
  onBusy,
  onResult,
  onError,
  onCancel,
}: SandboxPaymentProps) {
  const [typed, setTyped] = useState({ number: '', expiry: '', securityCode: '' });
  const [address, setAddress] = useState(EMPTY_ADDRESS);
  const [asking, setAsking] = useState(false);
  const intentId = clientSecret.split('_secret_')[0] ?? '';

  const run = async (work: () => Promise<SandboxResult>) => {
    onBusy(true);
    try {
      const answer = await work();
      const asks = answer.paymentIntent.status === 'requires_action' && !answer.error;
      setAsking(asks);
      if (asks) onBusy(false);
      else onResult(toResult(answer));
    } catch (error) {
      onError(error);
    }
  };

  const paying = useSubmit(async () => {
    const read = readCard(typed);
    refuse({ ...('errors' in read ? read.errors : {}), ...checkAddress(address) });
    if ('errors' in read) return;
    const body = { clientSecret, card: read.card, billingAddress: address };
    await run(() => call('sandboxConfirm', { params: { intentId }, body }));
  }, null);
  const answer = (approve: boolean) =>
    void run(() => call('sandboxChallenge', { params: { intentId }, body: { clientSecret, approve } }));

  if (asking) return <Challenge amountCents={amountCents} busy={busy} onAnswer={answer} />;
  return (
    <Form
      submission={{ ...paying, busy: busy || paying.busy }}
      submit={<PayButtons amountCents={amountCents} busy={busy || paying.busy} onCancel={onCancel} />}
    >
      <TestCards onChoose={(number) => setTyped({ number, expiry: '12/34', securityCode: '123' })} />
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="mb-3 text-sm font-semibold">Card</legend>
        <div className="col-span-2">
          <Field label="Card number" error={paying.fields.number}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                // A browser must not offer to fill a real card in here.
                autoComplete="off"
                placeholder="4242 4242 4242 4242"
                value={typed.number}
                onChange={(event) => setTyped({ ...typed, number: groupDigits(event.target.value) })}
              />
            )}
          </Field>
        </div>
        <Field label="Expiry" error={paying.fields.expiry}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="MM/YY"
              value={typed.expiry}
              onChange={(event) => setTyped({ ...typed, expiry: event.target.value })}
            />
          )}
        </Field>
        <Field label="Security code" error={paying.fields.securityCode}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="123"
              value={typed.securityCode}
              onChange={(event) => setTyped({ ...typed, securityCode: event.target.value })}
            />
          )}
        </Field>
      </fieldset>
      <BillingFields address={address} errors={paying.fields} onChange={setAddress} />
    </Form>
  );
}
