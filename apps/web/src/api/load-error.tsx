import { ErrorState } from '../ui/error-state.tsx';
import { ApiError, messageFor } from './api-error.ts';

export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadErrorProps {
  /** What couldn't be loaded: 'We couldn’t load your projects.' */
  title: string;
  query: FailedQuery;
}

/** Stands where a query's data would: what went wrong, and trying again. */
export function LoadError({ title, query: { error, isFetching, refetch } }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      onRetry={() => void refetch()}
      retrying={isFetching}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    >
      {messageFor(error, 'Please try again in a moment.')}
    </ErrorState>
  );
}
