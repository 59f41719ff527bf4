import { ApiError, messageFor } from '../api/api-error.ts';
import { WelcomeNotice } from '../features/account/welcome-notice.tsx';
import { useUser } from '../features/auth/auth-context.ts';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { WelcomeCard } from '../features/dashboard/welcome-card.tsx';
import { Workspace } from '../features/dashboard/workspace.tsx';
import { useProjects } from '../features/projects/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';

export default function DashboardPage() {
  const { displayName, analysisCredits } = useUser();
  const projects = useProjects();
  if (projects.isPending) return <DashboardSkeleton />;
  if (projects.isLoadingError) {
    return (
      <ErrorState
        title="We couldn’t load your dashboard."
        onRetry={() => void projects.refetch()}
        retrying={projects.isFetching}
        requestId={projects.error instanceof ApiError ? projects.error.requestId : undefined}
      >
        {messageFor(projects.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <>
      <WelcomeNotice />
      {projects.data.length === 0 ? (
        <WelcomeCard displayName={displayName} credits={analysisCredits} />
      ) : (
        <Workspace projects={projects.data} />
      )}
    </>
  );
}
