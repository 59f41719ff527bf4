import { Button } from './button.tsx';

interface ShowMoreProps {
  /** A list that is read a page at a time. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What there is more of, as in 'Show more accounts'; said to screen readers alone. */
  of: string;
}

/** The way to the next page of a list; nothing on the last. */
export function ShowMore({ list, of }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4 text-center">
      {list.isFetchNextPageError ? (
        <p role="alert" className="mb-2 text-sm text-critical">
          We couldn’t load more. Please try again.
        </p>
      ) : null}
      <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more <span className="sr-only">{of}</span>
      </Button>
    </div>
  );
}
