import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import type { PaymentResult } from './form/payment-form.ts';
import type { Place } from './setup-problem.ts';

/** The provider refused the card, or left the payment in a state that isn't paid. */
export function tellUnpaid(result: Exclude<PaymentResult, { kind: 'paid' }>): void {
  if (result.kind === 'refused') {
    const description = result.message || 'Payment could not be processed';
    toast({ title: 'Payment Failed', description, tone: 'destructive' });
    return;
  }
  toast({
    title: 'Payment Error',
    description: `Payment status: ${result.status}. Please try again.`,
    tone: 'destructive',
  });
}

/** Something broke between the button and the provider's answer. */
export function tellBroken(error: unknown, place: Place): void {
  const message = wordsOf(error).replace(/\.$/, '');
  toast({
    title: 'Payment Error',
    description:
      place === 'analysis' && message
        ? `System error: ${message}. Please try again.`
        : 'An unexpected error occurred. Please try again.',
    tone: 'destructive',
  });
}

/** Of an answer the server's sentence: the error's own message is its whole body. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : '';
}

export function tellUnconfirmed(): void {
  toast({
    title: 'Payment Processed, Confirmation Issue',
    description: 'Payment successful but there was an issue confirming it. Please contact support.',
    tone: 'destructive',
  });
}

/** Success is told once: a payment that comes back by a reload or the way back has been told of. */
export function tellCredits({ settledBefore }: { settledBefore: boolean }): void {
  if (settledBefore) {
    toast({ title: 'Already added', description: 'These credits are in your account already.' });
    return;
  }
  toast({
    title: 'Payment Successful!',
    description: '15 analysis credits have been added to your account',
    tone: 'good',
  });
}

export function tellReportBought(): void {
  toast({
    title: 'PDF Purchased Successfully',
    description: 'You now have access to download the PDF report.',
    tone: 'good',
  });
}

/** Nothing has to be paid: the report was bought before. */
export function tellBoughtBefore(message: string): void {
  toast({ title: 'Already purchased', description: message, tone: 'good' });
}
