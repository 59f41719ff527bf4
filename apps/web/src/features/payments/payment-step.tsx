import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PaymentFormProps } from './form/payment-form.ts';
import { tellBroken, tellUnpaid } from './payment-toasts.ts';
import { type Order, placeOf } from './set-up.ts';
import { useSetup } from './use-setup.ts';

const StripePayment = lazy(() => import('./stripe/stripe-payment.tsx'));
const SandboxPayment = lazy(() => import('./sandbox/sandbox-payment.tsx'));

interface PaymentStepProps {
  /** What it was when the dialog opened; a change isn't followed. */
  order: Order;
  amountCents: number;
  /** A payment is under way: until it has ended nothing may be pressed and the dialog mustn't be closed. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The provider has been paid; the buttons stay refused until this has ended. */
  onPaid: (intentId: string) => Promise<void>;
  onCancel: () => void;
  /** It was bought before, perhaps in another window; told with the server's words. */
  onAlreadyPaid?: (message: string) => void;
}

/** From 'Setting up payment' to the provider's yes, for whatever is bought. */
export function PaymentStep({ order, onPaid, onAlreadyPaid, ...form }: PaymentStepProps) {
  const { onBusy, onCancel } = form;
  const { setup, retry } = useSetup(order, onAlreadyPaid);

  if (setup.state === 'loading') return <SettingUp />;
  if (setup.state === 'failed') {
    return <SetupFailed reason={setup.reason} onRetry={retry} onCancel={onCancel} />;
  }
  const props: PaymentFormProps = {
    ...form,
    onResult(result) {
      if (result.kind === 'paid') {
        void onPaid(result.intentId).finally(() => onBusy(false));
        return;
      }
      onBusy(false);
      tellUnpaid(result);
    },
    onError(error) {
      onBusy(false);
      tellBroken(error, placeOf(order));
    },
  };
  return (
    <Suspense fallback={<SettingUp />}>
      {setup.form.provider === 'stripe' ? (
        <StripePayment {...setup.form} {...props} />
      ) : (
        <SandboxPayment {...setup.form} {...props} />
      )}
    </Suspense>
  );
}

function SettingUp() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-12 text-sm text-ink-soft">
      <Spinner />
      Setting up payment
    </div>
  );
}

interface SetupFailedProps {
  reason: string;
  onRetry: () => void;
  onCancel: () => void;
}

function SetupFailed({ reason, onRetry, onCancel }: SetupFailedProps) {
  return (
    <div role="alert" className="py-8 text-center">
      <h3 className="text-base font-semibold">Setup Failed</h3>
      <p className="mt-1.5 text-sm">Unable to connect to payment system</p>
      <p className="mt-1 text-xs text-ink-soft">{reason}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </div>
  );
}
