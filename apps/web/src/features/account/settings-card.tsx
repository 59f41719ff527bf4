import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface SettingsCardProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A card of the settings whose content comes from the server. */
export function SettingsCard<Data>({ title, query, children }: SettingsCardProps<Data>) {
  return (
    <Card title={title}>
      <Loaded
        query={query}
        what="your settings"
        skeleton={
          <SkeletonGroup label={`Loading ${title.toLowerCase()}`} className="space-y-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-3/5" />
          </SkeletonGroup>
        }
      >
        {children}
      </Loaded>
    </Card>
  );
}
