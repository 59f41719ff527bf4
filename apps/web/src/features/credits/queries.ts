import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../api/client.ts';
import { ledgerKey } from '../../api/query-keys.ts';

const PAGE = 30;

/** Every credit given and taken, newest first. */
export function useLedger() {
  return useInfiniteQuery({
    queryKey: ledgerKey,
    queryFn: ({ pageParam }) =>
      callPage('ledger', { query: { limit: PAGE, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
