import { PageHeading } from '../../ui/page-heading.tsx';
import { useUser } from '../auth/auth-context.ts';

/** Name and remaining credits; where they went stands behind the credits in the header. */
export function Greeting() {
  const { displayName, analysisCredits } = useUser();
  return (
    <PageHeading
      title={`Hello, ${displayName}`}
      subtitle={
        <span className="tabular">
          {analysisCredits} {analysisCredits === 1 ? 'credit' : 'credits'} left.
        </span>
      }
    />
  );
}
