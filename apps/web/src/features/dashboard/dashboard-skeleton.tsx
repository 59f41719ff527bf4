import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading dashboard" className="space-y-6">
      <Skeleton className="h-9 w-56" />
      <div className="hidden gap-4 tablet:grid tablet:grid-cols-2 desktop:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <Skeleton key={name} className="h-28 w-full" />
        ))}
      </div>
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  );
}
