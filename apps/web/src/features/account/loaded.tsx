import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../api/load-error.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface LoadedProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A card of the settings whose content comes from the server: while it loads, when it can't, and when it's there. */
export function Loaded<Data>({ title, query, children }: LoadedProps<Data>) {
  return (
    <Card title={title}>
      {query.isPending ? (
        <SkeletonGroup label={`Loading ${title.toLowerCase()}`} className="space-y-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-3/5" />
        </SkeletonGroup>
      ) : query.isLoadingError ? (
        <LoadError title="We couldn’t load your settings." query={query} />
      ) : query.data === undefined ? null : (
        children(query.data)
      )}
    </Card>
  );
}
