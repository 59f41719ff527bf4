import { ApiError } from '../../../api/api-error.ts';
import { type FailedQuery, LoadError } from '../../../api/load-error.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

export function DetailsSkeleton() {
  return (
    <SkeletonGroup label="Loading details" className="grid gap-6 desktop:grid-cols-2">
      <Skeleton className="aspect-4/3 w-full" />
      <div className="space-y-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="mt-8 h-5 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </SkeletonGroup>
  );
}

export function DetailsError({ query }: { query: FailedQuery }) {
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return gone ? (
    <ErrorState title="Finding not found">It may have been deleted, or belong to another account.</ErrorState>
  ) : (
    <LoadError title="We couldn’t load this finding." query={query} />
  );
}
