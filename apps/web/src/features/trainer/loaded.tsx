import type { ReactNode } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
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
  return (
    <ErrorState
      title={`We couldn’t load ${what}.`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      requestId={query.error instanceof ApiError ? query.error.requestId : undefined}
    >
      {messageFor(query.error, 'Please try again in a moment.')}
    </ErrorState>
  );
}
