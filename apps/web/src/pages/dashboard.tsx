import { LoadError } from '../api/load-error.tsx';
import { WelcomeNotice } from '../features/account/welcome-notice.tsx';
import { useUser } from '../features/auth/auth-context.ts';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { WelcomeCard } from '../features/dashboard/welcome-card.tsx';
import { Workspace } from '../features/dashboard/workspace.tsx';
import { useAllProjects } from '../features/projects/use-all-projects.ts';

export default function DashboardPage() {
  const { displayName, analysisCredits } = useUser();
  const projects = useAllProjects();
  if (projects.isPending) return <DashboardSkeleton />;
  if (projects.isLoadingError) {
    return <LoadError title="We couldn’t load your dashboard." query={projects} />;
  }
  return (
    <>
      <WelcomeNotice />
      {projects.data.length === 0 ? (
        <WelcomeCard displayName={displayName} credits={analysisCredits} />
      ) : (
        <Workspace projects={projects.data} complete={!projects.hasNextPage} />
      )}
    </>
  );
}
