import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call, callPage } from '../../api/client.ts';
import { defectListsKey, defectsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { usePaged } from '../../api/use-paged.ts';

/** Almost everyone's projects fit in one page; those with more fetch on. */
const PAGE = 100;

/** All projects fetched so far, newest first, with what is needed to fetch on. */
export function useProjects() {
  return usePaged(projectsKey, (after) =>
    callPage('listProjects', { query: { limit: PAGE, ...(after ? { after } : {}) } }),
  );
}

type NewProject = CallInput<'createProject'>['body'];
type ProjectChanges = CallInput<'updateProject'>['body'];

/** Lists and figures that a project is counted in. */
function useRefreshProjects() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: projectsKey }),
      queryClient.invalidateQueries({ queryKey: statsKey }),
      // A danger in the description is a finding.
      queryClient.invalidateQueries({ queryKey: defectListsKey }),
    ]);
}

export function useCreateProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (body: NewProject) => call('createProject', { body }),
    onSuccess: refresh,
  });
}

export function useUpdateProject() {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: ProjectChanges }) =>
      call('updateProject', { params: { id }, body: changes }),
    onSuccess: refresh,
  });
}

export function useDeleteProject() {
  const refresh = useRefreshProjects();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason?: string }) =>
      call('deleteProject', { params: { id }, body: reason ? { reason } : undefined }),
    onSuccess: async () => {
      // Its findings went with it.
      queryClient.removeQueries({ queryKey: defectsKey });
      await refresh();
    },
  });
}
