import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { type FailedQuery, LoadError } from './load-error.tsx';

export interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined; isPending: boolean };
  /** What is being loaded, as in 'the training data'; both the wait and the failure say it. */
  what: string;
  /** Shaped like what is to come, so that nothing jumps. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query holds, or why it doesn't yet. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      skeleton ?? (
        <SkeletonGroup label={`Loading ${what}`} className="space-y-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )
    );
  }
  return <LoadError title={`We couldn’t load ${what}.`} query={query} />;
}
