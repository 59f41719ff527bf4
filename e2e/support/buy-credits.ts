import { expect, type Page } from '@playwright/test';
import { BILLING_ADDRESS, CARD, fromSecret } from '../../apps/server/test/support/shopper.ts';

/** Fifteen credits, paid with a test card: a new account's own don't reach for a whole visit. */
export async function buyCredits(page: Page): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { clientSecret } = await post('/api/create-payment-intent', { amount: 15, analyses: 15 });
  const { id: paymentIntentId } = fromSecret(clientSecret);
  const billing = { clientSecret, card: CARD, billingAddress: BILLING_ADDRESS };
  await post(`/api/sandbox-payments/${paymentIntentId}/confirm`, billing);
  await post('/api/payments/add-test-credits', { credits: 15, paymentIntentId });
}
