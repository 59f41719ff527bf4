import { callPage } from '../../api/client.ts';
import { paymentHistoryKey } from '../../api/query-keys.ts';
import { usePaged } from '../../api/use-paged.ts';

/** What was paid, newest first. */
export function usePaymentHistory() {
  return usePaged(paymentHistoryKey, (after) =>
    callPage('paymentHistory', { query: { limit: 10, ...(after ? { after } : {}) } }),
  );
}
