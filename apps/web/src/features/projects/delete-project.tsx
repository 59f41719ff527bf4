import type { Defect, Project } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { addEndpoints, call, callPage } from '../../api/client.ts';
import { projectsKey } from '../../api/query-keys.ts';
import { whyNot } from '../../api/why-not.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { KeptReports } from './kept-reports.tsx';
import { deletionToast } from './project-toasts.ts';
import { useDeleteProject } from './queries.ts';

addEndpoints(projectPageEndpoints);

const DeleteHazardsDialog = lazyPart(() => import('../hazards/delete-hazards-dialog.tsx'));

interface DeleteProjectProps {
  project: Project;
  onClose: () => void;
  /** Told in place of `onClose` once it is gone. */
  onDeleted?: () => void;
}

export function DeleteProject({ project, onClose, onDeleted = onClose }: DeleteProjectProps) {
  const remove = useDeleteProject();
  const { id } = project;
  const hazards = useOpenHazards(project);
  const drafted = useHazardsInDrafts(project);
  const gone = () => {
    toast({ title: 'Project Deleted', description: `${project.name} is gone.`, tone: 'good' });
    onDeleted();
  };
  const confirm = () =>
    remove.mutate({ id }, { onSuccess: gone, onError: (error) => toast(deletionToast(error)) });
  const { error } = remove;
  const onLegalHold = error instanceof ApiError && error.code === 'legal_hold';
  const refused = onLegalHold ? error.serverMessage : whyNot(project, 'delete');
  const message = (
    <>
      <span>Are you sure you want to delete this project? This action cannot be undone.</span>
      <KeptReports projectId={id} />
    </>
  );
  if (hazards.length + drafted.length > 0 && !refused)
    return (
      <Suspense>
        <DeleteHazardsDialog
          title={`Delete ${project.name}`}
          message={message}
          alerts={hazards}
          drafted={drafted}
          submit="Delete project"
          failed="Project not deleted. Please try again."
          remove={async (reason) => {
            await remove.mutateAsync({ id, reason });
            gone();
          }}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Delete ${project.name}`}
      message={message}
      confirmLabel="Delete project"
      danger
      busy={remove.isPending}
      refused={refused}
      onConfirm={confirm}
    />
  );
}

/** The hazards that are open in a project; none are asked for where its figures say that there are none. */
function useOpenHazards({ id, openHazards }: Project): Defect['alerts'] {
  const findings = useQuery({
    queryKey: ['defects', 'open-hazards', id],
    queryFn: ({ signal }) =>
      callPage('listProjectDefects', { params: { id }, query: { hazard: 'open', limit: 200 }, signal }),
    enabled: openHazards > 0,
    staleTime: 0,
  });
  return (findings.data?.items ?? []).flatMap(({ alerts }) => alerts);
}

/** What the drafts of its lists warn of that wait. */
function useHazardsInDrafts({ id, hazardsInDrafts }: Project): string[] {
  const lists = useQuery({
    queryKey: [...projectsKey, 'hazards-in-drafts', id],
    queryFn: ({ signal }) => call('listImports', { params: { id }, signal }),
    enabled: hazardsInDrafts > 0,
    staleTime: 0,
  });
  return (lists.data ?? []).flatMap(({ hazards }) => hazards);
}
