import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** The shape of three cards, while projects are on their way. */
export function ProjectSkeletons() {
  return (
    <SkeletonGroup label="Loading projects" className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="space-y-4 rounded-md border border-line bg-surface p-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
