import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './query-client.ts';

describe('query defaults', () => {
  it('never go stale, never ask again by themselves, never retry, and forget after 5 minutes', () => {
    const { queries } = createQueryClient({ onSignedOut: vi.fn() }).getDefaultOptions();
    expect(queries).toEqual({
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    });
  });

  it('tell when the session has ended, and only then', async () => {
    const onSignedOut = vi.fn();
    const client = createQueryClient({ onSignedOut });
    const fail = (status: number) =>
      client
        .fetchQuery({
          queryKey: [status],
          queryFn: () => Promise.reject(new ApiError(status, String(status))),
        })
        .catch(() => undefined);
    await fail(500);
    expect(onSignedOut).not.toHaveBeenCalled();
    await fail(401);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});
