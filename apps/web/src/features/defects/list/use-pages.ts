import { useEffect } from 'react';

interface Chunked<Item> {
  data: { items: readonly Item[]; total: number } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface PageOf<Item> {
  items: readonly Item[];
  total: number;
  pageCount: number;
  /** The page asked for, or the last where the list has shrunk. From 1. */
  page: number;
  /** Whether this page's part of the list is here, on its way, or couldn't be read. */
  state: 'here' | 'coming' | 'failed';
}

/** Pages by number over a list that the server pages by key: chunks are fetched on until the page is there. */
export function usePageOf<Item>(list: Chunked<Item>, wanted: number, perPage: number): PageOf<Item> {
  const { items = [], total = 0 } = list.data ?? {};
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pageCount);
  const missing = items.length < Math.min(page * perPage, total) && list.hasNextPage;
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const failed = missing && isFetchNextPageError && !isFetchingNextPage;
  useEffect(() => {
    // What failed is asked for again when the person says so, not over and over.
    if (missing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [missing, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    total,
    pageCount,
    page,
    state: failed ? 'failed' : missing ? 'coming' : 'here',
  };
}
