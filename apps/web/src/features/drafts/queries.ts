import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { addEndpoints, call } from '../../api/client.ts';
import { projectsKey } from '../../api/query-keys.ts';

addEndpoints(projectPageEndpoints);

export const listsKey = (projectId: number) => [...projectsKey, 'lists', projectId] as const;
export const draftsKey = (id: number) => [...projectsKey, 'drafts', id] as const;

export function useLists(projectId: number) {
  return useQuery({
    queryKey: listsKey(projectId),
    queryFn: ({ signal }) => call('listImports', { params: { id: projectId }, signal }),
  });
}

export function useDrafts(id: number) {
  return useQuery({
    queryKey: draftsKey(id),
    queryFn: ({ signal }) => call('listDrafts', { params: { id }, signal }),
  });
}

export async function refreshLists(queryClient: QueryClient, projectId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: listsKey(projectId) });
}
