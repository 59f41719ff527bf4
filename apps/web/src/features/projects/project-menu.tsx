import { PROJECT_STATUS_LABELS, PROJECT_STATUSES, type Project } from '@plumbline/contract';
import { may } from '../../api/may.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Ellipsis } from '../../ui/icons/ellipsis.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { Scale } from '../../ui/icons/scale.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { updateToast } from './project-toasts.ts';
import { useUpdateProject } from './queries.ts';

interface ProjectMenuProps {
  project: Project;
  onAnalyze: () => void;
  onEdit: () => void;
  /** Offered where it is given: legal hold is set on the project's own page. */
  onHold?: () => void;
  onDelete: () => void;
}

/** A photo for it, edit, the two statuses that it hasn't, delete. */
export function ProjectMenu({ project, onAnalyze, onEdit, onHold, onDelete }: ProjectMenuProps) {
  const update = useUpdateProject();
  const statuses = PROJECT_STATUSES.filter((status) => status !== project.status).map((status, index) => ({
    label: `Mark as ${PROJECT_STATUS_LABELS[status]}`,
    icon: <span aria-hidden="true" className="size-4" />,
    separated: index === 0,
    disabled: !may(project, 'edit'),
    onSelect: () =>
      update.mutate(
        { id: project.id, changes: { status } },
        {
          onSuccess: () =>
            toast({
              title: 'Project Updated',
              description: `${project.name}: ${PROJECT_STATUS_LABELS[status]}`,
              tone: 'good',
            }),
          onError: (error) => toast(updateToast(error)),
        },
      ),
  }));
  return (
    <Menu
      trigger={(opens) => (
        <IconButton {...opens} label={`Actions for ${project.name}`}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      items={[
        {
          label: 'Analyse a photo here',
          icon: <Camera aria-hidden="true" className="size-4 text-ink-soft" />,
          onSelect: onAnalyze,
        },
        {
          label: 'Edit',
          icon: <Pencil aria-hidden="true" className="size-4 text-ink-soft" />,
          disabled: !may(project, 'edit'),
          onSelect: onEdit,
        },
        ...statuses,
        ...(onHold
          ? [
              {
                label: 'Legal hold',
                icon: <Scale aria-hidden="true" className="size-4 text-ink-soft" />,
                separated: true,
                onSelect: onHold,
              },
            ]
          : []),
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          danger: true,
          separated: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
