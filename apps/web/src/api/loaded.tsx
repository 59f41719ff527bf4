import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ApiError } from './api-error.ts';
import { type FailedQuery, LoadError } from './load-error.tsx';

export interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined; isPending: boolean };
  /** What is being loaded, as in 'the training data'; both the wait and the failure say it. */
  what: string;
  /** Shaped like what is to come, so that nothing jumps; null shows nothing. */
  skeleton?: ReactNode;
  /** Something else that the screen needs isn't here yet. */
  wait?: boolean;
  /** Stands above a failure: the heading of a page that would be named by what is loaded. */
  heading?: ReactNode;
  /** Stands in its place where the server knows none. */
  gone?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query holds, or why it doesn't yet. */
export function Loaded<Data>({
  query,
  what,
  skeleton,
  wait = false,
  heading,
  gone,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined && !wait) return children(query.data);
  if (query.isPending || wait) {
    if (skeleton !== undefined) return skeleton;
    return (
      <SkeletonGroup label={`Loading ${what}`} className="space-y-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {heading}
      {gone && query.error instanceof ApiError && query.error.status === 404 ? (
        gone
      ) : (
        <LoadError title={`We couldn’t load ${what}.`} query={query} />
      )}
    </>
  );
}
