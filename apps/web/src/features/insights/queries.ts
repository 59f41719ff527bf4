import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { defectListsKey } from '../../api/query-keys.ts';

/** Figures over time, by stage and by area. They stand with the lists: what changes those changes these. */
export function useInsights(projectId: number | null) {
  return useQuery({
    queryKey: [...defectListsKey, 'insights', projectId],
    queryFn: () => call('insights', { query: projectId === null ? {} : { projectId } }),
    placeholderData: (before) => before,
  });
}
