import type { Project } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { Loaded } from '../api/loaded.tsx';
import { lazyPart } from '../browser/lazy-part.tsx';
import { usePreferences } from '../features/account/queries.ts';
import { useUser } from '../features/auth/auth-context.ts';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { useStats } from '../features/dashboard/queries.ts';
import { Workspace } from '../features/dashboard/workspace.tsx';
import { Welcome } from '../features/first-hour/welcome.tsx';
import { GravestHazard } from '../features/hazards/gravest-hazard.tsx';
import { useAllProjects } from '../features/projects/use-all-projects.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { useFirstWait } from '../ui/use-first-wait.ts';

const FirstPhoto = lazyPart(() => import('../features/first-hour/first-photo.tsx'));

export default function DashboardPage() {
  const projects = useAllProjects();
  // What they add stands above the photo, which would move from under a finger if they came later.
  const [stats, preferences] = [useStats(), usePreferences()];
  const waits = useFirstWait(stats.isLoading || preferences.isLoading);
  return (
    <Loaded
      query={projects}
      what="your dashboard"
      wait={waits}
      skeleton={<DashboardSkeleton />}
      heading={<PageHeading title="Dashboard" />}
    >
      {({ items }) => (
        <Suspense fallback={<DashboardSkeleton />}>
          <GravestHazard hazard={stats.data?.gravestHazard} ofSeveral={items.length > 1} />
          <Welcome />
          <Dashboard projects={items} complete={!projects.hasNextPage} />
        </Suspense>
      )}
    </Loaded>
  );
}

/** Who begins without a project keeps the first screen until they leave it: its photo is being analysed there. */
function Dashboard({ projects, complete }: { projects: readonly Project[]; complete: boolean }) {
  const { displayName } = useUser();
  const [first] = useState(projects.length === 0);
  if (!first) return <Workspace projects={projects} complete={complete} />;
  return (
    <>
      <PageHeading title={`Welcome, ${displayName}`} subtitle="Take or choose your first photo." />
      <Suspense fallback={<DashboardSkeleton />}>
        <FirstPhoto projects={projects} />
      </Suspense>
    </>
  );
}
