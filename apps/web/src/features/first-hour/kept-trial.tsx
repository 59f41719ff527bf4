import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { pathTo } from '../../routes/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** Where the result of the trial is, for an account that began with one. */
export default function KeptTrial() {
  const { data } = useQuery({ queryKey: ['trial', 'kept'], queryFn: () => call('readKeptTrial') });
  if (!data?.kept) return null;
  const { findingId, project } = data.kept;
  return (
    <TrialNotice>
      <p>The result of your trial is in {project}.</p>
      <Link href={pathTo('defect', { id: findingId })} className={buttonClass()}>
        Open result
      </Link>
    </TrialNotice>
  );
}
