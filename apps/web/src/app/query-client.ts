import { notifyManager, QueryClient } from '@tanstack/react-query';

// A change counts before the next press is taken: by its own default, a timer, a quick second press on a button would
// begin the same work again.
notifyManager.setScheduler(queueMicrotask);

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * Results never go stale by themselves, nothing is retried, unused ones are dropped after 5 minutes. Without a network
 * questions are asked all the same: the service worker may have the answer, and if not the person is told.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
