import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('query defaults', () => {
  it('never go stale, never ask again by themselves, never retry, and forget after 5 minutes', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toEqual({
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    });
  });
});
