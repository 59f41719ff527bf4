import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../api/client.ts';
import { paymentHistoryKey } from '../../api/query-keys.ts';

/** What was paid, newest first. */
export function usePaymentHistory() {
  return useInfiniteQuery({
    queryKey: paymentHistoryKey,
    queryFn: ({ pageParam }) =>
      callPage('paymentHistory', { query: { limit: 10, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
