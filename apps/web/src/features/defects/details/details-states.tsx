import type { Defect } from '@plumbline/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { FindingNotHere } from './finding-not-here.tsx';
import type { useWholeFinding } from './use-whole-finding.ts';

interface LoadedFindingProps {
  id: number;
  finding: ReturnType<typeof useWholeFinding>;
  children: (defect: Defect) => ReactNode;
}

/** A finding with all that its document shows, or why it isn't here. */
export function LoadedFinding({ id, finding: { defect, waiting }, children }: LoadedFindingProps) {
  const { data, error, isFetching } = defect;
  if (data === undefined && error instanceof ApiError && error.status === 0)
    return <FindingNotHere id={id} retrying={isFetching} onRetry={() => void defect.refetch()} />;
  return (
    <Loaded
      query={defect}
      what="this finding"
      wait={waiting}
      skeleton={<DetailsSkeleton />}
      gone={
        <ErrorState title="Finding not found">
          It may have been deleted, or belong to another account.
        </ErrorState>
      }
    >
      {children}
    </Loaded>
  );
}

function DetailsSkeleton() {
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
