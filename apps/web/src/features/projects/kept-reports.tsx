import { useQuery } from '@tanstack/react-query';
import { callPage } from '../../api/client.ts';
import '../../api/report-endpoints.ts';

/** What stays of a project that is deleted: the reports that were bought. Says nothing once there are known to be none. */
export function KeptReports({ projectId }: { projectId: number }) {
  const reports = useQuery({
    queryKey: ['reports', 'of-project', projectId],
    queryFn: ({ signal }) => callPage('listReports', { query: { limit: 200, projectId }, signal }),
    staleTime: 0,
    retry: false,
  });
  const bought = reports.data?.items.filter(({ purchased }) => purchased).length;
  if (bought === 0 && reports.data?.next === null) return null;
  return (
    <span className="mt-2 block">
      {bought
        ? `${bought} ${bought === 1 ? 'report' : 'reports'} you bought will be kept, with the photos printed in ${bought === 1 ? 'it' : 'them'}.`
        : 'Reports you bought will be kept, with the photos printed in them.'}{' '}
      You can still download, but not edit.
    </span>
  );
}
