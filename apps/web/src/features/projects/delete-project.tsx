import type { Project } from '@plumbline/contract';
import { ApiError } from '../../api/api-error.ts';
import { whyNot } from '../../api/why-not.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { KeptReports } from './kept-reports.tsx';
import { deletionToast } from './project-toasts.ts';
import { useDeleteProject } from './queries.ts';

interface DeleteProjectProps {
  project: Project;
  onClose: () => void;
  /** Told in place of `onClose` once it is gone. */
  onDeleted?: () => void;
}

export function DeleteProject({ project, onClose, onDeleted = onClose }: DeleteProjectProps) {
  const remove = useDeleteProject();
  const confirm = () =>
    remove.mutate(project.id, {
      onSuccess: () => {
        toast({ title: 'Project Deleted', description: `${project.name} is gone.`, tone: 'good' });
        onDeleted();
      },
      onError: (error) => toast(deletionToast(error)),
    });
  const { error } = remove;
  const onLegalHold = error instanceof ApiError && error.code === 'legal_hold';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Delete ${project.name}`}
      message={
        <>
          <span>Are you sure you want to delete this project? This action cannot be undone.</span>
          <KeptReports projectId={project.id} />
        </>
      }
      confirmLabel="Delete project"
      danger
      busy={remove.isPending}
      refused={onLegalHold ? error.serverMessage : whyNot(project, 'delete')}
      onConfirm={confirm}
    />
  );
}
