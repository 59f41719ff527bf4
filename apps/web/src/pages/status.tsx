import { Loaded } from '../api/loaded.tsx';
import { useInstallationStatus } from '../features/operations/queries.ts';
import { StatusView } from '../features/operations/status-view.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export default function StatusPage() {
  const status = useInstallationStatus();
  return (
    <>
      <PageHeading title="Status" subtitle="System health and queues" />
      <Loaded
        query={status}
        what="system health"
        skeleton={
          <SkeletonGroup label="Checking the system" className="grid gap-6 desktop:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-64" />
          </SkeletonGroup>
        }
      >
        {(now) => <StatusView status={now} />}
      </Loaded>
    </>
  );
}
