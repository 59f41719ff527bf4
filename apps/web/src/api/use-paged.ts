import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListPage } from './client.ts';

interface PagedOptions<Item> {
  /** Asked for again each time that it is shown, and not tried again by itself: what is shown is how it stands now. */
  fresh?: boolean;
  /** After how many milliseconds it is asked for again, given what was read; false for not at all. */
  every?: (items: Item[]) => number | false;
}

const never = () => false as const;

const itemsOf = <Item>({ pages }: { pages: ListPage<Item>[] }) => pages.flatMap(({ items }) => items);

/** Kept out of the hook, so that it isn't done again at each rendering. */
const select = <Item>(data: { pages: ListPage<Item>[] }) => {
  const items = itemsOf(data);
  const { total: counted = 0, more: uncounted = false, next = null } = data.pages.at(-1) ?? {};
  // What was read is counted, and the last page tells the rest.
  const total = uncounted && next === null ? items.length : Math.max(counted, items.length);
  const more = uncounted && next !== null;
  return { items, total, more, inAll: `${total}${more ? '+' : ''}` };
};

/**
 * A list that is read a page at a time: what has been read so far, and how many there are in all, which `inAll` says as
 * '500+' where nobody counted on. `read` gets the cursor
 * of the page that it is to fetch, none for the first.
 */
export function usePaged<Item>(
  queryKey: readonly unknown[],
  read: (after: string | undefined, context: { signal: AbortSignal }) => Promise<ListPage<Item>>,
  { fresh, every = never }: PagedOptions<Item> = {},
) {
  return useInfiniteQuery({
    queryKey,
    // Only who takes the signal out has its request ended with the screen.
    queryFn: (context) => read(context.pageParam || undefined, context),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    select: select<Item>,
    placeholderData: keepPreviousData,
    ...(fresh ? { staleTime: 0, retry: false } : {}),
    refetchInterval: ({ state }) => every(state.data ? itemsOf(state.data) : []),
  });
}
