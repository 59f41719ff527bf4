import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ApiError } from './api-error.ts';
import { type FailedQuery, LoadError } from './load-error.tsx';

interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined; isPending: boolean };
  /** What is being loaded, as in 'the training data'. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a query holds, or why it doesn't yet. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <SkeletonGroup label={`Loading ${what}`} className="space-y-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  if (query.error instanceof ApiError && query.error.status === 403) {
    return (
      <EmptyState title="Admin Access Required">
        Training data access requires administrator privileges. Please contact your system administrator.
      </EmptyState>
    );
  }
  return <LoadError title={`We couldn’t load ${what}.`} query={query} />;
}
