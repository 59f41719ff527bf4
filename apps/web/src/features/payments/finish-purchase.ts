import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ledgerKey, paymentHistoryKey } from '../../api/query-keys.ts';

/** When we look again for credits that the confirmation didn't bring: milliseconds after the payment. */
const LOOKS = [0, 200, 1000, 2000];

/**
 * After the provider has said yes: has the server add the credits and hands back the balance. Where that call fails,
 * the provider's own message may still bring them within two seconds; null when it didn't.
 */
export async function collectCredits(
  intentId: string,
  before: number,
): Promise<{ credits: number; settledBefore: boolean } | null> {
  try {
    const { newCredits, settledBefore } = await call('addTestCredits', {
      body: { paymentIntentId: intentId, credits: 15 },
    });
    return { credits: newCredits, settledBefore };
  } catch (error) {
    console.warn('The credits couldn’t be confirmed; looking whether they came by themselves', error);
  }
  const start = Date.now();
  for (const at of LOOKS) {
    const wait = at - (Date.now() - start);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const user = await call('refreshMe').catch(() => null);
    if (user && user.analysisCredits > before) return { credits: user.analysisCredits, settledBefore: false };
  }
  return null;
}

/** What a purchase has changed and is asked for afresh when it's next looked at. */
export async function forgetMoney(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: paymentHistoryKey }),
    queries.invalidateQueries({ queryKey: ledgerKey }),
  ]);
}
