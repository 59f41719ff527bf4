import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListPage } from './client.ts';

/**
 * A list that is read a page at a time: what has been read so far, and how many there are in all. `read` gets the cursor
 * of the page that it is to fetch, none for the first.
 */
export function usePaged<Item>(
  queryKey: readonly unknown[],
  read: (after: string | undefined) => Promise<ListPage<Item>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
}
