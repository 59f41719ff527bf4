import type { SandboxResult } from '@plumbline/contract';
import type { Person } from './person.ts';

const SUCCESS = '4242424242424242';
export const CHALLENGE = '4000000000003220';

/** A test card that is taken, as its form sends it. */
export const CARD = { number: SUCCESS, expiryMonth: 12, expiryYear: 2040, securityCode: '123' };
export const BILLING_ADDRESS = {
  country: 'AU',
  street: '1 Example St',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
};

/** A payment that was set up and can be paid. */
export interface OpenPayment {
  id: string;
  clientSecret: string;
}

/** What a browser does to buy credits, call by call. */
export async function openPayment(person: Person): Promise<OpenPayment> {
  const { body } = await person.post<{ clientSecret: string }>('/api/create-payment-intent', {
    amount: 15,
    analyses: 15,
    userId: 30,
  });
  return fromSecret(body.clientSecret);
}

/** The payment's id stands in its secret, with the sandbox as with Stripe. */
export function fromSecret(clientSecret: string): OpenPayment {
  return { id: clientSecret.split('_secret_')[0] ?? '', clientSecret };
}

export function payInSandbox(person: Person, { id, clientSecret }: OpenPayment, number = SUCCESS) {
  return person.post<SandboxResult & { message?: string }>(`/api/sandbox-payments/${id}/confirm`, {
    clientSecret,
    card: { ...CARD, number },
    billingAddress: BILLING_ADDRESS,
  });
}

export const confirmCredits = (person: Person, id: string) =>
  person.post<{
    granted: number;
    settledBefore: boolean;
    newCredits: number;
    message: string;
    code?: string;
  }>('/api/payments/add-test-credits', { userId: 30, credits: 15, paymentIntentId: id });

export async function balanceOf(person: Person): Promise<number> {
  return (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
}
