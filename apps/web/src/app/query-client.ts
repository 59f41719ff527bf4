import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

interface QueryClientOptions {
  /** Called when the server says that the session has ended. */
  onSignedOut: () => void;
}

/**
 * Results never go stale by themselves, nothing is retried, unused ones are dropped after 5 minutes. Without a network
 * questions are asked all the same: the service worker may have the answer, and if not the person is told.
 */
export function createQueryClient({ onSignedOut }: QueryClientOptions): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
