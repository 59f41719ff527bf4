import { useUser } from '../features/auth/auth-context.ts';
import { PageHeading } from '../ui/page-heading.tsx';

export default function DashboardPage() {
  const { displayName, analysisCredits } = useUser();
  return <PageHeading title={`Hello, ${displayName}`} subtitle={`${analysisCredits} analyses left.`} />;
}
